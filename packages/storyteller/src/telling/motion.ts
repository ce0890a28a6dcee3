/**
 * Verbs of the hero's body that a telling writes in braces, and what they are for a child
 * in a wheelchair. A new verb is one line.
 */
export const MOTION: Readonly<Record<string, string>> = {
  ran: 'rolled',
  run: 'roll',
  runs: 'rolls',
  running: 'rolling',
  walked: 'rolled',
  walk: 'roll',
  walks: 'rolls',
  walking: 'rolling',
  raced: 'raced',
  jumped: 'bounced',
  jump: 'bounce',
  jumps: 'bounces',
  stood: 'sat',
  stand: 'sit',
  stepped: 'rolled',
  step: 'roll',
  climbed: 'went',
  climb: 'go',
  tiptoed: 'rolled softly',
  tiptoe: 'roll softly',
  crept: 'rolled softly',
  creep: 'roll softly',
  knelt: 'leaned down',
  kneel: 'lean down',
  crouched: 'leaned low',
  crouch: 'lean low',
  hopped: 'spun',
  hop: 'spin',
  skipped: 'spun',
  danced: 'spun',
  dance: 'spin',
  stamped: 'drummed',
  stamp: 'drum',
  feet: 'wheels',
  foot: 'wheel',
  toes: 'wheels',
  footsteps: 'wheel tracks',
  boots: 'boots',
  marched: 'rolled',
  march: 'roll',
  waded: 'splashed',
  wade: 'splash',
};

/** What the editor does not let a hero in a wheelchair do. */
export const NOT_IN_A_WHEELCHAIR =
  /\b(?:ran|walked|jumped|hopped|skipped|climbed|tiptoed|knelt|crouched|stamped|marched|waded|stood up|got to (?:his|her) feet|on (?:his|her) (?:feet|toes|knees)|handstand|cartwheels?)\b/i;
