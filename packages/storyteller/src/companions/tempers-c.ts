import type { Temper } from './temper.ts';

export const slowAndWise: Temper = {
  character: 'slow, wise, and in time for anything that matters',
  meet: [
    ['Slowly, slowly. Along comes {c} the {kind}.', 'Is {c} coming? Soon. Nearly. Hello, {c}!'],
    [
      'A {kind} was coming along the lane. {hero} waited. {He} waited some more. ^ “Well done,” said {c}. “Waiting is the hard part.”',
      '“Are you in a hurry?” asked the {kind} at the gate. “Yes!” said {hero}. ^ “Then you need me,” said {c}. “I never am.”',
    ],
    [
      '“I met this lane when it was a footpath,” said the {kind}. “It was in a hurry to be a road. Look at it now: still here. I’m {c}.” ^ {hero} said that {he} was off to do something difficult. “Difficult things like it slowly,” said {c}. “I’ll come. You may go ahead, and wait.”',
      '“How old are you?” asked the {kind} at the gate. {hero} said how old {he} was. “I’ve had hiccups that lasted longer,” said {c}, kindly. ^ {hero} asked whether it was nice, being wise. “It’s mostly waiting,” said {c}, “and then being right. Come. I’ll teach you the waiting.”',
    ],
    [
      '“I shall answer your question,” said the {kind} at the gate, “but it will take a moment.” {hero} had not asked a question. {He} mentioned it. “You will,” said the {kind}. There was a long and comfortable silence, in which a cloud changed its mind. ^ “Would you like to come with me?” asked {hero} in the end. “Yes,” said the {kind} at once. “There. I’m {c}. I find that it saves time to begin with the answer. One can then go slowly over the rest.”',
      'Nobody had ever seen {c} the {kind} arrive. One looked, and the lane was empty. One went on with what one was doing, and there {c} was, as if put there by the years. {hero} had bent down to tie a lace. “A double bow,” said a calm voice. “Sensible. It’s going to be a long way.” ^ “How do you know where I’m going?” {he} asked. “I don’t,” said {c}. “But I know laces. A short walk gets a single bow. May I come with them?”',
    ],
  ],
  comic: [
    ['Hurry, {c}, hurry! {C} says, “Soon.”', '“Ready, steady,” says {c}. Yawn. “Go!”'],
    [
      '“Knock,” began {c}. {hero} waited. They passed {spot}. They had a rest. ^ “Knock,” said {c} at last. “Now you say who’s there.”',
      '“Quick, a race!” said {hero}. “Who comes last?” asked {c}. “You, I think.” ^ “Then I’ve won that,” said {c}.',
    ],
    [
      '“A wise {kind} once told me,” said {c}, and stopped to remember it. {hero} had time to sit down. {He} had time to count all {his} buttons, twice. ^ “Never,” said {c}, “begin a story before you know the end.” Time went by. “I’m still looking for the end.”',
      'They were late. {hero} hopped from one foot to the other. “There are two ways to be early,” said {c}, moving on at the speed of moss. “One is to hurry.” ^ “And the other?” asked {hero}. They had reached {spot} before the answer came. “To have started yesterday,” said {c}. “I did.”',
    ],
    [
      '“I’ll explain it in one sentence,” said {c}, and did. It went on past two bends and a short rest, and had a great many side roads, each with its own view. {hero}, who had at first been running ahead and coming back, noticed that {he} was walking. Then {he} noticed that {he} was listening. ^ By {spot} the sentence came round a last corner, and arrived. It was, after all, quite a simple thing that it had to say. “Could you say it again?” {he} asked. “Certainly,” said {c}. “Have you brought something to eat?”',
      '“What would you do?” asked {hero}, for it was a tricky corner. {C} shut out the world and thought. It was magnificent to see. Dust settled. Round {spot} even the noises kept their voices down. {hero} tried one way, and then another, found the trick of it, and was through. ^ {He} came back to say so. The {kind} was just beginning to stir. “I have it,” said {c}. “You should try one way, and then another.” “Thank you,” said {hero}. It was, when you came to think of it, perfectly correct.',
    ],
  ],
  happy: {
    young: ['“Very good,” said {c}, very slowly.', '{C} laughed at a joke from yesterday.'],
    old: [
      '{C} began to laugh at something that had been said an hour ago.',
      '“I have waited a long time for this,” said {c}, “and it was worth it.”',
      '“There’s no such thing as late,” said {c}. “There’s only a second lunch.”',
    ],
  },
  worried: {
    young: ['“Let us think,” said {c}.', '“Hm,” said {c}. “Hm, hm, hm.”'],
    old: ['“I’ve seen worse,” said {c}, and tried to remember when.', '{C} moved almost quickly.'],
  },
  quiet: {
    young: ['“There is time,” said {c}.', '{C} was very good at staying.'],
    old: [
      '“A day is long,” said {c}. “There’s room in it for this, too.”',
      '“You needn’t be quick about feeling better,” said {c}.',
    ],
  },
};

