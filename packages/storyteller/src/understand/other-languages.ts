const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

// The commonest little words of each language that English does not have.
const LITTLE_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  German: words(
    'der die das und ein eine einen mit ist nicht ihr sein seine ihre möchte moechte geht auf dem den zum zur für fuer von wir über ueber im ich mein meine meinen unser unsere hat wird weg ihn sich geschichte kleiner kleine kleines',
  ),
  French: words(
    'le la les une des et avec est dans son sa ses qui pour du au sur elle il veut aime très',
  ),
  Spanish: words(
    'el la los las una con es su sus que en por para y muy quiere del niña niño nina nino al',
  ),
  Italian: words(
    'il lo gli una con che di suo sua per nel della molto vuole e è del bambina bambino',
  ),
  Portuguese: words('o os uma com que seu sua não para em do da muito menina menino e é no na'),
  Dutch: words('het een en met is van zijn haar niet naar op de voor wil graag hij zij'),
  Polish: words('i z jest nie na się do jej jego który ma oraz w chce bardzo'),
  Swedish: words('och en ett med är inte hennes hans på som vill det till för'),
};

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'Japanese'],
  [/\p{Script=Hangul}/u, 'Korean'],
  [/\p{Script=Han}/u, 'Chinese'],
  [/\p{Script=Arabic}/u, 'Arabic'],
  [/\p{Script=Hebrew}/u, 'Hebrew'],
  [/\p{Script=Cyrillic}/u, 'a language in Cyrillic letters'],
  [/\p{Script=Greek}/u, 'Greek'],
  [/\p{Script=Devanagari}/u, 'Hindi'],
  [/\p{Script=Thai}/u, 'Thai'],
];

const ABROAD: Readonly<Record<string, string>> = {
  hund: 'dog',
  chien: 'dog',
  perro: 'dog',
  cane: 'dog',
  cachorro: 'dog',
  hond: 'dog',
  katze: 'cat',
  chat: 'cat',
  gato: 'cat',
  gatto: 'cat',
  kat: 'cat',
  fuchs: 'fox',
  renard: 'fox',
  zorro: 'fox',
  volpe: 'fox',
  hase: 'rabbit',
  lapin: 'rabbit',
  conejo: 'rabbit',
  coniglio: 'rabbit',
  bär: 'bear',
  ours: 'bear',
  oso: 'bear',
  orso: 'bear',
  eule: 'owl',
  hibou: 'owl',
  drache: 'dragon',
  drachen: 'dragon',
  angst: 'scared',
  sohn: 'son',
  tochter: 'daughter',
  dragón: 'dragon',
  drago: 'dragon',
  einhorn: 'unicorn',
  licorne: 'unicorn',
  unicornio: 'unicorn',
  pferd: 'horse',
  cheval: 'horse',
  caballo: 'horse',
  cavallo: 'horse',
  löwe: 'lion',
  león: 'lion',
  leone: 'lion',
  elefant: 'elephant',
  éléphant: 'elephant',
  elefante: 'elephant',
  maus: 'mouse',
  souris: 'mouse',
  ratón: 'mouse',
  topo: 'mouse',
  dinosaurier: 'dinosaur',
  dinosaure: 'dinosaur',
  dinosaurio: 'dinosaur',
  dinosauro: 'dinosaur',
  fisch: 'fish',
  poisson: 'fish',
  pesce: 'fish',
  wal: 'whale',
  baleine: 'whale',
  ballena: 'whale',
  balena: 'whale',
  affe: 'monkey',
  singe: 'monkey',
  mono: 'monkey',
  stern: 'star',
  étoile: 'star',
  estrella: 'star',
  stella: 'star',
  mond: 'moon',
  lune: 'moon',
  wald: 'forest',
  forêt: 'forest',
  bosque: 'forest',
  bosco: 'forest',
  strand: 'beach',
  plage: 'beach',
  playa: 'beach',
  spiaggia: 'beach',
  meer: 'sea',
  mer: 'sea',
  mar: 'sea',
  mare: 'sea',
  schloss: 'castle',
  burg: 'castle',
  château: 'castle',
  castillo: 'castle',
  castello: 'castle',
  schule: 'school',
  école: 'school',
  escuela: 'school',
  scuola: 'school',
  garten: 'garden',
  jardin: 'garden',
  jardín: 'garden',
  giardino: 'garden',
  weltraum: 'space',
  espace: 'space',
  espacio: 'space',
  berg: 'mountain',
  montagne: 'mountain',
  montaña: 'mountain',
  montagna: 'mountain',
  oma: 'grandma',
  opa: 'grandpa',
  mama: 'mum',
  maman: 'mum',
  mamá: 'mum',
  mamma: 'mum',
  schwester: 'sister',
  sœur: 'sister',
  hermana: 'sister',
  sorella: 'sister',
  bruder: 'brother',
  frère: 'brother',
  hermano: 'brother',
  fratello: 'brother',
  freund: 'friend',
  freundin: 'friend',
  ami: 'friend',
  amigo: 'friend',
  amiga: 'friend',
  amico: 'friend',
  fußball: 'football',
  fútbol: 'football',
  calcio: 'football',
  ballon: 'balloon',
  kuchen: 'cake',
  gâteau: 'cake',
  torta: 'cake',
  pastel: 'cake',
  geburtstag: 'birthday',
  anniversaire: 'birthday',
  cumpleaños: 'birthday',
  compleanno: 'birthday',
  schatz: 'treasure',
  trésor: 'treasure',
  tesoro: 'treasure',
  pirat: 'pirate',
  pirata: 'pirate',
  fee: 'fairy',
  fée: 'fairy',
  hada: 'fairy',
  fata: 'fairy',
  schnee: 'snow',
  neige: 'snow',
  nieve: 'snow',
  neve: 'snow',
  regenbogen: 'rainbow',
  'arc-en-ciel': 'rainbow',
  rakete: 'rocket',
  fusée: 'rocket',
  cohete: 'rocket',
  razzo: 'rocket',
  auto: 'car',
  voiture: 'car',
  coche: 'car',
  macchina: 'car',
  zug: 'train',
  tren: 'train',
  treno: 'train',
  blume: 'flower',
  fleur: 'flower',
  flor: 'flower',
  fiore: 'flower',
  baum: 'tree',
  arbre: 'tree',
  árbol: 'tree',
  albero: 'tree',
  apfel: 'apple',
  pomme: 'apple',
  manzana: 'apple',
  mela: 'apple',
  schildkröte: 'turtle',
  tortue: 'turtle',
  tortuga: 'turtle',
  tartaruga: 'turtle',
  ente: 'duck',
  canard: 'duck',
  pato: 'duck',
  igel: 'hedgehog',
  frosch: 'frog',
  grenouille: 'frog',
  rana: 'frog',
  schmetterling: 'butterfly',
  papillon: 'butterfly',
  mariposa: 'butterfly',
  farfalla: 'butterfly',
  pinguin: 'penguin',
  pingouin: 'penguin',
  pingüino: 'penguin',
  pinguino: 'penguin',
  roboter: 'robot',
  собака: 'dog',
  кошка: 'cat',
  лиса: 'fox',
  медведь: 'bear',
  дракон: 'dragon',
  звезда: 'star',
  лес: 'forest',
  море: 'sea',
  космос: 'space',
  犬: 'dog',
  猫: 'cat',
  森: 'forest',
  海: 'sea',
  كلب: 'dog',
  قطة: 'cat',
  تنين: 'dragon',
  بحر: 'sea',
};
const KNOWN_ABROAD = new Map(Object.entries(ABROAD));

