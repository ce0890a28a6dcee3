import { BRAVE_VISIT_TRIES } from './brave-visit-tries.ts';
import { beat, type Plot, show } from './plot.ts';

const BAG = [{ prop: 'backpack', place: 'ground' }] as const;

/** Something must be mended at the hospital. Brave does not mean not being scared; it means saying so. */
export const braveVisit: Plot = {
  id: 'brave-visit',
  titles: ['{hero} and the Big Glass Doors', 'One Small Step, {hero}', '{hero} Gets Mended'],
  taglines: ['A story about being brave in small pieces', 'A story for before the hospital'],
  blurbs: {
    young: [
      'Oh dear, something must be mended. The hospital is big. {hero} feels small. One step, {hero}, and then one more. {C} comes too.',
    ],
    old: [
      'Something in {hero} has to be mended, and the place where they do it has very big doors. {He} has tried everything, and none of it is brave. Then {he} shares a bench with somebody and a cheese sandwich, and learns how it is really done.',
    ],
  },
  refrains: {
    young: ['One small step, and one step more!', 'Tip and tap, and through the door!'],
    old: ['One small step, and one step more!', 'First one foot, and then the rest of me!'],
  },
  lessons: ['courage', 'asking-for-help', 'truth', 'small-steps'],
  themes: ['hospital'],
  onlyWhenCalled: true,
  settings: ['town'],
  quest: { props: ['teddy'], from: 'none' },
  guest: { person: 'doctor', names: ['Nell', 'Ottilie', 'Marian', 'Tess'] },
  want: beat(
    show('sit', 'worried', 'quiet', {
      at: 'home',
      props: [
        { prop: 'letter', place: 'hand' },
        { prop: 'bed', place: 'ground' },
      ],
    }),
    ['Ow! It must be mended. Poor {hero}!', 'A letter! “Come and be mended,” it says.'],
    'Something in {hero} had to be mended. A letter said so. ^ “Today at the hospital,” it said. {hero} pulled the blanket over {his} head.',
    'Bicycles get mended, and so do socks. Today it was {hero’s} turn. “Please come to the hospital,” the letter said. “It will not take long.” ^ {hero} read it twice, and then {he} read the back, in case it said “Only joking”. It did not.',
    'There was a letter with {hero’s} name on it, which is as a rule a good thing. This one came from the hospital. Something in {him} wanted mending, it said, and they knew just how to do it, and would {he} kindly come this afternoon. ^ It was a polite letter. That was what made it so hard to argue with. {hero} had mended a kite once, and the kite hadn’t minded. {He} folded the paper as small as it would go. It still said the same thing.',
  ),
  setOut: beat(
    show('walk', 'worried', 'brave', { props: [{ prop: 'backpack', place: 'hand' }] }),
    ['Bag. Teddy. Shoes. Off we go. {refrain}', 'Come too, {c}! Hold on tight. {refrain}'],
    '{hero} packed a bag. In went the teddy. ^ “Will you come?” {he} asked. {C} was at the gate already. “{refrain}” said {hero} softly.',
    '{hero} packed pyjamas, a book and the oldest teddy. “You needn’t come,” {he} told {c}. “It’ll be boring.” {C} had seldom heard a worse fib, and came. ^ “{refrain}” said {hero} at the gate. It was what {he} always said before a cold swim.',
    'A bag for the hospital is soon packed: pyjamas, slippers, and the teddy that nobody at school knew about. {hero} zipped it up and unzipped it again to let out one ear. ^ “You don’t have to come with me,” {he} said to {c}, in a careless sort of voice. {C} gave this the answer it deserved and was first at the gate. “{refrain}” said {hero}. They were the words for icy ponds and top boards. {He} had never used them for a bus stop before.',
  ),
  problem: beat(
    show('look-aside', 'worried', 'worried', { props: BAG }),
    ['Oh! Big, big doors. Small, small {hero}.', 'There it is. It is so big! Gulp.'],
    'There it was, behind {spot}. It was white, and it had more windows than {he} could count. ^ “It’s looking at me,” said {hero}. {His} feet stopped.',
    'You could see it from {spot}: white and square, with a hundred windows. At the bottom were the doors. They were made of glass and kept opening and shutting by themselves. ^ “They’re chewing,” said {hero}. {His} legs would not go any nearer. {He} asked them nicely, and then not so nicely.',
    'The hospital stood at the end of everything, beyond {spot}. It had as many windows as a sheet of stamps. At its foot was a pair of glass doors that slid open when somebody came, and shut behind them, without anyone touching anything. ^ “They go in,” said {hero}, having watched for a while, “but look how few come out.” There were other doors, naturally, on the other side. It would have been easier to know that if {his} stomach had been listening.',
  ),
  tries: BRAVE_VISIT_TRIES,
  turn: beat(
    show('sit', 'thoughtful', 'quiet', { props: BAG }),
    ['A bench. A sandwich. “Hello,” says {guest}.', '“I’m {guest}. Sit down. Have a bite.”'],
    'On a bench by {spot} somebody sat with a sandwich. “My name is {guest}. Cheese?” ^ {hero} had a bite. “I’m scared,” {he} said. It just fell out.',
    'There was a bench by {spot}, and on it somebody was eating lunch. “{guest}’s the name,” said this person, moving up. “You look like a person who could use half a sandwich.” ^ It was cheese. “I’m not scared,” {hero} told it. {He} chewed. “I am, though,” {he} said.',
    'Somebody sat on the bench by {spot}, with both shoes off, eating a cheese sandwich. The other half was held out to {hero} before {he} could ask. “I’m {guest}. Are you going in, or coming out?” ^ “Neither,” said {hero}, and sat down. It is hard to go on being made of iron with your mouth full. {He} looked at the doors, and at the bread in {his} hand. “I’m scared,” {he} said. It was the first true thing {he} had said all day, and nothing fell down.',
  ),
  turnDeepens: beat(
    show('look-aside', 'wonder', 'wonder', { props: BAG }),
    ['“Scared? Me too,” says {guest}. Really? Yes!', '“I was scared,” says {guest}. “I said so.”'],
    '“So was I, on my first day there,” said {guest}. “My knees knocked.” ^ “What did you do?” asked {hero}. “I told them,” said {guest}, “out loud.”',
    '“I was scared in there as well, my first time,” said {guest}. “I dropped a whole tray of spoons.” ^ “And then you were brave?” asked {hero}. “No. Then I was scared and went on. People always mix up those two.” And {guest} shook off the crumbs.',
    '“Shall I tell you something?” said {guest}. “I was sick in a bin in there, on my first day. From nerves. It was a nice bin.” {hero} had never heard a grown-up say such a thing. “When did it stop?” ^ “It hasn’t. Brave isn’t when it stops. Brave is when you take it along and don’t let it carry the bag.” {guest} got up, wished them luck, and walked off past {spot}, straight in through the glass doors, as if they were anybody’s.',
  ),
  lowPoint: beat(
    show('kneel', 'sad', 'quiet', { props: BAG }),
    ['Whoosh go the doors. {hero} sits. A tear.', 'So near. {hero} can’t. Sniff, sniff.'],
    'Now there were only the doors. Whoosh! They slid open for {him}. ^ {hero} sat down on the step. “I can’t,” {he} whispered. “I can’t do all of it.”',
    'Then they stood right in front. The doors saw them and slid open. {hero} took a step back, and the doors slid shut. ^ Open, shut. Open, shut. {He} crouched down beside {his} bag so that they would stop. “It’s too big,” {he} said. “I can’t do the whole hospital.”',
    'The doors opened for {hero} before {he} had made up {his} mind, which seemed unfair. Out came warm air, a smell of soap, and somebody far off laughing. {He} stepped back. They closed. ^ It happened four times. After that {he} knelt down behind {his} bag, where they couldn’t see {him}. “I thought I could,” {he} told {c}, in a voice that wasn’t all there. “There’s just too much of it. There are corridors. There’s a whole afternoon.”',
  ),
  spark: beat(
    show('hug', 'thoughtful', 'quiet'),
    ['{C} shakes too. “One step,” says {hero}.', 'Is {c} scared? “I will help,” says {hero}.'],
    'Something was shaking. It was {c}! ^ “Are you scared too?” said {hero}. “Then we won’t do it all. We’ll do one step. Then we’ll see.”',
    'The bag was trembling. No, it was {c} behind it. {hero} held {c} tight. “It’s only a mat,” {he} said. “We could do the mat. Then we’ll look at the next bit.” ^ {He} listened to what {he} had said. “The mat,” {he} said again, slowly. “I could do a mat.”',
    'It was a while before {he} noticed that {c} was shaking as well. {hero} forgot {himself} at once. “Now, listen,” {he} said, holding on. “Nobody’s asking you for a corridor. First there’s just a mat. Anybody can stand on a mat. And if we don’t know what comes next, then we ask, and they have to tell us.” ^ {He} stopped. It was excellent advice. {He} wondered who it was for. “And we say so,” {he} finished, “when it’s scary. Out loud. Before.”',
  ),
  deed: beat(
    show('point', 'brave', 'brave', { at: 'home', props: [{ prop: 'bed', place: 'ground' }] }),
    ['“I am scared,” says {hero}. “Tell me first!”', '{refrain} “Tell me first!” says {hero}.'],
    '“{refrain}” And in they went! The doctor turned round. It was {guest}! ^ “I’m scared,” said {hero}, out loud. “Please tell me everything first.”',
    'They did the mat. They did the corridor. “{refrain}” In a small white room a doctor was reading {hero’s} name off a sheet of paper. It was {guest}! ^ “I’m frightened,” said {hero}, loudly, before it could get any bigger. “Will you tell me each thing before you do it?”',
    'They did the mat. They did the desk, and the blue line on the floor, and a lift. “{refrain}” said {hero} to each of them. At the end was a room with a bed on wheels, and a doctor. There were crumbs on one white sleeve. ^ “{guest}!” cried {hero}. Then {he} said it quickly, while {he} still had {his} breath. “I’m scared. I’d like you to tell me every single thing before you do it. And I want to be the one who says now.”',
  ),
  deedHolds: beat(
    show('sit', 'brave', 'brave', {
      at: 'home',
      props: [
        { prop: 'bed', place: 'background' },
        { prop: 'teddy', place: 'ground' },
      ],
    }),
    ['“Now!” says {hero}. Tight fists. Puff! Done!', 'Squeeze, squeeze. Ow! And it is over.'],
    '“First this,” said {guest}. “Ready?” “Now,” said {hero}. ^ It did hurt, as long as it takes to say “elephant”. Then it was over. It was mended!',
    '{guest} told {him} every bit, even the names. “And this one pinches.” “How long?” asked {hero}. “As long as you need to say hippopotamus.” ^ {hero} held on to the bed. “Now,” {he} said. “Hippo. Pot. A. Mus!” {He} opened one eye. “Was that it?”',
    '“That’s how I like it best,” said {guest}, and it was done like that. {hero} was told what each thing was for. {He} was allowed to listen to {his} own heart, which was going like a train. “The next bit pinches,” said {guest}, “for as long as it takes to say rhinoceros. You tell me when.” ^ It was very quiet. {He} could have waited for ever, and that was what made it possible not to. “Now,” {he} said. It hurt from rhi to ros. Then there was only a room, and some people smiling in it.',
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', {
      at: 'home',
      props: [
        { prop: 'medal', place: 'hand' },
        { prop: 'bandage', place: 'ground' },
      ],
    }),
    ['Mended! Hooray! A medal for {hero}. {refrain}', 'Mended! Hip, hip, hooray for {hero}!'],
    '“Mended!” said {guest}. There was a paper medal, on a string. ^ “You said you were scared, {hero}, and you came in,” said {guest}. “I saw the whole thing.”',
    '“Mended,” said {guest}, and drew a smile on the bandage. There was a medal too, made of a lid and a ribbon. ^ “It isn’t for keeping still,” {guest} told {hero}. “It’s for saying so.” {C} got one as well, for shaking and coming along all the same. “{refrain}” they sang.',
    '“There,” said {guest}. “As good as new, and a bit better in one place.” Out of a drawer came a medal made from the lid of a jar. On it was written, in felt pen, “I said so”. ^ “We give the other kind for sitting still,” {guest} explained. “Those are two a penny. I’ve handed out this one only four times.” {hero} put it on {c} for a moment, because it was only fair. They laughed so loudly that someone next door wanted to know what they were having done.',
  ),
  home: beat(
    show('hold', 'smile', 'cosy', {
      at: 'home',
      props: [
        { prop: 'medal', place: 'ground' },
        { prop: 'teddy', place: 'hand' },
      ],
    }),
    ['Home again. Teddy has a bandage too.', 'Pat, pat. All mended now. Good teddy!'],
    'At home {hero} mended the teddy. “First I wash my hands,” {he} told it. “Then comes the bandage. You say now.” ^ The teddy was very brave.',
    'Back home {hero} opened {his} own hospital, under the table. The teddy was first. “I’ll tell you everything before I do it,” {hero} promised. “This is a spoon. It’s cold.” ^ The teddy thought it over. “Take your time,” said {hero}. “I’ve got all evening.”',
    'That evening {hero} sat on {his} bed and wrote a letter, on the back of the other one. “Dear whoever is next,” it began. “First there is one step. You can do one step.” {He} put in the doors, and the bench, and the cheese sandwich, for you never know what a person will need. ^ {He} would hand it in at the desk when they went to show how it was healing. {He} read it through aloud to the teddy, who had one ear in a bandage, and who had been told each thing before.',
  ),
};