export const joker: Temper = {
  character: 'a joker, and the first to laugh',
  meet: [
    ['Boo! Hee, hee! {C} made us jump!', 'Knock, knock! Who’s there? {C} the {kind}!'],
    [
      '“Mind the step!” called somebody. {hero} looked down. There was no step. ^ “Got you!” laughed {c} the {kind}. “I’m coming too!”',
      'Ring, ring! {hero} opened the door. Nobody. Ring, ring! Nobody again. ^ “Boo!” said {c} the {kind}. “I was the bell!”',
    ],
    [
      '“Parcel for {hero},” said a voice at the gate. There was no parcel. There was only {a:kind}, shaking with laughter. “I’m the parcel,” said {c}. “There was nobody to wrap me.” ^ “What’s inside?” asked {hero}. “Jokes,” said {c}. “I’m full of them. Take me along, and see.”',
      'The gate squeaked when {hero} opened it. It squeaked when {he} stopped opening it. “That’s odd,” {he} said. “Squeak,” said the gate, and snorted. ^ Out from behind it came {a:kind}. “I do doors as well,” said {c}. “And a kettle. You’ve no idea how long I’ve waited for somebody with a gate.”',
    ],
    [
      'Somebody had hung a notice on the gate: PLEASE DO NOT READ THIS. {hero} read it. “Caught you!” cried a voice, and {a:kind} came out from behind the post, helpless with laughter. “Everyone does it! Every single one! I’m {c}.” ^ {hero} knew what was owed. {He} cupped {his} hands, looked into them gravely, and said that there was a notice in there as well. “What does it say?” asked {c}, and looked. “MADE YOU LOOK,” said {hero}. The {kind} gave {him} a gaze of pure love.',
      '“Is your lane running?” asked the {kind} at the gate. {hero} said that {he} supposed it was. “Then you’d better catch it,” said the {kind}, and had to lie down. It was some time before anything else could be got out. “{C},” said the {kind}, weakly. “I’ve another hundred like that.” ^ It was a fair warning. {He} thought of the long way ahead, and of how it would be with a hundred like that, and how it would be without. “Are there any about sandwiches?” asked {hero}. “Thirty,” said {c}.',
    ],
  ],
  comic: [
    ['{C} says, “Look up!” Made you look!', '{C} hides. Where? Boo! Hee, hee, {hero}!'],
    [
      '“Don’t laugh,” said {c}, and made a face. {hero} did not laugh. {C} made another. ^ Then who laughed? {C} did!',
      '“There’s something behind you!” cried {c}. {hero} spun round and round. ^ “What is it?” “Everything else!” said {c}, and shook with laughing.',
    ],
    [
      '{C} hid behind {spot}, to jump out at {hero}. {hero} saw it, and went round the other side. There was a long wait. ^ “Boo,” whispered {hero}. There was a shriek. “That,” said {c}, when there was breath for it, “was my joke. You’ve got it on the wrong way round.”',
      '“I’ve swapped something round,” said {c}, “and you’ll never guess what.” {hero} looked at everything near {spot}. {He} looked in {his} pockets, too. ^ “I give up,” {he} said at last. “So do I,” said {c}. “I can’t find it. It was so clever that I fooled us both.”',
    ],
    [
      'It was suspiciously quiet. {hero} had learned by now that this meant {c} was preparing something, and {he} went past {spot} like somebody carrying eggs. No twig snapped. Nothing dripped. Nobody said “Boo”. ^ A hundred steps later {he} could bear it no longer. “All right, what is it?” said {hero}. “What is what?” asked {c}, as innocent as milk. “The trick!” “That’s it,” said {c}, and began to shake all over. “There isn’t one! You should have seen yourself walk!” It was, {he} had to admit, the best so far.',
      '“Pick a number,” said {c}. “Don’t tell me. Double it. Take away your birthday, and turn round twice.” {hero} did all this, near {spot}, with care. “Add a potato. Are you thinking of a potato?” “Yes,” said {hero}, amazed. ^ “I knew it,” said {c}. “It never fails.” It was only much later, in the middle of something else, that {he} saw how it was done. By then the {kind} had done it to {him} three more times, with a turnip, a piano and an aunt.',
    ],
  ],
  happy: {
    young: ['“Hee, hee, ho, ho!” went {c}.', '{C} told a joke about socks.'],
    old: [
      '{C} laughed so much at the joke that there was no breath left to tell it.',
      '“Don’t look now,” said {c}, and everyone looked, and there was nothing, and it was wonderful.',
      '{C} put on a solemn look, which is always a bad sign.',
    ],
  },
  worried: {
    young: ['“Ha?” said {c}. “Ha, ha?”', '“That was not my joke,” said {c}.'],
    old: [
      '“Tell me it’s a joke,” whispered {c}, “and I’ll laugh.”',
      '{C} thought of a funny remark, and for the first time in history kept it in.',
    ],
  },
  quiet: {
    young: ['{C} told {hero} a very small joke.', '“No joke,” said {c}. “I like you.”'],
    old: [
      '{C} pulled just the one face, a gentle one.',
      '“I’ll be funny again in a minute,” said {c}. “Now I’m just here.”',
    ],
  },
};

