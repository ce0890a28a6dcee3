import type { Temper } from './temper.ts';

export const proud: Temper = {
  character: 'proud, with a record for everything',
  meet: [
    ['Who is the best {kind}? “{C}!” says {c}.', 'Ta-da! Clap for {c} the {kind}! Clap, clap!'],
    [
      'Somebody splendid was at the gate. “I’m {c}, the best {kind} in the lane!” {hero} looked. ^ There was only one.',
      '“You may clap now,” said the {kind} at the gate. {hero} clapped. ^ “Most kind,” said {c}. “I do that every day.” “What?” “Arrive.”',
    ],
    [
      '“I hold the record,” said the {kind} on the doorstep, “for waiting here.” {hero} asked how long it was. “Since Tuesday,” said {c}. “The last record was mine, too.” ^ Nobody had ever tried to beat it. “May I set a few more on the way?” asked {c}.',
      'There was {a:kind} at the gate, waiting to be noticed. {hero} noticed. “Well done,” said the {kind}. “Most people take longer. I’m {c}, first prize in the {kind} show.” ^ “How many were in it?” asked {hero}. “It’s quality that counts,” said {c}. “Shall I lead the way?”',
    ],
    [
      '“Kindly don’t stare,” said the {kind} by the gate, and was plainly disappointed when {hero} looked away. “Or stare a little. One gets used to it. {C}: best {kind} in the county, five years running.” ^ {hero} asked who had come second. The {kind} looked at a cloud. “We’ve had trouble finding a second,” said {c}. “I have advertised. What I need is a witness. You look honest, you’re going somewhere, and I intend to be magnificent on the way.”',
      'It is not every day that the lane holds a celebrity. {hero} might have missed it, if the {kind} had not coughed, and then coughed again, from the other side. “Autographs later,” said {c}. “I’m travelling as an ordinary {kind}, so as not to be known. How am I doing?” ^ “Not very well,” {he} had to admit. “I knew it,” said {c}, delighted. “It shines through. You’d better take me along, before a crowd forms.” {hero} looked up the lane and down it. There was a wheelbarrow.',
    ],
  ],
  comic: [
    ['{C} bows too low. Plop! “Ta-da!”', '“Look at me!” says {c}. Bump! A tree!'],
    [
      '“I never get lost,” said {c}, and led {hero} left, left, left and left. ^ There was {spot} again! “I found it twice,” said {c}.',
      '“Watch this!” cried {c}. {hero} watched. Nothing happened. ^ “That was the world’s best nothing,” said {c}. “Don’t try it at home.”',
    ],
    [
      '“Nobody passes {spot} as finely as I do,” said {c}, and went straight into a ditch. Then it was quiet. ^ “And nobody,” said a voice from the ditch, “falls as finely, either.” {hero} gave it nine out of ten. “What was wrong with it?” asked {c}.',
      '{C} stopped before a puddle, and would not go on. “Who is that marvellous {kind}?” breathed {c}. “That’s you,” said {hero}. ^ “I thought it was somebody famous,” said {c}, looking closer. “Good day. I admire your work.” It took two biscuits to get both of them away from there.',
    ],
    [
      'Near {spot} there lived an echo, and {c} could not resist. “Who is the finest {kind} in the world?” called {c}. “In the world?” said the echo, and it did sound doubtful. ^ {C} tried once more, with feeling. “Isn’t it {c}?” “Isn’t it {c}?” wondered the echo. It always had the last word, which is a thing that no champion can allow. In the end {hero} took a deep breath and shouted, “It is {c}!” “It is {c}!” agreed the echo. “So there,” said {c}. “Two against none.”',
      '“I don’t like to boast,” said {c}, and then did it all the way to {spot}. There had been cups. There had been a parade, and a poem in four verses, of which {hero} was given six. ^ “And what are you best at of all?” {he} asked, when there was a gap. {C} did not need to think. “Modesty,” said the {kind}. “There’s nobody to touch me. I won the Golden Violet for it, and have hardly mentioned it since. Would you care to see me not mention it?”',
    ],
  ],
  happy: {
    young: ['“Who is best?” asked {c}. “We are!”', '{C} took a bow, and another.'],
    old: [
      '{C} awarded {hero} second prize, which was unheard of.',
      '“Another record,” murmured {c}, without saying in what.',
      '{C} paused, in case anybody wished to admire.',
    ],
  },
  worried: {
    young: ['“I’m the bravest, nearly,” said {c}.', '{C} forgot to show off.'],
    old: [
      '“I could win this,” said {c}, “but it’s somebody else’s turn.”',
      '{C} had not mentioned a prize for several minutes.',
    ],
  },
  quiet: {
    young: ['“You’re my best friend,” said {c}.', '{C} gave {hero} first prize.'],
    old: [
      '“I’ve never told anybody,” said {c}, “but I came last, once.”',
      '“You were the best of us,” said {c}, and added nothing at all.',
    ],
  },
};

