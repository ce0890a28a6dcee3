import { type Frame, PLACE, role } from './frame.ts';

const step = (id: string, label: string) => role([id, label], 'step', []);
const seen = (id: string, label: string, accepts: string) =>
  role([id, label], accepts, [], { byStep: true });

/** The frame of every idea that no other one tells: its own clauses, one after the other. */
export const AS_TOLD: readonly Frame[] = [
  {
    id: 'as-told',
    name: 'what happened, as it was told',
    when: ['steps'],
    cues: [],
    sentence:
      '{if fact: {*told fact} |} {*told first} {if next: {*told next} |} {if trouble: {*told trouble} |} {if hard: {*told hard} |} {if turn: {*told turn} |} {if end: {*told end} |}',
    roles: [
      role(['first', 'How it begins'], 'step', [], {
        required: true,
        defaults: ['he builds a boat'],
      }),
      step('fact', 'What everybody knows'),
      step('next', 'Then'),
      step('trouble', 'The trouble'),
      step('hard', 'The hard part'),
      step('turn', 'What helps'),
      step('end', 'How it ends'),
      role(['scene', 'What is there'], 'thing food event vehicle nature', []),
      seen('scene2', 'What is there, too', 'thing food event vehicle nature'),
      seen('friend', 'Comes along', 'alive'),
      seen('met', 'Who is met', 'alive'),
      { ...PLACE, byStep: true },
      seen('who', 'Who else is there', 'alive'),
      seen('other', 'Who is there, too', 'alive'),
      seen('thing', 'What it is about', 'thing food vehicle nature event'),
      seen('thing2', 'What else there is', 'thing food vehicle nature event'),
    ],
  },
];