export const worrier: Temper = {
  character: 'worries beforehand, so as to have it done',
  meet: [
    ['Oh dear, oh dear! Hello, {c}!', '“Is it safe?” asks {c} the {kind}.'],
    [
      '“Oh dear, is that gate safe?” asked the {kind}. {hero} swung on it. It was. ^ “Oh good,” said {c}. “Next worry!”',
      '“What if you get lost?” said {a:kind} at the gate. ^ “Come with me,” said {hero}. “What if I like it?” said {c}.',
    ],
    [
      '“I’ve got forty-one worries,” said the {kind} at the gate. “I had forty, and then I saw you, and you might be going somewhere.” {hero} said that {he} was. “I thought so,” sighed {c}. ^ “Would it help to come along?” asked {hero}. “It might,” said {c}. “One worries so much better when one can see it.”',
      '“Have you got a scarf?” asked the {kind} in the lane. “And a spare scarf? And something to tie up the spare scarf with, if it comes undone?” {hero} had one sandwich. ^ The {kind} went pale. “I’d better come with you. I’m {c}. Somebody must do the worrying, or it won’t get done.”',
    ],
    [
      '“I don’t want to alarm you,” said the {kind} at the gate, “but have you thought of everything?” {hero} said that {he} had thought of most things. “That’s what I was afraid of,” said the {kind}. “I’m {c}. It’s the others that happen.” ^ And there followed a list. It had weather in it, and string, and what to do if a bridge should turn out to be a photograph of a bridge. When it was over {hero} felt, to {his} surprise, quite calm. With somebody along who had worried about all that, there was nothing left to be afraid of.',
      'There was a knock, but so faint that it might have been a mistake. On the mat was {a:kind}. “I’m so sorry,” said the {kind}. “I wondered whether you’d left the stove on.” {hero} had not. “Or a tap?” {He} hadn’t done that, either. ^ “What a relief,” said the {kind}. “I was three streets away when it came over me. I’m {c}. I do the whole town, but nobody else has ever gone to look.” You could see that it was lonely work. “I’m going out,” said {hero}. “You could worry about me.” “May I really?” breathed {c}.',
    ],
  ],
  comic: [
    ['“What’s that noise?” A leaf. Phew, {c}!', '“Oh dear!” says {c}. “Oh dear! Oh, cake!”'],
    [
      '“What was that?” asked {c}. It was {hero’s} foot. “And that?” It was the other foot. ^ “They’re following us!” whispered {c}.',
      '“What if I fall in that puddle?” said {c}, staring at it. Splash! ^ {hero} laughed. “Well, that’s over,” said {c}, quite happy.',
    ],
    [
      '“What if {spot} fell over?” said {c}. “What if we’re worrying for nothing?” {hero} said that nothing had fallen over here for a hundred years. ^ “Then it must be nearly time,” said {c}, and went past very softly, saying nice things to it.',
      '“I’ve had an awful thought,” said {c}. “What if I’ve stopped worrying?” {hero} said that would be nice. “But then who is keeping an eye on things?” cried {c}. ^ {C} worried about it as far as {spot}, and felt a great deal better.',
    ],
    [
      '{C} had asked to go through it once more, and so at {spot} {hero} went through it once more. Yes, there were enough sandwiches. Yes, they knew the way back. No, nobody had ever been swallowed by a hill, or not round here. ^ “And if it does go well?” asked {c}. “Have you thought of that?” {hero} had to say that {he} had not. “There you are,” said the {kind}. “We’d have nothing prepared, and everybody looking at us and smiling.” They stopped, and practised being pleased. {C} turned out to be rather good at it.',
      '“Stop!” cried {c}, and {hero} stopped, with one foot in the air. “You were about to tread on that crack.” “What happens if I do?” {he} asked. “I don’t know,” said {c}. “I’ve never let it come to that.” ^ They looked at the crack. It went all the way round {spot}, and then on into the distance, and had any number of little ones. It took them some while to get by, and it must have looked like a dance. “That’s the finest worrying I’ve done all week,” said {c}. “Shall we go back and do the others?”',
    ],
  ],
  happy: {
    young: ['“It went well!” said {c}. “How odd!”', '{C} forgot to worry. Hooray!'],
    old: [
      '“I’m having a nice time,” said {c}. “Ought I to?”',
      '{C} crossed a worry off the list, and it was the big one.',
      '“It didn’t bite, and it didn’t fall on us,” said {c}. “What luck!”',
    ],
  },
  worried: {
    young: ['“Oh, I knew it,” said {c}.', '“Oh dear, oh dear,” said {c}.'],
    old: [
      '“This wasn’t even on my list,” whispered {c}.',
      '{C} worried for the others, too, to save them the trouble.',
    ],
  },
  quiet: {
    young: ['“I’ll do the worrying,” said {c}. “You rest.”', '{C} came very close.'],
    old: [
      '“I worried about you yesterday, too,” said {c}. “It was a pleasure.”',
      '“It’s odd,” whispered {c}, “but when you’re here I can’t think of any.”',
    ],
  },
};

