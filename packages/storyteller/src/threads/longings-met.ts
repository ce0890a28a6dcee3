import type { FourVoices } from '../page-texts.ts';
import type { LongingKind } from '../understand/longings.ts';

/** Somebody met on the way, who longs, and an answer on the spot. */
export const LONGINGS_MET: Readonly<Record<LongingKind, FourVoices>> = {
  cannot: [
    ['“I can’t {said},” says {who}. “Not yet!”'],
    ['“I can’t {said},” said {who}. “Not yet,” said {hero}.'],
    [
      '“I can’t {said},” sighed {who}. “[Try again when we’ve gone|I couldn’t either, once],” said {hero}.',
    ],
    [
      '“I can’t {said},” confessed {who}. {hero} said that there were afternoons [left|enough to learn it].',
    ],
  ],
  sleepless: [
    ['“I can’t {said},” says {who}. “Not yet!”'],
    ['“I can’t {said},” said {who}. “[Hum a bit|Count us],” said {hero}.'],
    ['“I can’t {said},” sighed {who}. “[Count us as we go by|Try humming],” said {hero}.'],
    [
      '“I can’t {said},” confessed {who}. {hero} advised [counting snails|warm milk and a dull book].',
    ],
  ],
  afraid: [
    ['“I’m afraid of {said},” says {who}. “[Me too|So am I]!”'],
    ['“I’m afraid of {said},” said {who}. “[So am I, a bit|Who isn’t],” said {hero}.'],
    [
      '“I’m afraid of {said},” said {who}. “[Stay near us|Sing something],” said {hero}. “It helps.”',
    ],
    [
      '“I’m afraid of {said},” admitted {who}. “[Most people are|That’s only sensible],” said {hero}, “and don’t say so.”',
    ],
  ],
  lost: [
    ['“I’ve lost {said},” says {who}. “[Look up|Turn round]!”'],
    ['“I’ve lost {said},” said {who}. “[Look behind you|Try your pocket],” said {hero}.'],
    [
      '“I’ve lost {said},” said {who}. “[Have you looked behind you|Did you try the other pocket]?” asked {hero}. That was it.',
    ],
    [
      '“I’ve lost {said},” said {who}. “Where would you hide,” asked {hero}, “in that place?” It took [no time|ten seconds] after that.',
    ],
  ],
  seeks: [
    ['“I’m looking for {said},” says {who}.'],
    ['“I’m looking for {said},” said {who}. “[That way|Try over there],” said {hero}.'],
    [
      '“I’m looking for {said},” said {who}. “[So was somebody we met|Try over there],” said {hero}.',
    ],
    ['“I’m looking for {said},” said {who}. “[Good hunting|Then look slowly],” said {hero}.'],
  ],
  wants: [
    ['“I want to {said},” says {who}. “[Do it|Why not]!”'],
    ['“I want to {said},” said {who}. “[You will|Start today],” said {hero}.'],
    ['“I want to {said},” said {who}. “Then [start today|don’t wait],” said {hero}.'],
    ['“I should like to {said},” said {who}. “Then I’d [begin|start before lunch],” said {hero}.'],
  ],
  loves: [
    ['“I love {said},” says {who}. “[Me too|And you]?”'],
    ['“I love {said},” said {who}. “[So do I|Who doesn’t],” said {hero}.'],
    ['“I love {said},” said {who}. “[So do I|Who doesn’t],” said {hero}. “[Tell me more|Go on].”'],
    ['“I love {said},” said {who}. “[One can tell|I’d never have guessed],” said {hero}.'],
  ],
  does: [
    ['“I {said},” says {who}.'],
    ['“I {said},” said {who}. “[So I hear|One can see that],” said {hero}.'],
    [
      '“I {said},” said {who}. “[Is it hard|Since when]?” asked {hero}. “[Not if you’re used to it|It comes and goes],” said {who}.',
    ],
    [
      '“I {said},” said {who}, as others [hand you a card|give their name]. {hero} said that it must be [interesting|quite a life].',
    ],
  ],
};

/** Somebody only spoken of: `{x}` is “a princess”, `{rel}` “wanted to be a knight”. */
export const LONGING_HEARD_OF: FourVoices = [
  ['“I know {x},” says {c}, “who {rel}.”'],
  [
    '“I once met {x} who {rel},” said {c}.',
    '“I know a story,” said {c}. “It’s about {x} who {rel}.”',
  ],
  [
    '“I once met {x} who {rel},” said {c}. “[It all turned out well|We still write].”',
    '{hero} thought of a story about {x} who {rel}. It [ended|ends] well.',
  ],
  [
    '“I once knew {x} who {rel},” said {c}. “[It came right in the end|You’d have got on].”',
    '{hero} hummed the song about {x} who {rel}, which has [nine|eleven] verses and a happy end.',
  ],
];

/** The same said of them by somebody else, as it was. */
export const LONGED: Readonly<Record<LongingKind, string>> = {
  cannot: 'could not {told}',
  sleepless: 'could not {told}',
  afraid: 'was afraid of {told}',
  lost: 'had lost {told}',
  seeks: 'was looking for {told}',
  wants: 'wanted to {told}',
  loves: 'loved {told}',
  does: '{told}',
};
