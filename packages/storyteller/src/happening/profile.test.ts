import { expect, test } from 'vitest';
import { profileOf } from './profile.ts';

const factsOf = (idea: string): string[] => [...profileOf(idea, new Set(['james']))];

test.each([
  'James uses a wheelchair',
  'he is in a wheelchair and loves rockets',
  'Our son has been in a chair since he was three. Wheelchair basketball!',
  'His brother Ben pushes James in his wheelchair',
  'My son uses a wheelchair and his grandpa is a pilot',
])('the hero’s own: %s', (idea) => {
  expect(factsOf(idea)).toContain('wheelchair');
});

test.each([
  'James visits Grandpa in a wheelchair',
  'Grandpa Joe uses a wheelchair',
  'his friend Aoife uses a wheelchair',
  'Grandpa comes to stay. He uses a wheelchair',
  'a new boy in a wheelchair comes to his class',
  'a dragon in a wheelchair',
  'James helps Mrs Brown, who sits in a wheelchair',
  "Aoife is in James' class and uses a wheelchair",
  'He does not use a wheelchair',
])('somebody else’s, or nobody’s: %s', (idea) => {
  expect(factsOf(idea)).not.toContain('wheelchair');
});

test('glasses, hearing aids and illness are told apart alike', () => {
  expect(factsOf('James has new glasses')).toContain('glasses');
  expect(factsOf('James helps Grandma find her glasses')).not.toContain('glasses');
  expect(factsOf("James' sister wears hearing aids")).not.toContain('hearing-aid');
  expect(factsOf('Grandma is in hospital and James makes her a card')).not.toContain('illness');
  expect(factsOf('James must have his tonsils out')).toContain('illness');
  expect(factsOf('James is blind and loves the rain')).toContain('blind');
  expect(factsOf('his friend is blind, they play blind man’s buff')).not.toContain('blind');
  expect(factsOf('James cannot see why bedtime is at seven')).not.toContain('blind');
});

test.each([
  ['our cat was run over by a car', 'bereaved'],
  ['his stepbrother drowned in the lake', 'bereaved'],
  ['we lost Nana', 'bereaved'],
  ['mum lost a baby', 'bereaved'],
  ['his dad took his own life', 'bereaved'],
  ['a jar of his late grandmother’s buttons', 'bereaved'],
  ['our hamster sleeps for ever', 'bereaved'],
  ['Dad died when James was two', 'long-ago'],
  ['baby brother Karl came too early and is in an incubator', 'early-baby'],
  ['mum has a baby in her tummy', 'new-baby'],
  ['James does not want his tooth to fall out', 'keeps-tooth'],
  ['James is scared that it hurts when his tooth falls out', 'keeps-tooth'],
  ['he came to us when he was four', 'us-all'],
])('of a family’s life: %s is %s', (idea, fact) => {
  expect(factsOf(idea)).toContain(fact);
});

test.each([
  ['the battery died in the middle of the film', 'bereaved'],
  ['in the hall all the keyboards and mics are dead', 'bereaved'],
  ['the thief is a man whose own bees all died', 'bereaved'],
  ['the ghost is a librarian who died with one book overdue', 'bereaved'],
  ['a museum with dead beetles', 'bereaved'],
  ['he hates socks', 'fear'],
  ['she runs a hospital for teddies', 'illness'],
  ['James lost a baby tooth', 'bereaved'],
  ['we lost Grandma in the supermarket', 'bereaved'],
  ['we lost Mum at the zoo and found her', 'bereaved'],
  ['James pulls his wobbly tooth', 'keeps-tooth'],
  ['James finds a baby dragon', 'new-baby'],
  ['James came too early to the party', 'early-baby'],
])('of no such thing: %s is not %s', (idea, fact) => {
  expect(factsOf(idea)).not.toContain(fact);
});
