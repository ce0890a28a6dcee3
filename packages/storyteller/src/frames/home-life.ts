import { ALONG, type Frame, type FrameRole, PLACE, role } from './frame.ts';
import { PARENTS_MISSED } from './parents-missed.ts';

/** Somebody of the family who is ill at home. */
const FEELS_ILL =
  /\b(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|grand\w+|gran|granny|nana|nan|oma|opa|sister|brother|friend)s? (?:is|be|are|was|has been|feels?|felt) (?:\w+ ){0,2}(?:ill|sick|poorly|unwell)\b|\b(?:grand\w+|gran|granny|nana|nan|oma|opa|sister|brother)s? (?:(?:is|be|are|was) )?in (?:the )?hospital\b/;

/** What a child goes to hospital for: of the body as the parent says it, one ear or both. */
const AILMENTS: FrameRole['says'] = [
  [/\bbr(?:oke|oken|eak) (?:an? |his |her |my |the )?arm\b/, 'a broken arm'],
  [/\bbr(?:oke|oken|eak) (?:an? |his |her |my |the )?leg\b/, 'a broken leg'],
  [/\bbr(?:oke|oken|eak) (?:an? |his |her |my |the )?wrist\b/, 'a broken wrist'],
  [/\bbr(?:oke|oken|eak) (?:an? |his |her |my |the )?(?:foot|ankle)\b/, 'a broken foot'],
  [/\bboth arms\b/, 'my arms'],
  [/\bplaster leg\b|\bleg in (?:a )?plaster\b/, 'a broken leg'],
  [/\bplaster arm\b|\barm in (?:a )?plaster\b/, 'a broken arm'],
  [/\beye doctor\b|\boptician\b|\bnew glasses\b/, 'a check'],
  [/\btonsils\b/, 'my tonsils'],
  [/\bcheck[- ]?up\b/, 'a check'],
  [/\bblood test\b/, 'a small test'],
  [/\bleuka?emia\b/, 'leukaemia'],
  [/\bdiabetes|diabetic\b/, 'diabetes'],
  [/\basthma\b/, 'asthma'],
  [/\bheart (?:operation|surgery)\b/, 'my heart'],
  [/\bappendi(?:x|citis)\b/, 'my appendix'],
  [/\boperation\b|\bsurgery\b/, 'an operation'],
  [/\b(?:tummy|stomach) ?ache\b/, 'a tummy ache'],
  [/\b(?:injection|vaccination|vaccine|jab)s?\b/, 'an injection'],
  [/\bstitches\b/, 'a bad cut'],
  [/\bfever\b/, 'a fever'],
  [/\b(?:ears|grommets)\b/, 'my ears'],
  [/\bear\b/, 'my ear'],
  [/\b(?:teeth|tooth|dentist)\b/, 'my tooth'],
  [/\b(?:tummy|stomach)\b/, 'my tummy'],
  [/\bheart\b/, 'my heart'],
  [/\beyes\b/, 'my eyes'],
  [/\beye\b/, 'my eye'],
];

/** How an idea says whose home it is. */
const HOME_TIES = [
  'owns house|home|flat|place|week|bed|room',
  'prep at|with|to|by|between',
  'subj live|separate|have',
  'loose',
];

const FRIEND_LEAVES =
  /\bfriends? (?:\w+ )?(?:is |be |are |has to |have to )?(?:mov\w*|leav\w*) (?:\w+ )?away\b/;

