import { ALONG, type Frame, PLACE, role } from './frame.ts';

/** Frames in which something is looked for, built, won or found out. */
export const QUESTS: readonly Frame[] = [
  {
    id: 'find-lost',
    name: 'find what was lost',
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
      [4, /\b(?:lose|lost|loses) (?:his|her|my|our|their|a|the)\b/],
      [5, /\bdrop (?:his|her|my|our|the|a)\b|(?:^|[.!,] )lost (?!in\b|at\b|and\b|on\b|but\b)\w+/],
      [
        8,
        /\b(?:brother|sister|cousin|friend|twin|grandpa|grandma)\b(?: \w+)? (?:get|go|be|is|gets|got) (?:lost|lose|missing)\b/,
      ],
      [4, /\b(?:steal|steals|stole|stolen) (?:his|her|my|our)\b/],
      [
        3,
        /\b(?:look for|search|missing|disappear|go missing|vanish|where is|can not find|hide and seek|run away|ran away)\b/,
      ],
      [2, /\b(?:find|treasure|hunt)\b/],
    ],
    sentence:
      '{Hero} loses {*a lost} {in place} and looks for {lost: it | them}; {if lost is alive and not lost is toy: {*a finder} {finder: keeps | keep} {*the lost} company; {lost: it is | they are} found in {*a spot} | {*a finder} had {lost: it | them} all along; {lost: it is | they are} found in {*a spot}}.',
    roles: [
      role(
        ['lost', 'What was lost'],
        'thing creature toy food worn person',
        [
          'obj lose|find|search|miss|drop',
          'obj steal',
          'prep for',
          'adj lost|missing',
          'subj disappear|vanish|run|escape|go|get|got|fall',
          'is missing|lost|gone',
          'loose',
        ],
        {
          required: true,
          says: [
            [/\bcat\b.{0,20}\bnot come (?:back|home)\b/, 'my cat'],
            [/\bdog\b.{0,20}\bnot come (?:back|home)\b/, 'my dog'],
            [/\bhearing aids?\b/, 'my hearing aid'],
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
        defaults: ['the garden', 'the park'],
      }),
      ...ALONG,
    ],
  },
  {
    id: 'puzzle',
    name: 'solve a puzzle by clues',
    cues: [
      [
        5,
        /\b(?:detective|clue|mystery|puzzle|riddle|solve|map|secret (?:code|door|passage|room|tunnel|garden|map|path)|ghost|haunted|message in a bottle|leads? to|footprint|treasure|spy|who steal|case)\b/,
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
    cues: [
      [5, /\b(?:build|construct|make a|invent|fix|repair|lego|blocks|workshop)\b/],
      [3, /\b(?:machine|robot|treehouse|tree house|bridge|den|fort|tower|castle)\b/],
    ],
    sentence:
      '{Hero} builds {*a made}{if receiver: for {*a receiver}}; {*a trouble} {trouble: knocks | knock} it down; {*a part} {part: saves | save} it in the end.',
    roles: [
      role(
        ['made', 'What is built'],
        'thing vehicle place being',
        ['obj build|make|construct|invent|fix|repair', 'loose'],
        { required: true, defaults: ['a flying machine', 'a tree house'] },
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
            [/\bsnow\b(?!storm)/, 'some snow'],
          ],
          defaults: ['an old bell'],
        },
      ),
      role(
        ['trouble', 'What goes wrong'],
        'weather water creature being nature',
        [
          'subj break|blow|fall|come|move|steal|sit|knock|destroy|eat|chew|wash',
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
    cues: [
      [
        6,
        /\b(?:biggest|best|longest|tallest|heaviest|fastest) (?:\w+ ){1,2}(?:in|of) the (?:village|town|school|world|street)\b/,
      ],
      [
        9,
        /\b(?:contest|competition|(?:science|village|school|county) (?:fair|fete)|talent show|pet show|invention|inventor|prize|bake off|(?:robot|dance|rap|bot) (?:wars?|battles?|fights?))\b/,
      ],
      [2, /\b(?:win|invent|judge|first place)\b/],
    ],
    sentence:
      '{Hero} enters {*the contest} with {*a made}; {*a rival} {rival: has | have} something grander; then {*a trouble} {trouble: spoils | spoil} everything.',
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
        ],
        defaults: ['the village contest'],
      }),
      role(
        ['made', 'What is entered'],
        'thing vehicle food being creature sport',
        ['obj invent|build|make|bake|bring|grow', 'subj win', 'prep with', 'loose'],
        {
          required: true,
          says: [[/\bpumpkin\b/, 'a pumpkin']],
          defaults: ['a sock-sorting machine'],
        },
      ),
      role(
        ['rival', 'The rival'],
        'alive team',
        [
          'prep against|versus|than',
          'owns machine|robot|cake|invention|car|boat|pumpkin',
          'is rival',
          'subj laugh|boast|enter|have|build|bring|make',
        ],
        {
          required: true,
          defaults: ['Cousin Max'],
        },
      ),
      role(
        ['trouble', 'What goes wrong'],
        'weather creature water nature',
        ['subj break|spoil|eat|fall|stop|steal|come', 'loose'],
        {
          required: true,
          says: [
            [/\brain(?:ing|y)?\b(?!bow)/, 'the rain'],
            [/\bwindy?\b/, 'the wind'],
          ],
          defaults: ['made is food => a hungry goat', 'the wind'],
        },
      ),
      PLACE,
      ...ALONG,
    ],
  },
  {
    id: 'match',
    name: 'play the match, run the race',
    cues: [
      [
        5,
        /\b(?:match|race|football|soccer|goal|goalkeeper|team|tournament|sports day|final|handball|netball|volleyball|rugby|badminton|penalty|score|marathon|olympics|swim meet|swimming gala)\b/,
      ],
      [2, /\b(?:win|run|fast|train(?:ing)?|coach|medal|finish line|play)\b/],
    ],
    sentence:
      '{Hero} wants to win {if sport is race or marathon or event: {*the sport} | at {*kind sport}}; {*a rival} {rival: is | are} hard to beat; {*a trouble} {trouble: gets | get} in the way; {*a helper} {helper: knows | know} what to do.',
    roles: [
      role(
        ['sport', 'The match'],
        'sport event',
        ['obj play|run|win|love', 'prep in|at', 'loose'],
        {
          required: true,
          says: [
            [/\b(?:football|soccer|goalkeeper|goalie|penalty|cup final)\b/, 'football'],
            [/\bbasketball\b/, 'basketball'],
            [/\bhockey\b/, 'hockey'],
            [/\bhandball\b/, 'handball'],
            [/\bnetball\b/, 'netball'],
            [/\bvolleyball\b/, 'volleyball'],
            [/\brugby\b/, 'rugby'],
            [/\btennis\b/, 'tennis'],
            [/\b(?:swim meet|swimming gala|swimming|swim)\b/, 'swimming'],
            [/\begg and spoon\b/, 'the egg race'],
            [/\bsack race\b/, 'the sack race'],
            [/\brelay\b/, 'the relay race'],
            [/\bmarathon\b/, 'the marathon'],
            [/\brac(?:e|es|ing)\b|\bsports day\b/, 'the big race'],
          ],
          defaults: ['the big race'],
        },
      ),
      role(
        ['rival', 'The rival'],
        'alive team',
        ['prep against|versus|than', 'is rival|against', 'obj beat|race', 'subj win', 'loose'],
        {
          required: true,
          defaults: ['the foxes'],
        },
      ),
      role(
        ['trouble', 'What goes wrong'],
        'weather water creature nature',
        ['subj come|fall|break|start|steal|block', 'prep despite|through|in', 'loose'],
        {
          required: true,
          says: [
            [/\bmud(?:dy)?\b/, 'the mud'],
            [/\brain(?:y|ing)?\b/, 'the rain'],
            [/\bsnow(?:y|ing)?\b/, 'the snow'],
            [/\bwindy?\b/, 'the wind'],
          ],
          defaults: [
            'sport is swimming => the waves',
            'sport is basketball or hockey or tennis or handball or netball or volleyball => three lost ducks',
            'the mud',
          ],
        },
      ),
      role(
        ['helper', 'Who helps'],
        'alive',
        ['subj help|cheer|teach|show|lend|train|believe|trust|become', 'loose'],
        {
          required: true,
          defaults: ['an old mole'],
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
