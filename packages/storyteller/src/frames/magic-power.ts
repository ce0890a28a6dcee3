import { type Frame, PLACE, role } from './frame.ts';

const DRAWING_TOOLS =
  'paint ?brush|brush|pencils?|crayons?|chalks?|pens?|paints?|paint ?box|sketch ?book|felt ?tips?';
const MAGIC_THINGS =
  'wand|ring|hat|cap|cape|cloak|boots?|shoes?|slippers?|wellies|stone|lamp|potion|spoon|pot|words?|beans?|glasses|coat|umbrella|pebble|shell|necklace|feather|sock|socks|sweets?|book|bike|scooter|trick|tricks|spells?';
/** Who flies in these: never “so that the dragon can fly”. */
const WHO =
  '(?:(?:^\\w+|she|he|they|i|and|daughter|son|(?:girl|boy|child|kid|super ?hero(?:ine)?|princess|witch|wizard|fairy)(?: who| that)?|suddenly|now) )';
const DRAWN =
  'dinosaur dragon monster unicorn robot cat dog horse lion tiger elephant bird rabbit mermaid spider crocodile penguin giraffe'.split(
    ' ',
  );

/** The powers we tell, as parents type them: each tells what it does when it gets out of hand. */
const POWERS: readonly (readonly [says: RegExp, deed: string])[] = [
  [/\binvisib(?:le|ility)\b(?! (?:friend|ink|thread|dog|cat))/, 'turn invisible'],
  [
    new RegExp(
      `\\bmagic(?:al)? (?:\\w+ )?(?:${DRAWING_TOOLS})\\b|\\b(?:everything|whatever|anything|things?|what(?! if)|drawings?|pictures?|paintings?|doodles?) .{0,24}\\b(?:come|turn|become|get|be|is)\\w* (?:really )?(?:true|alive|real|to life)\\b|\\bdraw\\w* .{0,20}\\b(?:come|turn|become)\\w* (?:alive|real|true|to life)\\b`,
    ),
    'bring drawings to life',
  ],
  [
    /\b(?:shrinks?|shr[au]nk|shrinking|shrunken)\b|\bsize of an? (?:\w+ )?(?:ant|pea|thumb|mouse|bee|bug|button|ladybird|beetle|finger|crumb|lego \w+)\b|\b(?:tiny|small|little) (?:as|like) an? (?:ant|pea|thumb|mouse|bee|bug|button|ladybird|beetle|finger)\b/,
    'shrink',
  ],
  [
    /\b(?:talk|speak|understand|hear|chat)(?:s|ing)?\b(?: (?:to|with|what|how|the|all|other|her|his|our|wild|any|language|of|every))* (?:animals?|creatures|birds?|dogs?|cats?|pets?)\b|\banimals? (?:can |suddenly |start to |begin to )?(?:talk|speak)\w* (?:to|with) (?:her|him|me|us)\b|\b(?:animals?|dogs?|cats?|pets?) (?:all )?(?:can|could|begin to|start to|learn to|suddenly) (?:talk|speak)\w*\b|\bdr\.? dolittle\b/,
    'talk to animals',
  ],
  [
    /\bmakes? it (?:rain|snow)\b|\bwhen (?:he|she) (?:play|sing|dance|drum)\w*\b.{0,24}\bit (?:starts? to )?(?:rain|snow)\w*\b|\b(?:control|change|make|command)s? the (?:weather|rain|clouds)\b|\bweather (?:power|magic)s?\b|\b(?:rain|weather) dance\b/,
    'make it rain',
  ],
  [
    /\b(?:power|super ?power|magic) (?:is|of|=) (?:being |to be )?(?:kind(?:ness)?|nice|friendl\w+|hugs?|love)\b|\bkindness (?:super ?)?(?:power|hero\w*)\b|\bsuper[- ]?(?:kind|nice|kindness)\b|\bsuper ?hero(?:ine)? (?:of|with|who (?:use|has|have)) (?:\w+ )?kindness\b|\bmakes? (?:everyone|everybody|people) (?:kind|nice|friendly)\b/,
    'make everybody kind',
  ],
  [
    /\bsuper(?:human)?[- ]?strength\b|\bsuper(?:[- ]|\s)?strong\b|\bstrongest (?:girl|boy|child|kid|superhero|person|in the world)\b|\blifts? (?:up )?(?:an? |whole )?(?:cars?|bus|buses|houses?|elephants?|lorr\w+|trees?)\b|\bstrong as an? \w+|\b(?:so|incredibly|magically) strong\b/,
    'be super strong',
  ],
  [
    /\bsuper[- ]?(?:speed|fast|quick)\b|\bfastest (?:girl|boy|child|kid|superhero) (?:in the (?:world|universe)|alive|ever)\b|\blightning (?:speed|fast)\b|\bfaster than (?:light|lightning|sound|an? (?:car|train|rocket|plane|cheetah))\b|\bfast as (?:lightning|light|an? rocket)\b/,
    'be super fast',
  ],
  [
    new RegExp(
      `\\b${WHO}(?:can|could|is able to|be able to|wants? to|wish(?:es)? to|learns? to) (?:suddenly |really )?fly\\b|\\b(?:power|ability) (?:to fly|of fl(?:ight|ying))\\b|\\b(?:starts?|begins?) (?:to fly|flying)\\b|\\bwish(?:es|ed)? (?:to|s?he|i|they) (?:can |could |to )?fly\\b|\\bgrows? (?:\\w+ ){0,3}wings\\b|\\bflying (?:super ?hero|bike|bicycle|shoes|boots|cape|bed|scooter|girl|boy|potion|school ?bag)\\b|\\bfl(?:y|ies) like an? (?:bird|superhero|owl|eagle|butterfly|fairy)\\b|\\bfly power\\b`,
    ),
    'fly',
  ],
  [
    new RegExp(
      `\\bgenies?\\b|\\b(?:three|3|two|endless) (?:magic )?wishes\\b|\\bwish(?:es)? (?:really |always |all )?(?:come|came|coming|go|went|going) (?:true|wrong)\\b|\\b(?:wish|wishes|wished|wishing) (?:on|from) an? (?:\\w+ )?(?:star|fish|well)\\b|\\b(?:grants?|gives?) (?:\\w+ ){0,3}wish(?:es)?\\b|\\bwishing (?:star|stone|well|fish|ring|tree)\\b|\\bmagic(?:al)? (?:\\w+ )?(?:${MAGIC_THINGS})\\b|\\b(?:can |can do |do |does |learns? |learn to do )magic\\b|\\bspells?\\b|\\bwish come true\\b`,
    ),
    'make wishes come true',
  ],
];

