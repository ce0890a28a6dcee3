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
  trex t rex, t-rex t rex, trexes dinosaurs, tyranosaurus tyrannosaurus, tyranasaurus tyrannosaurus, stegasaurus stegosaurus, triceratop triceratops, tricerotops triceratops, dinos dinosaurs, volcanoe volcano, vulcano volcano,
  wensday Wednesday, wensdays Wednesdays, wenesday Wednesday, wendsday Wednesday, thurday Thursday, thursdy Thursday, satuday Saturday, saterday Saturday,
  tommorow tomorrow, tomorow tomorrow, tommorrow tomorrow, becaus because, beacuse because, cos because, favrite favourite, favorit favourite,
  realy really, reelly really, verry very, allways always, alway always, sumtimes sometimes, somthing something, sumthing something, evry every, evrybody everybody,
  everbody everybody, peple people, poeple people, peeple people, thay they, wos was, woz was, sed said, wen when, wot what, skool school, skared scared, scarry scary,
  hors horse, chokolate chocolate, dinosor dinosaur, monstar monster, tresher treasure, kasle castle, cassle castle, prinses princess, elefunt elephant, crocidile crocodile,
  spagetti spaghetti, vegtables vegetables, tomatos tomatoes, potatos potatoes, definately definitely, seperate separate, recieve receive, recieves receives,
  suprised surprised, dissapear disappear, dissapears disappears, dissapeared disappeared, dissappear disappear, embarassed embarrassed, gaurd guard, gaurds guards,
  flys flies, trys tries, crys cries, geting getting, comeing coming, makeing making, rideing riding, untill until, togther together, togeather together,
  beleive believe, beleives believes, nieghbour neighbour, neigbour neighbour, gost ghost, goast ghost, wizzard wizard, mumy mummy, dady daddy
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
