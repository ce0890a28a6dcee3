import { BROKEN_MACHINE_TRIES } from './broken-machine-tries.ts';
import { beat, type Plot, show } from './plot.ts';

const CLOCK = [{ prop: 'clock', place: 'background' }] as const;

/** The clock that everybody lives by has stopped; every cure fails, until somebody asks why, and then who. */
export const brokenMachine: Plot = {
  id: 'broken-machine',
  titles: [
    '{hero} and the Day the Clock Stopped',
    '{hero} Asks Why',
    'What Makes It Tick, {hero}?',
  ],
  taglines: ['A story for everyone who asks why', 'A story about the smallest wheel of all'],
  blurbs: {
    young: [
      'No bing! No bong! The Great Clock has stopped. Is it tired? Is it thirsty? {hero} and {c} follow the wheels, small, smaller, smallest. Who is at the end?',
    ],
    old: [
      'The Great Clock has stopped, and nobody knows whether it is breakfast or bedtime. Some say kick it. Some say oil it. {hero} has one short question, and a very long row of wheels to ask.',
    ],
  },
  refrains: {
    young: ['Tick, tock, round the clock!', 'Tick and tock, and mend the clock!'],
    old: ['Tick by tock, around the clock!', 'Wheel by wheel and tock by tick!'],
  },
  lessons: ['listening', 'patience', 'kindness', 'mistakes'],
  themes: ['invention', 'curiosity', 'wits', 'mystery', 'helping', 'patience'],
  quest: { props: ['clock'], from: 'none' },
  little: {
    creatures: ['mouse', 'hedgehog', 'frog'],
    names: ['Minim', 'Sprocket', 'Pivot', 'Whisk'],
  },
  want: beat(
    show('think', 'surprised', 'wonder', {
      at: 'home',
      props: [{ prop: 'table', place: 'ground' }],
    }),
    ['Hush! No bing-bong. The big clock stopped.', 'No bing! No bong! Big clock, what’s wrong?'],
    [
      'Every day the Great Clock went bing, bong! Today it did not. ^ Nobody knew what time it was. The baker went back to bed. “Why has it stopped?” asked {hero}.',
      'It was too quiet. No bing! No bong! The Great Clock had stopped. ^ Some people ate breakfast. Some people ate supper. “Somebody should ask it why,” said {hero}.',
    ],
    [
      'What {hero} noticed was a noise that wasn’t there. No bing. No bong. For the first time ever, the Great Clock {within} had stopped. ^ Down in the street the baker was going to bed, and the bus was bringing everybody home. Nobody knew when it was. “Why?” said {hero}. It was {his} favourite word.',
      'There are noises that you only hear when they stop. The Great Clock {within} was one of them. It had gone bing, bong for a hundred years, and now it did not. ^ Every small clock said something different. People had breakfast and supper in one go, to be safe. “But why has it stopped?” asked {hero}.',
    ],
    [
      'The Great Clock stood {within}, and nobody had looked at it for years. They did not need to. It went bing and they got up; it went bong and they had lunch. So when it stopped, at eleven minutes past something, the whole day came loose. ^ The baker was seen in pyjamas. Children arrived at school, were sent home, and met the others coming. Everybody asked who was going to mend it. {hero} had another question, and as usual it was the short one. “Why?” {he} said.',
      '{hero} asked why about forty times a day. Why do yawns catch? Why is the middle of the sandwich the best bit? Most people said “Because”, and passed {him} the jam. ^ That day, though, the silence came. {Within}, the Great Clock, which had bonged everyone out of bed for a hundred years, gave half a bing and stopped. All over town people stood about with one shoe on. “It’s broken,” they said. “Yes,” said {hero}, “but why?” And nobody said “Because”.',
    ],
  ),
  setOut: beat(
    show('carry', 'brave', 'joyful', { props: [{ prop: 'backpack', place: 'ground' }] }),
    ['Take the tools. Clink, clank! {refrain}', 'Come, {c}! We will ask it. {refrain}'],
    [
      '{hero} packed a hammer, some oil and a very big sandwich. ^ “We will find out what it needs,” {he} told {c}. “{refrain}”',
      '“A clock does not stop for nothing,” said {hero}. “Let’s go and see.” ^ Clink, clank went the tools. “{refrain}” they sang, all down the road.',
    ],
    [
      '{hero} packed what looked useful: a hammer, a jar of oil, a ball of string, a cheese sandwich. ^ “What is the sandwich for?” asked {c}. “You never know,” said {hero}. “That’s why we’re going. {refrain}” And they went clanking off {into}.',
      '“Somebody ought to mend it,” said everybody, and looked at somebody else. {hero} was already putting on {his} [boots|shoes]. ^ “We can’t mend it,” {he} told {c}, “until we know what’s wrong. But we can look.” “{refrain}” they sang, with a bag of tools and a sandwich, clank, clank, clank.',
    ],
    [
      'The person who used to look after the Clock had retired long ago, leaving a bag of tools and a note. “Ask it nicely,” said the note. Nobody had ever understood it. ^ {hero} put in a cheese sandwich and slung the bag over {his} shoulder. “We shan’t mend anything yet,” {he} told {c}. “First we find out what’s the matter. {refrain}” The bag clanked in agreement, and they took the road {into}.',
      '“It wants a good kick,” said the first neighbour. “It wants oil,” said the second. “Wind it up,” said the third, “and if that’s no good, wind it up some more.” {hero} wrote it all down. ^ It struck {him} that everyone was sure, and that they were sure of different things. “Nobody’s asked the Clock,” {he} told {c}, and packed the tools and a sandwich. “{refrain}” Behind them somebody rang for lunch, and somebody else went to bed.',
    ],
  ),
  problem: beat(
    show('look-aside', 'wonder', 'wonder', { props: CLOCK }),
    ['So many wheels! Big, small. All stopped.', 'Wheels here, wheels there. Not one turns.'],
    [
      'What a clock! There were wheels by {spot} and wheels by {spot}. Some were like ponds. ^ Not one of them moved. “Which one is poorly?” wondered {hero}.',
      'The Great Clock was as tall as a tower. Its wheels went on and on, all the way past {spot}. ^ {hero} knocked. “Hello? What’s the matter?” The clock said nothing.',
    ],
    [
      'Nobody had told {hero} how big it was. The face was as high as a house. Behind it began the wheels. They went on past {spot} and past {spot}, each with its teeth in the next. ^ All of them stood still. “It could be any one of these,” said {hero}. “Where do you start, with a thing like that?”',
      'The Clock had two hands, one bell, and so many wheels that {hero} lost count at three hundred. They ran off past {spot} and out of sight. ^ {hero} laid {his} hand on the nearest. It was cold. “Hello?” {he} said, and the word went from wheel to wheel, and came back a long time later. It was a very long way through.',
    ],
    [
      'From home you only saw the face. {hero} had always supposed that there was a sort of box behind it. There was not. There was {place}, and all of it was clock. Wheels as wide as dance floors lay by {spot}. Wheels like dinner plates stood in a row as far as {spot}. Each had its teeth in the next one, and each stood still. ^ “I thought I’d find the broken bit and put in a new one,” said {hero}, in a rather small voice. “I didn’t know there’d be so many bits.”',
      'Close to, it was not so much a clock as a country. There were chains, weights and levers, and a bell that three people could have lived in. Past {spot} the wheels began, and past {spot} they had not ended. ^ Nothing was cracked. Nothing was rusty. It all looked perfectly well, apart from the fact that none of it moved. “That’s the trouble,” said {hero}, walking along it. “You can see that it’s stopped. You can’t see why.”',
    ],
  ),
  tries: BROKEN_MACHINE_TRIES,
  turn: beat(
    show('crouch', 'wonder', 'wonder', { props: [{ prop: 'magnifying-glass', place: 'hand' }] }),
    ['Look! Each wheel waits for the next one.', 'Big wheel waits for small wheel. Why?'],
    [
      '{hero} looked at one wheel for a long, long time. It wasn’t broken. It was only waiting for the next wheel. ^ “And what are you waiting for?” {he} asked that one.',
      '“What are you waiting for?” {hero} asked the big wheel. ^ It was waiting for the middle wheel. And the middle wheel? It was waiting for a small one!',
    ],
    [
      '{hero} put down {his} tools. {He} sat by {spot} and simply looked, until {his} eyes got used to it. The big wheel could not turn, as it was waiting for the middle one. ^ The middle one was waiting for a smaller one. “None of them is broken,” said {hero}. “They’re all waiting for somebody!”',
      '“Right,” said {hero} to the biggest wheel. “Why don’t you turn?” {He} followed its teeth with one finger. It was held up by the wheel next door. ^ “And why don’t you?” That one was held up by a smaller. “It’s a queue,” said {hero}. “They’re all waiting for the one in front. So who’s at the front?”',
    ],
    [
      'In the end {hero} put down the tools. It was the best thing that could have happened, because then there was nothing to do but look. {He} lay down near {spot}, nose to nose with a wheel, and asked it: why aren’t you going? ^ It leaned on the wheel beside it. That one leaned on a smaller. None of them was stuck and none was hurt. They had their teeth in each other like people holding hands, and each had stopped because the next one had. “It’s not broken,” said {hero}. “It’s waiting.”',
      'There is a why that is really a complaint, and a why that wants to know. {hero} had been using the first kind all morning. {He} tried the other. “Why have you stopped?” {he} asked the great wheel by {spot}, and this time {he} looked at its teeth to see. ^ It had stopped because of its neighbour. The neighbour had stopped because of a smaller one, no wider than a tray. {hero} laughed out loud. “You’re all right, aren’t you? You’re every one of you all right. You’re just waiting for the one in front.”',
    ],
  ),
  turnDeepens: beat(
    show('crouch', 'wonder', 'brave', { props: [{ prop: 'magnifying-glass', place: 'hand' }] }),
    [
      'Follow the wheels. Small, smaller, teeny, tiny!',
      'Plate, saucer, biscuit! Smaller and smaller. See?',
    ],
    [
      'They followed the wheels. This one was like a plate. This one was like a saucer. ^ Past {spot} they were like biscuits! “And what are you waiting for?” asked {hero}.',
      'On they went, past {spot}. Every wheel was smaller than the last. ^ “Teenier,” whispered {hero}. “Tinier. Don’t blink, {c}!”',
    ],
    [
      'So they followed the queue. Past {spot} the wheels were like dinner plates. Past {spot} they were like [biscuits|jam-pot lids], and still each one was waiting for the next. ^ “Smaller,” said {hero}, on hands and knees. “Smaller. What are you waiting for? And you? And you?” Behind them, people were having breakfast for the third time.',
      '“Excuse me, what are you waiting for?” {hero} asked wheel after wheel. {He} had begun on {his} feet. Now {he} was on {his} knees, past {spot}, with {his} nose to the ground. ^ The wheels were as small as biscuits, and they shone. “Nobody polishes a thing so small,” said {hero}, “unless they love it.”',
    ],
    [
      'They followed the waiting. It led past {spot}, where the wheels were the size of saucers, and it led on. {hero} asked every one of them aloud, since it had begun to seem rude not to. And you? And you? The shadows lengthened. Far behind, somebody was ringing for a meal, without much hope of which. ^ Near {spot} {hero} was on {his} knees. The wheels were like biscuits, and as bright as if somebody had rubbed each with a sleeve. “The whole enormous thing,” {he} whispered, “begins with something tiny.”',
      'It is odd to walk along a clock from the loud end to the quiet end. The bells gave way to wheels, and the wheels to smaller wheels. “You’re waiting for that one,” {hero} told them, going by, “and that one’s waiting for that one.” {He} walked, then stooped, then crawled. ^ Past {spot} it was so still that you could have held the silence in a spoon. “Everyone looks at the big wheels,” {he} said to {c}. “I don’t suppose that anybody has ever been down this end.”',
    ],
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet'),
    ['No more wheels. No more ideas. Poor {hero}.', 'The last wheel. Nobody here. Oh. Oh.'],
    [
      'There was the very last wheel. {hero} could hold it in one hand. ^ But it was not waiting for anyone. It just stood still. “Now there’s nobody left to ask,” said {hero}.',
      'The last wheel of all sat in a hole, quite empty. ^ {hero} had asked every wheel there was. {He} sat down and put {his} chin on {his} knees. “I still don’t know.”',
    ],
    [
      'And there, in a hole by {spot}, was the last wheel, no bigger than a teacup. {hero} bent over it. “And what are you waiting for?” {he} asked. ^ There was no next wheel. There was nothing at all. {hero} had come right to the end of why. It was growing dim, and nobody knew if it was bedtime. {He} had a lump in {his} throat.',
      'The queue came to an end behind {spot}. The last wheel was no bigger than a [teacup|doughnut]. It was not stuck. It was not bent. It just wasn’t turning. ^ “But you must have a reason,” said {hero}. The wheel had none. {He} had been so sure there would be an answer at the end. There was only a hole.',
    ],
    [
      'The last wheel stood by itself in a hollow behind {spot}. It was the size of a teacup. {hero} lay down in front of it with {his} heart thumping, and asked. ^ It was waiting for nobody. There was no further wheel, no catch, no speck of dust. {hero} had followed the question to the very end of the clock, and what was there was not an answer but a hole. {He} laid {his} cheek on the cold ground. {He} had asked everything there was to ask, and it had not been enough.',
      '“And you?” said {hero}, and there was nobody after that. It was the last. It hung in a small round hollow by {spot}, polished like a coin, and it was not leaning on anything. It could have turned that very minute. It didn’t. ^ {hero} waited. {He} looked behind it. {He} had walked past all those wheels towards the reason, feeling cleverer at every step, and there was no reason there. “I don’t know,” {he} told {c}. It was not a thing {he} often said. It made the dusk feel larger.',
    ],
  ),
  spark: beat(
    show('look-aside', 'surprised', 'quiet'),
    ['Listen! A sniff. Who is in there?', 'Sniff, sniff. A tiny door! Knock, knock.'],
    [
      'Then {hero} heard a sniff. Behind the wheel was a tiny door with a tiny [mat|bell]. ^ “I asked what was wrong,” whispered {hero}. “I never asked who!”',
      '{hero} looked once more. Inside the wheel were footprints, as small as [seeds|peas]. ^ “Somebody runs in here!” {he} whispered. “Somebody makes it go!”',
    ],
    [
      '{hero} wiped {his} nose and looked again. The wheel was worn on the inside. There was a little path in it, made by feet. ^ And beside it was a door no higher than a matchbox, and behind the door somebody sniffed. “Oh!” said {hero}. “I’ve been asking what stopped. I should have asked who.”',
      'A tear fell on the wheel, and through it, as through a magnifying glass, {he} saw them. Footprints! Round and round they went, hundreds of them. ^ “{C},” whispered {hero}, “somebody runs in here. The whole Great Clock only runs because somebody does.” And behind a door no bigger than a matchbox, somebody sniffed.',
    ],
    [
      'It was because {his} cheek was on the ground that {he} saw it. The inside of the wheel was worn. All round it ran a track as narrow as a ribbon, polished by something softer than tools. Feet. ^ Next to the wheel was a door the size of a playing card, with a scrap of doormat. {hero} kept quite still. Behind it somebody blew a very small nose. All day {he} had asked what was the matter. It had never once crossed {his} mind, or anyone’s, to ask who.',
      'What do you do at the end of why? You look who’s there. It was only a small sound, a hiccup perhaps, but {hero} had got good at noticing. There were crumbs beside the wheel. There was a towel as big as a stamp, hung on a door like a playing card. Inside the wheel ran a groove, and the groove was made of footprints. ^ “It isn’t a machine,” said {hero} slowly. “Not at this end.” Under all of it, bing, bong, lunch and bedtime, somebody had been running.',
    ],
  ),
  deed: beat(
    show('kneel', 'smile', 'brave', { little: true }),
    [
      '{Little} is tired. {hero} turns it. {refrain}',
      '“So tired,” says {little}. “Rest,” says {hero}.',
    ],
    [
      '“What do you need?” asked {hero}. Nobody had asked that before. “A sit-down,” sighed {little} the {littleKind}. ^ So {hero} put one finger on the wheel and pushed. Tick!',
      'Out came {little}, a very small, very tired {littleKind}. “I ran and ran,” said {little}. “Nobody said thank you.” ^ “Sit down,” said {hero}. “Tonight I will turn it.”',
    ],
    [
      '{hero} knocked with one fingernail. Out came {a:littleKind} in slippers. “I’m {little},” it said. “I run the Clock. I’ve always run it, and today my legs said no.” ^ “What do you need?” asked {hero}. {Little} burst into tears. “A sit-down. And some supper.” {hero} gave {little} {his} sandwich. {He} put one finger on the wheel and began to push.',
      '“Who’s there?” called {hero} softly. The door opened. There stood {a:littleKind} with a towel round its neck. “I’m {little}. I make it go,” it said. “Please don’t shout. I only sat down for a minute, and then I couldn’t get up.” ^ “I won’t shout,” said {hero}. “I’ll take a turn.” {He} reached out one finger, very carefully, and pushed. Tick.',
    ],
    [
      'The {littleKind} who opened the door had been crying. “I know, I know,” it said. “I’ve stopped. I’m {little}. I run it, and nobody ever comes, and now you’ve come to complain.” ^ “I’ve come to ask what you need,” said {hero}. {Little} stared. There was a pause, of the kind that follows a really good question. “An evening off,” it said. “Only one. But then everything would stop.” “No, it won’t,” said {hero}. {He} handed over the sandwich, rolled up one sleeve, and set {his} finger, very gently, to the wheel.',
      '“Please,” said {hero} to the door, “I’m not here to mend you.” After a while it opened. It was {a:littleKind}, with a towel round its neck and odd slippers. “{Little},” it said. “I do the running. I’ve done it every day, uphill, and this morning my legs simply went and sat down.” ^ “Hasn’t anyone ever helped?” {Little} thought. “Nobody ever knew.” {hero} looked at the wheel. It was no good for a foot. But it might have been made to fit one finger. “Go and lie down,” {he} said. “I’ve got all night.”',
    ],
  ),
  deedHolds: beat(
    show('reach', 'brave', 'quiet', { little: true }),
    ['Tick. Tock. Not too fast! {refrain}', 'Round, round, round. Every wheel wakes up!'],
    [
      'Not too fast. Not too slow. “{refrain}” That kept the time. ^ {hero’s} finger ached. But wheel after wheel began to turn, the small ones first.',
      'Tick, went the small wheel. Tock, went the next. “{refrain}” ^ {Little} had supper and a lovely long snore, and {hero} pushed and pushed.',
    ],
    [
      'It was harder than it looked. Too fast, and the hands went whizzing. Too slow, and they yawned. “{refrain}” sang {hero} under {his} breath, until {his} finger found the beat. ^ Tick, went the small wheels. Tock, went the big ones, far away. {Little} was snoring. {hero’s} whole arm ached, and {he} did not stop.',
      'The teacup wheel pushed the biscuit wheel. The biscuit wheel pushed the plate wheel. Tick by tick the turning went back along the queue, past {spot}, to the very big ones. ^ “{refrain}” sang {hero}, so as not to lose the beat. {His} finger was red and {his} nose itched. {He} let it itch.',
    ],
    [
      'It is no great thing to push a wheel with one finger. To push it evenly, not hurrying when you are bored and not slowing when you are sore, is another matter. “{refrain}” {hero} said under {his} breath, so as to have something to lean on. ^ The small wheel woke the next, and that one woke another. {He} could hear it going away from {him}, a whisper, a rattle, a rumble, past {spot} and on. From behind the little door came a snore like a very small saw. {His} arm burned. {He} kept time.',
      'At first it went in jerks. {hero} thought of {little}, running all those years where nobody saw, and grew ashamed of the jerks. {He} fixed {his} eyes on the wheel. “{refrain}” {he} sang, hardly moving {his} lips. Round it went. Round it went again. ^ Wheel after wheel took the turning and handed it on, as you pass a bucket down a line. Somewhere beyond {spot} the giants began to stir. {His} finger had no feeling left. But it had a rhythm, and a rhythm will carry you a long way.',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', { little: true, props: CLOCK }),
    ['Bing, bong, BONG! Thank you, {little}! {refrain}', 'Bing! Bong! All is well. Hooray!'],
    [
      'BING! BONG! Everybody knew it was supper time. They came running to see. ^ “It’s {little} who makes it go,” said {hero}. And everybody said thank you, one after the other.',
      'BONG! went the Great Clock, right on time. “{refrain}” ^ “I’ll push on Mondays,” said the baker. “We’ll do Tuesdays,” said everybody else. {Little} turned pink.',
    ],
    [
      'BING! BONG! The whole sky shook. All over {place} people looked up from the wrong meal. Then they came to see, with lanterns, along the wheels, down to the small end. ^ “This is {little},” said {hero}. “{Little} does it all.” Nobody spoke. Then the baker took off one oven glove and held out a finger. “Would Mondays suit you?”',
      'BONG! {Little} sat bolt upright. “Who did that?” “You’ve had three hours’ sleep,” said {hero}, “and it’s exactly eight o’clock.” ^ By nine there was a queue at the tiny door. People had brought cake, and cushions the size of stamps. They had all come to say the same two words, and they took turns at the wheel. “{refrain}” sang everybody.',
    ],
    [
      'Eight o’clock came up through the ground like a train. BING, said the Clock, and BONG, and dust that had been there for years flew out of every corner. People came along the wheels with lanterns, getting lower and lower. In the end a hundred of them were on their knees before a door as big as a playing card. ^ “What was wrong with it?” they asked. “It was tired,” said {hero}. “It’s called {little}.” The silence was rather a red-faced one. Then somebody at the back asked if there was a list, where one could put down one’s name.',
      '“You’ve let me oversleep!” cried {little}. “Yes,” said {hero}. “Listen.” And out over {place}, as round and gold as an orange, rolled the first BONG of the evening. Doors opened. You could hear supper being put on one table after another. ^ They made the list that very night. The baker had Mondays, and the school took Tuesdays, four children to a shift. “{refrain}” they practised, pushing the air with one finger. {Little} looked at all those fingers for a long time. “I only ever wanted to be asked,” said {little}.',
    ],
  ),
  home: beat(
    show('look-aside', 'sleepy', 'cosy', { at: 'home', props: [{ prop: 'bed', place: 'ground' }] }),
    ['Bing, bong! Bedtime. “Well run, {little}!”', 'Bong! Time for bed. Night, night, {little}!'],
    [
      'At bedtime the Great Clock went bing, bong! {hero} opened the window. ^ “Thank you, {little}!” {he} called. And in all the other windows people called it too.',
      'On {hero’s} wall hung a new calendar. “Thursday,” it said. “My turn.” ^ {hero} wiggled {his} pushing finger, and tucked it up in bed.',
    ],
    [
      'At home every small clock said the same thing again. {hero} wrote “Thursdays: my turn” on the calendar, and drew a finger next to it. ^ Bing, went the Great Clock. Bong. It was the same sound as always. But now, when {he} heard it, {he} could hear feet.',
      '{hero} lay in bed and sucked {his} sore finger. ^ Bing, bong, went the night. Up and down the street the windows opened a crack. “Thank you!” called the baker. “Thank you!” called {hero}. It had been bonging for a hundred years, and this was the first time that anybody had answered.',
    ],
    [
      'The list hung in {hero’s} kitchen now, next to the calendar, and {his} own name was down for Thursdays. {He} had a blister, and had shown it to several people. ^ Bong, said the Great Clock, and along the street the lamps went out, as they had at that hour for a hundred years. {hero} held {his} breath. {He} had always heard the bong. Now {he} could hear what came before it: a tiny, steady patter, a long way off, like somebody running for pleasure.',
      'Bing, it went, and bong, and the whole street knew that it was nine and not anything else. {hero} turned over. There was the hour, hanging in the air like a lamp. {He} had had thousands of them, and never thought that somebody had made each one. ^ “Thank you,” {he} said out of the window, feeling slightly foolish. Two doors down somebody else was saying it. So was the baker. Then, all over the town, they drew their curtains, and left the night to get on with its work.',
    ],
  ),
};
