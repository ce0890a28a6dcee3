import type { FourVoices } from '../page-texts.ts';

/**
 * Pages of their own for a companion's longing in books for the young, where no sentence more
 * would fit: how hero and companion meet, and the way home on which all comes right.
 * `{trouble}` is “I can’t breathe fire”.
 */
export const LONGING_MEETING: FourVoices = [
  [
    'A {kind} at the [gate|door|fence]! “I’m {c}. {Trouble}.”',
    '“I’m {c} the {kind}!” [says|whispers|calls] {c}. “{Trouble}.”',
    '[Here comes|In comes|There stands] {c} the {kind}! “{Trouble}.”',
    '[A {kind}|One {kind}] on the [step|mat|wall]! “{Trouble},” says {c}.',
  ],
  [
    'A {kind} stood at the [gate|door|fence]. “[Who are you|What’s your name]?” asked {hero}. “I’m {c},” said the {kind}. “{Trouble}.” ^ “[Come in|Come along|Sit down], then,” said {hero}.',
    '[Outside|On the step|By the bins] [sat|stood|waited] {a:kind}. “I’m {c},” said the {kind}. “{Trouble}.” ^ {hero} [nodded|listened|sat down too]. “I’m {hero},” {he} said. “[Tell me more|Go on].”',
    'Somebody [tapped on|knocked at|leaned on] the door. It was {a:kind}, and the {kind}’s name was {c}. ^ “{Trouble},” said {c}. “[I just thought I’d say|So now you know|There, I’ve said it].” {hero} [liked that|smiled].',
  ],
  [],
  [],
];

/** The same with the hero's own pet, whom nobody needs to introduce. */
export const LONGING_OF_OWN: FourVoices = [
  [
    '{C} the {kind} [sits up|looks up|comes close]. “{Trouble}.”',
    '“[What is it|What now|Tell me], {c}?” [asks|says] {hero}. “{Trouble}.”',
    '{C} the {kind} has [news|a secret]. “{Trouble}.”',
  ],
  [
    '{C} the {kind} [came and sat|lay down|flopped down] on {hero’s} feet. “[What is it|What’s up|Yes]?” asked {hero}. ^ “{Trouble},” said {c}. “[I thought so|We’ll see to that|Come with me],” said {hero}.',
    'Good old {c}! Nobody else was such a {kind}. ^ “{Trouble},” said {c}, [into {hero’s} ear|very quietly|out of the blue]. {hero} [thought|thought hard|nodded]. “[I’m glad you told me|Good to know],” {he} said.',
  ],
  [],
  [],
];

/** What follows on the way home when the longing has come right. */
export const GLAD_WAY_HOME: FourVoices = [
  '[Home|Off|Back] they [skip|hop|go].',
  '^ They [talked of it|sang of it|laughed about it] [all the way home|the whole long way back].',
  '',
  '',
];
