import { type Frame, NEAR, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const WATER =
  'swimming pool|pool|baby swimming|swimming|the sea|waves?|the lake|paddling pool|splash ?pad|water park|beach|armbands|float(?:ies|s)|sprinkler';
const SHY =
  "first time|first swim\\w*|scared|afraid|frightened|nervous|worried|not sure|only (?:a|his|her) toe|doesn['’]t like|does not like|do not like|hates?|too cold|shy of|careful|splash\\w*|swimming (?:with|lesson)";
/** Who can swim, sees a whale or loses something has another story. */
const NOT_OURS =
  'mermaid|whale|shark|pirate|lost|loses?|missing|race|medal|competition|lighthouse|storm|turtle|fish|octopus|hair|bath|bus|tram|train|crab|rescue\\w*|saves?|shells?|ducks?|rain|puddles?|under the sea|dolphin|seal|seahorse|potty|stabilisers|tide|castle|sandcastle|moon|counts?';

/** For the first time in big water: one toe, then the next, until it is the child who splashes. */
export const TOE_FIRST: Frame = {
  id: 'toe-first',
  name: 'for the first time in big water',
  when: ['cue'],
  enacts: 'go swim splash scare try get hold kick learn'.split(' '),
  cues: [[18, saysAll(NOT_OURS, WATER, SHY)]],
  sentence:
    '{Hero} goes {*to place} for the first time{if parent: with {*a parent}}; “Only a toe!” says {hero}, for there is a splash; until {hero} makes it.',
  roles: [
    role(['place', 'Where'], 'water seaside place', ['prep to', 'prep in|at', 'adj big', 'loose'], {
      required: true,
      says: [
        [/\bpaddling pool\b/, 'the paddling pool'],
        [/\b(?:swimming )?pool|swimming\b/, 'the swimming pool'],
        [/\bbeach\b/, 'the beach'],
        [/\b(?:sea|waves)\b/, 'the sea'],
        [/\blake\b/, 'the lake'],
      ],
      defaults: ['the swimming pool'],
    }),
    role(
      ['parent', 'Who is there'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj hold|say|help|go', 'loose'],
      { chief: true },
    ),
    role(['thing', 'What is put on'], 'clothing worn toy thing', [], {
      says: [
        [/\barm ?bands\b/, 'some armbands'],
        [/\bgoggles\b/, 'some goggles'],
        [/\bfloat(?:ies|s)\b/, 'some floats'],
      ],
    }),
    ...NEAR,
  ],
};
