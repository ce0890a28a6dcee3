import type { PlacePack } from './place-pack.ts';

export const school: PlacePack = {
  id: 'school',
  setting: 'school',
  noun: 'school',
  preposition: 'at',
  outfit: 'jumper',
  weathers: ['clear', 'cloudy'],
  spots: [
    'the row of pegs',
    'the book corner',
    'the paint table',
    'the big globe',
    'the climbing frame',
    'the piano',
    'the big map',
    'the lost-property box',
  ],
  peeps: ['Ding-a-ling!', 'Scribble, scribble!', 'Splat goes the paint!', 'La, la, la!'],
  sights: {
    young: [
      'A bell went ding-a-ling.',
      'It smelled of paint and apples.',
      'A row of coats hung on pegs.',
      'The class fish went round and round.',
      'Somebody sang. Somebody sneezed.',
    ],
    old: [
      'The class goldfish went round to see whether anything had changed on the other side.',
      'It smelled of paint, apples and wet coats.',
      'A ruler fell on the floor, and everybody looked at somebody else.',
      'On the wall the big clock moved its hand one minute, and made a meal of it.',
      'Somebody behind a door was singing the wrong words to the right tune.',
      'Thirty coats hung in a row with their arms empty, waiting for home time.',
    ],
  },
  arrive: [
    ['Pegs! Paint! Blocks! Hello, {noun}!', 'Ding-a-ling! In we go. Big door!'],
    [
      'The door of {place} was tall. The handle was high. Inside somebody was singing. ^ {hero} took a big breath and pushed.',
    ],
    [
      '{Place} was full of doors, and behind each one was a different noise. Singing. Hammering. Thirty people counting to twenty. ^ There was a row of pegs as long as a train. {hero} hung up {his} jacket on an empty one, and that peg was {own}.',
    ],
    [
      'A building that size has its own weather. In the hall of {place} it was noisy with a chance of shouting. Along the corridor it cleared. By {spot} there was a patch of quiet, and {hero} stood in it to get {his} bearings. ^ Everybody seemed to have been born knowing where to go. Then {he} saw a boy walk into the cupboard by mistake, and come out whistling, and {he} felt a good deal better.',
    ],
  ],
  crossing: [
    ['Long, long hall. Tap, tap, tap.', 'So many feet! Step, step, through.'],
    [
      'The hall was long and the ceiling was high. Every step went tap, tap, tap. ^ “We sound like ten people,” whispered {hero}. That was nice.',
    ],
    [
      'Between them and {spot} lay the playground, and it was break. Footballs flew. Hoops rolled. Somebody was being a horse. ^ {hero} waited for a gap, and there wasn’t one. So {he} became a horse as well, and galloped straight across. Nobody noticed a thing.',
    ],
    [
      'To reach {spot} you had to cross the hall while everybody was in it. That is to say, three hundred eyes. {hero} hung about in the doorway. {His} shoes, which had never squeaked before, were getting ready to. ^ Then it occurred to {him} that three hundred eyes belonged to a hundred and fifty people, each of whom was worried about their own shoes. {He} walked. They squeaked. Nobody looked up at all.',
    ],
  ],
  wayHome: [
    ['Coat on. Bag on. Bye-bye, {noun}!', 'Ding-a-ling! Home we go. Wave, wave!'],
    [
      'Ding-a-ling! Home time. {hero’s} peg waved an empty arm. ^ “See you tomorrow,” {he} told it.',
    ],
    [
      '{hero} walked out through the tall door. It was odd. It had been much taller that morning. ^ “Same time tomorrow?” somebody called. {He} looked round to see whom they meant. They meant {him}.',
    ],
    [
      'When {hero} came out, the steps were the same steps and the gate was the same gate. Yet that morning there had been twelve steps and now, {he} could have sworn, there were about five. ^ Somebody ran past and punched the air and called {his} name, and was gone before {he} could answer. Nobody there had known it yesterday. {He} tried out how it sounded, going down the street.',
    ],
  ],
};
