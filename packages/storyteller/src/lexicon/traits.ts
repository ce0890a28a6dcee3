/**
 * Finer kinds of nouns that tellings ask for (“obstacle is water”), as words.
 * A noun has a trait when its head, or its whole words, stand here.
 */
const TRAIT_WORDS: Readonly<Record<string, string>> = {
  water:
    'tide, sea, ocean, river, stream, brook, flood, lake, pond, wave, puddle, waterfall, swamp, current, water, canal, pool, bay, swimming pool, high tide, big wave',
  weather:
    'rain, storm, thunderstorm, thunder, lightning, wind, snow, snowstorm, blizzard, fog, mist, hail, ice, cloud, gale, thunder and lightning, weather, tornado, hurricane, frost',
  deadline: 'nightfall',
  found: 'find',
  show: 'play, school play, class play, christmas play, nativity play, show, school show, talent show, puppet show, concert, school concert, recital, circus, musical, performance',
  hush: 'quiet, silence',
  dries: 'dryer, hairdryer',
  handless: 'hand dryer',
  game: 'video game, computer game',
  language: 'different language, language, sign language',
  mishap: 'bump, smoke, oven',
  whoosh:
    'ramp, big ramp, slide, big slide, water slide, diving board, rollercoaster, roller coaster, zip wire, swing, half pipe, helter skelter',
  hot: 'heat, heatwave, heat wave',
  wet: 'rain, storm, thunderstorm, thunder, hail, thunder and lightning',
  windy: 'wind, gale, storm, tornado, hurricane',
  misty: 'fog, mist, cloud',
  snowy: 'snow, snowstorm, blizzard, ice, frost',
  dark: 'dark, darkness, night, shadow, nighttime, night time, cave, tunnel, cellar, bedtime, the dark, nightfall',
  height:
    'mountain, hill, cliff, wall, fence, tower, heights, height, ramp, water slide, rollercoaster, roller coaster, zip wire, half pipe, helter skelter, swing, escalator, ladder, stairs, tree, climbing wall, volcano, diving board, slide, steps, hedge, gate, tall wall, roof, rooftop',
  light:
    'lantern, torch, flashlight, lamp, candle, night light, nightlight, moon, star, lighthouse, firefly, glow stick, headlamp, fairy lights, sun, spotlight',
  cover:
    'umbrella, blanket, tent, hat, raincoat, cape, cloak, coat, leaf, parasol, box, cardboard box, poncho, sleeping bag, duvet, jar',
  sound:
    'noise, crying, snoring, creak, whistle, drum, trumpet, bell, song, guitar, piano, violin, horn, flute, recorder, harmonica, voice, tambourine, singing, lullaby, megaphone, ukulele, music',
  rides:
    'handbike, tricycle, trike, balance bike, boat, rowing boat, ship, sailing boat, raft, canoe, kayak, train, bus, car, bicycle, bike, scooter, tractor, sledge, rocket, spaceship, plane, aeroplane, hot air balloon, balloon, submarine, wagon, cart, wheelbarrow, skateboard, digger, fire engine, horse, broom, broomstick, flying carpet, magic carpet, wheelchair, skates, rowboat, dinghy, surfboard, skis, pirate ship',
  floats:
    'boat, rowing boat, ship, sailing boat, raft, canoe, kayak, submarine, rowboat, dinghy, surfboard, lifebuoy, rubber ring, pirate ship, bathtub, paddle',
  flying:
    'rocket, spaceship, plane, aeroplane, hot air balloon, balloon, kite, broom, broomstick, flying carpet, magic carpet, helicopter, wings',
  wheels:
    'handbike, tricycle, trike, balance bike, car, bicycle, bike, scooter, tractor, wagon, cart, wheelbarrow, skateboard, digger, fire engine, train, bus, go kart, truck, lorry, wheelchair',
  joins:
    'rope, string, ladder, bridge, plank, stick, fishing rod, scarf, ribbon, thread, wool, glue, tape, net, pole, branch',
  flies:
    'firefly, bird, owl, robin, eagle, seagull, butterfly, bee, dragon, bat, puffin, star, parrot, swallow, sparrow, dragonfly, ladybird, fairy, crow, pigeon, hummingbird, moth, owlet, unicorn, magpie',
  jungle:
    'monkey, gorilla, tiger, parrot, snake, sloth, toucan, lion, giraffe, zebra, hippo, rhino, elephant, crocodile, chameleon, jaguar, ape',
  icy: 'polar bear, penguin, walrus, reindeer, yeti, husky, arctic fox',
  farmyard:
    'cow, pig, sheep, hen, chicken, chick, goat, lamb, donkey, calf, rooster, piglet, foal, goose',
  tiny: 'firefly, bee, snail, ladybird, spider, caterpillar, ant, mouse, beetle, worm, butterfly, fairy, ladybug, cricket, moth, hamster, chick, bug, elf, pixie',
  big: 'squid, giant squid, shark, crocodile, kraken, sea monster, ghost, witch, wolf, tiger, lion, gorilla, goblin, ogre, elephant, whale, bear, giant, dinosaur, dragon, hippo, rhino, moose, polar bear, troll, monster, giraffe, mammoth, yeti',
  swims:
    'whale, fish, dolphin, turtle, seal, octopus, shark, duck, duckling, otter, penguin, crab, starfish, seahorse, mermaid, swan, frog, beaver, goldfish, walrus, narwhal',
  toy: 'teddy, teddy bear, doll, toy, bunny, toy rabbit, cuddly toy, robot toy, comforter, blankie, dummy, rubber duck, toy dinosaur, toy car, toy train, lovey, stuffed animal, soft toy, puppet, ball, blocks, lego, marble, dino',
  soft: 'teddy, teddy bear, blanket, blankie, cuddly toy, soft toy, stuffed animal, toy rabbit, comforter, scarf, mitten, glove, hat, sock, pillow, lovey',
  worn: 'hat, scarf, mitten, glove, sock, shoe, boot, coat, crown, glasses, ring, necklace, bracelet, slipper, cape, hearing aid, dress, watch',
  clothing:
    'clothes, coat, jacket, raincoat, anorak, jumper, sweater, cardigan, hoodie, snowsuit, trousers, tights, leggings, sock, socks, shirt, t-shirt, vest, pyjamas, hat, mitten, glove, shoe, boot, boots, shoes, slipper, slippers, wellies, wellingtons, sandals, trainers, zip, button, buttons',
  underwear: 'pants, knickers, undies, underwear, underpants',
  shiny:
    'key, ring, coin, crown, necklace, medal, jewel, diamond, treasure, bell, spoon, whistle, bracelet, marble, watch, star, torch, glasses, button',
  tastes:
    'cake, biscuit, cookie, chip, chips, sandwich, pizza, pancake, ice cream, apple, honey, soup, bread, muffin, cheese, chocolate, carrot',
  school: 'classroom, corridor, school corridor, school hall, cloakroom',
  home: 'kitchen',
  indoors:
    'lift, elevator, stairwell, hallway, aquarium, planetarium, caravan, home, house, kitchen, bedroom, school, classroom, corridor, museum, library, hospital, shop, supermarket, train, castle, attic, bathroom, nursery, cinema, theatre, station, flat, living room, basement, cellar, cupboard, wardrobe, bed, hall, church, gym, airport, train station, bakery, cafe, café, restaurant, garage, playgroup, kindergarten, preschool, bookshop, toy shop, office, dentist, hairdresser, swimming pool, leisure centre, sports hall',
  shelter:
    'lighthouse, house, home, nest, burrow, den, flower bed, cave, castle, tree house, treehouse, hive, barn, kennel, stable, shed, hut, cottage, farm, tower, tent, igloo, palace, hollow tree, hole, hutch, basket, shell',
  lived:
    'home, house, flat, apartment, bedroom, kitchen, living room, bathroom, attic, cellar, basement',
  hidden:
    'treasure, treasure chest, gold, jewel, pirate gold, fortune, secret room, secret door, secret garden, secret passage, secret tunnel, secret path, secret place, secret cave, hidden room, hidden door, hidden garden, hidden place, passage, tunnel, half, other half, lost city, door, room, lock',
  odd: 'noise, sound, light, glow, smell, humming, hum, doorbell, bell, footstep, whisper, whispering, song, voice, ghost, shadow, knocking, knock, ringing, music, message, code, lamp, drumming, tapping, crying, singing, howling, creak, scratching, rumble, visit, footprint, track',
  untold: 'secret, surprise, surprise party, surprise visit, surprise trip',
  written:
    'map, letter, note, message, code, riddle, diary, book, notebook, notebooks, postcard, page, picture, drawing, photo',
  sky: 'moon, star, cloud, sky, space, planet, mars, sun, rainbow, galaxy, milky way, saturn, jupiter',
  time: 'morning, evening, night, bedtime, midnight, winter, summer, spring, autumn, fall, christmas, day, weekend, holiday, birthday, dinner, tea, lunch, breakfast, sunset, sunrise, monday, saturday, sunday, week, dusk, dawn, minute, hour, moment, season, time, end, year, month, january, february, march, april, june, july, august, september, october, november, december, tuesday, wednesday, thursday, friday, hours, years, minutes, age, school year, term, holidays',
};

const WORDS_TO_TRAITS: ReadonlyMap<string, readonly string[]> = (() => {
  const traits = new Map<string, string[]>();
  for (const [trait, words] of Object.entries(TRAIT_WORDS))
    for (const word of words.split(', ')) traits.set(word, [...(traits.get(word) ?? []), trait]);
  return traits;
})();

/** Words that only this list knows: they are nouns although no painter has a picture of them. */
export const isTraitWord = (word: string): boolean => WORDS_TO_TRAITS.has(word);

/** The traits of a noun: those of its whole words and those of its head. */
export const traitsOf = (words: string, head: string): string[] => [
  ...new Set([
    ...(WORDS_TO_TRAITS.get(words) ?? []),
    ...(WORDS_TO_TRAITS.get(head) ?? []),
    ...(WORDS_TO_TRAITS.get(head.split(' ').at(-1) ?? '') ?? []),
  ]),
];
