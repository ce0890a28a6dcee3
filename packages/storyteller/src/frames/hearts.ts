import { ALONG, type Frame, PLACE, role } from './frame.ts';
import { learns } from './learns.ts';

/** Frames about courage, friends and learning. */
export const HEARTS: readonly Frame[] = [
  {
    id: 'face-fear',
    name: 'face a fear',
    when: ['fear'],
    cues: [
      [5, /\bhates? (?!to\b|it\b)\w+/],
      [
        4,
        /\bhates? (?:the )?(?:spider|snake|mouse|mice|rat|dog|bee|wasp|dark|thunder\w*|heights?|water|needle|injection)s?\b/,
      ],
      [
        4,
        /\bhates? (?:having|going|taking|getting|being|baths?|the (?:dentist|dark|water|bath|stairs))\b/,
      ],
      [
        5,
        /\b(?:afraid|scared|scare|frighten|frightened|fear|terrify|nervous|brave|courage|worry|dare|phobia|scream|scary)\b/,
      ],
      [
        6,
        /\b(?:bull(?:y|ies|ied|ying)|stutter\w*|stammer\w*|hair ?cuts?|cut (?:his|her|my) hair|(?:legs?|knees?|hands?) (?:shake|tremble|wobble))\b/,
      ],
      [1, /\b(?:dark|spider|water|dog|monster|thunder|deep|high|stage)\b/],
    ],
    sentence:
      '{Hero} is afraid of {*the fear}{if turned: and {the fear} {fear: is | are} afraid of {him}}{if wish:, but wants {*a wish} | {if act:, but wants to get through {*the act} | {if one:, but wants to say hello to {*a one} | and goes there all the same}}}; {*a helper} {helper: helps | help} with {*a tool}.',
    roles: [
      role(
        ['fear', 'What is frightening'],
        'any',
        [
          'prep of|about|by',
          'obj fear|face|hate|dare',
          'prep on|in|into|up|down|to go',
          'prep from|down|up|into|off',
          'is scary',
          'obj take|ride|enter|have',
          'loose',
        ],
        {
          required: true,
          // Nobody is taught to like a bully: what is faced is going there.
          says: [
            [
              /\bbull(?:y|ies|ied|ying)\b|\b(?:will|might) laugh\b|\blaughs? at\b/,
              'the playground',
            ],
            [/\b(?:stutter|stammer)\w*/, 'the class assembly'],
            [/\bdiving board\b/, 'the diving board'],
            [/\b(?:of|about) flying\b/, 'the aeroplane'],
            [/\bhair ?cuts?\b|\bcut (?:his|her|my) hair\b/, 'the haircut'],
          ],
          defaults: ['the dark'],
        },
      ),
      role(
        ['wish', 'What is wanted all the same'],
        'any',
        [
          'obj want|find|get|reach|see|visit|fetch|rescue',
          'prep for',
          'prep to get',
          'prep to',
          'prep up|onto',
        ],
        {
          says: [
            [/\bmedal\b/, 'a medal'],
            [/\btrophy\b/, 'a trophy'],
          ],
          defaults: ['fear is dark => the stars', 'fear is weather => the rainbow'],
        },
      ),
      role(['act', 'What is to be done there'], 'sound poem speech song line part dance story', [
        'obj play|read|sing|say|recite|perform|dance|give|tell|learn',
        'subj read|recite',
      ]),
      role(['turned', 'Is afraid of the child'], 'deed', [], {
        says: [
          [
            /\b(?:afraid|scared?|frighten(?:ed)?|terrif\w+|shy) of (?:him|her|me|us|them|the (?:boy|girl|child|kid))\b/,
            'be afraid',
          ],
        ],
        byStep: true,
      }),
      // Nobody's ties: of what is feared the one that is met (fill-frame.ts).
      role(['one', 'The one that is met'], 'creature', []),
      role(
        ['helper', 'Who helps'],
        'alive',
        [
          'subj help|hold|show|teach|lend|give|say|come|believe|wait|sit|stay',
          'is kind|nice|patient|gentle|there|brave',
          'prep with',
          'obj meet',
          'loose',
        ],
        { required: true, chief: true, defaults: ['a tiny mouse'] },
      ),
      role(
        ['tool', 'What helps'],
        'carried light food toy worn sound',
        ['obj hold|lend|give|use|bring', 'prep with', 'loose'],
        {
          required: true,
          defaults: ['one is dog => a long lead', 'fear is dark => a lantern', 'a smooth pebble'],
        },
      ),
      PLACE,
      ...ALONG,
    ],
  },
  {
    id: 'be-for-a-day',
    name: 'be a … for a day',
    ofIdea: true,
    cues: [
      [
        3,
        /\b(?!(?:to|at|by|from|with|and|past) )\w+ the (?:astronaut|pirate|vet|doctor|fire ?fighter|superhero|knight|captain|pilot|explorer|chef|baker)\b/,
      ],
      [
        5,
        /\b(?:for a day|become an?|turn into an?|want to be an?|wish to be|when i grow up|super ?hero|explorer|ninjas?|viking|astronaut|firefighter|princess|queen|king|pirate(?! ship| flag| map| treasure)|knight|mermaid|(?<!to (?:the|a) )(?:vet|doctor)|chef|pilot|police|(?<!the )(?:president|mayor))\b/,
      ],
    ],
    sentence:
      '{Hero} is {*a job} for a day; {*a trouble} {trouble: turns | turn} up{if hurt: with {*a hurt}}, and {*a tool} {tool: helps | help} to save the day.',
    roles: [
      role(
        ['job', 'Who to be'],
        'job being person creature',
        ['is hero', 'obj be|become', 'prep as|into', 'is be', 'loose'],
        {
          required: true,
          says: [
            [/\b(?<!the )mayor\b/, 'a mayor'],
            [/\bpirates?(?! (?:ship|flag|map|treasure|gold|hat|party))\b/, 'a pirate'],
            [/\bastronauts?\b/, 'an astronaut'],
            [/\bninjas?\b/, 'a ninja'],
            [/\bvikings?\b/, 'a viking'],
            [/\bfire ?fighters?\b/, 'a firefighter'],
            [/\bsuper ?hero(?:es)?\b/, 'a superhero'],
            [
              /\bteacher for (?:a|one) day\b|\bswaps? (?:places )?with (?:his|her|my|the) teacher\b/,
              'a teacher',
            ],
            [/\btrain driver\b/, 'a train driver'],
            [/(?<!to (?:the|a) )\bvets?\b/, 'a vet'],
            [/(?<!to (?:the|a) )\b(?:doctor|dr)\b/, 'a doctor'],
          ],
          defaults: [
            'tool is train => a train driver',
            'tool is bus => a bus driver',
            'tool is floats => a sea captain',
            'tool is rocket => an astronaut',
            'tool is flying => a pilot',
            'tool is digger => a builder',
            'tool is tractor => a farmer',
            'tool is crown => a queen',
            'a firefighter',
          ],
        },
      ),
      role(
        ['trouble', 'The trouble'],
        'alive weather water nature thing vehicle place job',
        [
          'obj save|rescue|stop|fight|help|catch|tame|fix|repair|meet|heal|cure',
          'subj have|argue|quarrel',
          'is arguing|quarrelling|fighting',
          'subj come|attack|steal',
          'prep against|past|from',
          'is there',
          'loose',
        ],
        {
          required: true,
          defaults: [
            'job is firefighter => a grumpy dragon',
            'job is vet => a sad elephant',
            'job is doctor => a sad lion',
            'tool is train => three stubborn goats',
            'job is train driver => three stubborn goats',
            'job is captain => a grumpy octopus',
            'job is pirate => a grumpy octopus',
            'job is mermaid => a grumpy octopus',
            'job is astronaut => a lonely robot',
            'a grumpy dragon',
          ],
        },
      ),
      role(
        ['tool', 'What helps'],
        'thing vehicle food',
        ['obj use|drive|wear|have|wave|ride|fly|sail', 'prep with|in', 'loose'],
        {
          required: true,
          defaults: [
            'job is vet => a long bandage',
            'job is doctor => a long bandage',
            'job is queen => a golden crown',
            'job is king => a golden crown',
            'job is princess => a golden crown',
            'job is superhero => a red cape',
            'job is baker => a wooden spoon',
            'job is chef => a wooden spoon',
            'job is astronaut => a silver torch',
            'a shiny whistle',
          ],
        },
      ),
      role(['hurt', 'What hurts'], 'event thing', ['prep with have', 'obj have'], {
        says: [
          [/\b(?:tooth ?ache|sore tooth)\b/, 'a toothache'],
          [/\b(?:tummy|stomach|belly) ?ache\b/, 'a tummy ache'],
          [/\bear ?ache\b/, 'an earache'],
          [/\bhead ?ache\b/, 'a headache'],
          [/\bsore throat\b/, 'a sore throat'],
          [/\bsore paw\b/, 'a sore paw'],
          [/\bbroke(?:n)? wing\b/, 'a broken wing'],
          [/\bbroke(?:n)? leg\b/, 'a broken leg'],
          [/\bhiccups?\b/, 'the hiccups'],
          [/\b(?:a|bad) cold\b/, 'a bad cold'],
        ],
      }),
      {
        ...PLACE,
        defaults: [
          'job is astronaut => the moon',
          'job is pirate => the sea',
          'job is captain => the sea',
          'job is sailor => the sea',
          'job is mermaid => the sea',
          'job is queen => the castle',
          'job is king => the castle',
          'job is princess => the castle',
          'job is prince => the castle',
          'job is knight => the castle',
        ],
      },
      ...ALONG,
    ],
  },
  {
    id: 'befriend',
    name: 'befriend a stranger',
    enacts: 'hide befriend share meet play'.split(' '),
    open: true,
    cues: [
      [
        6,
        /\b(?:befriend|makes? (?:\w+ ){0,2}friends?|new friend|be (?:her|his|my|their) friend|(?:be|become) friends? with|like a friend|want a friend|friendship|lonely|bored|make up(?! \w)|quarrel|had a fight|new (?:boy|girl|kid|child)|stranger|new neighbou?r)\b/,
      ],
      [
        6,
        /\bnever say hello\b|\bgrumpy (?:\w+ )?(?:man|woman|lady|neighbou?r)\b|\b(?:no one|nobody) to (?:sit|play|talk|eat)\b|\b(?:will not|won't|do not|don't|does not|doesn't) let (?:him|her|them)\b|\bsits? alone\b/,
      ],
      [6, /\b(?:speaks?|understands?) (?:any )?english\b|\b(?:another|different|sign) language\b/],
      [2, /\b(?:meet|shy|different|alien|monster|giant|yeti|dragon|invite)\b/],
    ],
    sentence:
      '{Hero} makes friends with {*a stranger}, who {stranger: hides | hide}; {*a trouble} {trouble: is | are} in between, and {*a gift} {gift: breaks | break} the ice.',
    roles: [
      role(
        ['stranger', 'The stranger'],
        'alive',
        [
          'obj meet|befriend|find|invite|see',
          'prep with',
          'is there',
          'adj new|lonely|shy|grumpy|sad',
          'subj move|start|come|live|join|arrive',
          'is lonely|shy|sad|alone|bored',
          'subj say|sit|read|speak|hide',
          'loose',
        ],
        { required: true, defaults: ['a shy little dragon', 'the new girl next door'] },
      ),
      role(
        ['gift', 'What breaks the ice'],
        'thing food sport',
        ['obj give|share|bring|bake|play|make|teach|show', 'prep with', 'loose'],
        { required: true, defaults: ['a warm pancake', 'a red ball'] },
      ),
      role(
        ['trouble', 'What keeps them apart'],
        'weather water dark height sound thing nature place',
        ['prep behind|despite', 'loose'],
        {
          required: true,
          defaults: ['a great big quiet'],
          says: [
            [
              /\b(?:speaks?|understands?|knows?) (?:any |much )?(?:english|german|french|our language)\b|\b(?:another|different|sign) language\b/,
              'a different language',
            ],
          ],
        },
      ),
      { ...PLACE, says: [[/\b(?:class|school|classroom|lunch time)\b/, 'the school']] },
      ...ALONG,
    ],
  },
  {
    id: 'help-cannot',
    name: 'help somebody who cannot',
    enacts: 'help teach show try practise'.split(' '),
    cues: [
      [9, /\b(?:who|that) (?:is|be|was)(?: \w+)? (?:afraid|scared|scare|frightened|frighten) of\b/],
      [6, /\bwho (?:can not|could not|cannot|do not|has lose|lose)\b/],
      [5, /^(?:an?|the|her|his|my|our) (?:\w+ )?\w+ can not\b/],
      [6, /\bthat (?:can not|could not|cannot) (?!find\b)|\b(?:do|did) not know how to\b/],
      [
        3,
        /\b(?:can not|cannot|could not|not able to|forget how to|too small to|lose (?:its|his|her) (?:roar|song|voice|spark|colour|color|fire))\b/,
      ],
      [2, /\b(?:help|teach|show) an? \w+/],
      [7, /\bcheer(?:s|ed|ing)? (?:\w+ ){0,4}up\b/],
      [
        8,
        /\b(?:help|teach|show)(?:s|es|ing)? (?:an?|his|her|my|our|the) (?!how\b)(?:\w+ ){1,4}(?:how )?to (?!the\b|an?\b|his\b|her\b|school|bed)/,
      ],
    ],
    sentence:
      '{Hero} helps {*a pupil}, who cannot {*the skill}, in time for {*full wish}; {*a tool} {tool: is | are} what helps.',
    roles: [
      role(
        ['pupil', 'Who is helped'],
        'alive sky vehicle',
        [
          'obj help|teach|show|meet|cheer',
          'prep up cheer',
          'subj can|could|lose|forget|know',
          'loose',
        ],
        {
          required: true,
          says: [
            [
              /\bcheer(?:s|ed|ing)? up (?:an?|his|her|my|our) (?:\w+ )?friend(?= (?:who|that|because|when|after|with|is|and|by|in|at|on)\b|[.,!]|$)/,
              'my best friend',
            ],
          ],
          defaults: ['a very small owl', 'a young dragon'],
        },
      ),
      role(['skill', 'What they cannot do'], 'deed', [], {
        required: true,
        defaults: [
          'pupil is dragon => breathe fire',
          'pupil is lion => roar',
          'pupil is flies => fly',
          'sing',
        ],
      }),
      role(
        ['tool', 'What helps'],
        'thing food light vehicle toy',
        ['obj use|give|bring|make|find|play|share', 'prep with', 'loose'],
        { required: true, defaults: ['a long feather'] },
      ),
      role(['wish', 'What for'], 'event', ['prep for|at|to|before'], {
        required: true,
        defaults: ['the big parade'],
      }),
      PLACE,
      ...ALONG,
    ],
  },
  {
    id: 'learn-hard',
    name: 'learn a hard thing',
    enacts: 'learn practise try fall teach show'.split(' '),
    cues: [
      [
        5,
        /\b(?:can ?not|can't|could not) (?:ride|swim|tie|skate|whistle|read|write|catch|climb|do a)\b/,
      ],
      [8, /\bbrush (?:(?:his|her|the) )?(?:tooth|teeth)\b/],
      [
        5,
        /\b(?:learn|practise|practice|teach herself|teach himself|without stabiliser|training wheel|tie (?:his|her) shoe|shoe ?laces?|read|whistle|potty)\b/,
      ],
      [
        3,
        /\b(?:skating|fishing|skiing|surfing|gymnastics|karate|judo|chess|knitting|juggling|cartwheel|drum|guitar|recorder|flute|trampoline)\b/,
      ],
      [8, /\b(?:teach|show)(?:es|s|ing)? (?:her|him|me|us) (?:how )?to (?!the\b|an?\b|school|bed)/],
      [
        2,
        /\b(?:first time|ride a bike|swim|skate|swimming(?! (?:pool|baths?|trunks|costume))|bike|piano|violin|skateboard|cartwheels?|skipping rope|times tables?|multiplication|dance|ballet|give up|try again|lesson)\b/,
      ],
    ],
    sentence:
      '{Hero} {if skill is rides: learns to ride {*a skill} | {if skill is sport or mass or whistling or singing or writing or walking: learns {*kind skill} | {if skill is sound: learns to play {*a skill} | {if skill is shoelaces: learns to tie {*own skill} | gets the better of {*a skill}}}}}; {if trouble: {*a trouble} {trouble: makes | make} it harder, but | and} {*a teacher} {teacher: shows | show} the trick.',
    roles: [
      role(
        ['skill', 'What is learnt'],
        'sport vehicle thing job potty rides',
        ['obj learn|ride|play|practise|practice|tie|read|swim|do', 'prep to', 'loose'],
        {
          required: true,
          says: [
            [/\b(?:swim|swimming)\b(?! (?:gala|pool))/, 'swimming'],
            [/\bpotty\b/, 'the potty'],
            [/\bshoe ?laces?\b|\btie (?:(?:his|her|their) )?shoes?\b/, 'my shoelaces'],
            [learns('read'), 'reading'],
            [
              /\bread(?:ing)? (?:aloud|out loud|in (?:assembly|class|front)|to (?:the|his|her|my) class)\b/,
              'reading',
            ],
            [learns('write'), 'writing'],
            [learns('(?:ice )?skate'), 'skating'],
            [learns('dance'), 'dancing'],
            [learns('climb'), 'climbing'],
            [learns('sing'), 'singing'],
            [learns('whistle'), 'whistling'],
            [learns('juggle'), 'juggling'],
            [learns('count'), 'counting'],
            [learns('ski'), 'skiing'],
            [learns('walk'), 'walking'],
            [learns('dive'), 'diving'],
            [learns('cook'), 'cooking'],
            [learns('bake'), 'baking'],
            [
              /\blearn(?:ing)? (?:to speak )?(?:english|german|french|spanish|italian|dutch|polish|turkish|arabic)\b/,
              'a new language',
            ],
            [/\bbrush (?:(?:his|her|the) )?(?:tooth|teeth)\b/, 'the toothbrush'],
            [/\b(?:times tables?|multiplication(?: tables?)?)\b/, 'the times tables'],
            [/\bskateboard(?:ing)?\b/, 'a skateboard'],
          ],
          defaults: ['a red bicycle'],
        },
      ),
      role(
        ['trouble', 'What makes it hard'],
        'alive weather water dark height',
        [
          'subj come|laugh|howl|bark|giggle|stare|blow|rise|disturb|interrupt|complain',
          'prep of|down|against|despite',
        ],
        {
          says: [
            [
              /\b(?:scared|afraid|frighten|frightened|nervous)\b(?: (?:of (?:fall|the water|it)|to (?:let go(?: of the \w+)?|fall|try|go|do)))?/,
              'the fear',
            ],
            [/\bboys\b.{0,25}\blaugh/, 'the boys'],
            [/\bgirls\b.{0,25}\blaugh/, 'the girls'],
            [/\b(?:kids|children|everybody|everyone|others)\b.{0,25}\blaugh/, 'the other children'],
            [/\bletters? (?:\w+ )?(?:dance|jump|swim|mix|move|swap|hop)\b/, 'the dancing letters'],
          ],
        },
      ),
      role(
        ['teacher', 'Who shows how'],
        'alive',
        ['subj teach|show|help|hold|say|can', 'prep from|by|with|like', 'loose'],
        { required: true, defaults: ['Mr Perl'] },
      ),
      role(['place', 'Where'], 'place sky water', [
        'prep in|at|on|by|near|through|under|into|around|from|beside|inside|behind',
        'prep to',
        'loose',
      ]),
      ...ALONG,
    ],
  },
  {
    id: 'promise',
    name: 'keep a promise or a secret',
    enacts: 'promise keep look watch water feed'.split(' '),
    cues: [
      [6, /\bkeep (?:\w+ )?(?:a|the) (?:\w+ )?secret\b|\bnot (?:to )?tell\b/],
      [
        7,
        /\bpromise\b.* to (?:come|go|be|watch|visit|play)\b|\bgive (?:\w+ ){1,5}(?:his|her|my) word\b/,
      ],
      [6, /\bfriend (?:\w+ )?moves? (?:\w+ )?away\b/],
      [
        6,
        /\b(?:mum|mummy|mom|dad|daddy|papa|mama|mother|father)s? (?:is|are|be|has to go|goes) (?:\w+ )?(?:away|abroad|deployed|at sea|offshore|in the army)\b(?!.*\b(?:prison|jail)\b)/,
      ],
      [
        6,
        /\b(?:promise|(?<!['’]s |\bin )secrets?\b(?! (?:door|garden|passage|tunnel|room|map|agent|code|base|den|path|island|world|cave|place|tree|forest))|keep it quiet|look after|surprise|not tell|guard|babysit|pet ?sit|watch over|responsible)\b/,
      ],
    ],
    sentence:
      '{if kept is untold: {Hero} promises {*a asker} to keep {*a kept}{if plan: of {*a plan}}{if unaware:, and {*a unaware} must not know} | {Hero} promises {*a asker} to {if kept is event: come to | look after} {*a kept}}{if trouble:; {*a trouble} {trouble: makes | make} it hard}.',
    roles: [
      role(
        ['kept', 'What is kept'],
        'alive thing food nature event toy place',
        [
          'obj keep|guard|look|watch|hide|feed|water|mind|paint|walk',
          'prep after|over',
          'prep to come|go|be',
          'loose',
        ],
        {
          required: true,
          defaults: ['plan => a secret', 'unaware => a secret', 'a small blue egg'],
        },
      ),
      role(
        ['asker', 'Who asked'],
        'alive',
        [
          'obj promise|give',
          'is away|abroad|deployed',
          'owns secret|dog|cat|rabbit|hamster|plants|flowers|sunflowers|tomatoes|garden|hens|chickens|fish|goldfish|puppy|kitten|parrot|tortoise|horse|pony|baby',
          'subj ask|give|leave|trust|go|plan|tell',
          'prep to',
          'loose',
        ],
        {
          required: true,
          says: [
            [/\bfriend (?:\w+ )?moves? (?:\w+ )?away\b/, 'my best friend'],
            [
              /\bclass (?:hamster|caterpillar|rabbit|guinea pig|bear|teddy|pet|fish|snail|tortoise)\b/,
              'the teacher',
            ],
            [/\bfriend (?:\w+ )?tell (?:he|him|she|her|I|me|it)\b/, 'my best friend'],
          ],
          defaults: ['kept is untold => my best friend', 'Mrs Finch'],
        },
      ),
      role(['plan', 'What it is about'], 'event thing food', ['obj plan|organise|prepare|bake'], {
        says: [
          [/\bsurprise party\b/, 'a surprise party'],
          [/\bbirthday present\b/, 'a birthday present'],
          [/\bsurprise (?:cake|trip|holiday|visit)\b/, 'a surprise'],
        ],
      }),
      role(['stay', 'For how long'], 'time', [], {
        says: [
          [/\bweekend\b/, 'the weekend'],
          [/\b(?:for|over) (?:a|the|one) week\b/, 'a week'],
          [/\bon holidays?\b|\bholidays\b/, 'the holidays'],
          [/\b(?:army|abroad|deployed|at sea|offshore)\b/, 'a long time'],
        ],
      }),
      role(['unaware', 'Who must not know'], 'person', ['obj tell', 'prep for', 'prep from'], {
        defaults: ['kept is untold => the woman from the kiosk'],
      }),
      role(['trouble', 'What makes it hard'], 'weather water hot creature being person sport', [
        'obj play',
        'prep from guard|protect|save|keep',
        'subj want|come|try|steal|break|eat',
        'prep from|during|against',
        'is there',
        'loose',
      ]),
      PLACE,
      ...ALONG,
    ],
  },
];
