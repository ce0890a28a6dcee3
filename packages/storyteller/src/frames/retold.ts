import { type Frame, type FrameRole, role } from './frame.ts';

/** Parts of a telling in which something of the idea happens. */
const PARTS = [1, 2, 3, 4, 5, 6] as const;

const SEEN = 'creature person being job thing food vehicle nature';

/** Whom and what the pages of each part show; “still” is what was told last. */
const ROLES: readonly FrameRole[] = [
  ...PARTS.flatMap((part) => [
    role([`seen${part}`, 'Looked at'], SEEN, [], { byStep: true }),
    role([`other${part}`, 'There as well'], 'creature person being', [], { byStep: true }),
    role([`place${part}`, 'Where'], 'place sky', [], { byStep: true }),
  ]),
  role(['still', 'Told last'], SEEN, [], { byStep: true }),
  role(['stage', 'Where it was told'], 'place sky', [], { byStep: true }),
];

/** What a telling is tried with where no idea is: sentences as retelling/ writes them. */
export const TRIED_WORDS: ReadonlyMap<string, string> = new Map([
  ...PARTS.map((part): [string, string] => [
    `said${part}`,
    `On day ${part} {hero} found a very small door there.`,
  ]),
  ['low1', '{hero} found a very small door'],
  ['again', 'First {hero} found a very small door. Then it was open. Last of all {hero} went in.'],
  ['pal', 'Ben'],
  ['told', '{Hero} found a very small door. It was open.'],
]);

/** An idea that is none of our happenings: the child of the book makes a comic of it. */
const OWN_COMIC: Frame = {
  id: 'own-comic',
  name: 'draw one’s own story as a comic',
  when: ['cue'],
  retells: true,
  cues: [],
  sentence:
    '{Hero} draws it as a comic for {pal} next door, who has chickenpox, box by box: *{told}*',
  roles: ROLES,
};

/** The same as a serial in the newspaper of the class. */
const OWN_PAPER: Frame = {
  id: 'own-paper',
  name: 'print one’s own story in the class newspaper',
  when: ['cue'],
  retells: true,
  cues: [],
  sentence:
    '{Hero} writes it for the hole on page four of the class newspaper, in instalments: *{told}*',
  roles: ROLES,
};

/** The same as a play at home. */
const OWN_PLAY: Frame = {
  id: 'own-play',
  name: 'play one’s own story at home',
  when: ['cue'],
  retells: true,
  cues: [],
  sentence: '{Hero} plays it at home, with whatever lies about: *{told}*',
  roles: ROLES,
};

/** The books in which a parent's own sentences are told, the nearest first. */
export const RETELLING_FRAMES: readonly Frame[] = [OWN_COMIC, OWN_PAPER, OWN_PLAY];
