import type { Temper } from './temper.ts';

export const grand: Temper = {
  character: 'very grand, and free with titles',
  meet: [
    ['Make way, make way, make way for {c}!', 'So grand, so fine! Bow to {c}!'],
    [
      '“You may open the gate,” said {a:kind}, very grandly. {hero} did. ^ “Well opened. You shall be {c’s} Keeper of Gates.”',
      '“Where is the band?” asked the {kind} at the gate. “{C} never travels without a band.” ^ {hero} hummed. “That will do.”',
    ],
    [
      '“Announce me,” said the {kind} at the gate. {hero} looked round. There was nobody to tell. “{C} the {kind} is here!” {he} told the dustbin. ^ “Nicely done,” said {c}. “From now on you are my Herald. The pay is nothing, but there’s a good deal of walking.”',
      '“We have arrived,” said the {kind}. {hero} looked for the others. There were none. “We are {c},” the {kind} explained. “Somebody as important as this comes to more than one.” ^ “Would all of you like to come along?” asked {hero}. “We have talked it over,” said {c}, “and we would.”',
    ],
    [
      '“There appears to be no carpet,” said the {kind} at the gate, looking the lane up and down. “One usually has a red one. However, we shall make do with the mud.” {hero} begged pardon for the mud. ^ “Think nothing of it,” said {c}, for that was the name, or the short form of it. “I shall give you a title, as you’ve a kind face. You may be Warden of the Puddles. It’s an old post. One goes in front, and says when they’re deep.”',
      'The {kind} inspected the lane, the gate and {hero’s} shoelaces, in that order, and seemed on the whole to approve. “{C},” said the {kind}. “You’ll have heard of me. They named a pudding after me once, though it fell in.” ^ {hero} said that {he} was on the way out, and that it might be a long and muddy business. “I am used to palaces,” sighed {c}. “They’re all stairs, you know, and nobody talks to you. I wonder whether I might simply come along? You needn’t bow every time. Mondays will do.”',
    ],
  ],
  comic: [
    ['“Make way!” says {c}. Splash! A puddle!', '{C} thanks a tree. Bow, tree, bow!'],
    [
      '“I never hurry,” said {c}. “I’ve a jam sandwich,” said {hero}, and unwrapped it. ^ My word, how grandly {c} hurried!',
      '“Who goes first?” asked {hero}. “I do,” said {c}. So {c} met the puddle first. ^ “A royal bath,” said {c}. “As ordered.”',
    ],
    [
      '“I hereby open {spot},” said {c}, in a ringing voice. {hero} said that it had been open before. “Not officially,” said {c}. ^ There was a speech. There was a silence, for applause. Somewhere a pebble rolled over, and {c} thanked it for its kind words.',
      '{C} had lost a title. “I had it a moment ago,” said {c}, looking all round {spot}. “I was Ruler of the Lower Something.” {hero} offered to help. ^ “Lower Meadow?” {he} asked. “Lower Shelf?” “Lower Your Voice,” said {c} suddenly. “That was it. I was given it by a librarian.”',
    ],
    [
      'Great persons do not step in mud. {C} explained it to {hero}, kindly, at the edge of some: one waits until a cloak has been laid down. {hero} had no cloak. {He} had a handkerchief, and it had been used. ^ They regarded the mud. It was broad, and made small comfortable noises, and nobody came by with a cloak. “In the old days,” {c} began, moving grandly backwards for the sake of the story, and was gone up to the middle. “On second thoughts,” said the voice from the mud, “I shall visit the common people. They’re warmer than I expected.”',
      '“I shall now inspect the guard,” said {c}. {hero} couldn’t see one. There were only some stones in a row near {spot}, and one small weed. {C} went along them with great dignity, had a word with each, and told the third to look more cheerful. ^ The weed was made a captain. “That’s how it’s done,” said {c}. “Firm, but kind.” They were well on their way when {hero} glanced back. It was chance, no doubt. But the weed did look as though it was saluting, and the third stone was very nearly smiling.',
    ],
  ],
  happy: {
    young: ['“I am pleased,” said {c}. “Write that down!”', '{C} gave a puddle a medal.'],
    old: [
      '{C} raised {hero} to the rank of Guardian of the Crumbs.',
      '“Let there be bells,” said {c}. There were none, but it was well said.',
      '{C} forgave everybody, for nothing in particular.',
    ],
  },
  worried: {
    young: ['“Guards!” called {c}. Nobody came.', '“After you,” said {c} grandly.'],
    old: [
      '“I shall command from the back,” said {c}.',
      '{C} tried to think who was in charge here, and remembered with dismay.',
    ],
  },
  quiet: {
    young: ['“You may call me just {c},” said {c}.', '{C} forgot to be grand, and was nice.'],
    old: [
      '“I’ve a hundred titles,” said {c}, “and Your Friend is the one I use.”',
      '{C} said something with no long words in it at all.',
    ],
  },
};

