import { expect, test } from 'vitest';
import { readHappening } from './read-happening.ts';
import type { Step } from './step.ts';

const stepsOf = (idea: string, name = 'Greta'): readonly Step[] => readHappening(idea, name).steps;
const told = (idea: string, name?: string): (string | null)[] =>
  stepsOf(idea, name).map(({ said }) => said?.past ?? null);

test('an idea is read as what happens in it, in order', () => {
  const idea =
    'Greta and Grandpa Willi plant a pumpkin seed, it takes so long, and in the end the pumpkin is bigger than Greta';
  expect(told(idea)).toEqual([
    '{Hero} and Grandpa Willi planted a pumpkin seed.',
    'It took so long.',
    'The pumpkin was bigger than {hero}.',
  ]);
  expect(stepsOf(idea).map(({ kind, joint }) => [kind, joint])).toEqual([
    ['making', null],
    ['waiting', null],
    ['fact', 'in the end'],
  ]);
});

test('a wish knows what it would be to have it', () => {
  const [step] = stepsOf('She wants to save the old chestnut tree. She collects signatures');
  expect(step?.kind).toBe('wish');
  expect(step?.lemma).toBe('save');
  expect(step?.said?.done).toBe('{Hero} saved the old chestnut tree.');
});

test.each([
  ['hiding under the table', ['{Hero} hid under the table.']],
  ['He doesnt want to go back', ['{Hero} did not want to go back.']],
  ['our Greta is shy at kindergarten', ['{Hero} was shy at kindergarten.']],
  [
    'we are moving to canada in august',
    ['{Hero} and {his} family were moving to Canada in August.'],
  ],
  ['he broke my mother’s vase', ['{Hero} broke {his} grandmother’s vase.']],
  ['a boy said she looks like a frog', ['{Hero} said she looked like a frog.']],
  ['She got glasses because a boy said so', ['{Hero} got glasses.', 'A boy said so.']],
])('“%s” is told cleanly', (idea, sentences) => {
  expect(told(idea)).toEqual(sentences);
});

test.each([
  'pirates, a parrot, treasure',
  'Make it funny please',
  'I would love something about the sea',
  'bath time!',
])('nothing happens in “%s”', (idea) => {
  expect(stepsOf(idea)).toEqual([]);
});

test.each([
  [
    'My mother lives with us, she paints',
    ['{His} grandmother lived with them.', '{His} grandmother painted.'],
  ],
  ['Last week we drove off without her', ['Last week {his} family drove off without her.']],
  ['a stand with her friend Tess, they argue', ['{Hero} and Tess argued.']],
  ['He told everyone we have a lion', ['{Hero} told everyone they had a lion.']],
  [
    'his mums favourite vase breaks until he tells her',
    ['His mum’s favourite vase broke.', '{Hero} told {his} mum.'],
  ],
])('who is meant in “%s”', (idea, sentences) => {
  expect(told(idea)).toEqual(sentences);
});

test('what no light-hearted book can say, and whom nobody can tell apart, is left alone', () => {
  expect(
    told('Her teacher is Miss Kasia. She cries. Grandma has dementia. Dad is in prison'),
  ).toEqual(['Her teacher was Miss Kasia.', null, null, null]);
});

test('what is quoted, asked or said by “me” is not told', () => {
  expect(told('he says "moon gone" very sad. He helps me cook. Will Greta find it?')).toEqual([
    null,
    null,
    null,
  ]);
});
