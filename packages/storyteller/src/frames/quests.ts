import { ALONG, type Frame, PLACE, role } from './frame.ts';

/** Frames in which something is looked for, built, won or found out. */
export const QUESTS: readonly Frame[] = [
  {
    id: 'find-lost',
    name: 'find what was lost',
    enacts: 'lose search find look'.split(' '),
    open: true,
    cues: [
      [
        6,
        /\b(?:dog|cat|kitten|puppy|rabbit|hamster|tortoise)\b.{0,20}\bnot (?:come|came|return)\w* (?:back|home)\b/,
      ],
      [
        4,
        /\b(?:fell|falls?|fallen) out of\b|\b(?:left|forgot|forgotten|dropped) (?:\w+ ){1,3}(?:on|in|at|somewhere)\b/,
      ],
      [
        6,
        /\b(?:lose|lost|loses) (?:his|her|my|our|their|a|the)\b(?! (?:voice|way|temper|balance|match|game|race)\b)/,
      ],
      [
        6,
        /\b(?:teddy|bunny|blanket|blankie|doll|dog|cat|mitten|glove|hat|sock|shoe|boot|lovey|comforter) (?:is|be|was|get|gets|got|goes|go) (?:lost|lose|missing)\b/,
      ],
      [6, /\b(?:with|have|has) (?:an?|his|her) lost (?!dog|cat|puppy|kitten|child|girl|boy)\w+/],
      [5, /\bdrop (?:his|her|my|our|the|a)\b|(?:^|[.!,] )lost (?!in\b|at\b|and\b|on\b|but\b)\w+/],
      [
        8,
        /\b(?:brother|sister|cousin|friend|twin|grandpa|grandma)\b(?: \w+)? (?:get|go|be|is|gets|got) (?:lost|lose|missing)\b/,
      ],
      [4, /\b(?:steal|steals|stole|stolen) (?:his|her|my|our)\b/],
      [
        13,
        /\b(?:his|her|my|our) (?:\w+ ){1,2}(?:be|is|are|was|were|get) (?:steal|stolen|take|taken|snatched) by (?:an?|the) \w+/,
      ],
      [
        3,
        /\b(?:look for|search|missing|disappear|go missing|vanish|where is|can not find|hide and seek|run away|ran away)\b/,
      ],
      [2, /\b(?:find|treasure|hunt)\b/],
      // Who finds a lost kitten has lost none.
      [
        -9,
        /\b(?:find|meet|see|spot|rescue|adopt) (?:an?|some|two|three) (?:\w+ ){0,2}(?:lost|stray) /,
      ],
    ],
    sentence:
      '{Hero} loses {*a lost} {in place} and looks for {lost: it | them}; {if lost is alive and not lost is toy: {*a finder} {finder: keeps | keep} {*the lost} company; {lost: it is | they are} found in {*a spot} | {*a finder} had {lost: it | them} all along; {lost: it is | they are} found in {*a spot}}.',
    roles: [
      role(
        ['lost', 'What was lost'],
        'thing creature toy food worn person wheels',
        [
          'obj lose|find|search|miss|drop',
          'obj steal',
          'prep for',
          'adj lost|missing',
          'subj miss',
          'subj disappear|vanish|run|escape|go|get|got|fall',
          'is missing|lost|gone',
          'loose',
        ],
        {
          required: true,
          says: [
            [/\bcat\b.{0,20}\bnot come (?:back|home)\b/, 'my cat'],
            [/\bdog\b.{0,20}\bnot come (?:back|home)\b/, 'my dog'],
            [
              /\b(?:los[et]\w*|missing|find|finds|found|search\w*|look\w* for|where)\b[^.!?]{0,60}\bhearing aids?\b|\bhearing aids?\b[^.!?]{0,30}\b(?:lost|missing|gone|fall|falls|fell|vanish\w*|disappear\w*)\b/,
              'my hearing aid',
            ],
          ],
          defaults: ['my old teddy', 'my red mitten'],
        },
      ),
      role(
        ['finder', 'Who had it'],
        'creature being person',
        [
          'subj take|steal|hide|find|borrow|have|want|grab',
          'prep with find',
          'prep by|from',
          'loose',
        ],
        {
          required: true,
          defaults: [
            'lost is shiny => a crow',
            'place is seaside => a crab',
            'place is forest => a squirrel',
            'place is indoors => a small mouse',
            'a mouse',
            'a hedgehog',
          ],
        },
      ),
      role(
        ['spot', 'Where it was'],
        'place thing nature',
        ['prep in|on|under|behind|inside find', 'prep under|behind|inside', 'loose'],
        {
          required: true,
          defaults: [
            'finder is flies => a nest in a tall tree',
            'lost is person => a big empty box',
            'place is seaside => an old boat',
            'place is forest => a hollow tree',
            'place is home => the laundry basket',
            'place is indoors => a dark corner',
            'a nest of leaves',
          ],
        },
      ),
      role(['place', 'Where'], 'place vehicle', ['prep at|in|on|by|near|through|around', 'loose'], {
        required: true,
        defaults: [
          'spot is sofa or bed or cupboard or fridge => the living room',
          'the garden',
          'the park',
        ],
      }),
      ...ALONG,
    ],
  },
  {
    id: 'puzzle',
    name: 'solve a puzzle by clues',
    cues: [
      [8, /\bdetective\b.*\b(?:missing|stolen|steal\w*|disappear\w*|vanish\w*)\b/],
      [
        5,
        /\b(?:detective|clue|mystery|puzzle|riddle|solve|map|secret (?:code|door|passage|room|tunnel|garden|map|path)|ghost|haunted|message in a bottle|leads? to|footprint|treasure|spy|who steal|case)\b/,
      ],
      [
        8,
        /\bfinds? (?:an? |the |some )?(?:very )?(?:old |secret |hidden |strange |mysterious )*(?:letter|diary|note|photo(?:graph)?|key|box)s? (?:\w+ ){0,2}(?:in|under|behind|inside) (?:the |an? |our |her |his |my )?(?:\w+ )?(?:wall|floor|attic|loft|chimney|cellar|cupboard|roof|book|garden)/,
      ],
      [6, /\b(?:detective|spy|spies)\b.*\b(?:solve|mystery|case|find out|clue|who|code)\b/],
      [6, /\b(?:missing|go missing|disappear|vanish)\b.*\b(?:think|suspect|sure)\b.*\bit be\b/],
      [
        5,
        /\b(?:strange|odd|weird|mysterious|funny) (?:noise|sound|light|smell|hum\w*|glow|voice|song|shadow)\b/,
      ],
      [
        6,
        /\binvestigat|\binherit|\bplays? by itself\b|\bkey\b.*\block\b|\bdig for (?:gold|treasure)|\bwho be (?:leave|put|send|draw|write|hide)|\bfinds? out (?:why|who)\b/,
      ],
      [5, /\bwhose be they\b|\bwhose are they\b|\bkeep (?:ring|knock|tap|hum|disappear|vanish)/],
      [
        5,
        /\b(?:someone|somebody|who) (?:have |has |keep )?(?:eat|eaten|ate|take|taken|took|steal|stole|stolen|nibble|hide|ring|knock)\b/,
      ],
      [12, /\b(?:nobody|no one|no-one) knows? who\b/],
      [5, /\bthie(?:f|ves)\b/],
      [2, /\b(?:find out|discover|investigate|hunt|key)\b/],
    ],
    sentence:
      '{Hero} follows {*a clue} to find out about {*full mystery}; and {*a culprit} {culprit: was | were} behind it all.',
    roles: [
      role(
        ['mystery', 'The puzzle'],
        'thing food nature vehicle toy place event creature',
        [
          'obj steal|solve|find|discover|investigate|hunt|take|miss|eat|nibble|hear|ring',
          'subj keep|ring',
          'adj hidden|missing|stolen|strange|mysterious|secret|lost|other',
          'subj disappear|vanish',
          'prep to lead',
          'prep of|about|for',
          'loose',
        ],
        {
          required: true,
          says: [
            [/\btreasure\b/, 'the treasure'],
            [/\b(?:door ?bell|ring(?:ing)? the bell)\b/, 'the doorbell'],
            [/\bdig for gold\b/, 'the gold'],
            [/\bhides? (?:his|her|my|a|the) (?:birthday )?present\b/, 'the hidden present'],
            [/\bplays? by itself\b/, 'the strange music'],
            [/\bleav\w+ (?:\w+ )?(?:presents?|gifts?)\b/, 'the mysterious presents'],
            [/\bpaintings?\b.*\bfind out\b/, 'the mysterious paintings'],
            [/\bother half\b/, 'the torn half of the map'],
          ],
          defaults: [
            'clue is written => the treasure',
            'clue is footprints => the strange visits',
            'culprit is ghost => the strange noise',
            'the missing cake',
          ],
        },
      ),
      role(
        ['clue', 'The clue'],
        'thing food nature',
        ['obj follow|read|use|see', 'subj lead', 'prep with|by|as', 'is there', 'loose'],
        {
          required: true,
          says: [
            [/\bcrumbs?\b/, 'the crumbs'],
            [/\b(?:muddy )?foot ?prints?\b/, 'the footprints'],
            [/\bpaw ?prints?\b/, 'the paw prints'],
            [/\bmessage in a bottle\b/, 'a message'],
            [/\bmaps?\b/, 'an old map'],
            [/\bcodes?\b/, 'a secret code'],
            [/\briddles?\b/, 'a riddle'],
            [/\bfinger ?prints?\b/, 'a sticky fingerprint'],
            [/\bfeathers?\b/, 'a feather'],
            [/\bnotes?\b/, 'a note'],
          ],
          defaults: [
            'mystery is food => a trail of crumbs',
            'mystery is hidden => an old map',
            'a small blue button',
          ],
        },
      ),
      role(
        ['culprit', 'Who it was'],
        'alive',
        ['subj steal|take|hide|leave|make|eat|borrow', 'is it|thief|culprit|behind', 'loose'],
        {
          required: true,
          defaults: [
            'mystery is hidden and place is castle => a shy ghost',
            'mystery is hidden and place is seaside => a crab',
            'place is indoors => a small mouse',
            'mystery is hidden => an old tortoise',
            'mystery is odd => a young owl',
            'a small hedgehog',
          ],
        },
      ),
      PLACE,
      ...ALONG,
    ],
  },
  {
    id: 'build',
    name: 'build a thing that does something',
    enacts: 'build make break fall'.split(' '),
    cues: [
      [5, /\b(?:build|construct|stack|make a|invent|fix|repair|lego|blocks|workshop)\b/],
      [4, /\b(?:snowman|igloo|sand ?castle)\b(?! (?:contest|competition))/],
      [3, /\b(?:machine|robot|treehouse|tree house|bridge|den|fort|tower|castle)\b/],
    ],
    sentence:
      '{Hero} builds {*a made}{if receiver: for {*a receiver}}; {*a trouble} {trouble: knocks | knock} it down again and again; {*a part} {part: makes | make} it hold in the end.',
    roles: [
      role(
        ['made', 'What is built'],
        'thing vehicle place being',
        ['obj build|make|construct|invent|fix|repair', 'loose'],
        {
          required: true,
          says: [[/\bstacks? (?:\w+ )?(?:cup|block|box|brick|stone)/, 'a tower']],
          defaults: ['a flying machine', 'a tree house'],
        },
      ),
      role(
        ['part', 'What it needed'],
        'thing food nature',
        ['prep from|with|of|out', 'obj use|need'],
        {
          required: true,
          says: [
            [/\blego\b|\bblocks\b|\bbricks\b/, 'some blocks'],
            [/\bcardboard box(?:es)?\b|\bcardboard\b/, 'some cardboard boxes'],
            [/\bout of boxes\b/, 'some boxes'],
            [/\b(?:sticks|branches|twigs)\b/, 'some sticks'],
            [/\bstacks? (?:\w+ )?cups?\b/, 'some cups'],
            [/\bblankets\b/, 'some blankets'],
            [/\bpillows\b/, 'some pillows'],
            [/\bsnow\b(?!storm)/, 'some snow'],
          ],
          defaults: ['trouble is sun => a big umbrella', 'a long red scarf'],
        },
      ),
      role(
        ['trouble', 'What goes wrong'],
        'weather water creature being nature thing person',
        [
          'subj break|blow|fall|come|move|steal|sit|sleep|knock|destroy|eat|chew|wash|melt|keep',
          'is too|strong',
          'prep before|against',
          'loose',
        ],
        { required: true, defaults: ['the wind'] },
      ),
      role(['receiver', 'Who it is for'], 'alive', ['prep for|to', 'loose']),
      PLACE,
      ...ALONG,
    ],
  },
  {
    id: 'contest',
    name: 'win a contest with an invention',
    enacts: 'enter win'.split(' '),
    cues: [
      [
        6,
        /\b(?:biggest|best|longest|tallest|heaviest|fastest) (?:\w+ ){1,2}(?:in|of) the (?:village|town|school|world|street)\b/,
      ],
      [
        9,
        /\b(?:contest|competition|(?:science|village|school|county) (?:fair|fete)|talent show|pet show|chess tournament|invention|inventor|prize|bake off|(?:robot|dance|rap|bot) (?:wars?|battles?|fights?))\b/,
      ],
      [2, /\b(?:win|invent|judge|first place)\b/],
    ],
    sentence:
      '{Hero} enters {*the contest} with {*a made}, {in place}; {*a rival} {rival: has | have} {if theirs: {*a theirs} | something grander}; then {*a trouble} {trouble: spoils | spoil} everything.',
    roles: [
      role(['contest', 'The contest'], 'event', ['obj win|enter|join', 'prep in|at|for', 'loose'], {
        required: true,
        says: [
          [/\bscience fair\b/, 'the science fair'],
          [/\bbake[- ]?off\b/, 'the baking contest'],
          [/\btalent (?:show|contest)\b/, 'the talent show'],
          [/\bpet show\b/, 'the pet show'],
          [/\brobot (?:wars?|battles?|fights?)\b/, 'the robot contest'],
          [/\bdance battles?\b/, 'the dance contest'],
          [/\bchess tournament\b/, 'the chess tournament'],
        ],
        defaults: ['the village contest'],
      }),
      role(
        ['made', 'What is entered'],
        'thing vehicle food being creature sport height',
        ['obj invent|build|make|bake|bring|grow', 'subj win|lose|explode', 'prep with', 'loose'],
        {
          required: true,
          says: [
            [/\bpumpkin\b/, 'a pumpkin'],
            [/\bmachine\b/, 'a machine'],
            [/\bpancakes? (?:\w+ )?(?:contest|competition)\b/, 'some pancakes'],
            [/\bcake (?:\w+ )?(?:contest|competition)\b/, 'a cake'],
            [/\brobot (?:wars?|battles?|fights?|contest|competition)\b/, 'a robot'],
            [/\bsand ?castles?\b/, 'a sandcastle'],
            [/\bsnowman (?:contest|competition)\b/, 'a snowman'],
            [/\bcooking (?:contest|competition)\b/, 'a soup'],
            [/\bsoap ?box\b/, 'a soap box car'],
            [/\bpoems?\b|\bpoetry\b/, 'a poem'],
            [/\bgymnastics\b/, 'gymnastics'],
            [/\bballet\b/, 'ballet'],
            [/\bjuggl(?:e|es|ing)\b/, 'juggling'],
            [/\bchess\b/, 'chess'],
            [/\bsings?\b|\bsinging\b/, 'a song'],
            [/\bdanc(?:e|es|ing)\b(?! (?:contest|battle|competition))/, 'a dance'],
          ],
          defaults: ['contest is stage or talent => a song', 'a sock-sorting machine'],
        },
      ),
      role(
        ['rival', 'The rival'],
        'alive team',
        [
          'prep against|versus|than',
          'owns machine|robot|cake|invention|car|boat|pumpkin',
          'is rival',
          'subj laugh|boast|have|build|bring|make',
        ],
        {
          required: true,
          defaults: ['Mr Pettifer'],
        },
      ),
      role(['forgot', 'What was forgotten'], 'thing food worn', ['obj forget']),
      role(['theirs', 'The rival has'], 'thing vehicle food nature being height', ['obj have']),
      role(
        ['trouble', 'What goes wrong'],
        'weather creature water nature thing',
        [
          'subj break|spoil|eat|fall|stop|steal|come|burn|melt|die|sit|collapse|blow|crack|go|fail|burst|run|escape|chew|knock|interrupt',
          'is broken|gone|empty|flat',
          'obj lose',
          'loose',
        ],
        {
          required: true,
          says: [
            [/\brain(?:ing|y)?\b(?!bow)/, 'the rain'],
            [/\bwindy?\b/, 'the wind'],
            [/\bpower (?:cut|go)\w*/, 'the light'],
            [
              /\b(?:oven|cooker)\b(?=.{0,20}\b(?:break|broke|broken|burn|explode|smoke|stop)\w*)/,
              'the oven',
            ],
          ],
          // Of the scene: what everything stands on.
          defaults: ['a wobbly table'],
        },
      ),
      role(['place', 'Where'], 'place', ['prep in|at|on|by|near', 'prep to', 'loose'], {
        required: true,
        says: [
          [/\bschool hall\b/, 'the school hall'],
          [/\bschool\b/, 'the school hall'],
          [/\b(?:science fair|class|classmate|teacher|bake[- ]?off)\b/, 'the school hall'],
        ],
        defaults: ['the market square'],
      }),
      ...ALONG,
    ],
  },
  {
    id: 'match',
    name: 'play the match, run the race',
    enacts: 'play win race compete'.split(' '),
    cues: [
      [-9, /\bdetective\b/],
      [
        5,
        /\b(?:match|race(?! car| track)|football|soccer|goal|goalie|goalkeeper|team|(?<!chess )tournament|sports day|final|handball|netball|volleyball|rugby|badminton|penalty|kick (?:the|a|his|her) ball|score|marathon|olympics|swim meet|swimming gala)\b/,
      ],
      [2, /\b(?:win|run|fast|train(?:ing)?|coach|medal|finish line|play)\b/],
    ],
    sentence:
      '{Hero}{if position:, {*the position},|}{if team: plays for {*the team} and|} wants to win {if sport is mass: at {*kind sport} | {*the sport}}; {*a rival} {rival: is | are} hard to beat; {*a trouble} {trouble: gets | get} in the way; {*a helper} {helper: knows | know} what to do.',
    roles: [
      role(
        ['sport', 'The match'],
        'sport event',
        ['obj play|run|win|love', 'prep in|at', 'loose'],
        {
          required: true,
          says: [
            [/\b(?:football|soccer)\b/, 'football'],
            [/\bbasketball\b/, 'basketball'],
            [/\bhockey\b/, 'hockey'],
            [/\bhandball\b/, 'handball'],
            [/\bnetball\b/, 'netball'],
            [/\bvolleyball\b/, 'volleyball'],
            [/\brugby\b/, 'rugby'],
            [/\btennis\b/, 'tennis'],
            [/\bkick (?:the|a|his|her) ball\b/, 'football'],
            [/\b(?:goalkeeper|goalie|in goal|penalty|cup final)\b/, 'football'],
            [/\b(?:swim meet|swimming gala|swimming|swim)\b/, 'swimming'],
            [/\begg and spoon\b/, 'the egg race'],
            [/\bsack race\b/, 'the sack race'],
            [/\brelay\b/, 'the relay race'],
            [/\bmarathon\b/, 'the marathon'],
            [/\brac(?:e|es|ing)\b(?! car)|\bsports day\b/, 'the big race'],
          ],
          defaults: ['the big race'],
        },
      ),
      role(['team', 'Plays for'], 'team', ['prep for|of|in|with|on|at', 'is team', 'loose']),
      role(['position', 'Plays as'], 'sport', [], {
        says: [
          [
            /\b(?:goal ?keeper|goalie|keeper|(?:play|stand|be) in (?:the )?goal|in goal)\b/,
            'the goalkeeper',
          ],
        ],
      }),
      role(['occasion', 'What it is'], 'final tournament', [], {
        says: [
          [/\bsports day\b/, 'sports day'],
          [/\bcup final\b|\bfinals?\b(?! minute)/, 'the final'],
          [/\btournament\b/, 'the tournament'],
        ],
      }),
      // What the child is said to be among the others: no trouble, and no shame.
      role(['flaw', 'Is'], 'smallest slowest youngest newest', [], {
        says: [
          [/\bsmallest\b/, 'the smallest'],
          [/\bslowest\b|\bcomes? last\b|\balways last\b/, 'the slowest'],
          [/\byoungest\b/, 'the youngest'],
          [/\bnewest\b|\bnew on the team\b/, 'the newest'],
        ],
      }),
      role(
        ['rival', 'The rival'],
        'alive team',
        ['prep against|versus|than', 'is rival|against', 'obj beat|race|play', 'subj win', 'loose'],
        {
          required: true,
          defaults: [
            'sport is match or game or ball or team => the champions of last year',
            'sport is swimming or running or cycling or skiing or skating or gymnastics or judo or karate => the champion of last year',
            'sport is mass => the champions of last year',
            'the champion of last year',
          ],
        },
      ),
      role(
        ['trouble', 'What goes wrong'],
        'weather water creature nature thing worn',
        [
          'subj come|fall|break|start|steal|block|slip|trip|bounce|interrupt|tear|burst',
          'obj drop',
          'prep despite|through|in',
          'loose',
        ],
        {
          required: true,
          says: [
            [/\b(?:afraid|scared|fear|frighten) of (?:the|a) ball\b/, 'the ball'],
            [/\bmud(?:dy)?\b/, 'the mud'],
            // What it does to a field.
            [/\brain(?:y|ing)?\b(?!bow)/, 'the mud'],
            [/\bsnow(?:y|ing)?\b/, 'the snow'],
            [/\bwindy?\b/, 'the wind'],
            [/\bbaton\b/, 'the baton'],
            [/\begg and spoon\b/, 'the egg'],
            [/\bshoe ?laces?\b/, 'my shoelace'],
          ],
          defaults: [
            'sport is swimming => the waves',
            'sport is mass and sport is ball => the polished floor',
            'sport is judo or karate or gymnastics => the polished floor',
            'the mud',
          ],
        },
      ),
      role(
        ['helper', 'Who helps'],
        'alive',
        ['subj help|cheer|teach|show|lend|train|believe|trust|become|say|shout', 'loose'],
        {
          required: true,
          defaults: ['rival is creature => an old mole', 'the old trainer'],
        },
      ),
      role(['thing', 'The lucky thing'], 'thing worn', [
        'obj wear|bring|have|use|lose',
        'prep with',
      ]),
      PLACE,
      ...ALONG,
    ],
  },
];
