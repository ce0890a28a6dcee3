import { expect, test } from 'vitest';
import { tellStory } from '../tell-story.ts';

const frameOf = (idea: string): string | undefined =>
  tellStory({ childName: 'Nora', childGender: 'female', readingAge: '6-8', idea, seed: 1 })
    .plot.split('/')
    .at(0);

test.each([
  ['lemonade stand, nobody buys any', 'nobody-comes'],
  ['a worm museum under the stairs but only the caretaker came', 'nobody-comes'],
  ['she organises a climate strike at school and two people come', 'nobody-comes'],
  ['a school trip to the museum', 'grand-day'],
  ['a mystery at school: all the left shoes go missing', 'suspects'],
  ['detective, suspects are the caretaker and the hamster himself', 'suspects'],
  ['who stole the biscuits? a mystery', 'puzzle'],
  ['her hockey team always loses', 'never-won'],
  ['football, let them score ONE goal', 'never-won'],
  ['wins the football final', 'match'],
  ['her band plays at the summer concert and the microphone breaks', 'music-stops'],
  ['she is scared to sing', 'shut-door'],
  ['meets her grandma as a little girl', 'kin-as-child'],
  ['back to the middle ages with grandpa', 'back-in-time'],
  ['beetles! stag beetles and rose chafers', 'expert'],
  ['snakes, facts please', 'expert'],
  ['her horse ran away', 'find-lost'],
  ['building games with blocks, he falls into his own world', 'own-world'],
  ['builds a lego castle', 'build'],
  ['our tortoise broke out of the balcony and is on the loose in the city', 'gets-away'],
  ['dog ran away at the beach', 'find-lost'],
  ['finds a lost duck', 'bring-home'],
  ['found a stray puppy and looks for its owner', 'bring-home'],
  ['repairs an old tractor with opa', 'mend-old'],
  ['builds a boat', 'build'],
  ['grumpy neighbour complains about her trumpet', 'knocks-back'],
  ['locked in the museum at night, the mammoth asks for the others', 'museum-night'],
  ['she visits the dinosaur museum with grandpa', 'grand-day'],
  ['the toys go on strike because nobody says thank you', 'on-strike'],
  ['slime factory in the bathroom goes wrong', 'too-much'],
  ['third sheep in the nativity, only one line', 'small-part'],
  ['lost at chess to his little sister', 'bad-loser'],
  ['football team that always loses', 'never-won'],
])('%s: %s', (idea, frame) => {
  expect(frameOf(idea)).toBe(frame);
});

test.each([
  ['she opens a museum in her bedroom and nobody comes', 'behind it'],
  ['she organises a climate strike at school and two people come', 'STOP'],
  ['third sheep in the nativity, only one line', 'stable'],
  ['lost at chess to his little sister', 'THE BEAR'],
  ['an old boat that never floats again, she mends it with opa', 'two buckets'],
])('%s is told with “%s”', (idea, words) => {
  const { pages } = tellStory({
    childName: 'Nora',
    childGender: 'female',
    readingAge: '6-8',
    idea,
    seed: 1,
  });
  expect(pages.map(({ text }) => text).join(' ')).toContain(words);
});
