import { ALONG, type Frame, PLACE, role, TEDDY_TOO } from './frame.ts';

/** Frames in which somebody goes somewhere. */
export const JOURNEYS: readonly Frame[] = [
  {
    id: 'bring-home',
    name: 'bring somebody home past an obstacle',
    enacts: 'bring take carry help find'.split(' '),
    open: true,
    cues: [
      [
        5,
        /\bhelps? (?:him|her|it|them|\w+ \w+) (?:to )?(?:get|go|reach|return) (?:back |home )?to\b/,
      ],
      [
        8,
        /\b(?:can ?not|can't|could not|couldn't|does not|doesn't) (?:find|know|remember) (?:its|his|her|their|the)(?: \w+)? (?:way|home|hive|nest|mum|mom|mummy|mother|family|pond|den|burrow|house)\b/,
      ],
      [
        6,
        /\b(?:help|bring|take|carry|return|guide|lead|get|walk|show)\b.{0,50}\b(?:home|back|its family|his family|her family|their family|its mum|its mom|its mother|its nest)\b/,
      ],
      [3, /\bfind (?:its|his|her|the|their) way (?:back )?(?:home)?\b/],
      [2, /\b(?:stray|lost) (?:\w+ ){0,2}(?:home|family|mother|mum|mom)\b/],
      [1, /\blost (?!his|her|my|our|their|its)\w+/],
      [
        5,
        /\b(?:find|meet|see|spot) (?:an?|two|three) (?:\w+ ){0,2}(?:lost|stray) (?!(?:\w+ )?(?:city|world|treasure|island|temple|book|map|key|letter|ring|toy|teddy|glove|mitten|shoe|sock|hat|ball|phone|message|bottle|diary|necklace|property|ticket|suitcase|bag|wallet|coin)\b)\w/,
      ],
      [8, /\bhelps? (?:him|her|it|them) (?:to )?(?:get|go|find) (?:the way )?(?:back )?home\b/],
      [
        5,
        /\b(?:carry|carries|take|takes|bring|brings) (?:him|her|it|them) (?:back |home )?to (?:the|its|his|her|an?)\b/,
      ],
      [
        8,
        /\bfinds? (?:its|his|her|the) owner\b|\b(?:must|has to|have to) (?:go|get) back (?:up|home)\b/,
      ],
      [7, /\bwants? (?:mummy|mama|mommy|mum|mother)\b/],
      [7, /\bwants? to (?:go|get|come) (?:back )?home\b/],
      [4, /^(?:an? |the )?(?:little |baby )?\w+ lost\b/],
      [9, /\b(?:fall|falls|fell|fallen) out of (?:its|his|her|their|the|a) nest\b/],
      [
        7,
        /\b(?:get|got|be|is|was) separated from\b|\blos(?:e|t) (?:its|his|her|their) (?:mum|mom|mummy|mother|mama|family|herd|flock|pack)\b/,
      ],
      [
        6,
        /\b(?:want|look|search|cry|miss)\w* (?:for )?(?:its|his|her|their) (?:mum|mom|mummy|mother|mama|family)\b/,
      ],
      // Somebody is met on the way who has to get home.
      [6, /\bnight (?:hike|walk)\b/],
      [2, /\b(?:baby|little|tiny) \w+ (?:who|that|which) (?:is|has|get|be) (?:lost|lose)/],
    ],
    sentence:
      '{Hero} brings {*a lost} home to {*full goal}{if obstacle is deadline:, before {*the obstacle} {obstacle: comes | come}; |; {*a obstacle} {obstacle: is | are} in the way;} {*a helper} {if tool is had: {helper: helps | help} with | {helper: lends | lend}} {*a tool}.',
    roles: [
      role(
        ['lost', 'Who is brought home'],
        'alive toy star moon',
        [
          'adj lost|stray|baby|little',
          'obj help|bring|take|carry|return|guide|lead|rescue|save|find|get',
          'is lost',
          'subj want|lose|forget',
          'loose',
        ],
        {
          required: true,
          defaults: [
            'place is seaside => a lost little seal',
            'place is snow => a lost little penguin',
            'place is space => a lost little star',
            'a lost little owl',
            'a lost little hedgehog',
          ],
        },
      ),
      role(
        ['goal', 'Home'],
        'place shelter sky tree leaf pond sea flower river volcano mountain hill nature',
        ['prep in live', 'prep to|back|into', 'obj find|reach', 'prep out', 'loose'],
        {
          required: true,
          defaults: [
            'lost is owned => the house with the yellow door',
            'lost is star => the sky',
            'lost is moon => the sky',
            'lost is chick => the hen house',
            'lost is flies => the old oak tree',
            'lost is duck => the pond',
            'lost is penguin => Antarctica',
            'lost is reindeer or yeti or husky => the snowy mountains',
            'lost is icy => the frozen sea',
            'lost is swims => the sea',
            'lost is jungle => the jungle',
            'lost is farmyard => the farm',
            'the little house on the hill',
          ],
        },
      ),
      role(
        ['obstacle', 'What is in the way'],
        'water weather dark height creature being nature vehicle',
        [
          'is blocking',
          'prep before|past|against|through|across|despite|in',
          'subj come|block|rise|blow|start|stand|stop|guard|roar|is',
          'is coming|rising|in',
          'loose',
        ],
        {
          required: true,
          says: [[/\bnight (?:hike|walk)\b/, 'the dark']],
          defaults: [
            'goal is water => the fog',
            'place is seaside => the tide',
            'place is snow => the snowstorm',
            'place is mountain => the fog',
            'the rain',
            'the dark',
          ],
        },
      ),
      // “Its mummy”: theirs, and nobody's who comes along.
      role(['waiting', 'Who waits at home'], 'alive', [
        'obj want|miss|find|need|lose',
        'prep for|to|without|from',
        'subj live|wait|look',
      ]),
      role(
        ['helper', 'Who helps'],
        'alive',
        ['subj lend|give|help|show|teach|tell|share|offer|carry|push|pull'],
        {
          required: true,
          defaults: ['place is seaside => an old crab', 'an old snail', 'a wise old toad'],
        },
      ),
      role(
        ['tool', 'What helps'],
        'thing vehicle food light',
        ['obj lend|give|use|take|bring|play|carry|hold|blow', 'prep with|by|in', 'loose'],
        {
          required: true,
          defaults: [
            'obstacle is water => a little boat',
            'lost is light => an empty lantern',
            'obstacle is deadline => an old wheelbarrow',
            'obstacle is wet => a big umbrella',
            'obstacle is misty => a bell',
            'obstacle is weather => a long rope',
            'obstacle is dark => a lantern',
            'obstacle is height => a long rope',
            'obstacle is alive => a basket of pancakes',
            'a lantern',
          ],
        },
      ),
      PLACE,
      ...ALONG,
    ],
  },
  {
    id: 'journey',
    name: 'drive, sail or fly a journey',
    enacts: 'drive sail fly ride travel row steer reach visit'.split(' '),
    open: true,
    cues: [
      [
        3,
        /\b(?:drive|sail|fly|ride|travel|row|steer|captain|navigator|sailor|pilot|journey|voyage|road trip|explore|blast off)\b/,
      ],
      [
        2,
        /\b(?:to the moon|to mars|around the world|into space|across the sea|under the sea|night train|to the stars)\b/,
      ],
      [2, /\b(?:rocket|spaceship|submarine|train|boat|ship|plane|hot air balloon)\b/],
    ],
    sentence:
      '{Hero} travels with {*a craft}{if material: of {*kind material}} to {*a goal}; on the way {*a obstacle} {obstacle: stops | stop} {him}; {*a helper} {helper: helps | help}.',
    roles: [
      role(
        ['craft', 'Travels in'],
        'vehicle rides floats wardrobe bed bathtub box basket armchair sofa cupboard',
        ['obj drive|sail|fly|ride|steer|row|build|have|love', 'prep in|on|by|with', 'loose'],
        {
          required: true,
          says: [
            [/\bboat (?:trip|ride|tour)\b/, 'a boat'],
            [
              /\bsail (?:to|across|around)\b(?!.*\b(?:boat|ship|raft|canoe|dinghy|bathtub|box)\b)/,
              'a little sailing boat',
            ],
            [/\brow (?:down|up|to|across|along)\b/, 'a rowing boat'],
            [/\b(?:cycle|bike) (?:to|across|around|through|over)\b/, 'a bicycle'],
            [/\btrain (?:trip|ride|journey)\b/, 'a train'],
            [/\bbus (?:trip|ride)\b/, 'a bus'],
            [/\bcar (?:trip|ride)\b|\broad trip\b/, 'the car'],
            [/\bbike (?:trip|ride|tour)\b/, 'a bicycle'],
          ],
          defaults: [
            'goal is sky => a small red rocket',
            'goal is water => a little sailing boat',
            'a little blue train',
          ],
        },
      ),
      role(
        ['goal', 'Where to'],
        'place sky',
        [
          'prep to|into|toward|towards|across|over',
          'obj visit|explore|reach|see',
          'prep in',
          'loose',
        ],
        {
          required: true,
          says: [[/\b(?:a)?round the world\b/, 'the far shore']],
          defaults: [
            'craft is floats => the far island',
            'craft is flying => the moon',
            'the mountains',
          ],
        },
      ),
      role(
        ['obstacle', 'What is in the way'],
        'weather dark height creature being nature water thing',
        [
          'is blocking',
          'prep past|through|against|despite',
          'subj block|stop|attack|come|blow|break|leak|burst|fail',
          'is broken|empty|flat',
          'obj meet|face',
          'prep in',
          'loose',
        ],
        {
          required: true,
          says: [
            [/\brun out of (?:petrol|fuel|gas|steam|diesel|power)\b/, 'an empty tank'],
            [/\b(?:run out of wind|no wind)\b/, 'an empty sail'],
            [/\bflat tyre\b|\bpuncture\b/, 'a flat tyre'],
            [/\bhole in (?:the|his|her|our|its)\b/, 'a small hole'],
            [
              /\b(?:it|car|bus|train|engine|motor|van|tractor|boat|ship) breaks? down\b/,
              'the motor',
            ],
          ],
          defaults: ['craft is floats => the fog', 'goal is sky => a thick cloud', 'the fog'],
        },
      ),
      role(['helper', 'Who helps'], 'alive', ['subj help|show|give|lend|guide', 'obj meet|find'], {
        required: true,
        defaults: [
          'goal is water => an old turtle',
          'craft is floats => an old turtle',
          'a patient badger',
          'a wise old owl',
        ],
      }),
      role(['cargo', 'What is brought along'], 'thing food creature', [
        'obj bring|carry|deliver|take|pack',
      ]),
      // What the child built it of: nobody finds a cardboard rocket ready.
      role(['material', 'Made of'], 'cardboard boxes cushions chairs blankets', [], {
        says: [
          [/\bcardboard(?! box\b)/, 'some cardboard'],
          [/\b(?:of|from|with) (?:\w+ )?boxes\b/, 'some boxes'],
          [/\bcushions\b/, 'some cushions'],
          [/\b(?:of|from|with) (?:\w+ )?chairs\b/, 'some chairs'],
          [/\b(?:of|from|with) (?:\w+ )?blankets\b/, 'some blankets'],
        ],
      }),
      ...TEDDY_TOO,
    ],
  },
  {
    id: 'rescue',
    name: 'rescue before time runs out',
    enacts: 'rescue save help free'.split(' '),
    cues: [
      [
        4,
        /\b(?:rescue|save|free|trap|tangled|caught in (?!(?:an? |the )?(?:\w+ )?(?:storm|rain|fog|snow|blizzard|gale))|stuck|stranded|danger|sink|emergency|fire brigade)\b/,
      ],
      [5, /\b(?:fall|falls|fell|fallen) (?:down|in|into) (?:an? |the )/],
      [4, /\brescue dog\b|\blost (?:hiker|climber|skier|sailor)/],
      [3, /\bfrom (?:the|an?) (?:roof|tree|drain|well|cliff|ledge|hole)\b/],
      [
        3,
        /\b(?:cat|kitten|puppy|dog|bird|owl|squirrel)\w* (?:\w+ ){0,2}(?:in|up|on) (?:the|an?) (?:\w+ )?(?:tree|roof|drain|well|chimney)\b/,
      ],
      [1, /\b(?:before|in time|hurry|quick|until)\b/],
      [2, /\b(?:superhero|fire ?fighter|vet|lifeguard|fire engine|ambulance)\b/],
    ],
    sentence:
      '{Hero} rescues {*a rescued} from {*a trap} before {if deadline is time: {*kind deadline} | {*the deadline}}, with {*a tool}.',
    roles: [
      role(
        ['rescued', 'Who is rescued'],
        'alive thing vehicle event',
        [
          'obj rescue|save|free|help|find|get',
          'subj fall',
          'subj get|catch',
          'is stuck|trapped|stranded|beached|tangled|caught',
          'subj trap|stuck|sink',
          'adj stranded|stuck|trapped|beached',
          'loose',
        ],
        {
          required: true,
          defaults: ['place is seaside => a stranded little whale', 'a small brown puppy'],
        },
      ),
      role(
        ['trap', 'What holds them'],
        'place thing nature water weather height dark vehicle',
        ['prep in|into|down|off fall', 'prep from|in|into|on|under|down|up|inside|by', 'loose'],
        {
          required: true,
          defaults: [
            'rescued is swims => the sand',
            'rescued is floats => the deep water',
            'rescued is vehicle => the mud',
            'rescued is cat => a tall tree',
            'rescued is kitten => a tall tree',
            'rescued is flies => a tangled net',
            'rescued is event => the snow',
            'deadline is ice => a thin ice floe',
            'a deep hole',
          ],
        },
      ),
      role(
        ['deadline', 'Before'],
        'weather water time nature event',
        ['prep before|until', 'subj come|rise|start'],
        {
          required: true,
          says: [
            [/\btide\b/, 'the tide'],
            [/\bbefore (?:it (?:gets|is) )?(?:dark|nightfall|night|sunset)\b/, 'the night'],
          ],
          defaults: ['trap is sand => the tide', 'the storm'],
        },
      ),
      role(
        ['tool', 'What helps'],
        'thing vehicle food',
        ['obj use|bring|take|drive|throw|have|fly|blow', 'prep with|by', 'loose'],
        { required: true, defaults: ['rescued is swims => a bucket', 'a long rope'] },
      ),
      role(['helper', 'Who helps'], 'alive', ['subj help|come|lend|give'], { defaults: [] }),
      PLACE,
      ...ALONG,
    ],
  },
  {
    id: 'first-night',
    name: 'first night away, the dark',
    when: ['cue'],
    cues: [
      [
        9,
        /\b(?:sleepover|first night|first time (?:\w+ ){0,3}without (?:mum|mom|mummy|mommy|dad|daddy))\b/,
      ],
      [
        5,
        /\b(?:sleep (?:at|over|alone)|(?:own|new|big)(?: \w+)? (?:bed|room)|sleep in (?:a|the|his|her|my)|night light|bedtime|camp|camping|can not sleep|not sleep (?:alone|without)|goodnight)\b/,
      ],
      [4, /\bsleep (?:at|over)\b/],
      [6, /\bnight (?:in|at) (?:the|an?)\b/],
      [8, /\b(?:school|class) trip\b.{0,60}\b(?:nights?|rooms?|beds?|dorm\w*|sleep\w*|snores?)\b/],
      [3, /\b(?:afraid|scare|frighten) of the dark\b/],
      [
        9,
        /\b(?:mum|mummy|mom|mommy|mama|dad|daddy|papa)s? (?:is|be|was|go|goes|has to go|have to go) (?:in|to|into) (?:the )?hospital\b/,
      ],
      [1, /\b(?:dark|night|bed|pyjamas|pajamas|dream|monster under)\b/],
    ],
    sentence:
      '{Hero} sleeps in {*a event} for the very first time{if host:, at {*a host}’s}; {*a worry} {worry: keeps | keep} {him} awake; {*a comfort} {comfort: helps | help}.',
    roles: [
      role(
        ['event', 'What is new'],
        'thing place vehicle',
        ['prep in|at|on sleep', 'prep in|at', 'adj new|big|own'],
        {
          required: true,
          says: [
            [/\bcamp(?:ing|s)?\b/, 'a tent'],
            [/\bsleep ?overs?\b/, 'a guest bed'],
            [/^(?!.*\btent\b).*\b(?:school|class) trip\b/, 'a bunk bed'],
            [
              /\b(?:mum|mummy|mom|mommy|mama|dad|daddy|papa) (?:is|be|has to go|have to go|go|goes) (?:in|to|into) (?:the )?hospital\b/,
              'a very quiet house',
            ],
          ],
          defaults: ['a very big bed'],
        },
      ),
      role(
        ['worry', 'What keeps awake'],
        'dark creature being sound weather',
        ['prep of|about|from', 'obj hear|fear', 'subj make|come|bark|hoot|howl', 'loose'],
        {
          required: true,
          says: [
            [
              /\bdark(?:ness)?\b|\bpower cut\b|\bblackout\b|\blights? (?:go|goes|went) out\b/,
              'the dark',
            ],
          ],
          defaults: ['the dark', 'a strange noise'],
        },
      ),
      role(
        ['comfort', 'What is hugged'],
        'toy soft creature',
        ['obj hold|hug|have|bring|take', 'prep with', 'loose'],
        {
          required: true,
          // What was forgotten at home is not packed.
          says: [[/\bforg[eo]t(?:s|ten)?\b/, 'a woolly sock']],
          defaults: ['my old teddy'],
        },
      ),
      role(['lamp', 'What gives light'], 'light', [
        'obj hold|have|bring|take|give|pack',
        'prep with',
        'loose',
      ]),
      role(['host', 'Whose house'], 'person', [
        'prep at|to',
        'owns house|home|flat|place|farm|room|bed',
      ]),
      role(['snorer', 'Who snores'], 'alive', ['subj snore']),
      role(['group', 'With whom'], 'person', [], {
        says: [
          [/\bclass\b|\bschool (?:\w+ )?(?:trip|camp)\b/, 'my class'],
          [/\bscouts?\b/, 'the scouts'],
          [/\bcubs\b/, 'the cubs'],
          [/\bbrownies\b/, 'the brownies'],
          [/\bteam\b/, 'my team'],
          [/\bcousins\b/, 'my cousins'],
          [/\b(?:two|three|four|five|six|her|his|all) friends\b/, 'my friends'],
        ],
      }),
      ...ALONG,
    ],
  },
];
