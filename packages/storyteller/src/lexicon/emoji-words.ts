const SIGNS = `
  dog: 🐶 🐕
  poodle: 🐩
  cat: 🐱 🐈
  fox: 🦊
  rabbit: 🐰 🐇
  bear: 🐻
  owl: 🦉
  turtle: 🐢
  whale: 🐳 🐋
  dragon: 🐲 🐉
  unicorn: 🦄
  robot: 🤖
  elephant: 🐘
  lion: 🦁
  penguin: 🐧
  monkey: 🐵 🐒
  mouse: 🐭 🐁
  dinosaur: 🦕 🦖
  horse: 🐴 🐎
  butterfly: 🦋
  star: ⭐ 🌟
  shooting star: 🌠
  duck: 🦆
  frog: 🐸
  hedgehog: 🦔
  fish: 🐟 🐠
  giraffe: 🦒
  panda: 🐼
  tiger: 🐯
  cow: 🐮
  pig: 🐷
  sheep: 🐑
  hen: 🐔
  bee: 🐝
  octopus: 🐙
  crab: 🦀
  dolphin: 🐬
  snail: 🐌
  ladybird: 🐞
  rocket: 🚀
  car: 🚗
  train: 🚂 🚆
  bus: 🚌
  bicycle: 🚲
  aeroplane: ✈
  boat: ⛵
  ship: 🚢
  tractor: 🚜
  fire engine: 🚒
  balloon: 🎈
  present: 🎁
  birthday cake: 🎂
  cake: 🍰
  pizza: 🍕
  ice cream: 🍦 🍨
  pancakes: 🥞
  biscuit: 🍪
  apple: 🍎
  strawberry: 🍓
  banana: 🍌
  carrot: 🥕
  football: ⚽
  basketball: 🏀
  guitar: 🎸
  drum: 🥁
  trumpet: 🎺
  book: 📚 📖
  map: 🗺
  key: 🔑
  teddy: 🧸
  crown: 👑
  wand: 🪄
  kite: 🪁
  rainbow: 🌈
  moon: 🌙 🌛
  snow: ❄
  snowman: ☃ ⛄
  flower: 🌸
  sunflower: 🌻
  tree: 🌳
  mushroom: 🍄
  shell: 🐚
  castle: 🏰
  beach: 🏖
  island: 🏝
  ocean: 🌊
  mountain: 🏔 ⛰
  volcano: 🌋
  desert: 🏜
  jungle: 🌴
  forest: 🌲
  school: 🏫
  hospital: 🏥
  fairy: 🧚
  wizard: 🧙
  mermaid: 🧜
  pirate: 🏴
  princess: 👸
  prince: 🤴
  alien: 👽
  ghost: 👻
  superhero: 🦸
  baby: 👶
  grandma: 👵
  grandpa: 👴
  tooth: 🦷
  umbrella: ☂
  rain: ☔
  telescope: 🔭
  tent: ⛺
  campfire: 🔥`;

/** What an emoji stands for, in words the lexicon knows. */
export const EMOJI_WORDS: ReadonlyMap<string, string> = new Map(
  SIGNS.trim()
    .split('\n')
    .map((line) => line.trim().split(': '))
    .flatMap(([word = '', signs = '']) =>
      signs.split(' ').map((sign): [string, string] => [sign, word]),
    ),
);