export const tidy: Temper = {
  character: 'tidy, and troubled by crooked things',
  meet: [
    ['Sweep, sweep! A tidy {kind}! Hello, {c}!', 'Neat, neat, neat! {C} wipes the gate.'],
    [
      'A {kind} was putting the pebbles by the gate in a row. “Good day, I’m {c},” said the {kind}. ^ “Your bows are different lengths, {hero}.”',
      '“Wipe your feet!” said the {kind} on the doorstep. “But I’m going out,” said {hero}. ^ “So am I!” said {c}. “Nice and clean!”',
    ],
    [
      '“There,” said the {kind}, giving the gate a last polish. “I’m {c}. I was passing, and it had smudges.” {hero} said thank you. “The lane wants doing as well,” said {c}. ^ “How far does it go?” It went on for miles. “Then I’d better come with you,” said {c}, “and start at the front.”',
      '{hero} dropped a crumb. “I’ll have that,” said a voice, and it was gone. “I’m {c},” said the {kind} below. “I don’t like to see things lying about when they could be somewhere.” ^ “I’m going somewhere,” said {hero}. “How very tidy,” said {c}. “I’ll come, too, and then nothing gets left over.”',
    ],
    [
      'All the leaves in front of the gate had been sorted. There was a heap of large ones, a heap of small ones and a single leaf, off to one side, that had plainly given trouble. “It has a bit missing,” said the {kind} beside it. “I don’t know where to put it. I’m {c}.” ^ {hero} thought. “You could start a heap for ones with something special,” {he} said. The {kind} gazed at {him} as one gazes at a great inventor. “I’d like to go where you’re going,” said {c}. “I expect it’s in a dreadful state.”',
      '“I hope you’ve left everything straight behind you,” said the {kind} on the mat. {hero} thought of {his} bedroom, and said nothing. “I see,” said the {kind}. “I’m {c}. I used to be just the same. Then one day I lost Tuesday under a pile of things, and I’ve been careful ever since.” ^ The mat was squared up against the step. “Adventures are the worst,” {c} went on. “All loose ends. You’ll want somebody who can tie them up, and count the spoons.” It was hard to say that {he} wouldn’t.',
    ],
  ],
  comic: [
    ['{C} stacks the stones. Crash! Again, {c}!', 'Dust, dust, dust. Achoo! Oh, {c}!'],
    [
      '{C} put all the pebbles in a row. Then {hero} found one more. ^ “Dear me,” said {c}. “Now it starts again!”',
      '“This puddle is muddy,” said {c}, and began to clean it. ^ It got muddier and muddier. So did {c}. {hero} rinsed them both.',
    ],
    [
      'There was one crooked thing at {spot}, and {c} saw it. “I’ll only straighten that,” said {c}. After that its neighbour looked crooked, and then everything else. ^ “You’re leaning,” {c} told {hero}, at the end of it. It was {c} who was leaning. Nobody liked to say so.',
      '{C} had sorted the whole way by colour. There were green bits, brown bits, and bits that had not made up their minds. “Don’t sneeze,” {c} warned. {hero} held {his} nose with all {his} might. ^ It was {c} who sneezed. “Bother,” said {c}, when it had all come down. “Now I’ll do it by age.”',
    ],
    [
      '{C} could not go on while there was a mark on the ground before {spot}. “Somebody has left that,” said {c}, and smoothed it away. Naturally one leaves another in doing so. {C} smoothed that one, too. ^ {hero} found a place to sit. {He} watched the {kind} go round and round, always one behind, like somebody trying to dry a bath with the tap on. “If you came over here,” {he} said at last, “you’d stop making them.” {C} stopped. “I’d have worked that out,” said {c}, “on the next round but one.”',
      '“A place for everything,” said {c}, “and everything in its place,” and looked sternly at a pebble in the middle of the way. It was moved to the left. It did not look happy there. It was moved to the right, and then somewhat further back, and a second pebble was brought to keep it company. ^ {hero} pointed out that this was just where it had been to begin with. “Yes,” said {c}, with a sigh of pure contentment. “But then it was only lying there. Now it’s been put.”',
    ],
  ],
  happy: {
    young: ['“Spick and span!” sang {c}.', '{C} put three twigs in a row.'],
    old: [
      '{C} set a crooked twig straight in passing.',
      '“Everything is where it should be,” said {c}, and sighed with joy.',
      '{C} sorted some pebbles, by colour and then by character.',
    ],
  },
  worried: {
    young: ['“What a mess,” said {c}.', '{C} tidied the same stone twice.'],
    old: [
      '{C} straightened a stone, and then straightened it again.',
      '“I can’t think which drawer this goes in,” said {c}.',
    ],
  },
  quiet: {
    young: ['{C} smoothed a place for {hero}.', '“All done,” whispered {c}. “Rest now.”'],
    old: [
      '“You go here,” said {c}, “next to me. That’s your place.”',
      '{C} let a mess be a mess, for once, and stayed with {him}.',
    ],
  },
};

