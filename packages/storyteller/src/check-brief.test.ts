import { expect, test } from 'vitest';
import { checkBrief } from './check-brief.ts';
import { writtenBriefs } from './testing/written-briefs.ts';

const asked = (idea: string, childName = 'Mia', parentMessage?: string) =>
  checkBrief({ childName, idea, parentMessage });

test('every written brief is taken', () => {
  for (const brief of writtenBriefs()) expect(checkBrief(brief), brief.idea).toEqual({ ok: true });
});

test.each([
  ['violence', 'he kills the giant and there is blood everywhere'],
  ['sex', 'a sexy story with naked people'],
  ['hate', 'a story where we get rid of all the immigrants'],
  ['self-harm', 'she wants to hurt herself'],
  ['weapons', 'he has a machine gun'],
  ['a brand that is no pet', 'a cat who eats Oreos'],
  ['a character who is no pet', 'a superhero called Batman'],
  ['hate, also in the name of a pet', 'a dog called Hitler'],
  ['a character by both names', 'a mouse called Mickey Mouse'],
  ['brands', 'Elsa from Frozen and Spider-Man go to Disneyland'],
  ['famous people', 'Taylor Swift comes to her birthday'],
  ['a phone number', 'call us at 555 123 4567 when it is done'],
  ['an e-mail address', 'send it to mum@example.com'],
  ['a street address', 'they live at 12 Old Oak Street'],
  ['a street address typed in a hurry', 'from 12 market street to the moon'],
  ['letters in disguise', 'he k1ll5 the dragon'],
])('%s is refused with a kind reason', (_, idea) => {
  const answer = asked(idea);
  expect(answer.ok).toBe(false);
  if (!answer.ok) {
    expect(answer.reason.length).toBeGreaterThan(40);
    expect(answer.reason).not.toContain('{');
  }
});

test.each([
  'a shooting star and a naked mole rat',
  'our cat died last spring',
  'a black and white dog called Oreo',
  'her hamster Nutella and a cat named Goofy',
  'he had a flu shot at the doctor and was brave',
  'water pistols in the garden',
  'Grandpa was born in 1945 and she is 7 years old',
  'He hates broccoli and loves football',
  'only 4 hours till shops close and 7 ducks cross the road',
  'a cocktail dress for the class assistant in Scunthorpe',
])('“%s” is taken', (idea) => {
  expect(asked(idea)).toEqual({ ok: true });
});

test('the dedication may name a brand, but not an address', () => {
  expect(asked('a fox', 'Mia', 'For my Lego champion, love, Dad').ok).toBe(true);
  expect(asked('a fox', 'Mia', 'Write to me at dad@example.com').ok).toBe(false);
});

test('a name is looked at, too', () => {
  expect(asked('a fox', 'www.buy-now.com').ok).toBe(false);
});