export const shy: Temper = {
  character: 'shy, and well worth waiting for',
  meet: [
    ['Peep. Who is hiding? {C} the {kind}!', 'Shh. A shy {kind} says, “Hello, {hero}.”'],
    [
      '“Is anybody there?” asked {hero}. “No,” said the gate. ^ It was not the gate at all. It was {c}, a very shy {kind}.',
      '{hero} said hello. Nobody answered. {He} waited, and counted to ten. ^ “Hello back,” said a soft voice. “I’m {c}. I had to practise first.”',
    ],
    [
      '“Please talk to the hedge first,” whispered somebody behind it. “I’m better when nobody looks.” So {hero} told the hedge {his} name, and where {he} was going. ^ The hedge rustled. “I’m {c},” it said at last. “I’m not really a hedge. I’m {a:kind}, if you don’t mind.”',
      'Somebody was following {hero} down the lane. When {he} stopped, somebody else stopped. “You can come out,” said {hero}. “I’m not in,” said the {kind} behind {him}. ^ It took a while. “{C},” whispered the {kind}. “I had a sentence ready, and now it’s gone.” “We’ll find it on the way,” said {hero}.',
    ],
    [
      'On the doorstep lay nothing at all. Beside it, trying hard to look like more of it, was {a:kind}. “I’m not here,” whispered the {kind}. “I only came to see whether I’d dare to.” ^ {hero} had good manners, and so {he} looked at the sky. After a while the voice went on by itself. “{C}. I’m {c}. I’ve been saying it to a flowerpot since Monday, and the flowerpot was very encouraging.” “It’s good,” said {hero}, still to the sky. “Would you dare to come along?” “If you go on not looking,” said {c}.',
      'Some people arrive like brass bands. {C} the {kind} arrived like a library book, quietly, and a little overdue. {hero} had been leaning on the gate for five minutes before {he} noticed that {he} had company. “How long have you been there?” {he} asked. ^ “I didn’t want to interrupt,” whispered {c}. “You were thinking. It looked comfortable.” {hero} made room at the gate, and they both thought for a bit. By the time it was done, nobody could have said which of them had asked the other along.',
    ],
  ],
  comic: [
    [
      '{C} hides. Where, {c}? Behind {hero}! Giggle!',
      '“Boo,” says {c}, very softly. “Sorry, flower.”',
    ],
    [
      '“Let’s play hide and seek!” said {hero}. {C} was very, very good at it. ^ An hour later {he} was still looking. “Here,” said a bush.',
      '“Say hello to {spot}, for practice,” said {hero}. {C} took a deep breath. ^ “Hello,” {c} whispered. “Oh! It didn’t bite!”',
    ],
    [
      '“If anybody speaks to me,” said {c}, “say I’m a coat.” Nobody spoke. They passed {spot} in perfect silence. ^ “I was so worried that somebody would,” said {c}, further on. “And now I’m a bit sorry that nobody did.” {hero} bowed low. “Good day, coat,” {he} said.',
      '{C} had learned a joke by heart, and only needed to dare to tell it. “Knock, knock,” began {c}, at the first bend in the way, and lost courage. ^ They came to {spot}. “Who’s there?” asked {hero} kindly. “Oh dear,” whispered {c}. “I didn’t think anybody would ask.”',
    ],
    [
      'Thinking that nobody was listening, {c} had begun to sing. It started under the breath, as a sort of hum with the lid on. By {spot} the lid had come off. {hero}, a few steps ahead, did not dare to turn round. It was a song about being very brave and very loud, and the {kind} knew all of it. ^ At the end somebody clapped. {He} couldn’t help it. There was a gasp, and a rustle, and then for a long time nothing but a bush that was very red. “Was it all right?” asked the bush.',
      'A shy {kind} never goes straight past a stranger. {C} took one look at {spot}, which had done nothing, and made a wide and careful circle round it. Then there was a stone that ought not to be bothered, and a rather friendly bush. ^ {hero} had gone straight ahead, and had time for half a sandwich. “Were they nice?” {he} asked, when the {kind} came up at last. “I think so,” said {c}. “I smiled at the stone. It was a big step, and I may have to lie down.”',
    ],
  ],
  happy: {
    young: ['“Hee,” went {c}, very softly.', '{C} said hello to a stone.'],
    old: [
      '{C} laughed out loud, and looked round to see who had done it.',
      '{C} said good day to a puddle first, and got on well with it.',
      '“I spoke to somebody,” whispered {c}. “I think it was me.”',
    ],
  },
  worried: {
    young: ['{C} hid behind {hero}.', '“I’m a stone,” whispered {c}.'],
    old: [
      '“Pretend I’m a bush,” begged {c}.',
      '{C} had gone so quiet that one forgot to count {c}.',
    ],
  },
  quiet: {
    young: ['“I like it next to you,” said {c}.', '{C} stayed near and said nothing.'],
    old: [
      '{C} said nothing, which {c} does better than anybody.',
      '“I don’t need to hide from you,” whispered {c}.',
    ],
  },
};

