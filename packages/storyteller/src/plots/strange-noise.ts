import { beat, type Plot, show } from './plot.ts';

/** A dreadful noise frightens everybody; they are all wrong about who makes it, and why. */
export const strangeNoise: Plot = {
  id: 'strange-noise',
  titles: ['{hero} and the Dreadful Noise', 'What Goes BOOO-HOO, {hero}?', '{hero} Goes to Ask'],
  taglines: ['A story about going to find out', 'A story with a very loud middle'],
  blurbs: {
    young: [
      'Booo-hoooo! What is that? Everyone hides. Not {hero}! {hero} and {c} go to look. Tiptoe closer. Closer. Oh! It is only somebody little.',
    ],
    old: [
      'Every evening there comes a dreadful noise. Everybody knows what it is, and everybody knows something different. It has tusks; it has nine heads; it eats bicycles. Only one person thinks of going to ask. Meet {hero}.',
    ],
  },
  refrains: {
    young: ['Booo-hoo! Who are you?', 'Tip, tap, closer we go!'],
    old: ['Booo-hoo! And who are you?', 'Don’t guess it, go and look!'],
  },
  lessons: ['listening', 'courage', 'kindness'],
  themes: ['scary', 'lonely', 'listening', 'dragon', 'mystery', 'animals', 'curiosity', 'magic'],
  quest: { props: ['bell'], from: 'none' },
  little: {
    creatures: ['dragon', 'bear', 'elephant', 'lion'],
    names: ['Rumble', 'Bumble', 'Oomph', 'Pudding'],
  },
  want: beat(
    show('look-aside', 'surprised', 'worried', { at: 'home' }),
    ['Booo-hoooo! What is that? Cups rattle!', 'Booo-hoooo! Everybody hides. Who is it?'],
    'Booo-hoooo! The cups shook. The cat went under the [sofa|bed]. ^ “What is it?” asked {hero}. Nobody knew. Nobody dared to look.',
    '“BOOO-HOOOO.” It came every day at the same time, and it made the spoons dance. People shut their windows. ^ “It’s a thing with nine heads,” they said. “It’s got tusks.” “Who has seen it?” asked {hero}. It turned out that nobody had.',
    'The noise came at the same hour every day. It started low, like a chair being dragged over the sky, and it ended in a howl that stopped the clocks. “BOOO-HOOOO.” Shutters slammed, and soup was left standing. ^ The grocer said it had tusks. The lady at the library said nine heads, and had a book to prove it. Everybody was an expert. “But who’s actually been to look?” asked {hero}, and there fell the sort of silence in which people study their shoes.',
  ),
  setOut: beat(
    show('walk', 'brave', 'brave', { props: [{ prop: 'lantern', place: 'hand' }] }),
    ['“I will go and see!” {refrain}', 'Hold tight, {c}. We go! {refrain}'],
    '“Then I will go and ask it,” said {hero}. Everyone said “Oh!” ^ “{refrain}” sang {hero}. {C} sang it too, a bit more quietly.',
    '“Somebody’s got to ask it,” said {hero}. “Ask it what?” said everybody. “Whatever you ask a noise. If it’s all right.” ^ It came from {place}. So that was where they went. “{refrain}” sang {hero}, to keep {his} knees steady.',
    'It was not that {hero} was braver than other people. {He} was only more curious, and it comes to the same in the end, although the stomach feels different. ^ “It comes from {place},” {he} told {c}, lacing up {his} shoes. “At least we know where it lives. That’s more than anyone’s found out in a year of being scared.” {He} stepped out into the empty street. Behind every curtain was an eye. “{refrain}” {he} sang, rather high.',
  ),
  problem: beat(
    show('tiptoe', 'worried', 'worried'),
    ['Booo-hoooo! It is near. It is loud!', 'Loud, loud, loud! Hold my hand, {c}.'],
    '{Within} the noise was much bigger. Booo-hoooo! It came from {spot}. ^ No, it came from {spot}. It came from everywhere!',
    '“BOOO-HOOOO.” Out here it didn’t just rattle the spoons. It rattled {hero}. It rolled around {spot} and came back from the other side. ^ “It’s over there,” said {hero}. “And over there.” A noise is a hard thing to follow. It hasn’t got an edge.',
    'Indoors it had been a noise. Out here it was more like weather. It came up through the soles of {his} feet. It shook the drops from {spot}, and seemed to pour in from every side at once. ^ {hero} tried cupping {his} ears. {He} tried facing it; but wherever {he} faced, it was behind {him}. “It would be easier,” {he} said to {c}, when it had died away, “if it weren’t so exactly like what they told us.”',
  ),
  tries: [
    beat(
      show('wave', 'brave', 'funny', { props: [{ prop: 'drum', place: 'hand' }] }),
      ['Boom, boom, boom! Drum back! Louder noise!', '“Hush!” shouts {hero}. BOOO-HOOOO! Louder!'],
      '“I’ll be louder,” said {hero}. {He} banged on a pot. Bang, bang, bang! ^ BOOO-HOOOO! Now it was twice as loud. Two noises do not make a quiet.',
      '{He} tried to talk to it in its own way. {hero} banged a pot by {spot} and howled with all {his} might. ^ The noise stopped. {He} grinned. Then it came back, twice as loud, and it sounded frightened. “I think I shouted at it,” said {hero}. “Everyone always shouts at it.”',
      '{hero} had read that you should show no fear. So at {spot} {he} climbed up on a stone, filled {his} lungs, and roared right back at it, beating time on a saucepan. ^ There was a pause. Something crashed about, as if it had run into a wall. Then came a howl which laid the grass flat. {He} got up and took the saucepan off {his} head. “I don’t think that was angry,” {he} said slowly. “I think I scared it.”',
    ),
    beat(
      show('crouch', 'worried', 'funny', { props: [{ prop: 'basket', place: 'ground' }] }),
      ['Set a trap. Oops! {C} is in it.', 'A trap! Snap! Only {c}. Sorry, {c}.'],
      'They made a trap from a basket and a [string|stick]. They waited. Snap! ^ “Got you!” cried {hero}. It was {c}. {C} had smelled the bait.',
      'They built a trap near {spot}. It had a basket, a string and a [carrot|jam sandwich]. They hid and held their breath. Snap! ^ Inside sat {c}, chewing. “I wanted to see if it worked,” said {c}. It struck {hero} that one doesn’t make friends with a basket.',
      'Since everyone had told {him} it was a beast, {he} tried what you do with beasts. The trap was a good one. It had a basket, a trigger, and a sandwich in the middle. They lay behind {spot} for the best part of an hour. ^ What it caught was {c}, who had been thinking about that sandwich. It took ten minutes to work the knots loose. {hero} felt {himself} go red. Suppose that it had been somebody. What would have been the first thing they ever knew about {him}?',
    ),
    beat(
      show('look-aside', 'surprised', 'funny', { props: [{ prop: 'stone', place: 'background' }] }),
      ['Big feet! No, just big stones.', 'Nine heads! No. Just trees. Phew!'],
      '“Nine heads!” whispered {hero}. Over by {spot} stood nine round shapes. ^ They crept closer. It was nine cabbages. They had seen what they were told to see.',
      'All at once {hero} saw it. It had horns. It had a hump. It stood by {spot} and swayed. “Run!” {he} cried, and they ran, and it ran after them! ^ It was a wheelbarrow, tied to {his} own belt. “They said tusks,” panted {hero}. “So I saw tusks.”',
      'At {spot} they came face to face with it. There were the tusks. There was the great bent back. {hero} could not have moved if {he} had been paid. They stood like that, they and the monster, until a bird came down and sat upon its nose. ^ It was a [tree stump|broken cart]. {He} walked up and touched it. “I saw it,” {he} said. “I saw it as clear as day. I’d have told everyone.” So that was how it was done. You heard that there were tusks, and then you went and found them.',
    ),
  ],
  turn: beat(
    show('kneel', 'thoughtful', 'wonder', { props: [{ prop: 'leaf', place: 'ground', count: 3 }] }),
    ['Look! A drop. A tear. Somebody cries!', 'Plip. Plop. Big wet tears! Oh!'],
    'Then {hero} stepped in something wet. It was not rain. It tasted of salt. ^ “{C},” {he} said. “I think it’s a tear. A very big one!”',
    'There was a puddle on the path, and it had not rained. {hero} dipped in a finger and tasted it. Salt. ^ {He} listened again to that dreadful noise. Boo. Hoo. “{C},” {he} said, “say it slowly. It’s not roaring. It’s crying.”',
    'It was a puddle, quite round, in the middle of a dry path. {hero} put a finger in it and then, because {he} was that sort of person, licked it. It was salt. ^ Far off it began again. “BOOO.” {He} shut {his} eyes. {He} tried to forget about tusks, and the lady at the library. {He} just listened, as though nobody had ever told {him} anything. “HOOO.” {He} opened {his} eyes wide. “We’ve all been hearing it wrong,” {he} said.',
  ),
  turnDeepens: beat(
    show('walk', 'thoughtful', 'brave'),
    ['Follow the drops. Plip, plop. Poor thing!', 'Soft steps now. Somebody is sad.'],
    'They followed the drops, past {spot}, past {spot}. Now {hero} did not sing. ^ When somebody cries, you go softly.',
    'They followed the puddles. {hero} did not tiptoe any more, nor did {he} stamp. {He} walked as you’d walk to somebody’s bedside. ^ “What if it’s cross that we came?” whispered {c}. “Then it’ll be cross with company,” said {hero}.',
    'There was a trail of them, each as big as a plate, and it led past {spot} and downhill. They did not talk. A fortnight ago the whole town had met to discuss the noise. There had been speeches, and a committee. Somebody had proposed a wall. ^ Nobody had asked what it might be sad about. {hero} thought of {his} own window, shut tight every evening along with all the rest, and walked faster.',
  ),
  lowPoint: beat(
    show('stand', 'worried', 'quiet', { little: true }),
    ['There it is! So big! It hides.', '“Go away!” sobs the big {littleKind}. Oh.'],
    'And there it was. A {littleKind}! A great big baby {littleKind}, all wet from crying. ^ “Go away!” it sobbed. “Everybody runs from me!” {hero’s} own knees wanted to run.',
    'In the hollow sat a {littleKind}. It was as big as a [bus|barn door], and it was crying its heart out. It saw them and covered its face. “Don’t look! You’ll scream. They all do.” ^ And {hero} felt it, right there in {his} throat. It was a scream, waiting. {He} was so frightened that {he} could not move.',
    'It was real, then. It was a {littleKind}, huge, hunched up in the hollow like a hill in the rain. When it saw them it gave a gasp and put its great head under its arm. “Please go,” it said. “I can’t bear it when they scream.” ^ {hero} had meant to step forward. But {his} body had been told about monsters for a year, and it would not. {He} stood there with {his} mouth open. {He} was doing what everyone had always done; and they both knew what came next.',
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet', { little: true }),
    [
      '{hero} is scared. {Little} is scared too.',
      'Big {little} shakes. Same as me, thinks {hero}.',
    ],
    'Then {hero} saw something. Its paws were shaking. {His} hands were shaking, too. ^ “You’re scared of me,” {he} said. “And I’m scared of you. That’s the same!”',
    'The scream was almost out. Then {hero} saw its knees. They were knocking together. {He} looked down. So were {own}. ^ They knocked at just the same speed. “Oh,” {he} said, and the scream went away. “You too?”',
    'It was the feet that {he} noticed. {He} could not look at the face, so {he} looked down. Its toes were curled up tight, just as {his} own toes were at that moment, inside {his} shoes. ^ You only do that when you want to run away and have told yourself not to. {hero} let go of {his} breath. It is a strange thing to look for a monster all day and find somebody with your own feet. {He} knew what {he} would have wanted. So {he} did it.',
  ),
  deed: beat(
    show('sit', 'brave', 'quiet', { little: true }),
    ['{hero} sits down. “{refrain}” very softly.', 'Sit. Smile. Soft voice. “{refrain}”'],
    '{hero} did not run. {He} sat down on the ground and made {himself} small. ^ “{refrain}” {he} asked, very, very softly. “I’m {hero}.”',
    '{hero} sat down. It made {him} very small, and the {littleKind} very tall. {He} patted the ground beside {him}. ^ “{refrain}” {he} said, but gently, as a real question. Then {he} did the hardest part. {He} waited, and didn’t say anything else at all.',
    'Everybody had always stood in front of it and shouted. {hero} sat down instead, sideways on, as though they were two people on a bench. It meant turning {his} back on it, nearly. Every hair {he} owned was against it. ^ “{refrain}” {he} said. It was the old rhyme; but {he} said it as if {he} wanted to know. And then {he} was quiet. {He} let it be quiet for as long as it needed, and that was very long, and {he} did not fill it up.',
  ),
  deedHolds: beat(
    show('hug', 'smile', 'cosy', { little: true }),
    ['“I’m {little}. Nobody sings back.” Sniff.', '{Little} wants a friend. Hug, hug, hug!'],
    '“I’m {little}. I only wanted to sing good night,” sniffed {little}. “Nobody ever sang it back.” ^ “I will,” said {hero}. And {he} did!',
    '“I’m {little},” it said at last. “I wasn’t being frightening. I was calling good night. Where I come from, somebody always calls it back. Here they shut the windows.” ^ {hero’s} heart turned right over. “How does it go?” {he} asked. “Teach me.”',
    'In the end it spoke, into its own elbow. “I’m {little}. Where I come from we call across at bedtime. You call, and your neighbour calls, and then you know that you’re not the only one. I came here by mistake. I’ve called every single night.” It sniffed. “They shut the windows. So I called louder.” ^ {hero} thought of the committee, and the wall. {He} had to try twice before {his} voice worked. “How does the answer go?” {he} said. “I expect they’d like to know.”',
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', { little: true }),
    [
      '{hero} calls it. Everyone calls it! Booo-hooo!',
      'Windows open! “Good night, {little}!” Hooray!',
    ],
    'That evening {little} called, “Booo-hooo!” {hero} called it back. Then a window opened. ^ “Booo-hooo!” called somebody. Then everybody did!',
    'They went back together. When the time came, {little} called, small and shaky. “Booo-hooo.” And {hero} stood in the street and called it right back. ^ A window opened. Then another. “Is that all it was?” said the people. “Booo-hooo!” they called, the grocer loudest of all. “Good night!”',
    'At the usual hour the shutters closed, one after another. In the empty street stood {hero}, and behind {him}, trying to be narrow, {little}. “Go on,” said {hero}. It was hardly more than a whisper. “Booo. Hooo.” And {he} threw back {his} head and answered. ^ It hung there in the dusk, the call and the answer, and you could hear at once that it was a tune. A shutter creaked. The library lady’s head came out. “Well, upon my word!” And, rather nervously, the library joined in.',
  ),
  home: beat(
    show('wave', 'sleepy', 'cosy', { at: 'home', light: 'night' }),
    [
      'Booo-hooo! Sleep well, {little}! Night, night!',
      'Window open. “Booo-hooo!” Good night, all!',
    ],
    'Now it comes every night. Booo-hooo! And {hero} sits up in bed and calls it back. The cups still rattle. But now it sounds nice.',
    'It still comes, at the same time every night, and it still makes the spoons dance. But nobody shuts the window. {hero} leans out in {his} pyjamas, calls back, and counts the answers, all the way down the street.',
    'If you go there now you will hear it. At eight o’clock the spoons begin to hum. Then, all down the street, the windows are pushed up. They lean out with their napkins on: the grocer, the committee, the baby at number six. It is not a beautiful noise. But {hero}, in {his} pyjamas, with {his} elbows on the sill, would not swap it for an orchestra. {He} waits until the last one has called. Then {he} knows that everybody is in.',
  ),
};
