import { expect, test } from 'vitest';
import { LONGER } from '../editor/own-words.ts';
import { readHappening } from '../happening/read-happening.ts';
import { readBeats } from './read-beats.ts';

const SIX = { longest: 18, room: 38 };

const IDEAS: readonly {
  readonly name: string;
  readonly gender: 'female' | 'male';
  readonly idea: string;
  readonly said: readonly string[];
}[] = [
  {
    name: 'Mila',
    gender: 'female',
    idea: 'Mila finds a tiny door behind the washing machine. Inside lives a very small man who mends lost socks. He has run out of thread, so she gives him her shoelace. But then the machine starts and they all get wet.',
    said: [
      '{Hero} found a tiny door behind the washing machine.',
      'Inside lived a very small man who mended lost socks.',
      'The man had run out of thread.',
      'So {hero} gave him her shoelace.',
      'But the machine started. They all got wet.',
    ],
  },
  {
    name: 'Jonas',
    gender: 'male',
    idea: 'my son wants to teach the cat to swim. The cat refuses. In the end the cat teaches him to nap',
    said: [
      '{Hero} wants to teach the cat to swim.',
      'The cat refuses.',
      'In the end the cat teaches him to nap.',
    ],
  },
  {
    name: 'Ella',
    gender: 'female',
    idea: "I'd love a story where Ella's shadow goes on holiday without her and sends postcards. She has to stand in the sun all week without one. please make it funny",
    said: [
      '{Hero’s} shadow went on holiday without her.',
      '{His} shadow sent postcards.',
      '{Hero} had to stand in the sun all week without one.',
    ],
  },
  {
    name: 'Aylin',
    gender: 'female',
    idea: 'She opens a hotel for snails under the balcony. On the first night a slug wants a room. Aylin says there are no rooms left but lets him sleep in the bath',
    said: [
      '{Hero} opened a hotel for snails under the balcony.',
      'On the first night a slug wanted a room.',
      '{Hero} said there were no rooms left.',
      'But {hero} let him sleep in the bath.',
    ],
  },
  {
    name: 'Max',
    gender: 'male',
    idea: 'Grandpa says he used to be a pirate. Max does not believe him until a parrot knocks at the window and asks for Grandpa',
    said: [
      'Grandpa said he used to be a pirate.',
      '{Hero} did not believe him until a parrot knocked at the window.',
      'The parrot asked for Grandpa.',
    ],
  },
  {
    name: 'Lou',
    gender: 'female',
    idea: 'her alarm clock runs away because it is tired of ringing. Lou chases it through the town. They make a deal: it only rings at weekends',
    said: [
      'Her alarm clock ran away because it was tired of ringing.',
      '{Hero} chased it through the town.',
      '{Hero} and her alarm clock made a deal. It only rang at weekends.',
    ],
  },
  {
    name: 'Carla',
    gender: 'female',
    idea: 'the day it rained custard. everybody came out with spoons. carla built a boat out of a bathtub and sailed to school',
    said: [
      'The day it rained custard.',
      'Everybody came out with spoons.',
      '{Hero} built a boat out of a bathtub and sailed to school.',
    ],
  },
  {
    name: 'Noor',
    gender: 'female',
    idea: 'Noor is the only one who can hear what the school radiators are saying. They are planning a strike in January. She has to negotiate and they want better paint',
    said: [
      '{Hero} is the only one who can hear what the school radiators are saying.',
      'They are planning a strike in January.',
      'She has to negotiate.',
      'They want better paint.',
    ],
  },
  {
    name: 'Hanne',
    gender: 'female',
    idea: 'Hanne and her brother Ole run a night bus for animals. The badger never has a ticket. One night the bus breaks down at the zoo and nobody wants to go home',
    said: [
      '{Hero} and her brother Ole run a night bus for animals.',
      'The badger never has a ticket.',
      'One night the bus breaks down at the zoo.',
      'Nobody wants to go home.',
    ],
  },
  {
    name: 'Pia',
    gender: 'female',
    idea: 'Pia becomes class president by accident because she was asleep during the vote. She makes one law: nobody may whistle before ten. It goes horribly wrong',
    said: [
      '{Hero} became class president by accident because {he} was asleep during the vote.',
      '{Hero} made one law.',
      'Nobody was allowed to whistle before ten.',
      'It went horribly wrong.',
    ],
  },
  {
    name: 'Bea',
    gender: 'female',
    idea: 'My daughter Bea (7) loves maps. She draws a map of our street and everything she draws on it appears. So she draws a lake. The neighbours are not happy',
    said: [
      '{Hero} loves maps.',
      'She draws a map of {his} street.',
      'Everything she draws on it appears.',
      'So she draws a lake.',
      'The neighbours are not happy.',
    ],
  },
  {
    name: 'Nils',
    gender: 'male',
    idea: 'the snowman in our garden does not want spring to come. Nils hides him in the freezer between the peas. Dad wants peas for dinner',
    said: [
      'The snowman in {his} garden does not want spring to come.',
      '{Hero} hides him in the freezer between the peas.',
      'Dad wants peas for dinner.',
    ],
  },
  {
    name: 'Clara',
    gender: 'female',
    idea: 'the library at night. the books that nobody borrows hold a protest. Clara promises to read the most boring one and it is about drains, but she cannot put it down',
    said: [
      'The library at night.',
      'The books that nobody borrows hold a protest.',
      '{Hero} promises to read the most boring one.',
      'It is about drains.',
      'But she cannot put it down.',
    ],
  },
  {
    name: 'David',
    gender: 'male',
    idea: 'david and his friend omar sell wind. Nobody buys any. Then comes the hottest day of the year',
    said: [
      '{Hero} and his friend Omar sold wind.',
      'Nobody bought any.',
      'Then came the hottest day of the year.',
    ],
  },
  {
    name: 'Vera',
    gender: 'female',
    idea: 'She knits a scarf and cannot stop. The scarf goes down the stairs and out of the door and round the church. A giraffe comes and asks if it is finished',
    said: [
      'She knits a scarf and cannot stop.',
      'The scarf goes down the stairs and out of the door and round the church.',
      'A giraffe comes and asks if it is finished.',
    ],
  },
  {
    name: 'Paul',
    gender: 'male',
    idea: "Paul's voice breaks into a thousand pieces when he shouts at his brother. He has to look for the pieces all over the house. His brother finds the last one and gives it back",
    said: [
      '{Hero’s} voice breaks into a thousand pieces when he shouts at his brother.',
      'He has to look for the pieces all over the house.',
      'His brother finds the last one and gives it back.',
    ],
  },
  {
    name: 'Jakob',
    gender: 'male',
    idea: "The lift in Jakob's building has a button for floor 13 but the house has only 12 floors. He presses it with his friend Mo.",
    said: [
      'The lift in {hero’s} building has a button for floor 13.',
      'But the house has only twelve floors.',
      'He presses it with his friend Mo.',
    ],
  },
  {
    name: 'Selin',
    gender: 'female',
    idea: "Selin's mother drives a bus at night. One night Selin hides on board and finds out that at 3am the bus picks up the statues of the city and takes them to the sea",
    said: [
      '{Hero’s} mother drives a bus at night.',
      'One night {hero} hides on board.',
      '{He} finds out that at 3am the bus picks up the statues of the city and takes them to the sea.',
    ],
  },
  {
    name: 'Otto',
    gender: 'male',
    idea: 'His lost property office for dreams. A very small boy comes in and Otto finds him a nightmare on the shelf.',
    said: [
      '{Hero’s} lost property office for dreams.',
      'A very small boy comes in.',
      '{Hero} finds him a nightmare on the shelf.',
    ],
  },
];