export const chatty: Temper = {
  character: 'chatty, and never short of a word',
  meet: [
    [
      'Chat, chat, chat! {C} the {kind} says, “Hello!”',
      '“Hello, hello, hello, {hero}!” Who’s chatting? {C}!',
    ],
    [
      '“Hello! I’m {c}, I’m {a:kind}, I like soup, do you like soup?” ^ {hero} did. “So do I!” cried {c}. “We’re friends!”',
      'The {kind} at the gate talked and talked and talked. {hero} waited for the end. ^ There wasn’t one. “So I’ll come!” said {c}.',
    ],
    [
      '“Don’t tell me your name, I’ll guess,” said the {kind} at the gate. “Is it long? Is it Thursday? I’m {c}, by the way, I could talk all week.” ^ “It’s {hero},” said {hero}. “I was about to say that,” said {c}. “Now, where was I? Oh yes. Coming along.”',
      '“Nice gate,” said somebody. “Nice lane. Nice you. I’m {c}, I’m {a:kind}, I never know what to say to strangers, so I say everything.” ^ {hero} said that {he} was on the way to somewhere. “I’ve heard of it,” said {c}. “They say it’s lovely. I’ll tell you all about it as we go.”',
    ],
    [
      'A conversation was coming up the lane. It was in full swing, with questions, answers and a good deal of laughter. {hero} was surprised to find, when it turned the corner, that there was only one {kind} in it. “And so I said to myself, {c}, I said, and I answered, yes, {c}?” said the {kind}. “Oh! A new person!” ^ “I’m {hero},” {he} said, rather fast. “You’re a marvellous listener,” said {c}. “I can always tell. I’ve only used up half my story, and you’re going my way.”',
      '{hero} knew at once how it would be. Anybody else at the gate would have said hello and waited. The {kind} said hello, and what a gate, and had {he} heard about the baker’s hat, and that reminded {c} of a cheese. ^ It turned out that there were three things {he} might like to know about the way ahead, and {c} told {him} eleven. “I could come and point them out,” said the {kind}, pausing for the first time. So that was the question. It had been in there all along.',
    ],
  ],
  comic: [
    ['Talk, talk, talk. Hic! Oh dear, {c}!', '“Shh, {c}!” “SHH!” says {c}, very loudly.'],
    [
      '{C} told a stone about jam. {C} told {spot} about jam. ^ “They didn’t say much,” {c} told {hero}. “But they listened nicely.”',
      '“Let’s see who can be quiet longest,” said {hero}. “Yes!” cried {c}. ^ “I love that game! How do you win it? Am I winning?”',
    ],
    [
      '“I can keep a secret,” said {c}. “I’ve kept the one about the pie since Friday. And the one about the ladder, and who ate the jelly.” ^ “Who did?” asked {hero}. There was a struggle. “I did,” burst out {c}. “Oh, that’s better. That was the heaviest one of all.”',
      'At {spot} {c} told a story. It was about a spoon. It had an uncle in it, and a boat, and then a quite different spoon. ^ “What happened to the first one?” asked {hero}, some time later. {C} stopped. “Do you know,” said {c}, “nobody has ever been awake to ask.”',
    ],
    [
      '“I’ll only say it quickly,” said {c}, and {hero} stopped to listen, which was {his} first mistake. It began with a cousin in a teashop. The cousin had a friend, the friend had a cough, and the cough had been noticed by a person in a hat. On {spot}, a little moss began to grow. ^ “And so,” said {c} finally, “I thought you ought to know.” “Know what?” asked {hero} faintly. The {kind} thought it over from every side. “That it’s this way,” said {c}, “and not the way you were going.”',
      '{hero} had an idea. {He} asked {c} to think of a word, keep it in mind as far as {spot}, and on no account say it. It worked beautifully for eleven steps. The {kind} hummed. The {kind} grew warm, and began to tremble like the lid on a saucepan. ^ “Is it a difficult word?” {he} asked. “It’s TEAPOT,” shouted {c}, and so many others came out after it that it was like a shop falling downstairs. “Sorry,” said {c}, when the last had rolled to a stop. “They’d been queueing.”',
    ],
  ],
  happy: {
    young: ['“Guess what? Guess what?” cried {c}.', '{C} sang a song with all the words.'],
    old: [
      '{C} told a joke, explained it, and laughed at the explanation.',
      '{C} described the view to everybody who was looking at it.',
      '“As I was saying,” said {c}, and started something new.',
    ],
  },
  worried: {
    young: ['“I’ve run out of words,” said {c}.', '“Um,” said {c}. “Um, um, um.”'],
    old: [
      '{C} began four sentences and finished none.',
      '“Let’s talk about cake,” said {c} quickly. “Does anybody mind if we talk about cake?”',
    ],
  },
  quiet: {
    young: ['For once, {c} just listened.', '“I like you,” said {c}. That was all.'],
    old: [
      '{C} had a great deal to say, and saved it for later.',
      '{C} listened, with only a small hum to show that somebody was in.',
    ],
  },
};