/** The English name of the language an idea is written in, or null for English and for too little to tell. */
export const languageOf = (plain: string): string | null => {
  const letters = plain.replace(/[^\p{L}]/gu, '');
  if (letters.length < 2) return null;
  for (const [script, language] of SCRIPTS) {
    const foreign = [...letters].filter((letter) => script.test(letter)).length;
    if (foreign > 0 && foreign >= letters.length * 0.3) return language;
  }
  const tokens = plain
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  if (tokens.length < 3) return null;
  const english = tokens.filter((token) => ENGLISH.has(token)).length;
  let best: string | null = null;
  let most = Math.max(english, tokens.length * 0.15);
  for (const [language, little] of Object.entries(LITTLE_WORDS)) {
    const hits = tokens.filter((token) => little.has(token)).length;
    if (hits >= 2 && hits > most) {
      best = language;
      most = hits;
    }
  }
  return best;
};

const ENGLISH = words(
  'the a an and with is in her his who she he to of they on for it wants likes loves about my our at my',
);

const WITHOUT = /^(?:no|ohne|keine?|sans|pas|sin|senza|nessun)$/;

/** “Baer” of a keyboard without umlauts. */
const withUmlauts = (lower: string): string =>
  lower.replace(/ae/g, 'ä').replace(/oe/g, 'ö').replace(/ue/g, 'ü');

/**
 * The idea with the words that are known in another language put into English, and its little
 * words (“und”, “mit der”) as commas: what is left is a list. All else stays.
 */
export const translated = (plain: string, language: string): string => {
  const little = Object.entries(LITTLE_WORDS).find(([name]) => name === language)?.[1];
  return plain
    .replace(/\p{L}[\p{L}\p{M}-]*/gu, (word) => {
      const lower = word.toLowerCase();
      if (WITHOUT.test(lower)) return 'no';
      const known = KNOWN_ABROAD.get(lower) ?? KNOWN_ABROAD.get(withUmlauts(lower));
      return known ?? (little?.has(lower) ? ',' : word);
    })
    .replace(/(?:\s*,)+/g, ',')
    .replace(/^,\s*/, '');
};