const saidOf = (idea: string, name = 'Mila', longest = 18): readonly string[] =>
  readBeats(readHappening(idea, name), 'female', { longest, room: 38 }).map(({ said }) => said);

test.each(IDEAS)(
  'what $name does is said as it was typed, or in the past: $idea',
  ({ name, gender, idea, said }) => {
    const beats = readBeats(readHappening(idea, name), gender, SIX);
    expect(beats.map((beat) => beat.said)).toEqual(said);
  },
);

test('a caption is as much of a sentence as is whole by itself', () => {
  const idea =
    'Mila finds a dragon egg in the school allotment behind the shed. She hides it in her lunchbox. It hatches.';
  const [first] = readBeats(readHappening(idea, 'Mila'), 'female', SIX);
  expect(first?.short).toBe('{Hero} finds a dragon egg');
});

test.each([
  [
    'Bo wants to win the prize but his marrow starts talking and asks not to be eaten. Bo hides it in the pram and they run away to the sea',
    [
      '{Hero} wants to win the prize.',
      'But his marrow starts talking and asks not to be eaten.',
      '{Hero} hides it in the pram.',
      'They run away to the sea.',
    ],
  ],
  [
    'Bo keeps a thunderstorm in a jam jar. It gets bigger each day and growls at night. He lets it go above the dry fields',
    [
      '{Hero} kept a thunderstorm in a jam jar.',
      'It got bigger each day.',
      'It growled at night.',
      '{Hero} let it go above the dry fields.',
    ],
  ],
  [
    'Bo goes to a flea market. He finds gloves at a stall that catch everything: balls, birds, insults. He puts them on. Bo waves to the fans.',
    [
      '{Hero} goes to a flea market.',
      'He finds gloves at a stall that catch everything.',
      'He puts them on.',
      '{Hero} waves to the fans.',
    ],
  ],
])('who is meant is who is said: %s', (idea, said) => {
  const beats = readBeats(readHappening(idea, 'Bo'), 'male', SIX);
  expect(beats.map((beat) => beat.said)).toEqual(said);
});

test('what would be crooked, or is said to us, is left out', () => {
  const told = saidOf(
    'Mila finds a map. Should be about friendship! The map leads to a cave. She meets a bear there. Please make it rhyme. She is 7 years old.',
  );
  expect(told).toEqual([
    '{Hero} finds a map.',
    'The map leads to a cave.',
    'She meets a bear there.',
  ]);
});

test('a sentence too long to read aloud is parted or left out', () => {
  const idea =
    'Mila digs a hole in the garden behind the old green shed and she finds a box and she opens it with a spoon';
  for (const longest of [8, 14, 18])
    for (const sentence of saidOf(idea, 'Mila', longest))
      expect(sentence.split(' ').length).toBeLessThanOrEqual(longest + LONGER);
});

test.each([
  'Grandpa died and Mila draws him a map to heaven. She hides it under the tree.',
  'Mila is bullied at school. She hides in the library. A ghost helps her.',
  'Mila goes to hospital. The doctor has a parrot. It sings.',
  'Mila finds a door. {hero} <b>opens</b> it. It is a shop.',
  'ein Drache kommt in die Schule und frisst die Hefte auf. Mila lacht.',
  'dragons',
  'She moved here from Poland and nobody says her name right (Jadwiga). She hides in the loo at break',
])('nobody draws it for fun, or nothing of it can be told: %s', (idea) => {
  expect(saidOf(idea)).toEqual([]);
});
