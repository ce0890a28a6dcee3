import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “lost-song” for readers of two to five. */
export const lostSongYoungTellings: Tellings = {
  '2-3': {
    want: [
      'Tick? No. Ding? No. Tweet? No. Oh!',
      '“La,” says {hero}. No la comes out!',
      'Pluck, puff, tap! The {thing} is asleep.',
    ],
    setOut: [
      'Come out, music! We are coming! {refrain}',
      'Pack the {thing}. March, march, march. {refrain}',
      'Up the road. Sing? Not yet! {refrain}',
    ],
    problem: [
      'Birds with beaks. Bees with wings. No hum!',
      'Clap, {hero}, clap! No clap comes back.',
      'So quiet! Even the brook says nothing.',
    ],
    try0: [
      'Lid up! Lid down! Got a tune? No.',
      'Here, song, song, song! Into my jar, please.',
      'Shake the jar. Shake, shake. Not one la.',
    ],
    try1: [
      'Clonk! Clank! Clunk! My poor, poor ears.',
      'Stamp, bash, rattle! Stop, stop, stop!',
      'Hit the bell. Hit the box. What a mess!',
    ],
    try2: [
      'Knock, knock, Great Singer! “Not today. I might squeak!”',
      'Scarves, scarves, scarves! And not one song.',
      'The Great Singer hides. “What if I wobble?”',
    ],
    turn: [
      'Bom, bom. Bom, bom. In here! In me!',
      'Cuddle {c}. Bom, bom, bom! A drum?',
      'Hand on my tummy. Boom! Hand higher. Boom!',
    ],
    turnDeepens: [
      'Bom goes my heart. Bom goes my boot.',
      'Left foot, right foot, nearly a song!',
      'Tick, tack, stones! Bom, bom, feet!',
    ],
    lowPoint: [
      'All those eyes! My song runs away.',
      'Now sing, {hero}! No. Not one peep.',
      'Hot face. Shut mouth. {hero} hides.',
    ],
    spark: [
      '“Hm-hm-hoops!” hums {c}. So wrong! So nice!',
      'A funny note. A fat, warm note. Hee!',
      '{c} is not good. {c} is lovely! Me too?',
    ],
    deed: [
      'Eyes shut. Mouth open. Mmmm! {refrain}',
      'A squeaky note. A brave note. {refrain}',
      'Small la. Big la. La, la, LA!',
    ],
    deedHolds: [
      'Toes tap. Birds peep. {refrain}',
      'Someone hums. Someone drums. Everyone comes!',
      'Swing me round! Sing it loud! {refrain}',
    ],
    solved: [
      'Bells go dong! Bees go bzz! Yippee!',
      'The {thing} sings! {c} sings! Hooray!',
      'Hear the kettle, hear the gate. Tra-la-la!',
    ],
    home: [
      'Plink, says the tap. Good night, tap song.',
      'Bom, bom, says my heart. Slower. Slower. Sleep.',
      'The stairs go crick. The {thing} goes hush.',
    ],
  },
  '4-5': {
    want: [
      'The alarm clock opened its mouth and nothing came out. The {thing} was dumb. ^ Even the bath did not gurgle. “Somebody has turned off the music,” said {hero}.',
      '{hero} opened {his} mouth for the morning song. It was like opening an empty box. ^ The clock swung, but it did not tick. The {thing} just lay there.',
      '“La,” said {hero}. It was only a word. {He} tried it on the {thing}. ^ Not a plink! Outside, the birds were looking behind each other for the tune.',
      'The doorbell went nothing. The duck in the bath went nothing. ^ {hero} shook {his} {thing}, and held it to {his} ear. “Hello?” {he} said. “Music?”',
    ],
    setOut: [
      '“We’ll follow the last note,” said {hero}. “It went that way, I think.” ^ {C} took the {thing}. “{refrain}” It sounded like [soup|socks].',
      '“It can’t be far,” said {hero}. “It hasn’t any legs.” {He} took the {thing} on {his} back, in case that felt better outside. ^ “{refrain}”',
      '{hero} wrapped the {thing} in a blanket, because it was poorly. “We’ll get your music back,” {he} told it. ^ They tried to sing. “{refrain}” It came out as talking.',
      'Left, right, left, right. It is not easy to march with no tune. {hero} fell over {c}, and {c} fell over {hero}. ^ “{refrain}” they said.',
    ],
    problem: [
      'They looked for a song by {spot}. They looked for a song under {spot}. ^ A [cricket|robin] rubbed its head. It knew that it had known one.',
      '{hero} stamped at {spot}. It made no stamp! {He} clapped. It made no clap. ^ “My hands have gone out,” said {hero}.',
      'A bird tapped at its own beak. Was it switched on? Nothing was. ^ {hero} and {c} walked on, as quiet as fluff.',
      '“Listen,” said {hero}. They listened to {spot}, they listened to the grass. ^ It was like looking for a pea in the dark. They couldn’t hear even one.',
    ],
    try0: [
      '“Songs fly,” said {hero}, so {he} waved a net. Swish, swish! {He} caught a leaf. ^ The leaf did not know any songs.',
      '{hero} put some honey in a jar, because songs are sweet. {He} held it up beside {spot}. ^ A bee came in. It didn’t hum. It only ate.',
      '“Shh, a bit of wind!” Quick, {hero} popped on the lid. {C} held the jar to one ear. ^ “What’s it singing?” asked {hero}. “Jar,” said {c}.',
      'What do you catch songs with? {hero} took a jam jar, and said “tra-la” into it, to show them the way. ^ No song followed. There was still a bit of jam.',
    ],
    try1: [
      'They banged. They rattled. They blew. Crash, clang, parp! ^ Everyone ran away, and so did {spot}, nearly. That was not music. That was a mess.',
      '{hero} had a bell and {c} had a bucket. One, two, three, GO! ^ Nobody waited for anybody. When they stopped, {spot} had its hands over its ears, nearly.',
      '“If you hit things, they make music,” said {hero}. Thud went the bell. Thud went {spot}. ^ “If you hit things,” said {c}, “they get cross.”',
      'They both played as loud as they could. {hero} played a gallop. {C} played a sneeze. ^ It didn’t go together at all. A gallop needs a gallop.',
    ],
    try2: [
      'The Great Singer lived near {spot}, in eleven scarves, in bed. ^ “What if it comes out wrong?” said the singer. So it did not come out at all.',
      'The Great Singer had eleven scarves on. “Sing?” said the scarves. “Me? With people listening?” ^ “Just one note,” begged {hero}. The scarves shook their heads.',
      'By {spot} lived the Great Singer. {hero} knocked. “Go away,” said the door. “I might get it wrong!” ^ It said so in a whisper. Whispers can’t go wrong.',
      '“Only you can start,” {hero} told the Great Singer. The Great Singer went pale, and then went under the bed. ^ You can’t sing from under a bed.',
    ],
    turn: [
      '{hero} hugged {c}, because it was so quiet. And {he} heard it! Bom, bom. Bom, bom. ^ “You’ve got a drum in you,” {he} said. “And so have I!”',
      '{hero} lay with {his} ear on {c’s} side. Tum-ti-tum, it went in there. ^ “Is that your supper?” {he} asked. It was not. It was going in time!',
      '“I give up,” said {hero}, and put both hands on {his} chest. Something was knocking from inside. ^ Bom! Bom! “Come in,” said {hero}. But it was in already.',
      'When it is ever so quiet, you can hear what is always there. ^ {hero} held still. Pat-a-pat. Pat-a-pat. It was a drum, and it was under {his} jumper!',
    ],
    turnDeepens: [
      'Bom, bom, went two hearts. So {hero} walked like that. Bom, bom, past {spot}. ^ A gate began to swing in time. Was it coming back?',
      '{hero} took a step for every bom. {C} took two, with shorter legs. ^ Bom-tiddy, bom-tiddy, round {spot} they went. It was nearly a dance.',
      'They tapped it on {spot}. They tapped it on their knees. ^ “That’s the bottom half,” said {hero}. “Who’s got the top half?” Nobody said a word.',
      'Bom, bom, bom! {hero} walked on the beat like a road. ^ “Now it only wants a song,” said {c}, and looked at {him}. {hero} looked at {his} boots.',
    ],
    lowPoint: [
      '“Now sing,” everybody said. They all sat down to listen. ^ {hero} looked at all those eyes. {His} song ran down to {his} toes, and stayed there.',
      'They came from everywhere and sat down all round. “Shh, it’s starting,” they said. ^ It didn’t start. {hero} had lost {his} voice in front of all those noses.',
      '{hero} took a big breath. Everyone leaned forward. {He} took another. ^ Then there was no more room for breath, and no song had come out. {He} turned away.',
      '“I can’t,” whispered {hero}. “What if it’s wrong?” ^ The whole crowd waited, and {his} ears grew hotter and hotter. Now {he} knew just how the Great Singer felt.',
    ],
    spark: [
      '“Hmm,” went {c}, quite wrong. “Hm-hm-hoops.” It was so wrong that it made {hero} feel warm. ^ “You don’t have to be good,” {he} said. “You only have to start!”',
      '“Mm-MM-mm,” hummed {c}, up and down and off the edge. ^ It went wrong three times. And each time {hero} wanted to hear it again. So that was how it worked!',
      '{C} couldn’t sing for toffee. But {c} sang, quite softly, just for {hero}. ^ It was like a hug with holes in it. “I’ve got one like that,” {he} said.',
      '“Was that a song?” asked {hero}. “It was the start of one,” said {c}, and hummed it again, even worse. ^ {hero} began to giggle. A start! That was all they needed.',
    ],
    deed: [
      '{hero} stood up, all wobbly. One hand was on {his} heart. {He} let out a note as small as a seed. “{refrain}” ^ It cracked. And it went on.',
      '{hero} stood very straight. {His} knees did not. “{refrain}” {he} sang, and the first bit squeaked. ^ Nobody fainted. So {he} sang the next bit.',
      '{He} felt for the bom, and took hold of it, like a rail. Then {hero} let go of a note. “{refrain}” ^ It slipped. It skidded. It stayed up!',
      '“It may be wrong,” {hero} told them all, “but it’s coming.” “{refrain}” ^ Out it came, as thin as a thread. You could have hung a whole song on it.',
    ],
    deedHolds: [
      'Somebody clicked. Somebody clapped. A [blackbird|frog] put in a twiddle. ^ “{refrain}” Soon the whole hill was humming, like a kettle.',
      'A foot went tap. A stick went tock. A baby went “Ba!” {hero} spun {c} round. “{refrain}” ^ They were all in it now, up to their necks.',
      'One bird tried a peep. It waited. Nobody minded! So it tried ten. ^ “{refrain}” Then {hero} had to dance, or {his} legs would have gone without {him}.',
      'Somebody sang low, and somebody sang high, and somebody sang last week’s song. ^ “{refrain}” It all went in. {hero} danced right through it.',
    ],
    solved: [
      'Ding! Toot! Gurgle! It all came back at once. {hero} grabbed the {thing} and played until {his} hat fell off. ^ {C} sang too. It was dreadful, and lovely.',
      'Tick, said the clocks. Bzz, said the bees. They had a lot to catch up on! ^ {hero} threw {his} arms up. The {thing} rang out, and {c} ran in circles.',
      'Out came the Great Singer, with a huge, happy, wobbly note. Everyone cheered. ^ “It cracked!” cried the Great Singer. “They all do,” laughed {hero}, and played on.',
      'The brook sang. The gate sang. Even {spot} sang a bit, when the wind blew. ^ “Again!” shouted {hero}, and they did it all again, with the {thing}.',
    ],
    home: [
      'In bed {hero} listened. The stairs went crick. The pipes went glug. ^ “That’s my favourite tune,” {he} said, and tapped {his} toes to it.',
      'The {thing} was tucked up on its shelf. {hero} was tucked up in a chair. ^ “Psst,” {he} said. “La.” And the spoon in the cup said “ting”.',
      'Who can sleep with so much music? The clock, the rain pipe, the doors. ^ {hero} could. {He} fell asleep in the middle of a la.',
      '“Sing us a song,” they said at home, and {hero} did. It had a hole in it. ^ {He} hummed over the hole, and yawned, and hummed on.',
    ],
  },
};