export const collector: Temper = {
  character: 'collects everything that nobody else wants',
  meet: [
    ['One stone, two stones! Hello, {c}!', '“Ooh, a button!” says {c} the {kind}.'],
    [
      '“May I have that button?” asked the {kind} at the gate. {hero} gave it gladly. ^ “Number six hundred!” said {c}. “And a new friend, too!”',
      'A heap of pebbles lay by the gate. “They’re mine,” said {c} the {kind}. ^ “I’ve no pockets. Have you got pockets, {hero}?”',
    ],
    [
      '“Do you want that?” asked the {kind} in the lane. {hero} looked. It was an old bus ticket. “No? I’ll have it, then. I’m {c}. I collect things that would otherwise be sad.” ^ {hero} said that {he} was going a long way. “They’ll have sad things there as well,” said {c}. “Let’s go and cheer them up.”',
      '“I’ve four hundred and twelve odd buttons,” said the {kind} at the gate, “and no even ones. I’m {c}.” {hero} said that was a great many. ^ “It’s nothing,” said {c}. “You should see my corks. What I haven’t got is a day out. Might I have some of yours? We’d share it.”',
    ],
    [
      'Along the foot of the gate somebody had set out half a clothes peg, nine beads, a cork and a very flat spoon. “Not for sale,” said the {kind} in charge of them. “You may look. I’m {c}. That peg has a story, but I haven’t found the other half of it.” ^ {hero} felt in {his} pocket, and laid down a bit of blue chalk. There was a deep silence. “You’d give that away?” said {c}. “Are there more like you?” {He} said that {he} was just going out to see. The {kind} was ready before {he} was.',
      '“Excuse me,” said the {kind} at the gate. “Could you say ‘umbrella’ once more, as you did on Thursday? I collect words. I’ve got yours, but it was windy, and there’s a bit off the end.” {hero} said it, as clearly as {he} could. ^ “Thank you,” said {c}, much moved. “That’s for the top shelf. People leave such good ones lying about, and I’ve been twice along this lane. I suppose that you wouldn’t be going anywhere? Somewhere they say ‘perhaps’? I’m short of those.” “Perhaps,” said {hero}.',
    ],
  ],
  comic: [
    ['{C} wants this stone. And this! And this!', 'Shiny! Shiny! Oh, {c}, that’s a puddle!'],
    [
      '“One more stone,” said {c}. Clink! {hero’s} pockets were full. “And one more.” ^ Clink! Now {hero} could not move at all.',
      '“I collect smells,” said {c}. “Sniff! Grass. Sniff! Mud. Sniff!” ^ “That’s my sandwich,” said {hero}. “The best one yet!” sighed {c}.',
    ],
    [
      '“I’ll only take the one,” said {c}, at {spot}. It was a very good pebble. Then there was a second, that matched it, and a third, that didn’t. ^ By the end {hero} was carrying nineteen. “Put that one back,” said {c}. “We mustn’t be greedy.” It was the lightest.',
      '{C} stopped. “Listen,” said {c}. “I collect echoes, and there’s a nice one here.” {hero} called out “Hello”. “Hello,” said {spot}. ^ “Thank you, I’ve got it,” said {c}. {hero} called out once more, and this time nothing answered at all. “Oh dear,” said {c}. “Shall I put it back?”',
    ],
    [
      'It began with a button. {hero} said that it could go in {his} pocket, for {he} was an obliging person, and {c} had none. After the button there came a snail shell, then a bit of tile, then seven sticks that were not to be parted. ^ At {spot} {he} tried to bend down, and found that {he} no longer bent. {He} rattled when {he} breathed. “You’re a lovely museum,” said {c}. “I only wonder whether we ought to charge for you.” Then something shone in the way ahead, and {hero} saw {c} see it.',
      '“It doesn’t count until I’ve told somebody where I found it,” said {c}. “That’s the rule with collections.” So {hero} was told. The flat stone was from the bend; the round one was from just after the bend. The one with a face was from {spot}, and reminded {c} of somebody. ^ “Who?” asked {hero}. {C} looked at it from all sides. “You,” said {c}, “when you’re asked to carry things.” {hero} looked at the stone for some time. Then {he} gave a laugh, and so, as far as {he} could tell, did the stone.',
    ],
  ],
  happy: {
    young: ['“One more for me!” sang {c}.', '{C} found a very good pebble.'],
    old: [
      '{C} found a thing, and nobody could say what it was, and that made it better.',
      '“I’ll keep this bit of the day,” said {c}, “next to the buttons.”',
      '{C} kept stopping, and each stop went into {hero’s} pocket.',
    ],
  },
  worried: {
    young: ['“I don’t want this one,” said {c}.', '{C} counted the pebbles, quickly.'],
    old: [
      '“I’d swap all my buttons,” whispered {c}, “for the way out.”',
      '{C} passed a perfectly good cork without a glance.',
    ],
  },
  quiet: {
    young: ['{C} gave {hero} the best pebble.', '“I’m keeping you,” said {c}.'],
    old: [
      '{C} let {him} hold the one with the sparkle, and did not ask for it back.',
      '“I’ve got four hundred buttons,” said {c}, “and only one of you.”',
    ],
  },
};
