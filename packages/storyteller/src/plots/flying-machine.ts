import { beat, type Plot, show } from './plot.ts';

/** A machine that must fly, built from odds and ends; it works when its mistakes are put together. */
export const flyingMachine: Plot = {
  id: 'flying-machine',
  titles: ['{hero} and the Flying Bathtub', '{hero} Builds a Flying Machine', 'Up Goes {hero}!'],
  taglines: ['A story for people who take things apart', 'A story about the fourth try'],
  blurbs: {
    young: [
      'Bang, bang, bang! {hero} builds a machine. Will it fly? One, two, three, flop! Try again, {hero}. Try again, {c}. Up, up, and away!',
    ],
    old: [
      'It is made of a bathtub, two umbrellas and a great deal of string. It has crashed three times. Everyone has stopped watching, and that is when {hero} notices what the three crashes have in common.',
    ],
  },
  refrains: {
    young: ['Bang, bang, bang! Will it fly?', 'Five, four, three, two, go!'],
    old: ['If it’s stuck, give it luck!', 'Bolt it, tie it, then we’ll fly it!'],
  },
  lessons: ['mistakes', 'small-steps', 'patience'],
  themes: ['invention', 'flying', 'keep-trying', 'wits', 'curiosity'],
  quest: { props: ['hot-air-balloon'], from: 'none' },
  want: beat(
    show('reach', 'wonder', 'wonder', { at: 'home', props: [{ prop: 'feather', place: 'sky' }] }),
    ['Birds fly. {hero} wants to fly too!', 'Flap, flap! No. Arms are not wings.'],
    'A feather sailed past the window, up and up. {hero} flapped {his} arms. {He} stayed where {he} was. ^ “I want to see what the birds see,” {he} said.',
    '{hero} had watched the [swallows|swifts] all week. They didn’t even seem to try. They just leaned on the air, and the air held them. ^ “If it can hold them, it can hold me,” {he} said. “It only needs some help.” {He} went to look at the old bathtub.',
    'Nobody could tell {hero} why not. Because you’re too heavy, they said; but a cloud weighs more than a house, {he} had looked it up, and it floats. Because you’ve got no wings; but neither has a balloon. ^ The more {he} asked, the more it seemed that people had stopped wondering at just about the age of ten. {He} was not going to make that mistake. Behind the shed stood an old bathtub. {He} walked around it, twice, with {his} head on one side.',
  ),
  setOut: beat(
    show('carry', 'cheeky', 'joyful', { props: [{ prop: 'ladder', place: 'background' }] }),
    ['Bring string. Bring glue. {refrain}', 'Come, {c}! Let’s build. {refrain}'],
    'They took the bathtub, two umbrellas and a lot of string. They pulled it all {into}. ^ “{refrain}”',
    '“You need space to fly,” said {hero}. So they loaded the tub on to a cart, with two umbrellas, a fan and all their string. They rolled it {into}. ^ “{refrain}” they sang, and a wheel came off.',
    'Great inventors, {hero} knew, are not appreciated at home. So they moved the works. It took four journeys to get the bathtub, the umbrellas, the bicycle chain and the box marked Do Not Touch {into}. ^ “It’s not a bathtub any longer,” {he} explained to {c}. “It’s the hull.” {He} spat on {his} hands as people do in books, and wished {he} hadn’t. “{refrain}”',
  ),
  problem: beat(
    show('think', 'thoughtful', 'funny', { props: [{ prop: 'pencil', place: 'hand' }] }),
    ['Bathtub is heavy. So, so heavy! Oof!', 'Lift! Oof. Lift! Oof. It won’t go.'],
    'The bathtub stood by {spot}. It was very good at standing. ^ “Up!” {hero} told it. It was not at all good at up.',
    'They put the bathtub down by {spot}, and it sank in a bit. That was the trouble with it. It was built for sitting still and being full of water. ^ {hero} drew a plan. There were a lot of arrows in it, and they all pointed up.',
    '{hero} drew the plan with a stick, on the ground by {spot}. It had arrows for the wind, dots for the string and a cross where {he} would be waving. The only thing it did not have was an answer. ^ A bathtub weighs as much as two grown-ups, and it likes the earth. It wants to get back to it. {He} looked at the sky, which was a very long way from any bathroom. “Well,” {he} told {c}, “that’s why it’s called inventing.”',
  ),
  tries: [
    beat(
      show('jump', 'brave', 'funny', { props: [{ prop: 'umbrella', place: 'hand' }] }),
      ['Umbrellas up! Jump! Whoosh. Inside out!', 'Flap the umbrellas. Flap! Flop!'],
      'They gave it umbrella wings. {hero} flapped and flapped. ^ Whoosh! The wings turned inside out. “They need something to hold them stiff,” said {hero}.',
      'The wing machine had two umbrellas. They rolled it down from {spot} and {hero} pumped the handle. ^ For a second it felt light. Then both umbrellas turned inside out, and the tub sat down. “The wings lift,” {he} wrote. “But they fold.”',
      'The Bat, as {he} called it, had an umbrella on either side and a handle to flap them with. {hero} pedalled it off the slope by {spot}, and there was a moment, {he} would swear to it, when the wheels stopped rattling. ^ Then came a double bang as the umbrellas blew inside out. They slid to a halt in the mud. “What went wrong?” asked {c}. “They gave way,” said {hero}, and wrote it down. But {he} wrote the other thing too: “For one second, it lifted.”',
    ),
    beat(
      show('hold', 'worried', 'funny', { props: [{ prop: 'balloon', place: 'sky', count: 6 }] }),
      ['Balloons! Up, up! Pop, pop, pop. Down.', 'Tie balloons. Up! Oh no. Pop!'],
      'It had to have balloons. Red, blue, yellow! The bathtub went up, as high as {hero’s} knee. ^ Then it bumped against {spot}. Pop, bang, pop!',
      'The balloon machine had as many as they could blow. The tub rose, a whole hand high, and hung there like a [sleepy cow|large white cloud]. ^ But nobody could steer it. It drifted into {spot}, and the noise was terrible. “Goes up,” wrote {hero}. “Goes where it likes.”',
      'The Cloud was all balloons. They had no breath left by the time it lifted, but lift it did, with a creak, till you could have slid a cat beneath it. {hero} sat in the tub, hardly daring to swallow. ^ It was a great success, as long as you did not want to go anywhere. The breeze took it by the shoulder and walked it into {spot}. After the last pop {he} made a note. “Stays up,” {he} wrote. “Can’t choose.”',
    ),
    beat(
      show('run', 'surprised', 'funny', { props: [{ prop: 'kite', place: 'sky' }] }),
      ['Spin, fan, spin! Round and round. Dizzy!', 'Whirr goes the fan. We go backwards!'],
      'A fan! It wanted a fan! Whirr! Off shot the bathtub! ^ But it went backwards. Round and round {spot} it went, until they were both dizzy.',
      'The fan machine was worked by pedals. {hero} pedalled like mad. It shot off, backwards, and went round and round {spot} like a dog after its tail. ^ “Strong push,” {he} wrote, when the page stood still. “Stays on the ground.”',
      'The Thunderer had a propeller made out of the kitchen fan, and it was powerful. It was so powerful that it left without {c}. ^ It went round {spot} at great speed, tail first, never more than a finger’s breadth off the grass. When {hero} had been sick, discreetly, behind the hull, {he} got out {his} notebook. “Pushes like anything,” {he} wrote. “Doesn’t lift.” It was, {he} felt, a completely new way to fail.',
    ),
  ],
  turn: beat(
    show('sit', 'thoughtful', 'wonder', { props: [{ prop: 'book', place: 'hand' }] }),
    ['Look at the book. One, two, three. Hmm!', '{hero} looks. Wings, balloons, fan. Oh!'],
    '{hero} looked at {his} three drawings. Wings that fold. Balloons that drift. A fan that only pushes. ^ “That is funny,” {he} said. “They are all a bit right.”',
    '{hero} sat down with {his} notebook. The wings lift, but they fold. The balloons stay up, but they drift. The fan pushes, but it won’t rise. ^ {He} read it again, faster. “{C},” {he} said, “each one can do exactly what the others can’t.”',
    'When the others had gone home, {hero} laid the three pages side by side on the grass. {He} had been keeping them as a list of failures. {He} read down the left, where {he} had written what each one could not do, and it was as sad as ever. ^ Then, for the first time, {he} read down the right. Lifts. Stays up. Pushes. The back of {his} neck went cold. “They’re not three bad machines,” {he} said. “They’re three parts of one good one.”',
  ),
  turnDeepens: beat(
    show('carry', 'brave', 'brave', { props: [{ prop: 'ladder', place: 'ground' }] }),
    ['Bang, bang! Put it all together.', 'Wings here. Balloons there. Fan behind!'],
    'So they built it all again. Wings on the sides, balloons on top, the fan behind. ^ “Hurry,” said {hero}. “The wind is just right!”',
    'They worked like ants. Balloons on top, to carry. Umbrellas at the sides, to steer, with sticks so they couldn’t fold. The fan behind. ^ People came and looked. “It’ll never fly,” they said. “No,” said {hero}, with a peg in {his} mouth. “It didn’t, three times.”',
    'They took it all to pieces and put it together as if for the first time. The balloons went on top, since that was what they were good at. The umbrellas went at the sides, with splints, to steer. The fan went behind. ^ A few people had stopped by {spot} to watch. “That child’s still at it,” said one, not unkindly. “Some folk don’t know when they’re beaten.” {hero} heard. {He} decided that it was the nicest thing anyone had ever said about {him}.',
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { props: [{ prop: 'umbrella', place: 'ground' }] }),
    ['One, two, three, go! Nothing. Oh.', 'Stuck! Rip! Everyone goes home.'],
    '“Five, four, three, two, one!” The bathtub shook. It coughed. And it stayed right there. ^ Everybody went home to supper. {hero} pulled {his} hat over {his} eyes.',
    'All was ready. {hero} gave the sign. The fan roared, the wings spread, the balloons pulled, and the bathtub did not move. It only groaned. ^ One by one the people went home. {hero} leaned on the cold tub. {He} had really thought that this was it.',
    'They counted down. The fan howled and the balloons strained; every string was as tight as a fiddle’s. The bathtub shuddered, and rocked, and sat. ^ You could hear the people trying not to sigh. Then you could hear them going, one pair of shoes after another. {hero} turned off the fan. {He} had been wrong three times and not minded, because there was always something to write down. This time {he} could not think of a single thing to write.',
  ),
  spark: beat(
    show('think', 'surprised', 'wonder'),
    ['{C} hops out. Oh! It moves! Too heavy!', 'Take out stones. Light! Light! Yes!'],
    '{C} jumped out to give {hero} a hug. And the bathtub gave a little hop! ^ {hero} sat up. “It’s not broken,” {he} said. “It’s too full!”',
    '{C} climbed out, to be sad on the grass beside {him}. Behind them something creaked. The bathtub had lifted one corner. ^ {hero} stared. Then {he} looked inside. There were tools, spare strings, three old machines’ worth of bits. “We kept everything!” {he} cried. “It’s all still in there!”',
    '{C} got out, so as not to be sad sitting down. The hull creaked. It was the kind of creak that means something, and {hero} turned {his} head. ^ One end of the bathtub was off the ground, by about the thickness of a book. {He} went and looked in. There lay the hammer, the spare fan, the broken umbrellas, the tiles. In the bottom was every bit that had ever gone wrong, in case it might come in. “We’ve been carrying all of it,” {he} said.',
  ),
  deed: beat(
    show('carry', 'brave', 'brave', { props: [{ prop: 'stone', place: 'ground', count: 3 }] }),
    ['Out with this! Out with that! {refrain}', 'Throw it out. Lighter, lighter! {refrain}'],
    'Out went the hammer. Out went the bricks. Out went {hero’s} heavy [boots|coat]! “{refrain}” ^ With every thing the bathtub rose a little more.',
    '“Everything out,” said {hero}. Out went the tools and the tiles. Out went the broken bits. It was hard to part with some of them. ^ Last of all {he} pulled out the big brass plug that {he} was so proud of. “{refrain}” {he} said, and let go of the rope.',
    'It was harder than building. {hero} had been fond of the brass tap. {He} had carried those tiles {himself}. But out they went, one by one, and {he} said thank you to each, for {he} could see now that every one had taught {him} something. You were meant to keep that part. You weren’t meant to keep the tiles. ^ When the tub was empty it stood on the very tips of its feet, swaying. {He} got in. {He} did not count down. “{refrain}” {he} whispered.',
  ),
  deedHolds: beat(
    show('ride', 'laugh', 'joyful', { props: [{ prop: 'balloon', place: 'sky', count: 6 }] }),
    ['Up! Up! Up! We are flying!', 'Look, look! {hero} is up! {refrain}'],
    'Up it went. Over {spot}! Over the roofs! The wings steered. The fan pushed. ^ “{refrain}” shouted {hero}, and the birds made room.',
    'There was no bump. The grass simply got further away. {hero} leaned left, and they went left. {He} pedalled, and the wind came to meet {him}. ^ “We’re up!” {he} yelled. “{refrain}” Below, doors flew open. Somebody dropped a saucepan.',
    'It was not like jumping. It was like being put down on something, very gently, except that it was up. {Spot} slid by beneath the taps. {hero} touched the left-hand string, and the whole creaking miracle of it tilted and turned, just as {he} had drawn it. ^ “{refrain}” {he} shouted, for somebody had to. A swallow came alongside and looked at {him}, wing to umbrella, the way one traveller looks at another.',
  ),
  solved: beat(
    show('wave', 'laugh', 'joyful', { props: [{ prop: 'balloon', place: 'sky', count: 6 }] }),
    ['Wave, wave! Hello down there! Hooray!', '{hero} sees it all. So small! So far!'],
    'Down there everyone was waving. They looked like [crumbs|peas]. ^ “I can see what the birds see!” called {hero}. And {c} saw it too.',
    'They flew round three times, over everybody who had said never. The people were waving their hats. ^ From up there {hero} could see it all: the slope, the mud, the place where the balloons went pop. It made a path, and it led right up to {him}.',
    'They went round until the light was nearly gone. From above {hero} could see the whole story lying there. There was the long skid of the umbrellas, and the scraps of the balloons, and the dizzy rings of the fan. All day {he} had thought they were going in different directions. ^ They weren’t. From up here they made a line, with a wobble in it, and {he} was on the end. Someone below was shouting, “I always said so!” {hero} waved.',
  ),
  home: beat(
    show('sit', 'smile', 'cosy', { at: 'home', props: [{ prop: 'book', place: 'hand' }] }),
    ['Splash! A bath in the flying bath.', 'Bath time. Splish, splash, zoom!'],
    'That night {hero} had a bath in it. “Five, four, three,” {he} said, and splashed. ^ In {his} book {he} wrote, “It flew!”',
    'That night the bathtub was a bathtub again, with water in it and {hero}. There was a feather between the taps. ^ {He} reached for {his} notebook with a wet hand. “Number four,” {he} wrote. “Flies.” Then {he} turned to a new page. “Number five.”',
    'The bathtub went back behind the shed, and {hero} went into it, with hot water, because {he} smelled of glue. {He} lay and looked up. It was odd to think that {he} had been there. ^ {He} took the notebook from the soap dish. Under “Mark Four” there was only one thing to put. {He} wrote it small, so as not to boast. Then {he} turned over and smoothed out the next page, and sat looking at it for so long that the water grew cold.',
  ),
};