export const dreamy: Temper = {
  character: 'dreamy, and usually somewhere else',
  meet: [
    ['La, la, la! Hello, dreamy {c}!', 'Bump! “Ooh, hello,” says {c} the {kind}.'],
    [
      'Bump! Somebody had bumped into the gate. “I was a cloud just now,” said {c} the {kind}. ^ “Can I be one with you, {hero}?”',
      '“Did you see that teapot fly by?” asked the {kind}. {hero} had not. ^ “Then come and look with me!” said {c}.',
    ],
    [
      '“Is this the North Pole?” asked the {kind} at the gate. “It’s our lane,” said {hero}. “I took a wrong turning in a daydream,” said {c}. ^ “Where are you off to?” {hero} told {c}. “I was there only this minute,” said {c} happily. “Let’s see whether it looks the same from outside.”',
      'The {kind} in the lane did not move when {hero} said hello. “Shh,” said the {kind} after a while. “I’m watching a thought. It’s just coming up to the gate.” They watched together. ^ “There it goes,” said {c}. “It was a yellow one. They’re tamer when there are two of you. Shall we look for a blue one?”',
    ],
    [
      'If you had asked {c} the way, you would have been told the way to somewhere else, and it would have been lovely there. {hero} only asked whether {he} might get past. “Oh,” said the {kind} in the lane, waking from a long way off. “Were you the ship?” ^ {He} said that {he} was {hero}. “That’s better,” said {c}. “The ship was leaving without me. I’ve missed four this week, all with red sails, and I do so like to be on something when it goes. When do you sail?” “Now,” said {hero}. So they sailed.',
      'The {kind} was gazing at the gatepost as other people gaze at the sea. “It was a tree,” said the {kind}. “I’ve been listening to what it remembers. It can’t do the birds, but it’s very good on wind.” ^ {hero} put {his} ear against the post. There was, if you were patient, a sort of rushing. “{C},” said the {kind}, remembering. “People say that I’m not all there. But I’m always all somewhere. Could I be somewhere with you?” {hero} thought that {he} had seldom been asked anything so nicely.',
    ],
  ],
  comic: [
    ['{C} looks up, up, up. Bump! Tree!', '“A castle!” says {c}. No, {c}, a bush!'],
    [
      '“I see a pirate ship!” cried {c}. “Where?” asked {hero}. ^ “Behind {spot},” said {c}. “You have to not look.”',
      '“Follow me,” said {c}, and set off. {hero} followed. They came back to where they began. ^ “I was following you,” said {c}.',
    ],
    [
      '“We’re nearly there,” said {c}. {hero} asked where. “At the castle with the soup fountain,” said {c}. “Third staircase on the left.” ^ They had been walking in two different stories for quite some time. {hero} rather wished that {he} had been in the other one. “There’s bread,” said {c}.',
      'Near {spot} {c} said “Furth”, and stopped in the middle of the word. {hero} waited. {He} ate an apple. {He} ate the other apple. ^ “Er,” said {c}, going on. “Did I miss anything? I was on a hill made of hats, and one of them was yours.”',
    ],
    [
      'The plan was simple, and {c} had promised to remember it. “Say it once more,” said {hero} at {spot}, to be safe. “We go up the silver ladder,” said {c}, “past the bakers, and ring the bell for the Queen.” ^ “That isn’t our plan,” said {hero}. {C} thought about it. “No,” said {c} slowly. “Ours had mud in it, and was shorter. I put it down for a moment, when the other one came by. But do let’s go back by the bakers. They’d just said that we could lick the spoons.”',
      '“I was thinking,” said {c}. “What if {spot} went away whenever nobody looked?” So they turned their backs and counted to ten, and then spun round. Nothing had gone. “It’s quick,” said {c}, with respect. ^ They did it again with a hop in the middle, and with whistling. “It knows us,” said {c}. “It would have to be done by somebody who wasn’t even thinking of it.” {hero} promised to try to forget it at once. It is surprisingly difficult. {He} remembers it to this day.',
    ],
  ],
  happy: {
    young: ['{C} hummed a made-up tune.', '“I made up a colour,” said {c}.'],
    old: [
      '{C} named a stone, and told it stories as long as it was in view.',
      '{C} laughed at something that had not happened yet.',
      '“If I were a Wednesday,” said {c}, “I’d be this one.”',
    ],
  },
  worried: {
    young: ['“I’ll dream of cake instead,” said {c}.', '“Is this a real bit?” asked {c}.'],
    old: [
      '{C} was all there, which was rare, and did not care for it.',
      '“I’ve dreamed it better than this,” said {c}. “Let me think how.”',
    ],
  },
  quiet: {
    young: ['{C} hummed like a sleepy kettle.', '“Dream next to me,” said {c}.'],
    old: [
      '“Shall I lend you a dream?” asked {c}. “I’ve a good one with a boat in it.”',
      '{C} stayed beside {him} and thought of nothing, in the kindest way.',
    ],
  },
};

