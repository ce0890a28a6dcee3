/** The animals and storybook beings that a picture can show, by family; how they move and feel. */
export const CREATURE_FAMILIES = {
  // Furry: of wood, house and far lands.
  furry: [
    'fox',
    'rabbit',
    'bear',
    'dog',
    'cat',
    'lion',
    'monkey',
    'mouse',
    'hedgehog',
    'tiger',
    'panda',
    'squirrel',
    'wolf',
    'koala',
    'polar-bear',
    'guinea-pig',
    'bat',
    'sloth',
    'raccoon',
    'otter',
    'badger',
    'leopard',
    'meerkat',
    'beaver',
    'mole',
    'skunk',
    'lemur',
    'panther',
    'ferret',
  ],
  // Hoofed, and the heavy grazers with them.
  hoofed: [
    'horse',
    'elephant',
    'cow',
    'pig',
    'giraffe',
    'sheep',
    'zebra',
    'deer',
    'goat',
    'hippo',
    'reindeer',
    'kangaroo',
    'rhino',
    'camel',
    'llama',
    'moose',
  ],
  // Birds.
  birds: [
    'owl',
    'penguin',
    'duck',
    'bird',
    'hen',
    'chick',
    'parrot',
    'robin',
    'eagle',
    'rooster',
    'swan',
    'flamingo',
    'goose',
    'peacock',
    'ostrich',
    'toucan',
    'crow',
    'seagull',
    'pigeon',
    'puffin',
    'pelican',
    'turkey',
    'stork',
    'woodpecker',
    'hummingbird',
    'sparrow',
    'canary',
    'budgie',
    'swallow',
  ],
  // Sea and shore.
  sea: [
    'turtle',
    'whale',
    'fish',
    'dolphin',
    'octopus',
    'seal',
    'crab',
    'jellyfish',
    'starfish',
    'seahorse',
    'walrus',
    'narwhal',
    'lobster',
    'squid',
    'manatee',
    'crocodile',
    'shark',
  ],
  // Small: insects, frogs and all that crawl.
  small: [
    'butterfly',
    'frog',
    'bee',
    'snail',
    'ladybird',
    'snake',
    'spider',
    'caterpillar',
    'ant',
    'lizard',
    'chameleon',
    'dragonfly',
    'worm',
    'beetle',
    'grasshopper',
    'firefly',
    'slug',
  ],
  // Fabled: beings that only stories know.
  fabled: [
    'dragon',
    'unicorn',
    'robot',
    'ghost',
    'mermaid',
    'monster',
    'dinosaur',
    'tyrannosaurus',
    'triceratops',
    'stegosaurus',
    'star',
  ],
} as const;
export type CreatureFamily = keyof typeof CREATURE_FAMILIES;
/** The creatures of one family. */
export type CreatureOf<F extends CreatureFamily> = (typeof CREATURE_FAMILIES)[F][number];
export type Creature = CreatureOf<CreatureFamily>;

/** All of them, family after family. */
export const CREATURES: readonly Creature[] = Object.values(CREATURE_FAMILIES).flat();

/** Colours a parent may give an animal (“our black cat”): a painter takes the nearest coat it has. */
export const COAT_COLOURS = [
  'black',
  'white',
  'grey',
  'brown',
  'ginger',
  'golden',
  'red',
  'pink',
  'purple',
  'blue',
  'green',
] as const;
export type CoatColour = (typeof COAT_COLOURS)[number];

export const CREATURE_POSES = ['rest', 'move', 'play'] as const;
export type CreaturePose = (typeof CREATURE_POSES)[number];

export const CREATURE_MOODS = ['happy', 'curious', 'worried', 'sleepy'] as const;
export type CreatureMood = (typeof CREATURE_MOODS)[number];
