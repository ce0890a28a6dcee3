/**
 * The words the storyteller uses to say what a picture shows, and the painter
 * knows how to paint. Adding a word here makes both sides fail to compile until
 * the painter can paint it.
 */
export const SETTINGS = [
  'forest',
  'meadow',
  'seaside',
  'underwater',
  'space',
  'castle',
  'jungle',
  'snow',
  'town',
  'home',
  'desert',
  'mountain',
  'school',
  'garden',
] as const;
export type Setting = (typeof SETTINGS)[number];

export const LIGHTS = ['morning', 'noon', 'evening', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

export const WEATHERS = ['clear', 'cloudy', 'rain', 'snow', 'mist', 'wind'] as const;
export type Weather = (typeof WEATHERS)[number];

/** Framing of the camera; `high` looks down from above, `low` looks up. */
export const SHOTS = ['far', 'middle', 'close', 'high', 'low'] as const;
export type Shot = (typeof SHOTS)[number];

export const POSES = [
  'stand',
  'wave',
  'walk',
  'run',
  'jump',
  'dance',
  'cheer',
  'sit',
  'kneel',
  'crouch',
  'reach',
  'point',
  'hold',
  'carry',
  'hug',
  'ride',
  'fly',
  'swim',
  'sleep',
  'think',
  'tiptoe',
  'climb',
  'look-aside',
  'from-behind',
] as const;
export type Pose = (typeof POSES)[number];

export const EXPRESSIONS = [
  'smile',
  'laugh',
  'wonder',
  'surprised',
  'worried',
  'sad',
  'brave',
  'cheeky',
  'sleepy',
  'thoughtful',
] as const;
export type Expression = (typeof EXPRESSIONS)[number];

export const PEOPLE = [
  'mother',
  'father',
  'grandmother',
  'grandfather',
  'sister',
  'brother',
  'baby',
  'girl-friend',
  'boy-friend',
  'teacher',
  'doctor',
  'neighbour',
] as const;
export type Person = (typeof PEOPLE)[number];

export const PROPS = [
  'lantern',
  'kite',
  'balloon',
  'ball',
  'book',
  'map',
  'key',
  'treasure-chest',
  'sailing-boat',
  'rocket',
  'bicycle',
  'car',
  'train',
  'bus',
  'aeroplane',
  'hot-air-balloon',
  'tractor',
  'digger',
  'fire-engine',
  'tent',
  'campfire',
  'cake',
  'present',
  'flower',
  'bouquet',
  'tree',
  'apple',
  'basket',
  'blanket',
  'pillow',
  'bed',
  'lamp',
  'door',
  'chair',
  'table',
  'cup',
  'biscuit',
  'ice-cream',
  'pizza',
  'pancakes',
  'soup-pot',
  'teddy',
  'doll',
  'drum',
  'guitar',
  'trumpet',
  'paintbrush',
  'pencil',
  'backpack',
  'umbrella',
  'hat',
  'crown',
  'wand',
  'feather',
  'shell',
  'bucket-and-spade',
  'sandcastle',
  'snowman',
  'sledge',
  'skates',
  'telescope',
  'magnifying-glass',
  'compass',
  'letter',
  'jar',
  'egg',
  'nest',
  'mushroom',
  'acorn',
  'leaf',
  'stone',
  'bridge',
  'ladder',
  'swing',
  'slide',
  'football',
  'medal',
  'tooth',
  'moon',
  'rainbow',
  'signpost',
  'bell',
  'clock',
  'scarf',
  'robot-toy',
  'blocks',
  'bandage',
  'suitcase',
  'pram',
  'candle',
  'shoes',
  'boots',
  'sock',
  'slippers',
  'dress',
  'glasses',
  'dummy',
  'ballet-shoes',
  'camera',
  'computer',
  'phone',
  'television',
  'engine',
  'magnet',
  'mirror',
  'piano',
] as const;
export type Prop = (typeof PROPS)[number];

/** Where in the picture a prop stands. */
export const PROP_PLACES = ['hand', 'ground', 'background', 'sky'] as const;
export type PropPlace = (typeof PROP_PLACES)[number];

/** Where a companion or a person is, seen from the hero. */
export const FIGURE_PLACES = [
  'beside',
  'ahead',
  'behind',
  'above',
  'held',
  'ridden',
  'far',
] as const;
export type FigurePlace = (typeof FIGURE_PLACES)[number];

export const PICTURE_MOODS = [
  'cosy',
  'wonder',
  'funny',
  'worried',
  'brave',
  'quiet',
  'joyful',
] as const;
export type PictureMood = (typeof PICTURE_MOODS)[number];
