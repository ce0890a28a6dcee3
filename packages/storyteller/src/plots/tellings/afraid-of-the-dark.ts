import type { Tellings } from '../further-tellings.ts';
import { afraidOfTheDarkOlderTellings } from './afraid-of-the-dark-older.ts';

/** Further wordings of “afraid-of-the-dark”. */
export const afraidOfTheDarkTellings: Tellings = {
  '2-3': {
    want: [
      'Click! Who put the night in here? Eek!',
      'Is it a bear? Is it a chair? Hide!',
      'Duck down, {hero}! Something big. Something black. Gulp!',
    ],
    setOut: [
      'Up goes the lamp. Out go the toes. {refrain}',
      'Sock, sock, softly, softly. {refrain}',
      'Come, {c}! We’ll chase it off. {refrain}',
    ],
    problem: [
      'Light here! Gone there. Naughty, naughty Dark!',
      'Turn round. Turn round again. Dark is behind you!',
      'One little light. One great big Dark. Hmm.',
    ],
    try0: [
      '“Shoo, Dark! Shoo, shoo!” Wave, wave. No shoo.',
      'Roar, {hero}! Roar! Who is roaring back? Eek!',
      'Wave your arms! Bye-bye, Dark! Still here.',
    ],
    try1: [
      'Zoom! Past {spot}! Zoom! Dark is there first.',
      'Quick, quick, quick! Pant, pant. Still all black.',
      'Race you, Dark! Patter, patter. Dark wins.',
    ],
    try2: [
      'One, two, three, four, five! Whoosh! All gone.',
      'Five little lights! Five long shadows. Uh-oh.',
      'Happy candles! Twinkle, twinkle. A-a-achoo! Black again.',
    ],
    turn: [
      'Fizz, fizz, pop! Where did the light go?',
      'The lamp blinks. The lamp winks. Good night, lamp!',
      'Puff! Black as jam. {C}, are you there?',
    ],
    turnDeepens: [
      '“Psst,” says Dark. “Don’t be scared of me.”',
      'A little voice. A shy voice. “I’m Dark.”',
      'Listen! Who is whispering? Not {c}. It’s Dark!',
    ],
    lowPoint: [
      '“You don’t like me.” Away goes poor Dark.',
      'Bye, Dark. Bye, stars. All gone. Oh dear.',
      'No Dark, no stars, no dreams. Poor, sad {hero}.',
    ],
    spark: [
      'Dark is shy. So is {hero}, sometimes! Hmm.',
      'Don’t shout. Don’t shine. Just say hello!',
      '{hero} knows! “Somebody shy needs somebody soft.”',
    ],
    deed: [
      'Down on your knees. Whisper, whisper. “Come here, Dark.”',
      'Eyes closed tight. “Sit with me. It’s all right.”',
      'No lamp now. Brave knees. “Stay here, Dark. Please?”',
    ],
    deedHolds: [
      'One star. Two stars. Ten, a hundred! Ooh!',
      'Dark comes back. Soft as wool. Look up, {hero}!',
      'Hush. Hoo. Rustle. Twinkle! Dark has nice things.',
    ],
    solved: [
      'Point, point! That star’s mine! That one’s yours!',
      'Ha, ha! Ho, ho! Dark can giggle. {refrain}',
      'Dark tells jokes! Very low ones. Hee, hee!',
    ],
    home: [
      '{hero} clicks the lamp. “Come in, big Dark!”',
      'Move up, {c}! Make room for Dark. Yawn.',
      'Yawn. Blanket up, lamp out. Hello, my friend.',
    ],
  },
  '4-5': {
    want: [
      'Bedtime. Off went the lamp. And the dark came in and sat on everything. ^ “Go away,” said {hero}, from under the pillow. It did not go.',
      'By day the chair had arms. That was all right. By night it had arms too. ^ {hero} crouched by the bed. “Who needs arms at this time?” {he} said.',
      'Somebody had spilled the night all over {hero’s} room. It was on the toys. It was on the floor. ^ {hero} curled up small and pulled in {his} toes.',
      '“Night, night,” they said, and took the light away with them. The dark stayed. ^ “You can go, too,” {hero} told it from behind the bed.',
    ],
    setOut: [
      '“I’ll send the dark home,” said {hero}. {He} took a lantern in one hand, and {c} with the other. ^ “{refrain}” they whispered.',
      '“Dark is only a big nothing,” said {hero}. “We will go and tell it so.” ^ {He} held up the lantern, and {c} held on to {him}. “{refrain}”',
      'Slippers on. Lantern on. Brave face on. It slipped a bit. ^ “{refrain}” said {hero}, and they tiptoed {into}.',
      '{hero} lit the lantern with the loud squeak. “Hush, lantern,” {he} said. “It must not hear us come.” ^ “{refrain}” they whispered.',
    ],
    problem: [
      '{hero} held up the light. There was {spot}. It looked quite friendly. ^ But behind {spot} the dark was waiting, big as a house.',
      'The lantern was as bright as a lemon. It lit up {spot}. It lit up two noses. ^ {hero} looked over {his} shoulder. All the rest was dark.',
      '“I’ve got you!” said {hero}, and shone the light at {spot}. The dark popped round to the other side. ^ It was very good at this game.',
      'Shine, and the dark was gone. Look away, and it was back. ^ {hero} tried to look everywhere at once, and got a crick in {his} neck.',
    ],
    try0: [
      '{hero} stamped. “Shoo, Dark! Go home!” ^ The dark did not shoo. Only a [moth|mouse] did, and it came back for its hat.',
      '{hero} waved {his} arms and sang {his} crossest song. “Off you go, Dark!” ^ Plop! Something dropped by {spot}. It was only {his} own hat.',
      '“I’m a giant!” roared {hero}, and waved the lantern about. Then {he} saw a real giant, behind {spot}. ^ It was {his} shadow. It waved back.',
      '“Dear Dark,” shouted {hero}, “please go home!” {He} even waved goodbye. ^ But perhaps the dark was at home already.',
    ],
    try1: [
      '“We’ll run past it,” said {hero}. One, two, three, run! ^ Past {spot} they puffed, and past {spot}. The dark was there first. It had not even run.',
      '“It can’t be dark all the way along,” said {hero}. They ran to find the end of it. ^ There was a lot of dark, and it had no end on it.',
      'Pitter, patter, went their feet. Something went pitter, patter behind them! They ran faster. So did it. ^ By {spot} {hero} found out what it was. It was their feet.',
      'Off shot {hero}, so fast that {he} left a slipper behind. ^ When {he} came back for it, the dark was sitting in it.',
    ],
    try2: [
      '“Let’s fill it up with light,” said {hero}. {He} put candles all round {spot}. ^ But each candle made a shadow, long and thin. Now there was more dark, not less!',
      'One, two, three, four, five candles stood by {spot}. {hero} sat in the middle, like a cherry on a cake. ^ Then {c} laughed, and blew them all out.',
      '“Five lights are better than one,” said {hero}. {He} sat down by {spot}. Drip, drip, went the candles. They got short, and shorter. ^ And the night was still long.',
      '{hero} lit five candles and sat down to guard them from the wind. The wind came round the other side. ^ Now there was wind and dark.',
    ],
    turn: [
      'Fizz, went the lantern. Fizz. Pop. And out! ^ {hero} could not see {his} own nose. “Oh,” said {c}, very close by. “Oh,” said somebody else.',
      'The flame had been big. Now it was little. Now it was a red dot. ^ “Don’t,” said {hero} to the lantern. It did.',
      'Glug, said the lantern. It had swallowed all its oil. {hero} held it, and it was only warm tin. ^ And somebody in the dark said, “Phew.”',
      '“Is it meant to do that?” asked {c}. “No,” said {hero}. The lantern gave one more wink. ^ And there was the dark, all of it, right up against {his} nose.',
    ],
    turnDeepens: [
      '“Who said that?” asked {hero}. “I did,” said a voice like a blanket. “I’m Dark. Please don’t shout.” ^ It sounded much more scared than {hero}!',
      '“Please,” said a tiny voice, “is the bright thing gone?” {hero} looked all round. ^ “Who are you?” “I’m the Dark,” it said. “I was hiding from you.”',
      '“Are you still cross?” asked somebody soft. It was the Dark! It talked in a whisper, and it was shaking. ^ {hero} stopped shaking. They could not both do it.',
      '“Hello?” said {hero}. “Hello,” said the Dark. “I never know what to say to people.” ^ And {hero}, who had plenty to say, could not think of a thing.',
    ],
    lowPoint: [
      '“Nobody wants me,” sniffed the Dark. It rolled itself up, and began to go. ^ With it went the stars, one by one. “Oh no,” said {hero}. “What have I done?”',
      '“You came all this way to chase me,” said the Dark. “I’d better be off.” It took the stars along, and all the dreams. ^ {hero} felt as mean as mud.',
      'The Dark got up very quietly. It folded in its corners. ^ Then the sky was empty, and no one could sleep in it. {hero} wished that {he} had never shouted.',
      '“I’m too big, and everyone hides from me,” sobbed the Dark. It went off backwards, taking the night along. ^ {hero} sniffed. It was all {his} fault.',
    ],
    spark: [
      '{hero} thought of {his} first day at [playgroup|swimming]. {He} had hidden too. ^ Nobody pulled {him} out. Somebody just sat next to {him}. “I can do that,” said {hero}.',
      '{hero} had been shy once, at a birthday. {He} had sat under the table with a balloon. ^ Then somebody crawled in too, and just sat. “That’s it!” said {hero}.',
      'Who likes to be shouted at? Nobody. Who likes a light in the eyes? Nobody! ^ {hero} knew what {he} liked, when {he} was scared. {He} liked someone to sit with.',
      '“It’s big,” thought {hero}, “but it’s scared like a small one.” {He} knew about scared. ^ You talk low, and you don’t go too near, and you wait.',
    ],
    deed: [
      'So {hero} sat down where it was blackest. {His} tummy jumped like a frog. {He} shut {his} eyes. ^ “You can sit here,” {he} said. “There’s room for you.”',
      '{hero} pushed away the lantern. {He} knelt down where it was darkest. It was like kneeling in ink. ^ “I won’t look,” {he} said, and shut {his} eyes. “You can come out.”',
      'This was the brave bit. {hero} got down on {his} knees and closed {his} eyes. {His} heart went bom. ^ “Dark?” {he} whispered. “I’m {hero}. I’m shy as well.”',
      '{hero} knelt down, very softly, with {his} eyes squeezed shut. “I saved you a place,” {he} told the Dark. ^ Then {he} waited. Waiting is hard with your eyes shut.',
    ],
    deedHolds: [
      'Softly, softly, the Dark came near. It tucked itself round {hero} and {c}. ^ “Now peep,” it said. Up there, a thousand stars were winking.',
      'Something came down round {hero}, like a big soft coat. It smelled of leaves. ^ “You can look now,” it whispered. There were more stars than {he} had numbers.',
      'Nothing happened. Then nothing came a bit closer, and leaned on {him}. ^ “I’ve got something to show you,” said the Dark. And it opened up the sky.',
      '“Is this all right?” asked the Dark, and sat down next to {hero}. It was all right. ^ Then out came the stars, to see who the friend was.',
    ],
    solved: [
      '“You kept those for us?” said {hero}. “Every night,” said the Dark. ^ They counted up to fifty. “{refrain}” sang {hero}, and the owls joined in.',
      '“What’s that one?” asked {hero}. “That’s a good one,” said the Dark. “I polish it on Mondays.” ^ “{refrain}” And they both got the giggles.',
      '{hero} told the Dark a joke about a sausage. It had never heard a joke before. ^ It laughed so low that {his} tummy tickled. “{refrain}”',
      'They looked for shapes in the stars. {hero} found a boot. The Dark found a bigger boot. ^ “{refrain}” {hero} pointed until {his} arm was tired.',
    ],
    home: [
      'Back in bed, {hero} gave the lamp a pat. “You can rest,” {he} said. Click. ^ Something big and soft sat down by {his} feet, and hummed.',
      '“Shall we leave it on?” they asked at home. {hero} shook {his} head. “Off, please. I’ve got a visitor.” ^ Click. And {he} held up the blanket at one side.',
      'Somebody had left the lamp on for {hero}. {He} reached up and put it out. ^ “Sorry about that,” {he} whispered. “It’s gone now.” And the Dark came and sat on the bed.',
      '{hero} sat up in bed, and yawned, and told the Dark about {his} day. It was a good listener. ^ It only said one thing. It said, “Hush,” and it said it beautifully.',
    ],
  },
  ...afraidOfTheDarkOlderTellings,
};
