import type { StoryBrief } from '@bramblebook/contract/story';
import { expect, test } from 'vitest';
import { checkStory } from '../check-story.ts';
import { readHappening } from '../happening/read-happening.ts';
import { outlineIdea } from '../outline.ts';
import { tellStory } from '../tell-story.ts';

const IDEAS: readonly (readonly [name: string, gender: 'female' | 'male', idea: string])[] = [
  [
    'Mila',
    'female',
    'Mila finds a tiny door behind the washing machine. Inside lives a very small man who mends lost socks. He has run out of thread, so she gives him her shoelace. But then the machine starts and they all get wet.',
  ],
  [
    'Tim',
    'male',
    "Tim swaps his lunch for a map. The map leads to the teacher's car. In the boot there is a goat.",
  ],
  [
    'Aylin',
    'female',
    'She opens a hotel for snails under the balcony. On the first night a slug wants a room. Aylin says there are no rooms left but lets him sleep in the bath',
  ],
  [
    'Max',
    'male',
    'Grandpa says he used to be a pirate. Max does not believe him until a parrot knocks at the window and asks for Grandpa',
  ],
  [
    'Lou',
    'female',
    'her alarm clock runs away because it is tired of ringing. Lou chases it through the town. They make a deal: it only rings at weekends',
  ],
  [
    'Bea',
    'female',
    'My daughter Bea (7) loves maps. She draws a map of our street and everything she draws on it appears. So she draws a lake. The neighbours are not happy',
  ],
  [
    'Nils',
    'male',
    'the snowman in our garden does not want spring to come. Nils hides him in the freezer between the peas. Dad wants peas for dinner',
  ],
  [
    'Hanne',
    'female',
    'Hanne and her brother Ole run a night bus for animals. The badger never has a ticket. One night the bus breaks down at the zoo and nobody wants to go home',
  ],
  [
    'Vera',
    'female',
    'She knits a scarf and cannot stop. The scarf goes down the stairs and out of the door and round the church. A giraffe comes and asks if it is finished',
  ],
  [
    'Paul',
    'male',
    'Paul’s voice breaks into a thousand pieces when he shouts at his brother. He has to look for the pieces all over the house. His brother finds the last one and gives it back',
  ],
];

const briefOf = (
  [childName, childGender, idea]: (typeof IDEAS)[number],
  more: Partial<StoryBrief> = {},
): StoryBrief => ({ childName, childGender, readingAge: '6-8', idea, seed: 4, ...more });

/** Nouns, names and deeds of an idea, as they may stand on a page. */
const ownWordsOf = (idea: string, name: string): string[] => {
  const { mentions } = readHappening(idea, name);
  return mentions.flatMap(({ hero, noun }) =>
    hero ? [] : [(noun.name ?? noun.head).toLowerCase()],
  );
};

test.each(IDEAS)('the idea of %s is told in its own sentences', (...idea) => {
  const brief = briefOf(idea);
  const story = tellStory(brief);
  expect(story.plot).toMatch(/^own-/);
  expect(checkStory(story, brief)).toEqual([]);
  expect(tellStory(brief)).toEqual(story);
  const words = ownWordsOf(idea[2], idea[0]);
  const pages = story.pages.filter(({ text }) =>
    words.some((word) => text.toLowerCase().includes(word)),
  );
  expect(pages.length).toBeGreaterThanOrEqual(9);
});

test.each([
  [
    'Noor',
    'female',
    'Noor is the only one who can hear what the school radiators are saying. They are planning a strike in January. She has to negotiate and they want better paint',
  ],
  [
    'Leo',
    'male',
    'He accidentally sells his sister on the internet auction for 3 euros and has to get the bid back before Friday. The buyer is their grandmother',
  ],
  [
    'Ida',
    'female',
    'a lift that stops on a floor that does not exist. Ida gets out there and finds everything she has ever lost. But she can only take one thing back',
  ],
  [
    'Pia',
    'female',
    'Pia becomes class president by accident because she was asleep during the vote. She makes one law: nobody may whistle before ten. It goes horribly wrong',
  ],
  [
    'Carl',
    'male',
    'the day it rained custard. everybody came out with spoons. carl built a boat out of a bathtub and sailed to school',
  ],
] as const)('at nine the idea of %s is told in its own sentences', (...idea) => {
  const brief = briefOf(idea, { readingAge: '9-12' });
  const story = tellStory(brief);
  expect(story.plot).toMatch(/^own-/);
  expect(story.unused).toEqual(idea[0] === 'Ida' ? ['a floor that does not exist'] : []);
  expect(checkStory(story, brief)).toEqual([]);
});

test.each([
  [
    'Ben',
    'male',
    'Ben wants to post himself to Grandma. He puts a stamp on his nose. The postman says he is too heavy',
  ],
  [
    'Lina',
    'female',
    "Lina's bobble hat wants to be a cat. It sleeps on the sofa and purrs. Granny puts it on by mistake",
  ],
  [
    'Tim',
    'male',
    "Tim swaps his lunch for a map. The map leads to the teacher's car. In the boot there is a goat.",
  ],
] as const)('at four the idea of %s is played in its own sentences', (...idea) => {
  const brief = briefOf(idea, { readingAge: '4-5' });
  const story = tellStory(brief);
  expect(story.plot).toMatch(/^own-/);
  expect(checkStory(story, brief)).toEqual([]);
});

test('what the parent reads before is what the book tells', () => {
  for (const idea of IDEAS) {
    const brief = briefOf(idea);
    const [outline] = outlineIdea(brief).outlines;
    const told = /\*(.+)\*/.exec(outline?.sentence ?? '')?.[1] ?? '';
    expect(told).not.toBe('');
    const book = tellStory(brief)
      .pages.map(({ text }) => text)
      .join(' ');
    for (const sentence of told.split(/(?<=\.) /)) expect(book).toContain(sentence.slice(1, -1));
  }
});

test('a book chosen by its outline is told, and another story is another one', () => {
  const [first] = IDEAS;
  if (first === undefined) throw new Error('no idea');
  const { outlines } = outlineIdea(briefOf(first));
  const [own] = outlines;
  if (own === undefined) throw new Error('no outline');
  const chosen = tellStory(
    briefOf(first, {
      outline: { frame: own.frame, roles: own.roles.map(({ role, value }) => ({ role, value })) },
    }),
  );
  expect(chosen.plot).toMatch(new RegExp(`^${own.frame}`));
  const other = tellStory(briefOf(first, { avoidPlots: [chosen.plot] }));
  expect(other.plot).toMatch(/^own-play/);
  expect(checkStory(other, briefOf(first))).toEqual([]);
});

test.each([
  ['Priya', 'PRIYA BUILDS A ROBOT FOR THE SCIENCE FAIR BUT MAX FROM HER CLASS HAS A VOLCANO'],
  ['Tom', "Tom's dog Rufus ran away at the beach and everybody is looking for him"],
  [
    'Lily',
    'A penguin turns up in our bathtub. Lily takes it back to Antarctica by ship through a storm.',
  ],
])('a happening of ours that tells the idea of %s is told', (childName, idea) => {
  const story = tellStory({ childName, childGender: 'female', readingAge: '6-8', idea, seed: 1 });
  expect(story.plot).not.toMatch(/^own-/);
});
