import type {
  Expression,
  Light,
  Pose,
  Setting,
  Weather,
} from '@bramblebook/contract/picture-vocabulary';

/** How each word of the pictures is said in an alt text. A new setting is one line here. */
export const SETTING_WORDS: Readonly<Record<Setting, string>> = {
  forest: 'in the forest',
  meadow: 'in a wide meadow',
  seaside: 'by the sea',
  underwater: 'under water',
  space: 'among the stars',
  castle: 'at a castle',
  jungle: 'in the jungle',
  snow: 'in the snow',
  town: 'in town',
  home: 'at home',
  desert: 'in the desert',
  mountain: 'high on a mountain',
  school: 'at school',
  garden: 'in the garden',
  classroom: 'in a classroom',
  corridor: 'in a school corridor',
  kitchen: 'in the kitchen',
  hospital: 'in a hospital ward',
  'hospital-corridor': 'in a hospital corridor',
  railway: 'on a station platform',
  'train-carriage': 'in a train',
  museum: 'in a museum',
  'sports-ground': 'on a sports ground',
  fair: 'at a fair',
  shop: 'in a shop',
  lift: 'in the lift',
  hall: 'on the stage of a hall',
  pool: 'by the swimming pool',
  'tent-inside': 'inside a tent',
};

export const POSE_WORDS: Readonly<Record<Pose, string>> = {
  stand: 'stands',
  wave: 'waves',
  walk: 'walks along',
  run: 'runs',
  jump: 'jumps',
  dance: 'dances',
  cheer: 'cheers with both arms up',
  sit: 'sits',
  kneel: 'kneels',
  crouch: 'crouches down',
  reach: 'reaches up',
  point: 'points',
  hold: 'holds something close',
  carry: 'carries an armful',
  hug: 'gives a hug',
  ride: 'rides',
  fly: 'flies',
  swim: 'swims',
  sleep: 'lies asleep',
  think: 'thinks, chin in hand',
  tiptoe: 'goes on tiptoe',
  climb: 'climbs',
  'look-aside': 'looks around',
  'from-behind': 'is seen from behind',
};

export const EXPRESSION_WORDS: Readonly<Record<Expression, string>> = {
  smile: 'smiling',
  laugh: 'laughing',
  wonder: 'full of wonder',
  surprised: 'surprised',
  worried: 'looking worried',
  sad: 'looking sad',
  brave: 'looking brave',
  cheeky: 'with a cheeky grin',
  sleepy: 'sleepy',
  thoughtful: 'deep in thought',
};

export const LIGHT_WORDS: Readonly<Record<Light, string>> = {
  morning: 'in the morning',
  noon: 'in full daylight',
  evening: 'in the evening light',
  night: 'at night',
};

export const WEATHER_WORDS: Readonly<Record<Weather, string>> = {
  clear: '',
  cloudy: 'under clouds',
  rain: 'in the rain',
  snow: 'as snow falls',
  mist: 'in the mist',
  wind: 'in the wind',
};

/** Poses that a child in a wheelchair is painted in instead. */
export const SEATED_POSES: Readonly<Partial<Record<Pose, Pose>>> = {
  stand: 'sit',
  walk: 'sit',
  run: 'sit',
  jump: 'cheer',
  dance: 'cheer',
  kneel: 'reach',
  crouch: 'reach',
  tiptoe: 'sit',
  climb: 'reach',
  carry: 'hold',
};
