import type { Tellings } from '../further-tellings.ts';
import { sayingGoodbyeOlderTellings } from './saying-goodbye-older.ts';

/** Further wordings of “saying-goodbye”. */
export const sayingGoodbyeTellings: Tellings = {
  '2-3': {
    want: [
      'A soft blanket. Nobody in it. Oh, {hero}.',
      'Somebody died. No more cuddles. {hero} feels heavy.',
      'All quiet now. {hero} hugs the empty blanket.',
    ],
    setOut: [
      'Take the light, {c}. {refrain}',
      'Out we go. Hold tight. {refrain}',
      'Step. Step. Soft and slow. {refrain}',
    ],
    problem: [
      'Big, big love. No one to catch it.',
      'Leaves blow by. Clouds go by. Love stays.',
      'So much love! {hero’s} heart is full, full, full.',
    ],
    try0: [
      'Fast, fast, fast! Puff. The sad is here.',
      'Run to {spot}. Sad got there first.',
      '{hero} runs. {C} runs. Sad runs in between.',
    ],
    try1: [
      'Look at a stone. Only a stone. Still, tears.',
      'Think of nothing. Nothing, nothing. Oh. Love again.',
      'Hum, hum, hum. Stop. It still hurts. Poor {hero}.',
    ],
    try2: [
      'Lid on, love. Stay there. No. Come back.',
      'In the jar. Turn, turn. Too much love!',
      'Put it away? No. {hero} wants it near.',
    ],
    turn: [
      'Peep, peep! Down in the leaves. So small.',
      'What is that? A ball of fluff. It shivers.',
      'Somebody fell out. Baby bird! Peep, peep, peep.',
    ],
    turnDeepens: [
      'Peep, says the nest. Peep, says the little one.',
      'Kneel down, {hero}. It wants to go home.',
      'Hush, small bird. They are calling you. Listen.',
    ],
    lowPoint: [
      '{hero} sits down. Drip, drip. All the tears.',
      'It hurts. It is love, and it hurts. {C} is close.',
      'Cry, {hero}. You can cry. We have time.',
    ],
    spark: [
      '{hero’s} hands are warm. So warm. For you?',
      'Somebody was gentle with me. I can be gentle.',
      'Here is love. There is a cold bird. Yes.',
    ],
    deed: [
      'Two hands. One nest. Hush now. {refrain}',
      'Slow, slow. Hop in. Warm now? {refrain}',
      'Little heart, pit-a-pat. {refrain}',
    ],
    deedHolds: [
      'One branch. Two. Three. Hop! Home again. Peep!',
      'Up we go, little one. Here is the nest. In!',
      'Hold on, {hero}. Nearly there. Peep, peep, hello!',
    ],
    solved: [
      'A feather goes up, up. Bye-bye. I love you.',
      'Look, {c}! Sad and glad, side by side.',
      'The bird sings. {hero} smiles a wet smile.',
    ],
    home: [
      'A little light. A big love. Sleep well.',
      'Light the lamp, {hero}. It shines. Love stays here.',
      'Glow, glow, in the window. We remember you.',
    ],
  },
  '4-5': {
    want: [
      'It was very quiet at home. Somebody {hero} loved had died. ^ {His} arms still wanted to hug. {He} did not know what to do with them.',
      'There was a blanket, and nobody lay under the other half. Somebody had died. ^ {hero} knew that they would not come back. {He} still listened for the door.',
      'Somebody {hero} loved very much had died. Everyone was sad, and they did not hide it. ^ {He} held the blanket, because it still smelled right.',
      '{hero} had a good-morning hug, all ready. Then {he} remembered. ^ Somebody had died, and the hug was still there. {He} sat down with it.',
    ],
    setOut: [
      '“Come,” said {hero} to {c}. “I’m full up. I have to walk a bit.” ^ They went out slowly. “{refrain}” {he} said to the sky.',
      '“Where do I put it all?” asked {hero}. {C} did not know. ^ So they took the lantern, and went to look together. “{refrain}”',
      'They walked where they had always walked, only there was one too few. ^ “{refrain}” said {hero}. {He} left a gap, where the answer used to be.',
      '{hero} put on {his} coat, and sadness came along. It was a slow walk. ^ “{refrain}” {he} whispered. {C} kept close.',
    ],
    problem: [
      'The sky was blue, just as if nothing was wrong. {Spot} was in its place. ^ “Everything is here,” said {hero}, “and somebody is not.”',
      '{hero} saw {spot}, just the same. {He} saw the sky, just the same. ^ “How can it all be the same,” asked {hero}, “when it isn’t?”',
      'Some people laughed. Some people went shopping. {hero} looked at them from a long way off. ^ {He} carried {his} love past {spot}, very carefully.',
      '“I could give it to {spot},” said {hero}. But love must go to somebody. ^ So {he} kept hold of it, and it was heavy.',
    ],
    try0: [
      'They raced to {spot}, as fast as they could go. For a moment {hero} felt nothing but wind. ^ Then {he} stopped, and it all came in again.',
      '{hero} ran until {his} ears hummed. “I’ve lost it,” {he} panted by {spot}. ^ Then {he} put a hand on {his} chest. No. It was there.',
      'If you run, you can’t cry. {hero} ran and ran, past {spot}. ^ But nobody can run all day. When {he} stopped, the tears were waiting.',
      'The wind pulled, and {hero} ran with it. As far as {spot}, {he} weighed nothing. ^ Then {his} heart came down again, bump.',
    ],
    try1: [
      '{hero} sang loudly, so that {he} would not think. {He} sang all the way round {spot}. ^ But it was a song they used to sing together.',
      '{hero} looked hard at a stone. A stone is not sad. ^ But it was a flat one, for skimming. Somebody used to love that.',
      '“I’ll think about something else,” said {hero}. {He} thought of {spot}. {He} thought of puddles. ^ Somebody had been in all the puddles, too.',
      '{hero} stood as still as the stone, and tried not to feel. ^ It is hard work. {He} was very tired, and {he} still felt it.',
    ],
    try2: [
      '{hero} put {his} sad under {spot} and covered it with leaves. ^ But when {he} walked off, {his} love was under there too. So {he} went back for both.',
      '{hero} whispered {his} love into a jar, and put the lid on. It was quiet in there. ^ It was too quiet. {He} took the lid off again, quickly.',
      '“You stay here,” {hero} told the love in the jar, “and I’ll feel better.” {He} walked away without it. ^ {He} felt worse. {He} ran back.',
      'How big a jar does love need? {hero} had the biggest one in the house. ^ It was like putting the sea in a cup.',
    ],
    turn: [
      'Something moved at the foot of {spot}. A baby bird! It had tumbled down, and it was all fluff and shiver. ^ It did not cry. It only looked.',
      '{hero} stopped. Something was in the grass by {spot}. It was fluffy, and it had two round eyes. ^ It was a baby bird, and it was all alone.',
      '“Peep,” said something. It was so quiet that {hero} nearly walked on. ^ Then {he} saw it, under {spot}. It had fallen a long way.',
      'Down by {spot} the leaves were shaking. {hero} moved one. ^ There sat a very young bird, cold right through. Nobody was there to warm it.',
    ],
    turnDeepens: [
      '{hero} knelt. “You’re all by yourself,” {he} said. The bird blinked. ^ Up in the branches, its mother was calling its name.',
      '{hero} got down on {his} knees. “You’ve lost somebody,” {he} said. “So have I.” ^ High up in the nest they were calling and calling.',
      'The nest was in the tree, and the bird was not. ^ “Yours are still there,” {hero} told it softly. “You can go back. I’ll see to it.”',
      '{hero} and the bird looked at each other. They both knew what missing was. ^ Above them the whole nest was missing one, too.',
    ],
    lowPoint: [
      'Then {hero} felt it all at once, like a wave. {He} cried until {his} sleeves were wet. ^ {C} stayed there. {C} did not say, “Don’t cry.”',
      'Then {hero} had to sit down. {He} cried for all the walks that they would not have. ^ {C} leaned on {him}, and they stayed like that.',
      '“I want it to be before,” said {hero}. But it was not before. It was now. ^ {He} cried, and {c} sat with {him}. It was all right to cry.',
      'It hurt, and there was nothing to put on it. {hero} let the tears come. ^ {C} did not say anything. {C} was there. That helped a bit.',
    ],
    spark: [
      '{hero’s} tears stopped. The bird had hopped on to {his} knee, where it was warm. ^ “Oh,” {he} said. “You need some. And I have so much.”',
      '“Peep,” said the bird. It needed someone warm. {hero} thought of how {he} had always been kept warm. ^ “I know how that goes,” {he} said.',
      '{hero} opened {his} hands and looked at them. They were full. You could not see it, but they were. ^ And here was someone with none.',
      'Who had sat with {him}, whenever {he} was small and cold? {hero} knew. ^ “I’ve still got that,” {he} thought. “I can pass it on.”',
    ],
    deed: [
      'Slowly, gently, {hero} made {his} hands into a bowl. Somebody had shown {him} how, long ago. “{refrain}” ^ The bird tucked in its head and sighed.',
      '{hero} put {his} two hands round the bird, like a blanket. “{refrain}” {he} hummed. ^ The shaking grew smaller, and smaller, and stopped.',
      'Softly {hero} picked it up. It was as light as a sock. “{refrain}” ^ {He} gave it all the warm {he} had, and there was more.',
      '“Come,” said {hero}, and held still until it came. “{refrain}” ^ Its feet tickled. Its heart went tick, tick, tick, inside {his} hands.',
    ],
    deedHolds: [
      'Then up into the tree, branch by branch. {hero} did not look down. “{refrain}” ^ One small hop, and the bird was home.',
      '{hero} climbed with one arm, and held the bird with the other. {He} was sad, and {he} was strong. “{refrain}” ^ In it hopped.',
      'One foot here, one foot there. “{refrain}” said {hero} into {his} coat. ^ At the top {he} opened it, and the bird tumbled in among its family.',
      'Up among the leaves was the nest. Every beak was open. “{refrain}” said {hero}, and put the last one in. ^ Then they were quiet.',
    ],
    solved: [
      '{hero} sat and listened to them, chirping over {his} head. {He} was sad. {He} was glad. ^ It was both, and both were all right.',
      'A feather floated off, over the tree tops. {hero} pointed to it. “{refrain}” {he} called. ^ {He} could miss someone and smile, both at once.',
      '{hero} felt inside. The love was there, all of it. It did not weigh so much, now that it had done something. ^ “{refrain}”',
      '“Is the sad gone?” asked {c}. “No,” said {hero}. “But it’s got company.” ^ High up the little bird began to sing. “{refrain}”',
    ],
    home: [
      'At home they told the funny stories, the ones about the one they missed. {hero} laughed and cried. ^ Then {he} put a little light in the window.',
      '{hero} lit the lantern all by {himself}. “This is for you,” {he} said to the window. ^ And everyone came and stood in the light, close together.',
      'They looked at the pictures at home. There was the muddy one. There was the sleepy one. ^ {hero} held up the lantern, so that they all could see.',
      '“Will it always hurt?” asked {hero}. “Not always so much,” they told {him}. “But we’ll always love.” ^ {He} held the lantern up to the window. It was a good light.',
    ],
  },
  ...sayingGoodbyeOlderTellings,
};
