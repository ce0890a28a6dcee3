import { type Frame, PLACE, role } from './frame.ts';
import { saysBoth } from './says-all.ts';

/** What one can know all about, with a front and a back: as it is said, one of it, many, and what people give instead. */
type Line = readonly [says: string, one: string, many: string, instead: string];
const BEASTS: readonly Line[] = [
  ['beetles?', 'a beetle', 'beetles', 'butterflies'],
  ['spiders?', 'a spider', 'spiders', 'ladybirds'],
  ['ants?', 'an ant', 'ants', 'bees'],
  ['bees?', 'a bee', 'bees', 'wasps'],
  ['insects?|bugs?', 'an insect', 'insects', 'snails'],
  ['snails?', 'a snail', 'snails', 'slugs'],
  ['sharks?', 'a shark', 'sharks', 'dolphins'],
  ['whales?', 'a whale', 'whales', 'sharks'],
  ['octopus(?:es)?|octopi', 'an octopus', 'octopuses', 'jellyfish'],
  ['fish(?:es)?', 'a fish', 'fish', 'dolphins'],
  ['snakes?', 'a snake', 'snakes', 'worms'],
  ['frogs?', 'a frog', 'frogs', 'toads'],
  ['crocodiles?', 'a crocodile', 'crocodiles', 'lizards'],
  ['owls?', 'an owl', 'owls', 'parrots'],
  ['birds?', 'a bird', 'birds', 'bats'],
  ['bats?', 'a bat', 'bats', 'mice'],
  ['wolf|wolves', 'a wolf', 'wolves', 'dogs'],
  ['horses?', 'a horse', 'horses', 'unicorns'],
  ['turtles?|tortoises?', 'a turtle', 'turtles', 'snails'],
];
const ENGINES: readonly Line[] = [
  ['trains?|locomotives?', 'a train', 'trains', 'buses'],
  ['buses|bus', 'a bus', 'buses', 'trains'],
  ['trams?', 'a tram', 'trams', 'buses'],
  ['planes?|aeroplanes?|airplanes?', 'an aeroplane', 'aeroplanes', 'kites'],
  ['tractors?', 'a tractor', 'tractors', 'lorries'],
  ['diggers?|excavators?', 'a digger', 'diggers', 'tractors'],
  ['ships?', 'a ship', 'ships', 'trains'],
  ['submarines?', 'a submarine', 'submarines', 'rockets'],
];
const KNOWN = [...BEASTS, ...ENGINES];
const anyOf = (lines: readonly Line[]): string => lines.map(([says]) => says).join('|');
const ANY = anyOf(KNOWN);

const KNOWS =
  'knows? (?:everything|all|so much|a lot|lots)|experts?|facts?|obsess\\w*|(?:mad|crazy|nuts) about|encyclop\\w+|correct(?:s|ing)?|professor|researcher|scientist|sick of|latin names?|actually';
/** Something happens with them that other stories tell. */
const NOT_OURS =
  'lost|loses?|lose|missing|steal\\w*|stole|rac(?:e|es|ing)|drives?|driver|rides?|lives? with|dragons?|magic\\w*|princess\\w*|pirates?|detective|treasure|birthday|scared|afraid|rescue\\w*|saves?|hatch\\w*|stuck|allergic|competition|contest|talking|friends? with|moves?|moving|turns? into|becomes?|lift|elevator|dead|died|dies';

const named = (phrase: (line: Line) => string) =>
  KNOWN.map((line) => [new RegExp(`\\b(?:${line[0]})\\b`), phrase(line)] as const);

/** A child who knows all about one sort of thing sees what has been wrong in the museum for forty years. */
export const EXPERT: Frame = {
  id: 'expert',
  name: 'know all about one sort of thing',
  when: ['cue'],
  enacts: 'know love obsess collect count correct check tell ask look read show draw give'.split(
    ' ',
  ),
  cues: [
    [18, saysBoth(NOT_OURS, KNOWS, ANY)],
    [15, new RegExp(`^(?![^]*\\b(?:${NOT_OURS})\\b)\\W*(?:${anyOf(BEASTS)})\\W*[!.,:;]`)],
    [
      15,
      new RegExp(
        `^\\W*(?:(?:she|he|my \\w+) )?(?:just |really )?loves? (?:all )?(?:${anyOf(BEASTS)})\\W*$`,
      ),
    ],
  ],
  sentence:
    '{Hero} knows all about {*kind loved}, and everybody gives {hero} {*kind instead}; in the museum the biggest {*kind one} of all is the wrong way round, and nobody listens, until {hero} asks one question.',
  roles: [
    role(['loved', 'What is known'], 'creature vehicle', [], {
      required: true,
      says: named(([, , many]) => many),
      defaults: ['beetles'],
    }),
    role(['one', 'One of them'], 'creature vehicle', [], {
      required: true,
      byStep: true,
      says: named(([, one]) => one),
      defaults: ['a beetle'],
    }),
    role(['sort', 'One sort'], 'creature vehicle', ['loose'], { byStep: true }),
    role(['instead', 'What people give instead'], 'creature vehicle toy', ['obj give|get'], {
      required: true,
      says: [
        [
          /\bsick of (?:people |everyone |everybody )?(?:giv\w+ (?:her|him) |get\w+ )?(butterflies|unicorns|dolphins|ponies|dolls|cars|horses)\b/,
          '$1',
        ],
        ...named(([, , , instead]) => instead),
      ],
      defaults: ['butterflies'],
    }),
    { ...PLACE, accepts: 'town village school'.split(' ') },
    role(['friend', 'Comes along'], 'named owned', ['prep with|and|alongside', 'is friend']),
    role(['friend2', 'Comes along, too'], 'named owned', ['prep with|and|alongside']),
  ],
};