export const sleepy: Temper = {
  character: 'sleepy, and always ready in a minute',
  meet: [
    ['Snore, snore! Wake up, {c} the {kind}!', 'Yawn! A sleepy {kind}. Hello, {c}!'],
    [
      'Somebody was snoring by the gate. It was {c} the {kind}. “Off on a trip?” yawned {c}. ^ “Is there a bed on it, {hero}?”',
      '“Five more minutes,” said the {kind} on the doorstep. {hero} waited five minutes. ^ “I’m {c},” yawned the {kind}. “What was the question?”',
    ],
    [
      '{hero} nearly tripped over {a:kind} who was fast asleep in the lane. “Don’t mind me,” said the {kind}, without waking up. “I’m {c}. I do most things asleep.” ^ “I’m going on a journey,” said {hero}. “Good,” mumbled {c}. “I was just dreaming of one. I’ll carry on outside.”',
      '“You’re in my dream,” said the {kind} at the gate. “You had a teapot on your head. I’m {c}.” {hero} felt to make sure. There was no teapot. ^ “How did it end?” {he} asked. “I woke up,” said {c}, yawning. “May I come along? I’d like to see whether you’re as nice.”',
    ],
    [
      'The snore came from behind the gate. It was a well-made snore, with a beginning, a middle and a small whistle at the end, and {hero} was sorry when it stopped. “Is it spring?” asked the {kind}. “I’m {c}. I lay down for a moment, and one thing led to another.” ^ {hero} explained where {he} was going. The {kind} considered it, with closed eyes, for so long that {he} began to wonder. “I’m coming,” said {c}. “I’ve been on the way for some minutes now. You’ll notice it presently.”',
      '“Before you ask,” said the {kind} in the lane, “I wasn’t sleeping. I was guarding the puddle.” {hero} looked about {him}, and could not see one. “There,” said the {kind}, “you see how serious it is.” ^ There followed a yawn that seemed to go right through to the other side. “{C},” said the {kind} when it was over. “I’m a wonderful travelling companion. I don’t hurry, I don’t argue, and I can tell a good place for a nap a mile off. I’d have to come with you to point.”',
    ],
  ],
  comic: [
    ['“I’m not sleepy,” says {c}. Snore!', 'Yawn, says {c}. Now {hero} yawns. Yaaawn!'],
    [
      '“I’ll keep watch by {spot},” said {c}. Snore! ^ “Who goes there?” asked {hero}. “Zzz,” said {c}. “Pass, friend.”',
      '{C} yawned. Then {hero} yawned. Then {c} again. ^ They could not stop for ages. “It’s catching,” said {c}. “Like measles, only softer.”',
    ],
    [
      '“I’ll just rest my eyes while you count to three,” said {c}. “One,” began {hero}. There was a snore. ^ {He} counted to three hundred, in order to be fair. “Three,” said {c}, waking up. “There, I’m fresh as a daisy. Why have you got out the sandwiches?”',
      'It was {c} who found {spot}, by falling asleep against it. “It’s a good one,” mumbled {c}. “I’ve tried them all. I’m drawing up a list.” ^ {hero} asked which had been best. “The third bend,” said {c}. “Four snores. The signpost only got one. It kept telling me to go somewhere.”',
    ],
    [
      'They had agreed to take turns at keeping awake, and it was {c’s} turn. {hero} had hardly settled by {spot} when {he} heard it: a snore, and not a shy one. “You’re snoring,” {he} said. “I’m awake,” said {c} at once. “That was a cart going by.” ^ “There isn’t any cart,” said {hero}. “Not any more,” said {c}. “I expect there’ll be another. They come along every few minutes, at about this time, and always uphill.” And before {hero} had thought of an answer there came the next cart, heavily loaded, with one loose wheel.',
      '“I think best lying down,” said {c}, and lay down to think. {hero} waited. It grew so quiet round {spot} that one could hear the thinking; it went in and out, slowly, with a faint whistle. ^ After a good while {he} bent over and asked how it was getting on. “It’s all solved,” said {c}, without moving. “There was a long staircase, and a cheese, and we all lived in the clock.” “That,” said {hero}, “was a dream.” “I thought it went rather well,” said {c}.',
    ],
  ],
  happy: {
    young: ['{C} gave a happy yawn.', '“So lovely,” said {c}. “Is it bedtime?”'],
    old: [
      '{C} smiled as one smiles in a warm bath.',
      '“I’m wide awake,” said {c}, and for a minute it was true.',
      '{C} looked at a patch of moss the way other people look at cakes.',
    ],
  },
  worried: {
    young: ['Now {c} was wide awake.', '“I was asleep,” said {c}. “I missed it.”'],
    old: [
      '{C} had not yawned for a whole minute, and that was serious.',
      '“Wake me,” said {c}, “when it’s the next bit.”',
    ],
  },
  quiet: {
    young: ['{C} hummed half a lullaby.', '“Rest a bit,” yawned {c}.'],
    old: [
      '{C} breathed in and out so peacefully that {hero} found {himself} doing it too.',
      '“Most things,” said {c}, “look better after a sleep.”',
    ],
  },
};