/** Frames of a child's own life: days out, feasts, changes, goodbyes. */
export const HOME_LIFE: readonly Frame[] = [
  {
    id: 'feast',
    name: 'a feast, a birthday or a show',
    cues: [
      [9, FRIEND_LEAVES],
      // Of somebody who is ill: something nice is made for them.
      [8, FEELS_ILL],
      [6, /\b(?:come|comes|coming|came) (?:in)?to (?:breakfast|lunch|dinner|tea|supper)\b/],
      [
        6,
        /\b(?:mum|mummy|mom|dad|daddy|papa|mama)\b.{0,20}\b(?:come|comes|coming) (?:back|home)\b/,
      ],
      [
        5,
        /\b(?:birthday|party|feast|picnic|cake|bake|wedding|(?:get|getting|be|gets|is) (?:get )?marr(?:y|ied)|flower girl|christmas|diwali|eid|hanukkah|halloween|easter|thanksgiving|ramadan|iftar|holi|passover|new year|nowruz|show|concert|(?:school|christmas|nativity|puppet|class) play|parade|circus|tea party|recital|cook|pancakes?|makes? (?:an? |some )?(?:\w+ )?(?:cake|biscuits?|cookies?|soup|pizza|bread|dinner|breakfast|lunch|tea))\b/,
      ],
    ],
    sentence:
      '{Hero} gets {*a feast} ready for {*a guest}; {if loss: {*a trouble} {trouble: gets | get} at {*a loss} | {*a trouble} {trouble: spoils | spoil} it}; {*a rescue}, packed just in case, {rescue: saves | save} the day.',
    roles: [
      role(
        ['feast', 'The feast'],
        'event food',
        ['obj have|plan|make|prepare|bake|celebrate|throw|put', 'prep for|at', 'loose'],
        {
          required: true,
          says: [
            [/\beid\b/, 'Eid'],
            [/\bmarr(?:y|ies|ied|ying)\b|\bwedding\b/, 'a wedding'],
            [/\bdiwali\b/, 'Diwali'],
            [/\bthanksgiving\b/, 'Thanksgiving'],
            [/\bramadan\b|\biftar\b/, 'Ramadan'],
            [/\b(?:goodbye|farewell|leaving) party\b/, 'a goodbye party'],
            [FRIEND_LEAVES, 'a goodbye party'],
            [/\bhanukkah\b/, 'Hanukkah'],
            [/\bchristmas\b/, 'Christmas'],
            [/\bbreakfast\b/, 'a big breakfast'],
            [FEELS_ILL, 'a tea party'],
            [
              /\b(?:mum|mummy|mom|dad|daddy|papa|mama)\b.{0,20}\b(?:come|comes|coming) (?:back|home)\b/,
              'a welcome party',
            ],
          ],
          defaults: ['a birthday party'],
        },
      ),
      role(
        ['trouble', 'What spoils it'],
        'weather creature water dark being mishap baby',
        [
          'subj eat|spoil|steal|fall|rain|break|snow|blow|ruin|bark|knock|chew|pop|lick|sit|jump',
          'loose',
        ],
        {
          required: true,
          says: [
            [
              /\b(?:it|and) (?:rains|rained|pours|poured)\b|\bit(?:'s| is| was)? raining\b/,
              'the rain',
            ],
            [/\b(?:burn|burns|burnt|burned)\b/, 'some black smoke'],
            [/\b(?:oven|cooker|stove)\b/, 'the old oven'],
            [
              /\b(?:drops?|dropped|spills?|spilt|spilled|trips?|tripped|stumbles?|slips?|squash(?:es|ed)?|smash(?:es|ed)?)\b|\bfalls? (?:on|onto|off|down|over)\b/,
              'a big bump',
            ],
            [
              /\b(?:electricity|lights?|power)(?: \w+)? (?:go|goes|went|is|are|out|off)\b|\bpower cut\b|\bblackout\b/,
              'the dark',
            ],
          ],
          defaults: [
            'feast is show => the dark',
            'feast is picnic => the rain',
            'place is park => the wind',
            'a big bump',
          ],
        },
      ),
      role(['day', 'What day it is'], 'birthday', ['loose']),
      role(
        ['loss', 'What it gets at'],
        'food thing',
        [
          'obj steal|eat|drop|spill|burn|pop|blow|squash|smash|lick|chew|ruin|spoil|break',
          'subj burn|break|collapse|pop|melt|smash',
          'is gone|missing|burnt|broken|flat',
        ],
        {
          defaults: [
            'trouble is creature and feast is picnic => some sandwiches',
            'trouble is creature and feast is food => =feast',
            'trouble is creature => some buns',
          ],
        },
      ),
      role(
        ['guest', 'Who it is for'],
        'alive',
        [
          'owns birthday|party|wedding',
          'is ill|sick|poorly|unwell',
          'subj marry|turn|move|leave',
          'prep for|with',
          'prep at',
          'obj invite|surprise|visit',
          'subj come',
          'prep from',
          'subj turn|visit|arrive',
          'loose',
        ],
        {
          required: true,
          defaults: ['my friends'],
        },
      ),
      role(
        ['rescue', 'What saves it'],
        'thing food vehicle',
        ['obj use|bring|make|share|bake|fetch|open|play|light', 'prep with', 'loose'],
        {
          required: true,
          defaults: [
            'trouble is dark => a lantern',
            'loss is given => a secret tin',
            'trouble is wet => a very big umbrella',
            'trouble is mishap => a secret tin',
            'trouble is alive => a secret tin',
            'an old trumpet',
          ],
        },
      ),
      PLACE,
      ...ALONG,
    ],
  },
  {
    id: 'grand-day',
    enacts: ['hold', 'feed', 'splash', 'jump', 'play'],
    name: 'an ordinary day outdoors made grand',
    open: true,
    cues: [
      // Kind, and no promise that it will be as it was.
      [8, /\b(?:dementia|alzheimer\w*)\b/],
      [
        3,
        /\b(?:puddle|rain|boot|wellies|duck|pond|park|walk|garden|beach|mud|leaf|leaves|snow|farm|zoo|picnic|playground|museum|aquarium|planetarium|bug|snail|worm)\b/,
      ],
      [4, /\bpower cut\b|\bpower go (?:out|off)\b|\bboring\b|\bschool trip\b/],
      [2, /\b(?:day out|splash|jump|day at|trip to|go to the|outside|play in)\b/],
    ],
    sentence:
      '{Hero} goes out {*to place} with {*a thing} {if friend: and {*a friend}{if friend2: and {*a friend2}}|}, meets {*a creature}, and {*the weather} {weather: turns | turn} it into the grandest day.',
    roles: [
      role(['place', 'Where'], 'place', ['prep to|in|at|on|by|around', 'loose'], {
        required: true,
        says: [
          [/\b(?:sand ?castles?|waves|seashells?)\b(?!.{0,12}\b(?:sea|lake)\b)/, 'the beach'],
          [/\bat home\b/, 'the living room'],
          [/\bmuseum\b/, 'the museum'],
          [/\baquarium\b/, 'the aquarium'],
        ],
        defaults: [
          'weather is snowy => the hill',
          'weather is leaf => the forest',
          'creature is duck => the pond',
          'the park',
        ],
      }),
      role(
        ['creature', 'Who is met'],
        'creature',
        ['obj feed|see|meet|find|chase|watch', 'loose'],
        {
          required: true,
          says: [[/\bdinosaur skeleton\b/, 'the dinosaur skeleton']],
          defaults: [
            'place is museum => the big dinosaur',
            'place is zoo => an old elephant',
            'place is aquarium => a big blue fish',
            'place is indoors => a small grey mouse',
            'place is seaside => a small red crab',
            'place is snow => a round robin',
            'place is forest => a red squirrel',
            'weather is snowy => a round robin',
            'place is farm => three brown hens',
            'three white ducks',
          ],
        },
      ),
      role(
        ['weather', 'What turns it grand'],
        'weather water nature',
        ['prep in|through', 'obj splash|jump|love', 'loose'],
        {
          required: true,
          says: [
            [/\bpuddle/, 'the puddles'],
            [/\bmud(?:dy)?\b/, 'the mud'],
            [/\b(?:leaf|leaves)\b/, 'the leaves'],
            [/\bsnow(?:y|ing)?\b/, 'the snow'],
            [/\bwindy?\b/, 'the wind'],
            [/\brain(?:y|ing)?\b/, 'the rain'],
          ],
          defaults: [
            'place is seaside => the waves',
            'place is snow => the snow',
            'place is forest => the leaves',
            'place is farm => the mud',
            'the rain',
          ],
        },
      ),
      role(
        ['thing', 'What is taken along'],
        'thing worn food vehicle',
        ['obj wear|take|bring|eat|have|fly|drive|push', 'prep with', 'loose'],
        {
          required: true,
          defaults: [
            'place is seaside => my red bucket',
            'weather is windy => my red kite',
            'weather is snowy => my old sledge',
            'my red boots',
          ],
        },
      ),
      // Said plainly and once; what is forgotten is told again.
      role(['forgets', 'Has'], 'dementia', [], {
        says: [[/\b(?:dementia|alzheimer\w*)\b/, 'dementia']],
      }),
      ...ALONG,
    ],
  },
  {
    id: 'new-baby',
    name: 'a new baby',
    when: ['new-baby'],
    cues: [
      [
        9,
        /^\W*(?:twins?|(?:a )?(?:new )?baby)\W*$|\b(?:(?<!(?:teddy|bear|bunny|rabbit|doll|toy|dog|cat|\w+ie) (?:be|is) )jealous of (?:the|his|her|our) (?:new |little )?baby|the baby (?:get|cry|scream|spit|keep|wake|always)|triplets?|bab(?:y|ies) in (?:\w+ )?(?:tummy|belly)|napp(?:y|ies)|diapers?|(?:half )?(?:brother|sister) be born|new ?born|new (?:baby|brother|sister|sibling)|baby (?:brother|sister)|become an? (?:big|older) (?:sister|brother)|(?:be|being|to be) an? (?:big|older) (?:sister|brother)|pregnant|baby is (?:come|coming|born|here|due)|(?:get|getting|have|having|expect|expecting) twins?|twins? (?:be|are|is) (?:come|coming|born|here|due)|(?:get|getting) (?:an? )?(?:little |twin )+(?:sister|brother)s?|(?:have|expect) (?:an?|another) baby|(?:be|is) (?:now )?an? big (?:sister|brother)|baby [A-Z]\w+|(?<!has |have )(?:get|got) an? (?:brother|sister))\b/,
      ],
    ],
    sentence:
      '{Hero} gets {*a baby}; {*a trouble} {trouble: makes | make} it hard; {*a gift} {gift: is | are} what only a big one can give.',
    roles: [
      role(
        ['baby', 'The baby'],
        'person event',
        ['adj new|baby|little|newborn', 'obj get', 'obj have|meet|love', 'subj come', 'loose'],
        {
          required: true,
          // “Baby sister Mina” is the baby, not a friend of its who comes along.
          says: [
            [/\bbaby sister\b/, 'my baby sister'],
            [/\bbaby brother\b/, 'my baby brother'],
            [/\btwins\b/, 'the twins'],
          ],
          defaults: ['a new baby'],
        },
      ),
      role(
        ['gift', 'What only the big one can do'],
        'thing toy sport food',
        ['obj give|sing|show|share|make', 'prep with', 'loose'],
        {
          required: true,
          // What only a hearing baby hears is no present for another.
          says: [[/\b(?:deaf|can ?not hear|can['’]t hear)\b/, 'my old teddy']],
          defaults: ['my old teddy', 'a very quiet song'],
        },
      ),
      role(['trouble', 'What makes it hard'], 'sound event', ['subj keep|wake|stop', 'obj hear'], {
        required: true,
        defaults: ['the crying'],
      }),
      role(['parent', 'Mum or Dad'], 'mother father', ['subj have|say|hold|cry', 'loose']),
      role(['friend', 'Comes along'], 'alive', [
        'prep with|and|alongside',
        'is friend',
        'subj help|show|hold|come|say',
      ]),
      role(['friend2', 'Comes along, too'], 'alive', ['prep with|and|alongside']),
    ],
  },
  {
    id: 'early-baby',
    name: 'a baby that came too soon',
    when: ['early-baby'],
    cues: [[16, /\b(?:baby|brother|sister|twins?|son|daughter)\b/]],
    sentence:
      '{Hero} wants to say hello to {*a baby}, in a house of glass; {*a gift} {gift: is | are} much too big, and the voice that knocked is just right.',
    roles: [
      role(
        ['baby', 'The baby'],
        'sister brother baby person',
        [
          'adj new|baby|little|newborn',
          'subj come|be|lie|sleep',
          'obj get|have|touch|visit',
          'loose',
        ],
        { required: true, defaults: ['a new baby'] },
      ),
      role(
        ['gift', 'What is brought'],
        'toy soft worn',
        ['obj give|bring|make|show|knit', 'prep with', 'loose'],
        { required: true, defaults: ['my old teddy'] },
      ),
      role(['place', 'Where'], 'indoors', [], {
        required: true,
        says: [[/\bhospital\b/, 'the hospital']],
        defaults: ['the hospital'],
      }),
      role(['bed', 'Where it sleeps'], 'thing', [], {
        says: [
          [/\bincubator\b/, 'an incubator'],
          [/\bglass (?:bed|box|cot)\b/, 'a glass bed'],
        ],
      }),
      role(['helper', 'Who looks after them'], 'doctor', ['subj help|say|show', 'loose'], {
        required: true,
        defaults: ['a nurse'],
      }),
      role(['parent', 'Mum or Dad'], 'mother father', ['subj have|say|hold|cry', 'loose']),
      role(['friend', 'Comes along'], 'alive', ['prep with|and|alongside', 'is friend']),
      role(['friend2', 'Comes along, too'], 'alive', ['prep with|and|alongside']),
    ],
  },
  {
    id: 'new-place',
    name: 'a new home or school',
    when: ['cue'],
    cues: [
      // Who goes is the friend, and not the child.
      [-30, FRIEND_LEAVES],
      [
        9,
        /\b(?:let go of|lets go of|clings? to|cling to|hangs? on to) (?:my|mum\w*|mom\w*|dad\w*|the)\b.*\b(?:nursery|kindergarten|school|preschool|daycare|playgroup)\b/,
      ],
      [
        12,
        /\b(?:nursery|kindergarten|preschool|daycare|playgroup|childminder|kita)\b.*\b(?:first time|comes? back|picks? (?:him|her|me) up|miss(?:es|ing)?)\b|\bfirst (?:time|day|morning) (?:\w+ ){0,3}(?:nursery|kindergarten|preschool|daycare|playgroup|childminder|kita)\b/,
      ],
      [14, /\bmov(?:es?|ing) (?:house|home|flat)\b/],
      [5, /\bnew (?:school|class|nursery|house|home|flat|town|country)\b/],
      [
        8,
        /\bfirst (?:week|term) (?:of|at|in) |\bchang(?:e|es|ing) (?:school|kindergarten|nursery|class)/,
      ],
      [4, /\bfirst day (?:of|at|in)\b|\b(?:is|be) new (?:in|at|to)\b/],
      [
        9,
        /\b(?:he|she|i)(?:['’]?s| be| is|['’]?m| am)? new\b,? (?:here )?from\b|\b(?:not|never|n['’]t) (?:yet )?(?:speak|understand|know) (?:the|our|their|any|much) (?:\w+ )?language\b|\bsomeone who moved here from\b|\bnew from another country\b/,
      ],
      [
        8,
        /\b(?:first day|boarding school|start(?:s|ing)? (?:\w+ )?(?:school|nursery|kindergarten|preschool|daycare|reception|class)|new (?:school|house|home|town|flat|class|country|nursery)|move house|(?<!friend (?:\w+ )?)move (?:home|away|here|to|into|from))\b/,
      ],
    ],
    sentence:
      '{Hero} comes to {*the place}{if land: {*in land}}{if from:, all the way from {*the from}}; {*a missed} {missed: is | are} far away; {*a newfriend} {newfriend: shows | show} {him} round with {*a thing}.',
    roles: [
      role(
        ['place', 'The new place'],
        'place vehicle',
        ['adj new', 'prep to|at|into', 'prep of|in', 'obj start', 'loose'],
        {
          required: true,
          says: [
            [/\bnew school\b/, 'the new school'],
            [/\bnew (?:house|home)\b/, 'the new house'],
            [/\bnew flat\b/, 'the new flat'],
          ],
          defaults: ['the new school'],
        },
      ),
      role(
        ['missed', 'What is missed'],
        'any',
        ['obj miss|leave', 'subj stay', 'obj take', 'prep from move', 'adj old', 'subj go'],
        {
          required: true,
          says: PARENTS_MISSED,
          defaults: ['place is school => the kitchen table', 'the old apple tree'],
        },
      ),
      role(['from', 'Where from'], 'place', ['obj leave', 'prep from']),
      role(['tongue', 'What is spoken there'], 'language', [], {
        says: [
          [
            /\b(?:speaks?|understands?|knows?) (?:any |much |the |no )?(?:english|german|french|spanish|norwegian|swedish|dutch|italian|polish|language|our language)\b|\b(?:another|different|new) language\b/,
            'a different language',
          ],
        ],
      }),
      role(['land', 'In which land or town'], 'place', ['prep in|to|near']),
      role(
        ['newfriend', 'The new friend'],
        'alive',
        [
          'obj meet|make|befriend',
          'prep with make|play|sit',
          'subj show|help|say|share|wave',
          'adj new',
        ],
        { required: true, defaults: ['a girl called Noor', 'a boy called Sami'] },
      ),
      role(
        ['thing', 'What is carried along'],
        'thing toy worn',
        ['obj bring|take|carry|hold|have|wear', 'prep with', 'loose'],
        { required: true, defaults: ['my old teddy', 'my red backpack'] },
      ),
      ...ALONG,
    ],
  },
  {
    id: 'hospital',
    name: 'the hospital',
    when: ['illness'],
    cues: [
      [
        9,
        /\b(?:hospital|operation|doctor|surgery|dentist|broken (?:arm|leg|wrist|foot|ankle|bone)|br(?:eak|oke) (?:\w+ )?(?:arm|leg|wrist|foot|ankle|bone)|appendi(?:x|citis)|grommets|blood test|tubes? in (?:his|her) ears?|check-?up|heart has a hole|hole in (?:her|his) heart|(?:tooth|teeth) (?:\w+ )?(?:pull|pulled|fill|filled)|plaster|stitches|injection|tonsils|chemo\w*|nurse|vaccination|needle|leuka?emia|cancer|chicken ?pox)\b/,
      ],
      // Lived with every day: whoever has it and wins a race is told of the race.
      [4, /\b(?:diabet\w+|cystic fibrosis|asthma|epilepsy)\b/],
      // “Her mum is ill” is not yet a story of the child in hospital.
      [4, /\b(?:ill|sick)\b/],
    ],
    sentence:
      '{Hero} goes to {*the place}{if ailment is given: because of {*a ailment}}; {*a comfort} {comfort: comes | come} along{if parent:, {*the parent} {parent: stays | stay}}, and {*a helper} {helper: helps | help}.',
    roles: [
      role(['place', 'Where'], 'hospital', ['prep to|at', 'loose'], {
        required: true,
        says: [[/\bhospital\b/, 'the hospital']],
        defaults: ['ailment is tooth => the tooth clinic', 'the hospital'],
      }),
      role(['ailment', 'What for'], 'event', ['obj have|need|get'], {
        required: true,
        // Said on no page as long as it is ours: what was not understood is never an ear.
        defaults: ['an illness'],
        says: AILMENTS,
      }),
      role(
        ['comfort', 'What comes along'],
        // Not every thing: of “scared of the needle” no needle is taken along.
        'toy soft creature',
        ['obj bring|take|hold|have|hug', 'prep with', 'subj come', 'loose'],
        { required: true, defaults: ['an old teddy'] },
      ),
      role(
        ['helper', 'Who helps'],
        'doctor clown',
        ['subj help|hold|fix|make|give|stay', 'is nice|kind|there|funny', 'loose'],
        {
          required: true,
          says: [
            [/\bdoctor\b/, 'a doctor'],
            [/\bnurse\b/, 'a nurse'],
            [/\bsurgeon\b/, 'a surgeon'],
            [/\bdentist\b/, 'a dentist'],
            [/\bclown\b/, 'a clown'],
          ],
          defaults: ['ailment is tooth => a dentist', 'a doctor with odd socks'],
        },
      ),
      role(
        ['parent', 'Who stays'],
        'mother father grandmother grandfather sister brother',
        ['subj stay|hold|sleep|come|sit|bring|read|sing|carry', 'prep with', 'loose'],
        {
          says: [
            [/\bmum (?:stay|sleep|come|hold)s?\b/, 'Mum'],
            [/\bmummy (?:stay|sleep|come|hold)s?\b/, 'Mummy'],
            [/\bmom (?:stay|sleep|come|hold)s?\b/, 'Mom'],
            [/\bmommy (?:stay|sleep|come|hold)s?\b/, 'Mommy'],
            [/\bmama (?:stay|sleep|come|hold)s?\b/, 'Mama'],
            [/\bdad (?:stay|sleep|come|hold)s?\b/, 'Dad'],
            [/\bdaddy (?:stay|sleep|come|hold)s?\b/, 'Daddy'],
            [/\bpapa (?:stay|sleep|come|hold)s?\b/, 'Papa'],
          ],
        },
      ),
      role(['occasion', 'What day it is'], 'time event', [], {
        says: [
          [/\bbirthday\b/, 'my birthday'],
          [/\bchristmas\b/, 'Christmas'],
          [/\beaster\b/, 'Easter'],
          [/\beid\b/, 'Eid'],
          [/\bhalloween\b/, 'Halloween'],
        ],
      }),
      role(
        ['cause', 'How it happened'],
        'sport vehicle thing nature place creature',
        [
          'obj fall|crash|trip|slip',
          'prep off|from|on|of fall',
          'prep on slip|break',
          'subj bite|kick',
        ],
        {
          says: [
            [/\bski(?:s|ing|ed)?\b/, 'skiing'],
            [/\bice ?skat(?:e|ing)\b/, 'skating'],
          ],
        },
      ),
      role(['treat', 'What there is for it'], 'food', ['obj eat'], {
        says: [
          [/\bstickers?\b/, 'a gold sticker'],
          [/\bice ?cream\b/, 'some ice cream'],
          [/\b(?:green|blue|red|pink|purple|yellow|orange) (?:plaster|cast)\b/, 'a bright plaster'],
        ],
      }),
      // Who waits at home and who visits; a bunny is the one that comes along.
      role(['friend', 'Waits or visits'], 'alive', [
        'subj wait|visit|come|send|draw|write|shave|carry|bring|help|stay',
        'obj miss',
        'is friend',
        'prep and|alongside',
      ]),
      role(['friend2', 'Waits or visits, too'], 'alive', ['subj wait|visit|send|draw|write']),
    ],
  },
  {
    id: 'goodbye',
    name: 'somebody died',
    when: ['bereaved'],
    cues: [
      [
        12,
        /\b(?:(?:we|i|she|he|family) lost (?:(?:our|my|her|his) )?(?:dear )?(?:nana|nan|granny|gran|grandma|grandpa|grandad|granddad|grandmother|grandfather|opa|oma|mum|mummy|mom|mommy|dad|daddy|papa)\b(?! (?:in|at|on) the (?:shop|supermarket|zoo|crowd|market|park|fair|forest|museum|beach|station))|lost (?:a|the|our|her|their|his) (?:unborn )?baby\b(?! (?:tooth|teeth|toy|doll|bunny|blanket|\w+osaur))|took (?:his|her|their) own life|suicide|killed (?:himself|herself)|sleep\w* for ?ever|gone for ?ever|is (?:now )?an? (?:star|angel) (?:now|in)|(?<!\b(?:horse|pony|donkey|dog|cat|rabbit|goat|cow|sheep|duck|goose|swan|parrot|budgie|hamster|guinea pig|penguin|elephant)\b[^.!?]{0,40}\b(?:his|her|its|their) (?:best |only )?(?:friend|mate|companion|partner) (?:has |had )?)(?:die|died|dead)|drown(?:ed)?|(?:was|were|got|is|be) killed|miscarr\w+|stillborn|run over|ran over|hit by an? (?:car|lorry|train|bus)|pass away|heaven|funeral|rainbow bridge|no longer with|put to sleep|say goodbye to|grief|grave|in memory)\b/,
      ],
    ],
    sentence:
      '{Hero} misses {*the gone}, and remembers {*the memory}{if friend: with {*the friend}}, and tells the best stories of all {in place}.',
    roles: [
      role(
        ['gone', 'Who is missed'],
        'alive',
        [
          'subj die|pass|go|live',
          'obj miss|lose|remember',
          'is dead|gone|in',
          'prep of|to|without|for',
          'owns turn|grave|chair|garden|house|birthday|ring|scarf|hat|bench|bed',
          'loose',
        ],
        { required: true, defaults: ['my dear friend'] },
      ),
      role(
        ['memory', 'What is remembered'],
        'any',
        [
          'obj bake|play|love|make|share|do|grow|feed|bring|give|read|tell|throw|sing|build|teach|go|watch|catch|chase|sail|drive|paint|dance',
          'prep of know',
          'prep with',
          'loose',
        ],
        {
          required: true,
          defaults: [
            'gone is dog => the old red ball',
            'gone is horse => the apple bucket',
            'the old green bench',
          ],
        },
      ),
      role(
        ['place', 'Where'],
        'place nature',
        ['prep under|in|by bury', 'prep in|at|by|on|under|near', 'loose'],
        {
          required: true,
          defaults: ['the garden'],
        },
      ),
      role(
        ['keepsake', 'What is kept'],
        'thing nature',
        ['obj plant|keep|wear|hold|have|light', 'loose'],
        { defaults: ['a small tree'] },
      ),
      // People only: of two cats that died the second is no companion.
      role(['friend', 'Comes along'], 'person', ['prep with|and|alongside', 'is friend', 'loose']),
      role(['friend2', 'Comes along, too'], 'person', ['prep with|and|alongside', 'loose']),
    ],
  },
  {
    id: 'lost-tooth',
    name: 'a wobbly tooth, and who comes for it',
    cues: [
      [
        12,
        /\b(?:tooth (?:fairy|mouse)|(?:wobbly|wobble|wobbling|loose|wiggly|milk|first|lost|baby) tooth|lose (?:\w+ ){0,3}tooth|tooth (?:fall|come|be) (?:\w+ )?out|swallow (?:\w+ ){1,2}tooth|take the (?:tooth|teeth))\b/,
      ],
      [6, /\b(?:tooth|milk teeth)\b/],
    ],
    sentence:
      '{Hero} has a wobbly tooth that will not come out, not even with {*a tool}; but {*a visitor} {visitor: comes | come} for it in the end, with {*a wish}.',
    roles: [
      role(
        ['visitor', 'Who comes for it'],
        // A grandmother who comes along is not who comes for it in the night.
        'being creature',
        ['subj come|fetch|visit|bring|take|collect', 'obj meet|see|wait', 'prep for'],
        {
          required: true,
          says: [
            [/\btooth fairy\b/, 'the tooth fairy'],
            [/\btooth mouse\b/, 'the tooth mouse'],
          ],
          defaults: ['the tooth fairy'],
        },
      ),
      role(
        ['tool', 'What is tried'],
        'thing food vehicle',
        ['obj use|bite|eat|try|tie|ride', 'prep with|to'],
        { required: true, defaults: ['a green apple'] },
      ),
      role(['wish', 'What it brings'], 'thing food', ['obj want|get|leave|wish|bring'], {
        required: true,
        says: [[/\bcoins?\b/, 'a silver coin']],
        defaults: ['a silver coin'],
      }),
      role(['where', 'Where it went'], 'place nature thing', [], {
        says: [
          [/\bdog (?:ate|eat|eats|swallow\w*)\b/, 'the dog'],
          [/\bswallow\w*\b/, 'my tummy'],
          [/\b(?:drain|plughole|sink)\b/, 'the drain'],
          [/\bin(?:to)? the grass\b/, 'the grass'],
          [/\bin(?:to)? the (?:sea|water|lake|pool)\b/, 'the water'],
          [/\bin(?:to)? the sand(?:pit|box)?\b/, 'the sand'],
          [/\bin(?:to)? the snow\b/, 'the snow'],
        ],
      }),
      // Of “scared of the dentist” nobody is brought along.
      role(['friend', 'Comes along'], 'alive', [
        'prep with|and|alongside',
        'is friend',
        'subj laugh|help|show|come|tie|pull',
      ]),
      role(['friend2', 'Comes along, too'], 'alive', ['prep with|and|alongside']),
    ],
  },
  {
    id: 'two-homes',
    name: 'two homes',
    when: ['cue'],
    cues: [
      [
        13,
        /\b(?:two (?:home|house|flat)s?|divorc\w*|(?:mum|mom|mummy|mommy|mama|dad|daddy|papa|parent)s? (?:be |is |are |have |has )?(?:separate\w*|split up|live apart|(?:(?:do|does) not|don't|no longer) live together)|(?:at|with|to|between) (?:his |her )?(?:mum|mom|mummy|mommy|mama|mother|dad|daddy|papa|father)(?:'s)? .{0,40}\b(?:at|with|to|and) (?:his |her )?(?:mum|mom|mummy|mommy|mama|mother|dad|daddy|papa|father)'s\b|(?:mum|mom|mummy|mommy|mama|dad|daddy|papa)(?:['’]s| be)? (?:house|home|flat|place) and (?:\w+ )?(?:mum|mom|mummy|mommy|mama|dad|daddy|papa)(?:['’]s| be)? (?:house|home|flat|place)|weeks?(?:ends?)? (?:\w+ ){0,2}(?:at|with) (?:\w+ )?(?:mum|mom|mummy|mommy|mama|dad|daddy|papa)\b)/,
      ],
    ],
    sentence:
      '{Hero} has two homes, {if one is person: one with {*a one} | {*a one}} and {if other is person: one with {*a other} | {*a other}}; {*a kept} {kept: is | are} always in the other one, until {hero} finds out what never stays behind.',
    roles: [
      role(
        ['kept', 'What is in the other one'],
        'toy soft thing worn elephant bear rabbit',
        [
          'obj forget|leave|lose|take|bring|carry|pack',
          'subj travel|get',
          'prep with',
          'obj have',
          'loose',
        ],
        { required: true, defaults: ['my old teddy'] },
      ),
      role(['one', 'One home'], 'mother grandmother', HOME_TIES, {
        required: true,
        defaults: ['the green house'],
      }),
      role(['other', 'The other home'], 'father grandfather', HOME_TIES, {
        required: true,
        defaults: ['the yellow house'],
      }),
      role(['friend', 'Goes along'], 'creature person', [
        'prep with|and|alongside',
        'is friend',
        'subj come|go',
      ]),
      role(['friend2', 'Goes along, too'], 'creature person', ['prep with|and|alongside']),
    ],
  },
  {
    id: 'chosen-family',
    name: 'a family that was chosen',
    when: ['cue'],
    cues: [
      [
        12,
        /\b(?:(?:be|was|we|get|got|i|both|have|has) adopt\w*|adopted(?=[,.]|$| from\b)|(?:mum|mom|mummy|mommy|mama|mami|dad|daddy|papa|parent|grand\w+|aunt\w*|uncle)s? (?:have )?adopt|adoption|two (?:mumm|momm|dadd)(?:y|ies)|foster(?:ed)? by|foster (?:care|famil\w*|mum|mom|dad|parent\w*|home|daughter|son|child|children|kids?|bab(?:y|ies)|brother|sister)|adopt (?:an? )?(?:\w+ )?(?:baby|boy|girl|child|brother|sister|puppy|dog|cat|kitten)|two (?:mum|mom|dad)s?|(?:get|got|meet|new) (?:an? )?(?:\w+ )?step ?(?:mum|mom|dad|brother|sister)|birth (?:mother|father|mum|mom|dad|famil\w+|parents?)|we are (?:mum|mom|mummy|mama|mami|dad|daddy|papa)\b|chosen family|blended|new (?:boyfriend|girlfriend|partner|wife|husband)|an? (?:mum|mom|mummy|mama|mami) and an? (?:mum|mom|mummy|mama|mami)|an? (?:dad|daddy|papa) and an? (?:dad|daddy|papa)|new (?:mum|mom|dad))\b/,
      ],
      [
        9,
        /\b(?:ask\w*|wonder\w*) (?:\w+ )?where (?:is )?(?:his|her|my) (?:mum|mom|mummy|dad|daddy)\b/,
      ],
      // A stepbrother may come along to the sea: more is needed for this story.
      [4, /\bstep ?(?:mum|mom|dad|brother|sister|family)\b/],
      [
        10,
        /\b(?:grand\w+|gran|nana?|aunt|uncle)\b.{0,30}\b(?:bring(?:ing)? up|rais(?:e|ing)) |\b(?:live|raise|grow up) (?:\w+ )?(?:with|by) (?:\w+ )?(?:grand\w+|gran|granny|nan|nana|aunt|uncle|godmother|godfather)\b/,
      ],
    ],
    sentence:
      '{Hero} and {*a family}{if friend2: and {*a friend2}}{if third: and {*a third}} belong together{if before:; before that there was {*the before}}; {*a gift} {gift: joins | join} them{if occasion: for {*own occasion}}{if missed is given:, and {*a missed} {missed: has | have} a place there, too}.',
    roles: [
      role(
        ['family', 'The family'],
        'alive',
        [
          'obj adopt|foster|get|welcome|choose|have',
          'prep with|by|to',
          'subj adopt|choose|foster',
          'adj two|new',
          'subj fly|come|cook|bring|live',
          'loose',
        ],
        { required: true, defaults: ['my family'] },
      ),
      // What a child thinks of, kindly: nothing loose, and never a doubt of ours.
      role(['missed', 'Who or what is thought of'], 'any', ['obj miss|meet', 'prep about|of'], {
        required: true,
        defaults: ['a small question'],
      }),
      role(
        ['gift', 'What joins them'],
        'thing food creature nature',
        ['obj give|make|build|bake|cook|plant|paint|bring|grow', 'prep for'],
        { required: true, defaults: ['an apple pie'] },
      ),
      role(['occasion', 'What day it is'], 'time event', [], {
        says: [
          [/\badoption day\b/, 'Adoption Day'],
          [/\bfamily day\b/, 'Family Day'],
          [/\bbirthday\b/, 'my birthday'],
          [/\bwedding\b/, 'the wedding'],
        ],
      }),
      role(['before', 'What was before'], 'place', ['prep from', 'prep in bear|born|live|foster'], {
        says: [
          [
            /\b(?:(?:from|out of|after|left|leaves?) |(?:was|were|been) in )foster care\b/,
            'foster care',
          ],
          [/\borphanage\b/, 'the orphanage'],
          [/\bchildren[’']?s home\b/, 'a very big house'],
        ],
      }),
      role(['place', 'Where'], 'place', ['prep on|by|near']),
      // A pet of the house may be named anywhere. A person only where it is said that they live
      // together: of “people ask where her mum is” nobody is brought to the table.
      role(['friend', 'The pet'], 'creature', ['prep with', 'subj come|help|live', 'loose']),
      role(
        ['friend2', 'In it, too'],
        'person',
        ['prep with|by', 'obj have|get|adopt', 'subj fly|come|cook|bring|live|adopt'],
        {
          says: [
            [/\bnew (?:mum|mom|mummy) and (?:\w+ )?(?:dad|daddy)\b/, 'Dad'],
            [/\bnew (?:dad|daddy) and (?:\w+ )?(?:mum|mom|mummy)\b/, 'Mum'],
          ],
        },
      ),
      role(['third', 'In it, too'], 'person', [
        'prep with|by',
        'obj have|get|adopt',
        'subj fly|come|cook|bring|live|adopt',
      ]),
    ],
  },
];
