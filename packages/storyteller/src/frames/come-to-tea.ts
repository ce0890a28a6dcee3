import { CREATURES } from '@bramblebook/contract/creature-vocabulary';
import { articleFor, pluralOf } from '../grammar/noun-phrases.ts';
import { type Frame, role } from './frame.ts';
import { saysAll } from './says-all.ts';

/** These have worlds of their own, or are painted as something else. */
const ELSEWHERE =
  /dinosaur|tyranno|tricera|stego|dragon|unicorn|mermaid|fairy|witch|ghost|alien|troll|robot|whale|shark|octopus|monster|goblin|ogre|snail|ladybird|caterpillar|bug|beetle|^ant$|spider|dog|^cat$|dino|saur|phoenix|pterodactyl|giant|yeti|elf|knight/;
const BEASTS = CREATURES.map((one) => one.replace('-', ' ')).filter((one) => !ELSEWHERE.test(one));
const ANY = BEASTS.map((one) => `${one}s?|${pluralOf(one)}`).join('|');
const NOT_OURS =
  'lost|home|stuck|afraid|scared|doctor|hospital|drives?|flies|race|friend|costume|zoo keeper|egg|hatch\\w*|born|baby|babies|rescue\\w*|died|space|sea|school|detective|steals?|stole|magic\\w*|party|birthday|counts?|princess|who can(?:not|t)|cannot|escape\\w*|colou?rs?|lonely|shy|noises?';

const NOT_COUNTED = NOT_OURS.replace('|counts?', '|sheep|sleep\\w*|lost');

/** One friend may come to tea, and there turns out to be rather a lot of it. */
export const COME_TO_TEA: Frame = {
  id: 'come-to-tea',
  name: 'animals come to the house',
  when: ['cue'],
  enacts: 'come visit eat drink ask want fit live sit knock wipe stay love count'.split(' '),
  cues: [
    [
      26,
      saysAll(
        NOT_COUNTED,
        ANY,
        'counts?|counting|(?:one|two|three|four|five|ten) (?:\\w+ )?in (?:the|a) bed',
      ),
    ],
    [
      16,
      new RegExp(
        `^\\W*(?:(?:a story |something |anything )?(?:about |with )|(?:\\w+ )?(?:just |really |absolutely |only )?(?:loves?|likes?|adores?|is (?:obsessed with|mad about|crazy about|into)) )?(?:all |lots of |many |some |big |little |real )*(?:${ANY})(?:\\W+(?:(?:and|more|so many|everywhere|please|lots of)\\W+)*(?:${ANY})?)?\\W*$`,
      ),
    ],
    [
      22,
      saysAll(
        NOT_OURS,
        `${ANY}`,
        '(?:come|comes|came|coming|invite\\w*|wants? (?:to come )?in|turns? up|knocks?) (?:\\w+ ){0,3}?(?:to|for|in|on|at)? ?(?:tea|lunch|dinner|breakfast|supper|cake|(?:the|our|my|his|her) (?:house|flat|door|kitchen)|a visit|visit|stay)',
      ),
    ],
  ],
  sentence:
    '{*A one} {one: knocks | knock}, and one more, and one more, until the house is full of {*kind many}; then somebody is not to be found, and it is {hero} who finds out and says so.',
  roles: [
    role(
      ['one', 'Who comes'],
      'creature',
      ['subj come|want|visit|knock|fit', 'obj invite', 'loose'],
      {
        required: true,
        says: BEASTS.map(
          (one) =>
            [
              new RegExp(`\\b(?:${one}s?|${pluralOf(one)})\\b`),
              `${articleFor(one)} ${one}`,
            ] as const,
        ),
        defaults: ['an elephant'],
      },
    ),
    role(['many', 'How many more'], 'creature', [], {
      required: true,
      says: BEASTS.map(
        (one) =>
          [new RegExp(`\\b(?:${one}s?|${pluralOf(one)})\\b`), `five ${pluralOf(one)}`] as const,
      ),
      defaults: ['five elephants'],
      byStep: true,
    }),
    role(
      ['parent', 'Who has said “one”'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj say|let', 'loose'],
      { chief: true },
    ),
  ],
};
