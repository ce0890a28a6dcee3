const WRONG_AND_RIGHT = `
  lern learn, lerns learns, lerning learning, alot lot, dosnt doesn't, doesnt doesn't, dont don't, didnt didn't, cant can't, couldnt couldn't,
  wont won't, havent haven't, hasnt hasn't, hadnt hadn't, wouldnt wouldn't, shouldnt shouldn't, arent aren't, werent weren't, thats that's, thru through, elses else's,
  isnt isn't, wasnt wasn't, theres there's, elefant elephant, elephent elephant, dinosaurus dinosaur,
  dinasaur dinosaur, dinosour dinosaur, dino dinosaur, unicon unicorn, unikorn unicorn, pricess princess, prinsess princess, brithday birthday,
  bday birthday, birfday birthday, freind friend, freinds friends, frend friend, frends friends, hospitol hospital, hopsital hospital,
  bycicle bicycle, bicicle bicycle, bycycle bicycle, beatiful beautiful, affraid afraid, tresure treasure, treasur treasure, rocketship rocket,
  spaceshp spaceship, astronout astronaut, astronat astronaut, pirat pirate, dragn dragon, draggon dragon, kiten kitten, puppys puppies, ponys ponies,
  granma grandma, grandmar grandma, gramma grandma, granpa grandpa, grampa grandpa, grandfater grandfather, sistr sister, borther brother, brohter brother,
  footbal football, fotball football, swiming swimming, runing running, teh the, adn and, wich which, becuase because, becouse because, cuz because,
  thier their, wierd weird, litle little, litte little, lonley lonely, foerst forest, forrest forest, gardin garden, libary library,
  restarant restaurant, choclate chocolate, choclat chocolate, icecream ice cream, bisuit biscuit, teddybear teddy bear,
  firetruck fire engine, fireman firefighter, firemen firefighters, hearingaid hearing aid, im I'm, hes he's, shes she's,
  kindergarden kindergarten, nursary nursery, scool school, shcool school, tounge tongue, thunderstrom thunderstorm, lightening lightning,
  catterpillar caterpillar, caterpiller caterpillar, butterly butterfly, squirell squirrel, squirel squirrel, hegdehog hedgehog,
  rabit rabbit, rabitt rabbit, peguin penguin, pengiun penguin, monky monkey, giraf giraffe, girafe giraffe, crocadile crocodile, octupus octopus, dolfin dolphin,
  lighthous lighthouse, castel castle, balon balloon, ballon balloon, suprise surprise, surprize surprise, secert secret, promiss promise,
  trex t rex, t-rex t rex, trexes dinosaurs, tyranosaurus tyrannosaurus, tyranasaurus tyrannosaurus, stegasaurus stegosaurus, triceratop triceratops, tricerotops triceratops, dinos dinosaurs, volcanoe volcano, vulcano volcano
`;

/** Words as parents in a hurry type them, and what they mean. A new one is two words here. */
export const MISSPELLINGS: ReadonlyMap<string, string> = new Map(
  WRONG_AND_RIGHT.trim()
    .split(/,\s+/)
    .map((pair): [string, string] => {
      const gap = pair.indexOf(' ');
      return [pair.slice(0, gap), pair.slice(gap + 1)];
    }),
);