/** A frame of what is magic: a power, or a thing that has one. */
export const MAGIC_POWER: Frame = {
  id: 'magic-power',
  name: 'a magic power gets out of hand, and is used for good',
  // A power that we have no tale of is never told as another one.
  when: ['cue'],
  cues: [
    [9, /\b(?:super ?powers?|(?:magic(?:al)?|special|secret) powers?|power = \w+)\b/],
    ...POWERS.map(([says]) => [11, says] as const),
  ],
  sentence:
    '{Hero} {if guise:, {*a guise},|} can {*the power}{if thing: with {*a thing}}{if giver:, thanks to {*a giver}}{if place: {*in place}}; it gets out of hand{if foe:, and {*a foe} {foe: makes | make} it worse}, until {hero} uses it for {*a helped}.',
  roles: [
    role(['power', 'The magic power'], 'deed', [], {
      required: true,
      says: POWERS,
      defaults: ['be super strong', 'turn invisible', 'fly', 'bring drawings to life'],
    }),
    role(
      ['thing', 'Where the magic is'],
      'thing worn vehicle',
      [
        'adj magic|magical|enchanted|flying|invisible|wishing',
        'obj find|get|wear|drink|use|discover|have',
        'prep with draw',
        'prep with paint',
        'prep with fly',
      ],
      {
        says: [
          [/\bmagic(?:al)? paint ?brush\b/, 'a magic paintbrush'],
          [/\bmagic(?:al)? pencil\b/, 'a magic pencil'],
          [/\bmagic(?:al)? wand\b/, 'a magic wand'],
          [/\bmagic(?:al)? lamp\b/, 'a magic lamp'],
        ],
      },
    ),
    role(
      ['giver', 'Where it comes from'],
      'creature being person sky',
      [
        'subj give|grant|send|bring|show|teach|lend|promise',
        'prep from get',
        'prep from have',
        'prep from come',
        'prep on wish',
        'adj magic|magical|wishing|golden',
      ],
      {
        says: [
          [/\bgenie\b/, 'a genie'],
          [/\bfairy godmother\b/, 'a fairy godmother'],
        ],
      },
    ),
    role(['guise', 'Is'], 'being job', ['is hero', 'obj become|be'], {
      says: [
        [/\bsuper ?hero(?:es|ine)?\b/, 'a superhero'],
        [/\bstrongest boy\b/, 'the strongest boy'],
        [/\bstrongest girl\b/, 'the strongest girl'],
        [
          /\b(?:she|he|daughter|son|girl|boy) (?:is|be|becomes?) an? (?:little |good )?witch\b/,
          'a witch',
        ],
        [
          /\b(?:she|he|daughter|son|girl|boy) (?:is|be|becomes?) an? (?:little )?wizard\b/,
          'a wizard',
        ],
        [
          /\b(?:she|he|daughter|son|girl|boy) (?:is|be|becomes?) an? (?:little )?fairy\b/,
          'a fairy',
        ],
      ],
    }),
    role(
      ['foe', 'Who makes trouble'],
      'monster robber thief witch villain dragon giant ogre troll robot alien bully pirate burglar being big',
      [
        'subj steal|attack|rob|destroy|threaten|spoil|wreck|trap|capture|kidnap|scare',
        'prep against',
        'obj fight|stop|beat|defeat|catch|battle',
        'is baddie|villain|enemy',
      ],
      {
        says: [
          [/\bslime monster\b/, 'a slime monster'],
          [/\b(?:robbers|burglars|thieves)\b/, 'some robbers'],
          [/\b(?:robber|burglar|thief)\b/, 'a robber'],
          [/\bmonster\b/, 'a monster'],
        ],
      },
    ),
    role(
      ['helped', 'Who it helps'],
      'alive',
      [
        'obj save|help|rescue|free|protect|comfort|cheer',
        'subj need|fall|lose',
        'is lost|stuck|sad|trapped|lonely|ill|alone',
        'prep for use',
        'obj fly',
      ],
      {
        required: true,
        defaults: [
          'power is smallness => a small black beetle',
          'an old grey cat',
          'a small brown dog',
        ],
      },
    ),
    role(['tried', 'What it is tried on'], 'creature being', ['obj draw|paint'], {
      says: [
        [/\bwhat (?:the |his |her |our )?teachers do at lunch\b/, 'the teachers at lunch'],
        [
          /\bwhat (?:the |his |her |our )?teachers do\b|\b(?:sp(?:y|ies|ying) on|watch\w*) (?:the |his |her |our )?teachers\b/,
          'the teachers',
        ],
        ...DRAWN.map(
          (creature) =>
            [
              new RegExp(
                `\\b${creature}s? (?:that |which )?\\w+ (?:has |have )?(?:dr[ae]w\\w*|paint\\w*)\\b|\\b(?:dr[ae]w|paint)\\w* (?:\\w+ ){0,3}${creature}\\b`,
              ),
              `a big ${creature}`,
            ] as const,
        ),
      ],
      defaults: ['power is drawing => an elephant'],
    }),
    PLACE,
    role(['friend', 'Comes along'], 'alive', [
      'prep with|and|alongside',
      'prep to talk',
      'prep to speak',
      'is friend|sidekick|helper',
      'subj help|come',
      'loose',
    ]),
    role(['friend2', 'Comes along, too'], 'alive', ['prep with|and|alongside', 'loose']),
  ],
};
