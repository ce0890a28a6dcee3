import { type Frame, NEAR, role } from './frame.ts';
import { saysBoth } from './says-all.ts';

/** What small children collect, carry about, count and stop for: as it is said, one of it, and many. */
const LOVED: readonly (readonly [says: string, one: string, many: string])[] = [
  ['snails?', 'a snail', 'snails'],
  ['slugs?', 'a slug', 'slugs'],
  ['ladybirds?|ladybugs?', 'a ladybird', 'ladybirds'],
  ['beetles?', 'a beetle', 'beetles'],
  ['woodl(?:ouse|ice)', 'a woodlouse', 'woodlice'],
  ['caterpillars?', 'a caterpillar', 'caterpillars'],
  ['ants?', 'an ant', 'ants'],
  ['bugs?|insects?|creepy crawl\\w+', 'a bug', 'bugs'],
  ['sticks?', 'a stick', 'sticks'],
  ['pebbles?', 'a pebble', 'pebbles'],
  ['stones?', 'a stone', 'stones'],
  ['rocks?', 'a rock', 'rocks'],
  ['buttons?', 'a button', 'buttons'],
  ['acorns?', 'an acorn', 'acorns'],
  ['conkers?|chestnuts?', 'a conker', 'conkers'],
  ['pine ?cones?', 'a pine cone', 'pine cones'],
  ['feathers?', 'a feather', 'feathers'],
  ['(?:sea)?shells?', 'a shell', 'shells'],
  ['leaf|leaves', 'a leaf', 'leaves'],
  ['keys?', 'a key', 'keys'],
  ['bottle tops?|lids?', 'a lid', 'lids'],
  ['corks?', 'a cork', 'corks'],
  ['stickers?', 'a sticker', 'stickers'],
  ['diggers?|excavators?', 'a digger', 'diggers'],
  ['tractors?', 'a tractor', 'tractors'],
  ['bin lorr(?:y|ies)|rubbish trucks?', 'a bin lorry', 'bin lorries'],
  ['garbage trucks?|trash trucks?', 'a garbage truck', 'garbage trucks'],
  ['fire (?:engines?|trucks?)', 'a fire engine', 'fire engines'],
  ['lorr(?:y|ies)', 'a lorry', 'lorries'],
  ['trucks?', 'a truck', 'trucks'],
  ['bus(?:es)?', 'a bus', 'buses'],
  ['trains?', 'a train', 'trains'],
  ['trams?', 'a tram', 'trams'],
  ['cranes?', 'a crane', 'cranes'],
  ['helicopters?', 'a helicopter', 'helicopters'],
  ['washing machines?', 'a washing machine', 'washing machines'],
  ['pigeons?', 'a pigeon', 'pigeons'],
  ['ducks?', 'a duck', 'ducks'],
  ['clocks?', 'a clock', 'clocks'],
  ['lamps?|street ?lamps?', 'a lamp', 'lamps'],
  ['doors?', 'a door', 'doors'],
];
const ANY = LOVED.map(([says]) => says).join('|');

const OBSESSED =
  "obsess\\w*|(?:mad|crazy|nuts|bonkers) about|collects?|collecting|collections?|pockets?|picks? (?:\\w+ )?up|hobby|says? (?:hello|hi|good morning) (?:to )?(?:every |the |all )?|brings? (?:\\w+ ){0,2}home|carr(?:y|ies) (?:\\w+ ){0,4}(?:around|about|everywhere)|carr(?:y|ies) (?:them|it) (?:around|about|everywhere)|all day|all the time|everywhere|points? (?:at|to) every|stops? (?:at|for) every|(?:can ?not|can't) walk past|counts? (?:all )?(?:the )?|shouts? (?:\\w+ )?every time";
/** They lose one, race, drive, dig or plant: told elsewhere. */
const NOT_OURS =
  'lost|loses?|lose|missing|steal\\w*|stole|rac(?:e|es|ing)|drives?|drive|driver|rides?|flies|fly|lives?|dragons?|magic\\w*|princess\\w*|pirates?|detective|treasure|wants? to be|bec[ao]mes?|birthday|scared|afraid|friend|teach\\w*|rescue\\w*|saves?|hatch\\w*|eggs?|grows?|grow|stuck|nursery|window|wav(?:e|es|ing)|egypt|talking|who (?:can|wants|is)|allergic|school|museum|competition|contest|volcano|dinosaurs?|fossils?';

/** A child who loves one sort of small thing above all others: the day goes by it, and in the end it comes back. */
export const OBSESSED_WITH: Frame = {
  id: 'obsessed',
  name: 'one sort of thing above all others',
  when: ['cue'],
  enacts:
    'obsess collect know find pick carry put count look see stop point bring keep show love watch give fill stand'.split(
      ' ',
    ),
  cues: [
    [20, saysBoth(NOT_OURS, OBSESSED, ANY)],
    // Nothing else is said: “he loves buses”, “diggers!!!”.
    [
      16,
      new RegExp(
        `^\\W*(?:(?:our|my) (?:\\w+ )?)?(?:\\w+ )?(?:just |really |absolutely |only )?(?:loves?|likes?|adores?|love|like) (?:all (?:the )?)?(?:little |big |small |tiny )?(?:${ANY})\\W*$`,
      ),
    ],
    [
      16,
      /^\W*(?:snails|slugs|ladybirds|sticks|stones|pebbles|buttons|conkers|acorns|bin lorries|trams|cranes|washing machines|pigeons)\W*(?:everywhere\W*|all day\W*)?$/,
    ],
  ],
  sentence:
    '{Hero} loves {*kind loved} above all things: {hero} finds one, and one more, and one more, until all are gone; and then one comes back.',
  roles: [
    role(['loved', 'What is loved'], 'creature vehicle thing nature', [], {
      required: true,
      says: LOVED.map(([says, , many]) => [new RegExp(`\\b(?:${says})\\b`), many] as const),
      defaults: ['stones'],
    }),
    role(['one', 'One of them'], 'creature vehicle thing nature', [], {
      required: true,
      says: LOVED.map(([says, one]) => [new RegExp(`\\b(?:${says})\\b`), one] as const),
      defaults: ['a stone'],
      byStep: true,
    }),
    role(
      ['parent', 'Who is with the child'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj say|find|wash|wait|come|help', 'obj show|give', 'prep to', 'loose'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
