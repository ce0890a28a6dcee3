import { MESSAGE_BOTTLE_TRIES } from './message-bottle-tries.ts';
import { beat, type Plot, show } from './plot.ts';

const LETTER = [{ prop: 'letter', place: 'hand' }] as const;
const LANTERN = [{ prop: 'lantern', place: 'hand' }] as const;

/** A letter must be at the Light before dark; when there is nobody to give it to, the promise still holds. */
export const messageBottle: Plot = {
  id: 'message-bottle',
  titles: [
    '{hero} and the Letter in the Bottle',
    '{hero} Said “I Promise”',
    'Before Dark, {hero}!',
  ],
  taglines: [
    'A story about keeping a promise',
    'A story about a very small light and a very long way',
  ],
  blurbs: {
    young: [
      'Clink! A letter in a bottle. It must be there before dark, and {hero} said, “I promise.” On and on they go. Will they come in time?',
    ],
    old: [
      'The letter came in a bottle. It must be at the far end before dark, and {hero} has promised, out loud, with nobody listening. It is a long way. And what do you do when there is no one there to take it?',
    ],
  },
  refrains: {
    young: ['A promise is a promise!', 'Yes I will, and on I go!'],
    old: ['I said I would, and so I will!', 'A promise made is a promise kept!'],
  },
  lessons: ['small-steps', 'truth', 'kindness', 'courage'],
  themes: ['helping', 'gift', 'light', 'friendship', 'homesick', 'goodbye', 'sea'],
  settings: [
    'forest',
    'meadow',
    'seaside',
    'castle',
    'jungle',
    'snow',
    'town',
    'desert',
    'mountain',
    'garden',
  ],
  quest: { props: ['letter'], from: 'none' },
  little: {
    creatures: ['duck', 'rabbit', 'mouse'],
    names: ['Nutmeg', 'Sorrel', 'Dimity', 'Teasel'],
  },
  want: beat(
    show('hold', 'wonder', 'wonder', {
      at: 'home',
      props: [
        { prop: 'letter', place: 'hand' },
        { prop: 'jar', place: 'ground' },
      ],
    }),
    ['Clink! A letter in a bottle. “I promise!”', 'Look, a bottle! A letter! “Hurry,” it says.'],
    [
      'Clink! A bottle stood on the step. There was a letter in it. ^ “For the Keeper of the Light,” it said. “Hurry, please!” “I promise,” said {hero}.',
      'A bottle came rolling down the street. Clink, clonk! In it was a letter. ^ “For the Keeper of the Light, before dark,” it said. “I’ll take it,” said {hero}. “I promise!”',
    ],
    [
      'Next to the milk stood a bottle that wasn’t milk. There was a letter in it. “To the Light, at the far end of {place}, before dark,” it said. “Only for the one who keeps the light. Please promise.” ^ {hero} looked up and down the street. There was nobody else. “I promise,” {he} said out loud.',
      'Clonk, went something against the door. It was a bottle, and in the bottle was a letter with a red seal. “For the Light, beyond {place}. Before dark,” {hero} read. “And only for the one who keeps the light.” ^ Someone was waiting for this. “I’ll bring it,” {he} told the letter. “I promise.” It felt quite different once {he} had said it.',
    ],
    [
      'There was a bottle on the doorstep, between the milk and the [newspaper|boots], looking as if it had walked a long way. In it was a letter, sealed with red wax. “To the Light, at the far end of {place},” said the outside. “Before dark. Only for the one who keeps the light. Whoever finds this, please promise.” ^ {hero} could have put it back. It had not said {his} name. But it had said please, and it had said whoever, and {he} was the only whoever there. “I promise,” {he} told it.',
      'Most promises are made with somebody looking. {hero} made this one alone, in [socks|slippers], to a bottle that had rolled up against the door. The letter inside had a red seal and a great many stamps, none of them any use. “For the Light, beyond {place},” it said. “By dark. This is only for the one who keeps the light.” And below, very small: “Will you?” ^ Nobody would ever know if {he} said no. {hero} looked at the two small words. “Yes,” {he} said aloud, “I promise,” and the morning seemed to stand up straighter.',
    ],
  ),
  setOut: beat(
    show('walk', 'brave', 'joyful', { props: LETTER }),
    ['Letter in hand. Off we go! {refrain}', 'Come, {c}! {refrain}'],
    [
      '{hero} took {his} lantern. “It’s a long way, and we must be there before dark.” ^ {C} was ready. “{refrain}” they sang, and off they went.',
      '{hero} put the letter in {his} pocket and took {his} lantern. ^ “{refrain}” {he} sang to {c}. Left, right, left, right they marched.',
    ],
    [
      '“How far is it?” asked {c}. “All the way {into} and out at the other end,” said {hero}. “And we mustn’t open it.” ^ {He} put the letter in {his} pocket, took {his} lantern, and patted them both. “{refrain}”',
      '{hero} took a sandwich, a lantern and the letter. “The Light is right over there,” {he} told {c}, “at the end of everything.” ^ It didn’t look so far, with your thumb beside it. “{refrain}” they called, and the gate swung shut behind them.',
    ],
    [
      '“We could open it a bit,” was what {c’s} eyes said. “No,” said {hero}. “It isn’t ours. We’re only the legs.” {He} put it in {his} inside pocket, where {he} could feel the corner against {his} ribs. ^ {He} had a lantern, a sandwich and a good part of the day. On the map in the hall the road to the Light was as long as a little finger. “{refrain}” said {hero}, and it was some time before {he} thought of asking how big the finger was.',
      '{hero} told them at home that {he} would be late, on account of a promise, and nobody could find an argument against that. Then {he} packed: one lantern, one sandwich cut in two, and the letter. ^ “Before dark,” {he} said to {c}. “That’s hours. We could do it twice.” They would remember that remark later on. “{refrain}” they sang at the gate, walking in step, which is easy at the beginning.',
    ],
  ),
  problem: beat(
    show('from-behind', 'worried', 'wonder', {
      props: [{ prop: 'signpost', place: 'background' }],
    }),
    ['So far! So far! Where is the Light?', 'Left, right, left, right. Still so far!'],
    [
      'They walked to {spot}. They walked to {spot}. There was a sign, “To the Light”. ^ It did not say how far. {Place} just went on.',
      '“Are we there?” asked {hero} by {spot}. They were not. ^ “Are we there now?” asked {hero} by {spot}. They were not there now, either.',
    ],
    [
      'By {spot} stood a sign. TO THE LIGHT, it said. Somebody had scratched underneath, “You’ll see.” They walked on, and what they saw was more road. ^ “I thought that we’d be nearly there,” said {hero}. {He} turned round. They were not even properly away.',
      'They passed {spot}. They passed {spot}. Whenever they came over a rise, there was the same amount of road in front of them as before. ^ “Somebody keeps putting it back,” said {hero}. {He} felt for the letter. It was only paper. {He} could not think why it had begun to feel so heavy.',
    ],
    [
      'A promise weighs nothing when you make it. Near {spot} it had begun to weigh about as much as a cat. By {spot} it had become a cat that had been out in the rain. They had walked for two hours, and the far end of {place} was as far as ever. It was merely far from a different side. ^ “It’s only a matter of not stopping,” said {hero}, and stopped, to shake a stone out of {his} shoe. “Let’s think,” {he} told {c}. “There’s bound to be a quicker way than this.”',
      'The little finger on the map turned out to be a giant’s. They had gone by {spot}, and by {spot}. A signpost said TO THE LIGHT in such faded letters that it might have been a joke. Every rise had another behind it. ^ “What does the letter say, do you suppose?” said {hero}, so as not to say what {he} was thinking. {He} was thinking that {he} had promised without asking how far. But then, if you ask first, it is hardly a promise. It’s more of a bargain.',
    ],
  ),
  tries: MESSAGE_BOTTLE_TRIES,
  turn: beat(
    show('look-aside', 'surprised', 'worried', { props: LETTER }),
    ['Look! More words. “We are so small. Hurry!”', 'Tiny words! “Or we get lost.” Oh no!'],
    [
      '{hero} took out the letter. There was more on the back, in tiny, tiny words. ^ “Or we shall not find the way home,” it said. “Somebody will be lost!” cried {hero}.',
      'The letter had got warm in {hero’s} pocket. Now new words came out on the back! ^ “Please hurry. We have little ones with us,” they said. {hero} went quite pale.',
    ],
    [
      'They sat down for just a moment, and {hero} took out the letter. It had grown warm in {his} pocket. On the back, pale as milk, there were some words that had not been there before. ^ “By dark,” {he} read, “or we shall not find our way.” {He} read it again. Somebody was out there. It was not only a letter any more.',
      '“What’s that on the back?” said {hero}. The letter was folded small, and in the fold was a line as thin as a thread. ^ “There are five of us, and one is very little,” it said. “Please be in time.” {hero} stood up at once. It is one thing to be late with a letter. It is another to be late with somebody small.',
    ],
    [
      'They were resting near {spot}, and {hero} turned the letter over, as {he} had looked at the front already. There were words on the back. They had been written without ink, and the warmth of {his} pocket had brought them out, as brown as tea. ^ “If this comes too late we shall not find our way,” {he} read. “The little ones are tired.” {hero} had thought of it as a thing to be delivered. It had not entered {his} head that somebody was walking, out there, at the other end of it.',
      '“It’s only a letter,” {hero} had just said. {He} was ashamed of that afterwards. {He} held it up near {spot}, with the light behind it, and inside the fold there was a line in very small writing. “There are five of us, and the smallest is being carried,” it said. “We’ll look for you when it gets dark.” ^ {He} lowered it slowly. Whoever they were, they had done the sum already, and put {him} in it. Five small somebodies were on a road, going along quite cheerfully, because {he} had promised.',
    ],
  ),
  turnDeepens: beat(
    show('walk', 'thoughtful', 'brave', { props: LETTER }),
    ['Go home? Supper, bed? No! {hero} goes on.', 'So tired. Home is near. No. On, on!'],
    [
      'Here the road split. One way led home to supper. “Nobody would know,” said {hero’s} tummy. ^ But {hero} would know. “{refrain}” And on {he} went.',
      'It was getting late. {hero’s} feet said, “Stop.” {His} tummy said, “Soup!” ^ “I said I would,” {hero} told them. Past {spot} they went, left, right, left, right.',
    ],
    [
      'Past {spot} there was a path that led home. It was a short one. You could nearly smell the soup. Nobody had seen {hero} promise, and nobody would scold. ^ {He} stood there on one leg. “But I said it,” {he} told {c}. “I can’t unsay it.” And {he} took the long road, quickly, before the soup could answer.',
      'The shadows grew as long as ladders. {hero’s} left shoe had a hole in it now. “We could do it tomorrow,” {he} said. It sounded so sensible. ^ {C} looked at {him}. “I know,” said {hero}. “They won’t be lost tomorrow. They’ll be lost tonight.” And on they went, past {spot}, past {spot}, one foot and then the other.',
    ],
    [
      'Beyond {spot} the road divided. The left-hand way was broad, and a sign said HOME. They could be back before supper. Nobody had heard {him} promise, apart from a bottle. {hero} stood there rather longer than {he} liked to remember. ^ It was a curious thing. If there had been someone there to hold {him} to it, {he} might well have argued. There was only {himself}. “Well,” {he} said to {c}, “one of us heard me,” and took the right-hand way, which had grass in the middle.',
      'From there on it was just feet. There is nothing much to tell about feet. They went past {spot}, and past {spot}, and the light thickened. There was a place where they might have turned for home, and did not. ^ {hero} had stopped singing. What {he} did was count. A hundred steps for the first of those somebodies, and a hundred for the second. When {he} got to the smallest, the one that was being carried, {he} gave it two hundred, and found that {he} could do those as well.',
    ],
  ),
  lowPoint: beat(
    show('stand', 'sad', 'quiet', {
      props: [
        { prop: 'door', place: 'background' },
        { prop: 'letter', place: 'hand' },
      ],
    }),
    ['Here is the Light. It is out. Oh.', 'Knock, knock. Nobody home. No light. Oh no.'],
    [
      'There it was, at last! But the door hung open, and the lamp was cold. ^ “Hello?” called {hero}. Nobody lived there any more. There was no one to give the letter to.',
      'Knock, knock, knock. No answer. “Gone away,” said a paper on the door. ^ It was nearly dark. {hero} held the letter tight. “I came too late,” {he} said.',
    ],
    [
      'They had done it. Here was the far end, and here was the house of the Light, just before dark. {hero} knocked. The door swung open by itself. ^ There was dust on the stairs. There was rust on the lamp. “Gone to live with my sister,” said a note on the table. “Sorry. The Keeper.” It was years old. Nobody was there to take the letter.',
      '“We’re in time!” shouted {hero}, and ran the last bit. Then {he} slowed down. There was no light in the window. There was not even glass in it. ^ The Keeper had gone long ago, and taken the chair. {hero} stood in the empty room with the letter in both hands. {He} had kept {his} promise, all of it, and it was no good to anyone.',
    ],
    [
      'They were in time. That was the worst of it, afterwards. The last grey was still in the sky when they came up to the house of the Light. {hero} had the letter ready, and had even combed {his} hair with {his} fingers. The door was open. It had been open for years. ^ “Gone to my sister’s,” said a card in the dust. “Very sorry. The Keeper.” {hero} stood there. {He} had thought about being late, and about being lost. It had not crossed {his} mind that one could do every single thing one had promised, and find nobody there to have it.',
      'You expect the end of a road to have something at it. At the end of this one stood a house with a lamp on top, and both were dark. {hero} knocked, and called, and finally went in. There was a hook where a coat had hung. There was a nail where there had been a clock. ^ Whoever kept the Light had stopped, and no one had noticed, because it is only the people far out who need it. {hero} held the letter against {his} chest. It was still a little warm. Out there they would be looking up by now.',
    ],
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet', { props: LETTER }),
    ['Think! Who keeps the light? “I can! Me!”', 'No Keeper? Hmm. {hero} has a lantern!'],
    [
      '“The Keeper of the Light,” {hero} read once more. ^ {He} looked at the cold lamp. {He} looked at {his} own lantern. “But I could keep it!”',
      '“Nobody keeps the light,” said {hero} slowly. “Unless somebody does.” ^ And who was standing there, with a lantern and two good hands?',
    ],
    [
      '{hero} looked at the letter for the last time. “Only for the one who keeps the light,” it said. It did not say who that was. It did not say that it had to be anyone tall. ^ {His} lantern bumped against {his} knee. {He} looked down at it. “{C},” {he} said, “I think I’ve been carrying this to myself.”',
      'What had {he} promised, really? To bring a letter. But what was the letter for? ^ It was for the light to be on. That was all that anybody wanted. “It doesn’t need a Keeper to read it,” said {hero}, jumping up. “It needs a Keeper to do it!” And {he} ran for the stairs.',
    ],
    [
      '“Only for the one who keeps the light”: {hero} had read that so often that {he} had stopped seeing it. Now, having nothing else to do, {he} saw it. It was not a name. It was not even a person, quite. It was a job, and at the moment there was nobody in it. ^ {He} turned {his} head. There were the stairs. There was the lamp, grey with dust. There was {his} own lantern, full to the brim, that {he} had carried all day without once asking what for.',
      'There is the thing you promise, and there is the thing that the promise is for. They look alike. {hero} had carried the first of them all the way here, and only now set eyes on the second. ^ Nobody out there was waiting for a letter. They were waiting for a light. If it was lit, they would not care by whom: a Keeper with a beard, or somebody in a shoe with a hole in it. “Right,” said {hero}, and picked up the lantern. {His} voice sounded quite different in that empty room.',
    ],
  ),
  deed: beat(
    show('climb', 'brave', 'brave', {
      props: [
        { prop: 'lantern', place: 'hand' },
        { prop: 'ladder', place: 'ground' },
      ],
    }),
    ['Climb, {hero}! Rub the glass. {refrain}', 'Up goes {hero}. Up goes the light. Shine!'],
    [
      'Up the ladder went {hero}. {He} rubbed the glass with {his} sleeve. ^ Then {he} hung up {his} lantern. “{refrain}” Shine, little light!',
      '{hero} blew off the dust. Atchoo! {He} climbed right to the top with {his} lantern. ^ “Now I’m the Keeper,” {he} said. And out over {place} went the light.',
    ],
    [
      'The stairs had lost some steps, and {hero} had to climb. {He} wiped the big glass with {his} sleeve, and then with {his} other sleeve. ^ In the middle was a hook. {He} stood on {his} toes and hung up the lantern. “{refrain}” Out went the light, over {spot}, as far as anyone could see.',
      '{hero} went up hand over hand, with the lantern on {his} arm. The ladder creaked. Every rung said “Are you sure?” and on every rung {he} was, a bit more. ^ At the top {he} cleaned a round place in the glass. {He} set the lantern behind it. It was so small! But the glass was old and clever, and took that small light and made it enormous.',
    ],
    [
      'A part of the stairs had gone, and {hero} did that part on {his} stomach. {He} took off {his} jumper and scrubbed the great glass until {his} arms trembled. The dust of years came away in rolls. ^ Then {he} turned the lantern up and hung it in the middle. “{refrain}” {he} said. It was an ordinary lantern, for finding socks with. But the glass gathered it up, turned it over, and threw it, broad and gold, from one end of {place} to the other.',
      '“I’m new,” {he} told the house, climbing. It seemed polite. The ladder shed a rung behind {him}, and {hero} decided to think about that on the way down. ^ The lamp room was all glass and dust. {He} rubbed with {his} handkerchief until there was a window, and then a wall of windows, and then only evening. {He} set the lantern on its stand. {His} hands were black and {his} knees hurt. “Only for the one who keeps the light,” {he} said, and broke the seal, and read.',
    ],
  ),
  deedHolds: beat(
    show('hold', 'brave', 'quiet', { light: 'night', props: LANTERN }),
    ['Wind blows. Whoo! Hold it, {hero}. {refrain}', 'Hold the light. Hold it still. Hold, hold!'],
    [
      'The wind came. Whoo! {hero} put both {his} hands round the light. ^ {His} arms got tired. {His} eyes got tired. But {he} held on. “{refrain}”',
      'How long can you hold a lantern up? {hero} counted to a hundred. {He} counted again. ^ “Don’t go out,” {he} told the light. “Somebody small is coming.”',
    ],
    [
      'Now {he} was allowed to open the letter. “Dear Keeper,” it said. “We are coming home tonight. Please leave the light on.” That was all. ^ So {hero} left it on. The wind tried to blow it out, and {he} stood in the way. {His} eyes kept closing, and {he} kept opening them. “{refrain}”',
      'A light is not just lit, {hero} found out. It has to be kept. The wind poked at it, and the flame lay down flat. {He} curled {himself} round it like a wall. ^ {He} was cold. {He} was as hungry as a [bear|wolf]. It grew so late that even {c} leaned. But the light stood up again, and {hero} stood with it.',
    ],
    [
      '“Dear Keeper,” said the letter, “we’re coming home. Please leave the light on.” You would think that there’d be more, after all that way. {hero} read it by the lantern. It was enough. ^ The lighting had been hard, but it was quickly done. What came now was long. The wind found every gap. When the flame ducked, {he} cupped {his} hands about it. When {his} arms gave out, {he} leaned them on {c}. “{refrain}” {he} said, to nobody, about once a minute. Out there nothing moved. {He} kept it on for nothing, and kept it on.',
      'It’s called keeping a light, and {hero} had never thought about the word before. Anyone could light one. Now came the keeping. It meant standing in a draught. It meant turning the wick down when it smoked, and up when it sulked. It meant not sitting, since {he} knew perfectly well what would happen if {he} sat. ^ After an hour {he} could not feel {his} feet. After two {he} had told {c} every story that {he} knew. The dark lay all round them and gave no answer. “{refrain}” said {hero}, for the fortieth time, and turned up the wick.',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', {
      light: 'night',
      little: true,
      props: [{ prop: 'lantern', place: 'ground' }],
    }),
    [
      'Pit, pat, pit, pat. {Little}! “You kept it!”',
      'Here they come! One, two, three. Hello, {little}!',
    ],
    [
      'Pit, pat, pit, pat. Here came {little} the {littleKind}, with four tiny ones. ^ “You kept it! You kept the light!” cried {little}. “{refrain}” laughed {hero}.',
      '“There it is!” called a small voice. Out of the night came {little} and all the family. ^ “Thank you, Keeper,” said {little} the {littleKind}. Nobody had ever called {hero} that before.',
    ],
    [
      'Something moved at the edge of the light. It was {a:littleKind} with a bundle. Behind it came three more, and on the last one’s back sat the very smallest. ^ “There you are,” said the {littleKind}. “I’m {little}. I told them all the way: if the light’s on, it’s home.” {hero} wanted to say something grand. “I said I would,” {he} said, and yawned.',
      '“One,” counted {hero}. “Two. Three. Four.” Down below, along the gold path, came a family of small tired {many:littleKind}. The last had somebody even smaller asleep on its back. “Five!” ^ “You’re not the old Keeper,” said the first, who was called {little}. “No,” said {hero}. “I’m tonight’s.” “{refrain}” squeaked the smallest one, who had been listening, without opening its eyes.',
    ],
    [
      'At first {he} took it for a leaf. Then the leaf had legs. Into the outermost edge of the light, where it was hardly light any more, there came {a:littleKind}. It stopped, and looked straight up at {him}. Behind it stood three others. One had a bundle on its back, and the bundle yawned. ^ “There,” said the first one to the rest. “What did I tell you?” It turned out to be called {little}. “Were you worried?” it asked, as {hero} came stumbling down. “Not us. You’d promised.” {hero} found that {he} had to look at the sky for a bit.',
      '“You’re new,” said the {littleKind} at the foot of the stairs. It had a hat with a candle on it, burnt out. “{Little},” it added. “These are mine.” There were three of them in a row, and one in a scarf, fast asleep. They had walked towards that lamp since nightfall. They had never doubted that someone would be standing by it. ^ “What happened to the Keeper?” asked {little}. {hero} thought of several answers, most of them long. “I did,” {he} said. And the whole family laughed, even the one in the scarf.',
    ],
  ),
  home: beat(
    show('look-aside', 'smile', 'cosy', {
      at: 'home',
      props: [{ prop: 'lamp', place: 'background' }],
    }),
    [
      'A light in {hero’s} window. Twinkle! Somebody answers.',
      'One lamp here. One lamp there. “Night, {little}!”',
    ],
    [
      'At home {hero} put a lamp in the window, behind the old bottle. ^ Far, far away another small light winked back. That was {little}, keeping it tonight.',
      'The bottle stood by {hero’s} bed. It was not empty. There was a new letter in it! ^ “Home safe,” it said. “Love, {little}.”',
    ],
    [
      'Tomorrow people would ask about the holes in {his} shoes. Tonight {hero} only put a lamp on the sill, behind the old bottle. ^ Far off, beyond {place}, there was a prick of light. {Little} had moved in, and was Keeper now. {hero} held {his} hand before the lamp, on, off, on. The far light went on, off, on.',
      'The letter hung over {hero’s} bed, with its broken seal. “Please leave the light on,” it said. So {he} did, just a small one, in the window, in case. You never knew who might be out. ^ And from the other end of {place}, if you knew where to look, a small one shone back.',
    ],
    [
      'They were all very nice about it at home, and somebody heated the soup again. Nobody quite understood what had been so important. {hero} tried to explain it twice, and then ate. ^ Upstairs {he} put a lamp on the windowsill, behind the old bottle, so that it shone green. It was about as bright as a promise is when you make it. {He} waited. Then, from the far side of everything, low down, came an answer. {Little’s} lot had said that they would, every night at nine. It was nine exactly.',
      'The house of the Light isn’t empty any more. There is washing on the line, very small, and {little} has taken the job; a family of five, they said, could surely keep one lamp. {hero} can see it from the top of the stairs if {he} leans. ^ {He} leaned. There it was, as steady as a nail. People far out would be glad of it, and would not wonder who. {hero} looked at it until the sill had printed a line across {his} arms. Then {he} put {his} own lamp in the window, since you never know who is only halfway.',
    ],
  ),
};
