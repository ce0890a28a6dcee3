const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** The commonest little words of each language that English does not have. */
export const LITTLE_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
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
  Polish: words('i z jest nie na się do jej jego który ma oraz w chce bardzo po mój moja nim nią'),
  Turkish: words('ve bir bu ile için çok ama de da o en iyi kadar istiyor gibi'),
  Swedish: words('och en ett med är inte hennes hans på som vill det till för'),
};

/** Languages that are known by their letters. */
export const SCRIPTS: readonly (readonly [RegExp, string])[] = [
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

/** English: the same abroad, a line each. */
const ABROAD = `
  dog: hund chien perro cane cachorro hond собака 犬 كلب pies psem psa köpek
  cat: katze chat gato gatto kat кошка 猫 قطة kot kotem kedi
  fox: fuchs renard zorro volpe лиса lis
  rabbit: hase lapin conejo coniglio królik tavşan
  bear: bär ours oso orso медведь niedźwiedź ayı
  owl: eule hibou
  dragon: drache drachen dragón drago дракон تنين smok ejderha
  scared: angst
  son: sohn
  daughter: tochter
  unicorn: einhorn licorne unicornio
  horse: pferd cheval caballo cavallo koń at
  lion: löwe león leone lew aslan
  elephant: elefant éléphant elefante słoń fil
  mouse: maus souris ratón topo mysz fare
  dinosaur: dinosaurier dinosaure dinosaurio dinosauro dinozaur dinozor
  fish: fisch poisson pesce ryba balık
  whale: wal baleine ballena balena
  monkey: affe singe mono
  star: stern étoile estrella stella звезда gwiazda yıldız
  moon: mond lune księżyc ay
  forest: wald forêt bosque bosco лес 森 las lesie orman
  beach: strand plage playa spiaggia plaża plaj
  sea: meer mer mar mare море 海 بحر morze morza deniz
  castle: schloss burg château castillo castello zamek kale
  school: schule école escuela scuola szkoła szkole okul
  garden: garten jardin jardín giardino ogród ogrodzie bahçe
  space: weltraum espace espacio космос
  mountain: berg montagne montaña montagna
  grandma: oma babcia babcią büyükanne nine abuela nonna
  grandpa: opa dziadek dziadkiem dede dedesi abuelo nonno
  mum: mama maman mamá mamma anne annesi
  sister: schwester sœur hermana sorella siostra siostrą abla kardeşi
  brother: bruder frère hermano fratello brat bratem ağabey
  friend: freund freundin ami amigo amiga amico przyjaciel przyjaciółka arkadaş arkadaşı
  football: fußball fútbol calcio futbol
  balloon: ballon
  cake: kuchen gâteau torta pastel pasta
  birthday: geburtstag anniversaire cumpleaños compleanno urodziny doğum
  treasure: schatz trésor tesoro skarb hazine
  pirate: pirat pirata
  fairy: fee fée hada fata
  snow: schnee neige nieve neve śnieg kar
  rainbow: regenbogen arc-en-ciel
  rocket: rakete fusée cohete razzo rakieta roket
  car: auto voiture coche macchina samochód araba
  train: zug tren treno pociąg
  flower: blume fleur flor fiore kwiat çiçek
  tree: baum arbre árbol albero drzewo ağaç
  apple: apfel pomme manzana mela jabłko elma
  turtle: schildkröte tortue tortuga tartaruga
  duck: ente canard pato
  hedgehog: igel
  frog: frosch grenouille rana
  butterfly: schmetterling papillon mariposa farfalla
  penguin: pinguin pingouin pingüino pinguino
  robot: roboter robot
  ocean: oceano océan ozean okyanus
  dad: tata tatą papa papá papà baba babası
  chess: satranç szachy schach ajedrez scacchi échecs
  truck: ciężarówka ciężarówki ciężarówką kamyon camion camión lastwagen
  box: pudełko pudełka kutu caja scatola boîte kiste`;
/** English by the word of another language. */
export const KNOWN_ABROAD = new Map(
  ABROAD.trim()
    .split('\n')
    .map((line) => line.trim().split(': '))
    .flatMap(([english = '', abroad = '']) =>
      abroad.split(' ').map((word): [string, string] => [word, english]),
    ),
);

/** The little words of English. */
export const ENGLISH = words(
  'the a an and with is in her his who she he to of they on for it wants likes loves about my our at my',
);
