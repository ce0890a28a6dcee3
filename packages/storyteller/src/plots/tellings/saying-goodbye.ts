import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “saying-goodbye”. */
export const sayingGoodbyeTellings: Tellings = {
  '4-5': {
    want: [
      'It was very quiet at home. Somebody {hero} loved had died. ^ {His} arms still wanted to hug. {He} did not know what to do with them.',
    ],
    setOut: [
      '“Come,” said {hero} to {c}. “I’m full up. I have to walk a bit.” ^ They went out slowly. “{refrain}” {he} said to the sky.',
    ],
    problem: [
      'The sky was blue, just as if nothing was wrong. {Spot} was in its place. ^ “Everything is here,” said {hero}, “and somebody is not.”',
    ],
    try0: [
      'They raced to {spot}, as fast as they could go. For a moment {hero} felt nothing but wind. ^ Then {he} stopped, and it all came in again.',
    ],
    try1: [
      '{hero} sang loudly, so that {he} would not think. {He} sang all the way round {spot}. ^ But it was a song they used to sing together.',
    ],
    try2: [
      '{hero} put {his} sad under {spot} and covered it with leaves. ^ But when {he} walked off, {his} love was under there too. So {he} went back for both.',
    ],
    turn: [
      'Something moved at the foot of {spot}. A baby bird! It had tumbled down, and it was all fluff and shiver. ^ It did not cry. It only looked.',
    ],
    turnDeepens: [
      '{hero} knelt. “You’re all by yourself,” {he} said. The bird blinked. ^ Up in the branches, its mother was calling its name.',
    ],
    lowPoint: [
      'Then {hero} felt it all at once, like a wave. {He} cried until {his} sleeves were wet. ^ {C} stayed there. {C} did not say, “Don’t cry.”',
    ],
    spark: [
      '{hero’s} tears stopped. The bird had hopped on to {his} knee, where it was warm. ^ “Oh,” {he} said. “You need some. And I have so much.”',
    ],
    deed: [
      'Slowly, gently, {hero} made {his} hands into a bowl. Somebody had shown {him} how, long ago. “{refrain}” ^ The bird tucked in its head and sighed.',
    ],
    deedHolds: [
      'Then up into the tree, branch by branch. {hero} did not look down. “{refrain}” ^ One small hop, and the bird was home.',
    ],
    solved: [
      '{hero} sat and listened to them, chirping over {his} head. {He} was sad. {He} was glad. ^ It was both, and both were all right.',
    ],
    home: [
      'At home they told the funny stories, the ones about the one they missed. {hero} laughed and cried. ^ Then {he} put a little light in the window.',
    ],
  },
  '6-8': {
    want: [
      '“Does died mean not even for birthdays?” {hero} had asked. Yes, they told {him} gently. Somebody {he} loved would not come back for anything. ^ Now {he} sat beside the blanket, with a joke that {he} had been saving up. {He} had a hug saved up as well. Who was going to have them?',
    ],
    setOut: [
      '{hero} took the lantern that had always come on their walks. It felt bigger now. “There must be somewhere that love goes,” {he} told {c}. ^ At the gate you used to call, and somebody used to call back. “{refrain}” said {hero}. The gate clicked. That was all.',
    ],
    problem: [
      'You can’t leave love at {spot}, like an umbrella. {hero} carried it on one side, and then on the other, and it was no lighter there. ^ Far off a person was whistling, as if it were any old Tuesday. “It isn’t,” {he} told {c}. “It’s the first one without.”',
    ],
    try0: [
      'If {he} was quick, perhaps sad would lose the way. So {hero} ran twice round {spot} and off to one side, as you do when you’re chased. ^ {He} hid, and held {his} breath, and waited. And there it was, inside {his} jumper. It had got there before {him}.',
    ],
    try1: [
      '“I’ll think about a stone,” said {hero}. {He} picked one near {spot}, and stared at it as hard as {he} could. It was grey. It was round. It was a stone. ^ Then {he} turned it over. Somebody used to say that every stone has a face on its other side. And it had.',
    ],
    try2: [
      '{hero} whispered it all into a jar and screwed down the lid. {He} would leave it behind {spot}, and fetch it when it had stopped hurting. ^ But {he} only stood there, with both arms round the glass. “What if it’s lonely?” {he} asked {c}. So the jar came too.',
    ],
    turn: [
      'Something said “peep”, not far from {his} boots. {hero} looked behind {spot}, and found a ball of fluff with eyes. It was a baby bird, out of its nest and cold right through. ^ It opened its beak and shut it again. It had nobody to tell.',
    ],
    turnDeepens: [
      '{hero} knelt down. High over them hung a nest, with a row of heads along the edge, all shouting. “They want you,” {he} told the bird, “and you want them.” ^ {His} throat went tight. There are goodbyes that nobody can mend. But this was not one of those.',
    ],
    lowPoint: [
      '“I want somebody, too,” said {hero}, and after that {he} could not say anything. It all came out, with hiccups, like a tap left running. ^ {C} didn’t hush {him}. {C} stayed there and got wet on one side. A long time later {he} wiped {his} nose. The bird had waited.',
    ],
    spark: [
      'It was shivering. What do you do for a shivering bird? And something in {hero} said: slowly, softly, and don’t puff. ^ {He} knew who used to say that. {He} had been given it, like a coat to grow into. “I know where love goes,” {he} told {c}. “It goes on to the next one.”',
    ],
    deed: [
      '{hero} warmed {his} fingers under {his} arms and made a bowl of them. Then {he} let the bird step in when it was ready. One foot. Two feet. A feather stuck to {his} thumb. ^ “{refrain}” {he} murmured into the bowl. The shaking stopped, and there was only a heart, ticking.',
    ],
    deedHolds: [
      'Up went {hero}, with a passenger in {his} pocket. {His} knees trembled. “Look at the next branch,” somebody had taught {him}, “and only at the next.” So {he} did. ^ “{refrain}” {he} said at the top. Five beaks popped up, and the sixth hopped in between them.',
    ],
    solved: [
      'A feather sailed out of the tree, and {hero} pointed it out to {c}. When {he} felt for the hurt it was there. But it had gone warm, like a pebble that you’ve held all day. ^ “{refrain}” {he} called, as {he} always had. The wind carried it a long way. {He} liked that.',
    ],
    home: [
      'At supper {hero} told the joke about the [penguin|sausage], in just the voice that somebody used to tell it in. Everybody laughed, and some of them cried, and nobody minded which. ^ Then {he} stood the lantern on the sill. It lit the path and the gate. “That’s from both of us,” {he} said.',
    ],
  },
  '9-12': {
    want: [
      'The telephone rang a good deal, and was answered in the next room. {hero} knew why. Somebody {he} loved had died. {He} had asked all that there was to ask, and they had sat down and told {him}, and not once pretended. ^ It was just that the day was still full of small places kept free. There was the joke {he} would have told. There was the good end of the blanket. “It keeps on arriving,” {he} said, with a hand on {his} chest, “and there’s nobody to sign for it.”',
    ],
    setOut: [
      '“I’m taking it for a walk,” said {hero}, “as you would with anything that howls.” {He} brought the old lantern. It had always come along before, and might have felt left out. ^ At the gate one of them used to hang back and call, and the other would answer from round the bend. You could keep a rhyme going like that for a mile. “{refrain}” called {hero}. {He} waited for as long as it used to take. Then {he} nodded, and walked on, and {c} trod where {he} trod.',
    ],
    problem: [
      '{hero} had supposed that the place would be marked somehow, with a bench, or a kind of shelf. But {spot} was only what it was, and whoever came by had shopping, or was late. One person was eating a bun. ^ How could there be buns? {He} didn’t mean it unkindly. {He} felt as if {he} were walking along behind thick glass, and on the other side of it was Tuesday. {C} could do nothing about the glass. So {c} came round to {his} side of it.',
    ],
    try0: [
      'There was a lot to be said for speed. {hero} went off without a word, past {spot} and over whatever came next, with {his} ears full of wind. In all that roaring you couldn’t hear a thing, and {he} thought it was gone. ^ But nobody can run for ever. {He} slowed to a trot, then to a walk, and it fell into step beside {him}. It had never been chasing {him}. It lived with {him} now, that was all. {C} arrived a while later, and asked no questions.',
    ],
    try1: [
      'Not thinking of something takes more thought than you’d expect. {hero} stood near {spot} and fixed {his} mind on a stone. It was a plain stone, with nothing about it to remember, and for some time {he} didn’t. ^ Then it came to {him} who had taught {him} to skim one: flat side down, and flick. So stones were no good. {He} went through what was left. It was the same with buttons, bread and rain. “If I leave all that out,” {he} told {c}, “there’s hardly any me.”',
    ],
    try2: [
      '“Jam keeps,” said {hero}. “You put a lid on it.” Next to {spot} {he} told a jar what {he} couldn’t bear to lose. There was the cough outside the door, and the wrong words to the song. Then {he} screwed it tight. ^ It was quite safe in there. It was also no use to anybody. {He} put the jar to {his} ear and heard only glass. “Who’d live in that?” {he} asked, and let everything out again. It hurt just as much as before, and {he} was glad to have it back.',
    ],
    turn: [
      'Whatever it was, it had been making its one small noise for some time. {hero} had heard it as you hear a tap. {He} turned {his} head. Close in by {spot} sat a bird so new that it was mostly eyes. It plainly didn’t know how it came there. ^ It tried a wing, and seemed surprised at how little that did. Then it made itself round, as though it wanted there to be less of it. {hero} had sat like that all week. {He} kept still, so as not to be one more big thing.',
    ],
    turnDeepens: [
      'By kneeling, and looking where it looked, {hero} found the nest. It was a scrap of a thing, high among the leaves, and it was beside itself. They were counting up there, and coming out one short. They would do it all night. ^ {He} knew about laying a table, and having one plate over. “But you’re not gone,” {he} told the bird, so fiercely that it blinked. “You’re only in the wrong place. There’s a difference. It’s the biggest difference that there is.”',
    ],
    lowPoint: [
      'It is often a little thing that does it. The bird put its head on one side, as somebody used to when {he} was telling one of {his} long stories. And {hero}, who had said “I’m all right, thank you” to nineteen people, was not all right. ^ {He} sat down where {he} was. It was loud, and it wasn’t pretty, and it went on for as long as it needed to. {C} stayed, like a wall that one can lean on. Bit by bit the leaves came back, each with its edges, very clear.',
    ],
    spark: [
      '“Well,” {he} said to the bird, as soon as {he} could, “somebody’s got to see to you.” Then {he} heard it. Those weren’t {his} words. It was somebody else’s sentence, with the little sigh and all, and it had come out of {his} mouth as if it had always lived there. ^ {hero} sat up. How much more of that was there? There was the way to hold what is frightened. There was knowing when to wait. {He} had looked everywhere for where the love went, and here it was in {his} own two hands.',
    ],
    deed: [
      '“Never grab,” {hero} had once been told. “Be a place, and wait.” So {he} held out {his} hands, open, side by side, and was a place. A feather came first. Then came a foot like a bent pin, and then another. ^ {He} closed the roof. “{refrain}” {he} said, very low, as it had been said to {him}. There was a flutter in there, and a pause, and a settling. {He} had forgotten how it feels when something stops being afraid because of you. It goes all the way up your arms.',
    ],
    deedHolds: [
      '{He} was not, on the whole, a climber. But there’s only one way to a nest for people without wings. {hero} tucked the bird into {his} scarf and began. When {he} could see no hold {he} thought of what a certain voice always used to say. Test it first, and then trust it. ^ {He} tested. {He} trusted. “{refrain}” {he} told the small warm lump under {his} chin. The last branch bore. Then there were seven beaks where there had been six, and such a row that {he} nearly joined in.',
    ],
    solved: [
      '{hero} came down backwards, with bark in {his} hair. A feather had got loose up there, and instead of falling it rose. {He} pointed it out to {c} until there was nothing left but the pointing. ^ Was it better? {He} missed them in every place where {he} had missed them before. Only now the missing had its sleeves rolled up. “{refrain}” {he} called. {He} did both parts, the calling and the answering, and found that {he} had the second one by heart. It was {own} to say now.',
    ],
    home: [
      'They had kept {his} supper warm. {hero} ate it, every bit, and told them about the bird, and did the beaks. “Now who does that remind you of?” said somebody. It went quiet, and it was a good quiet, with one face in the middle of it. ^ Afterwards {he} stood at the window, holding the lantern. It used to be another’s job to light it. {He} knew the order, though: wick, flame, glass. Outside, a piece of the road turned gold, for anyone who might be coming along it.',
    ],
  },
};
