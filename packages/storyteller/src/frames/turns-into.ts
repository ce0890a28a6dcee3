import { type Frame, NEAR, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const AT_HOME =
  'bath(?: ?tub)?|sofa|couch|settee|bed|(?:cardboard |big |empty |old |amazon |washing machine |fridge )?box(?:es)?|(?:laundry|washing) basket|carpet|rug|table|living room|lounge|armchair|blanket|cushions?|pillows?|stairs|bunk ?bed|playpen|wardrobe|kitchen chairs?|chairs?';
const BECOMES =
  '(?:turns? (?:in)?to|becomes?|turned into|changes into|is (?:really |secretly |actually )?(?:a|an|the)|are (?:really |actually )?(?:a|an)?|makes? (?:\\w+ )?(?:a|an)|pretends?|as (?:a|an)|into (?:a|an)|out of|from (?:a|an|the))';
const WHAT =
  'ships?|boats?|pirate ships?|sea|ocean|rockets?|space ?ships?|castles?|trains?|submarines?|planes?|aeroplanes?|dens?|fort|forts|lava|islands?|jungles?|racing cars?|cars?|bus|dragons?|whales?|mountains?|caves?|time machine|helicopters?|spaceship|river';
const NOT_OURS =
  'heaven|died|lost|loses?|ghost|real pirates|scared|afraid|hospital|builds? (?:\\w+ ){0,3}robot|flood\\w*|snail|penguin|crocodile|moving|monster under';

/** Something at home is something else, until somebody says “only”; then somebody gets in all the same. */
export const TURNS_INTO: Frame = {
  id: 'turns-into',
  name: 'something at home is something else',
  when: ['cue'],
  enacts: 'turn become build make pretend play sail fly be drive'.split(' '),
  cues: [
    [22, saysAll(NOT_OURS, AT_HOME, BECOMES, WHAT)],
    [
      18,
      /\bfloor (?:is|be) (?:made of )?lava\b|\b(?:blanket|pillow|cushion|sofa) (?:fort|den|castle|ship)\b|\bcardboard (?:rocket|castle|ship|boat|car|spaceship|train)\b/,
    ],
  ],
  sentence:
    '{*A thing} {thing: is | are} {*a what}, with {hero} as captain, past the lamp and over the carpet; until somebody says “only”, and it stops; and somebody gets in all the same.',
  roles: [
    role(
      ['thing', 'What it is to others'],
      'sofa bathtub bed box basket table carpet chair blanket',
      ['subj turn|become|be', 'prep out|of|from', 'obj turn', 'loose'],
      {
        required: true,
        says: [
          [/\bbath(?: ?tub)?\b/, 'a bathtub'],
          [/\b(?:sofa|couch|settee)\b/, 'a sofa'],
          [/\b(?:bunk ?)?bed\b/, 'a bed'],
          [/\bbox(?:es)?|cardboard\b/, 'a box'],
          [/\b(?:laundry|washing) basket\b/, 'a laundry basket'],
          [/\btable\b/, 'a table'],
          [/\b(?:carpet|rug|floor)\b/, 'a carpet'],
        ],
        defaults: ['a sofa'],
      },
    ),
    role(
      ['what', 'What it is'],
      'vehicle place nature water thing being creature',
      ['prep into', 'obj become|make|build', 'loose'],
      {
        required: true,
        says: [
          [/\bpirate ship\b/, 'a pirate ship'],
          [/\b(?:spaceship|space ship|rocket)\b/, 'a rocket'],
          [/\b(?:sea|ocean|ship|boat)\b/, 'a boat'],
          [/\bcastle\b/, 'a castle'],
          [/\btrain\b/, 'a train'],
          [/\blava\b/, 'a volcano'],
          [/\b(?:den|fort)\b/, 'a castle'],
        ],
        defaults: ['a ship'],
      },
    ),
    role(
      ['parent', 'Who gets in'],
      'mother father grandmother grandfather',
      ['prep with|and', 'loose'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
