import { type Frame, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const RIDES =
  'bus(?:es)?|lift|elevator|train|tram|boat|ship|ferry|car|van|taxi|lorry|truck|tractor|fire ?engine|helicopter|plane|aeroplane|sledge|submarine|hot air balloon|wagon|sofa';
const GETS_IN =
  '(?:picks?|picking|collects?|fetch|fetches|gathers?) (?:\\w+ ){0,3}up|picks? up|collects? (?:his|her|all)|gets? (?:on|in)(?:to)?|hops? (?:on|in)|climbs? (?:on|in)|(?:at|on|for) (?:each|every) (?:stop|floor|station|corner|house)|(?:each|every) (?:stop|floor)|different \\w+ (?:on|at)|stops? (?:for|at)|everyb?o?d?y? (?:wants|gets|squeezes)|room for (?:one|everyone|everybody)|full of|squeez\\w+|passengers?|gives? (?:\\w+ ){0,4}a (?:lift|ride)|drives? (?:all )?(?:his|her|the) (?:\\w+ )?(?:cousins|friends|animals|toys|teddies)|play(?:s|ing)? (?:bus|train|driver)';
const NOT_OURS =
  'space|moon|rocket|mars|race|racing|steals?|stole|stolen|thief|broken|breaks down|burn\\w*|rescues?|lost|missed|late|nursery|kindergarten|school|bin|rubbish|garbage|digger|excavator|tidal|storm|shark|pirates?|asleep|scared|afraid|are we (?:nearly )?there|holiday|moving|flown? away|surgery|hospital';
/** “A bus, a bear, a balloon”: two more at least, and nothing of a way. */
const LISTED = `\\W*(?:an? |the )?(?:\\w+ )?(?:${RIDES})\\s*,\\s*(?:\\w+ ){0,3}\\w+\\s*(?:,|,? and )\\s*(?:\\w+ ?){1,4}`;

/** At every stop somebody more gets in, until it is full; and there is room all the same. */
export const ALL_ABOARD: Frame = {
  id: 'all-aboard',
  name: 'one more gets in at every stop',
  when: ['cue'],
  enacts:
    'stop ride drive pick get squeeze sit ring press fetch collect take fly go travel play'.split(
      ' ',
    ),
  cues: [
    [22, saysAll(NOT_OURS, RIDES, GETS_IN)],
    [
      16,
      new RegExp(
        `^(?![^]*\\b(?:${NOT_OURS}|wants|is|has|goes|said|says|with|to)\\b)${LISTED}\\W*$`,
      ),
    ],
  ],
  sentence:
    '{Hero} rides in {*a ride}; at every stop somebody more gets in, {*a one}, {*a two} and {*a three}, until it is so full that nothing goes any more and {hero} gets out; and then it is {hero} who finds room for everybody.',
  roles: [
    role(['ride', 'What they ride in'], 'vehicle floats lift', ['prep in|on|by', 'loose'], {
      required: true,
      says: [
        [/\b(?:lift|elevators?)\b/, 'the lift'],
        [/\bhelicopters?\b/, 'a helicopter'],
        [/\bsofa\b/, 'the sofa'],
        [/\bbus(?:es)?\b/, 'a red bus'],
        [/\btrain\b/, 'a little train'],
      ],
      defaults: ['a red bus'],
    }),
    role(['one', 'Who gets in first'], 'alive', ['obj pick|fetch|collect|take|drive', 'loose'], {
      required: true,
      defaults: ['a bear'],
    }),
    role(['two', 'Who gets in next'], 'alive', ['obj pick|fetch|collect|take|drive', 'loose'], {
      required: true,
      defaults: ['a penguin'],
    }),
    role(['three', 'Who gets in last'], 'alive', ['obj pick|fetch|collect|take', 'loose'], {
      required: true,
      defaults: ['an old lion'],
    }),
    role(
      ['load', 'What must come along'],
      'thing food toy',
      ['obj bring|carry|take', 'prep with', 'loose'],
      { byStep: true },
    ),
    role(['event', 'Where they are going'], 'event', ['prep for|to', 'loose'], { byStep: true }),
  ],
};