export const bold: Temper = {
  character: 'afraid of nothing, least of all of big things',
  meet: [
    ['“Halt! Say the password!” It’s brave {c}!', 'Charge! Hooray for {c} the {kind}!'],
    [
      '“Stand back!” cried the {kind}. “I’ll deal with this gate!” {hero} opened it. ^ “We showed it,” said {c}. “What a team!”',
      '“Who needs rescuing?” shouted {a:kind} at the gate. “Nobody,” said {hero}. ^ “Not yet,” said {c}. “I’ll come along, in case.”',
    ],
    [
      '“Who goes there?” shouted somebody. “I live here,” said {hero}. “Then I’ll let you off,” said the {kind} in front of the gate. “I’m {c}. I’ve just beaten a thunderstorm.” ^ “How?” asked {hero}. “I shouted until it stopped,” said {c}. “Which way is the next one?”',
      '“Don’t be afraid,” said the {kind} on the doorstep. {hero} wasn’t. “That’s because I’m here,” said {c}. “I’ve been guarding your door since Monday. Somebody with letters tried it twice.” ^ “The letters come every day,” said {hero}. “That’s what they want you to think,” said {c}. “I’d better stay close.”',
    ],
    [
      '“Not one step further,” said the {kind} in the middle of the lane, “until I’ve made sure it’s safe.” A bush was glared at. A drain was spoken to sharply. “You may pass. {C}, at your service. I do dragons on weekdays, and thunder by arrangement.” ^ {hero} asked, with interest, whether there were many dragons hereabouts. “Not one,” said {c}. “You see how well I do it. But I’ve finished here, and I’m told there are places where nobody has even begun. You wouldn’t by any chance be going to one?”',
      '“Name?” barked the {kind} at the gate. “{hero},” said {hero}. “Business?” {He} explained {his} business. It took a little time, and at each of the alarming parts the {kind} looked more cheerful. ^ “And you meant to do that on your own?” said {c}, when it was told. “Without anybody to go in front and shout? It’s lucky you met me. I’ve never lost an argument in my life.” “Have you had many?” asked {hero}. “I had words with a bus,” said {c}. “It left.”',
    ],
  ],
  comic: [
    ['“Grr!” says {c} to a stone. “Grr!”', '“Ha!” shouts {c}. Look out, leaf!'],
    [
      '“Come out, you!” {c} shouted at {spot}. {hero} waited. Nothing came out. ^ “It’s scared of me,” said {c}. “Poor thing.”',
      '“I’ll go first,” said {c}. “And I’ll go last, too!” ^ So {c} went round and round {hero}, all the way.',
    ],
    [
      '“Leave it to me,” said {c}, and challenged {spot} to a staring match. {hero} kept the score. It was very close for the first ten minutes. ^ Then {c} blinked. “It cheated,” said {c}. “It did it without any eyes. I want its name, and I want it written down.”',
      '“What was that?” said {c}. “That was my tummy,” said {hero}. “It growled at you,” said {c}. “Stand aside.” ^ {C} told {hero’s} tummy exactly what would happen if it did that again. It did it again. “It’s brave,” said {c}, with respect. “Give it a bun.”',
    ],
    [
      'Some people whistle when they are alone in wild places. {C} gave orders. “Left turn, path! Steady, you at the back!” {hero} was the one at the back, and stepped out smartly. Then something groaned beyond {spot}, long and low. {C} was off towards it, shouting, before anyone could say a word. ^ It was two old boards, rubbing together. “They’ve agreed to stop,” {c} reported. “I offered to take them both at once.” The boards groaned. “Politely,” {c} told them, “or I shall come back.”',
      'KEEP OUT, said a board near {spot}. {C} studied it. “It doesn’t say who,” said {c}. “It can’t mean me. I’m known for going in.” ^ {hero} pointed out that the board had no gate and no fence, only the same ground on both sides. {C} went and kept out on the far side, to be fair to it. Then {c} came back and kept out on this one. “I’ve obeyed it twice as hard as anyone,” said {c}. “Now it’s its turn.” So the {kind} told the board to keep out, too, and it did.',
    ],
  ],
  happy: {
    young: ['“Victory!” cried {c}.', '“Left, right!” shouted {c}, in front.'],
    old: [
      '{C} let the wind off with a warning.',
      '“Is that all?” said {c}. “I could have done that before lunch.”',
      '{C} went ahead to frighten whatever was there, and found a pleasant view.',
    ],
  },
  worried: {
    young: ['“I’m only shaking to warm up,” said {c}.', '“Who’s afraid?” asked {c}. “Not us!”'],
    old: [
      '“I’m right behind you,” said {c}, “guarding the back.”',
      '“It’s outnumbered,” whispered {c}. “There’s one of it, and me, and you.”',
    ],
  },
  quiet: {
    young: ['“I’ll guard you,” whispered {c}.', '{C} kept watch beside {hero}.'],
    old: [
      '“You rest,” said {c}. “I’ll look fierce for both of us.”',
      '“Even I have a cry on Thursdays,” said {c}. “It’s good for the shouting.”',
    ],
  },
};
