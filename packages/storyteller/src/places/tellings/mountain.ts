import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the mountain's three pages. */
export const mountainTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      'Stone on stone on stone. Hello up there, {noun}!',
      'Look up. More up. Still more up! Oops, {hero}!',
    ],
    crossing: [
      'Crumbly stones! Tick, tack. Shh, tiptoe past.',
      'Thin, thin ledge. Tummy in. Shuffle, shuffle!',
    ],
    wayHome: [
      'Wobbly, wobbly knees. Down to the gate. Home!',
      'Round the bend. Round again. Home!',
    ],
  },
  '4-5': {
    arrive: [
      '{hero} looked up so far that {he} sat down, bump. And there was still more of it! ^ “Who needs such a big one?” asked {hero}.',
      '“I’ll just touch it,” said {hero}, and put one hand flat on the rock. ^ It was rough and cold and very, very old. “How do you do?” said {hero}.',
      'Everything here was big. Big rocks, big steps, big quiet. ^ {hero} and {c} stood close together and were little.',
    ],
    crossing: [
      'The stones were loose. Click, clack, off they rolled! ^ “Shh,” said {hero}, and tiptoed until the very last one lay still.',
      'The way went through a crack, as thin as a letter box. {hero} breathed in. ^ On tiptoe and sideways {he} went. “Now post yourself,” {he} told {c}.',
      'A rock as tall as a table sat on the path. Up went one knee. Down it slid. ^ So {hero} piled up stones, stood on {his} toes, and got over.',
    ],
    wayHome: [
      '{hero’s} feet were tired, so {he} sang to them. “Left foot, right foot, soup, soup, soup!” ^ They marched all the way down.',
      'The lower they came, the more the houses grew. First they were crumbs, then boxes. ^ Then one of them was where {hero} lived.',
      'Down they went, round all the bends. {hero} gave each bend a name. ^ “Goodbye, Elbow,” {he} said. “Goodbye, Other Elbow.”',
    ],
  },
  '6-8': {
    arrive: [
      '“It’s leaning over,” said {hero}. “I think it’s having a look at us.” ^ So they stood up straight and let themselves be looked at. After a while {hero} waved. Nothing happened, except that a small stone rolled over somewhere high up, like a wink.',
      '{hero} had drawn plenty of mountains. You did a triangle, and then you did a white bit on top. Now {he} saw what {he} had left out. ^ There were the cracks, the ledges, the trees that grew out of nowhere, and the size. “I’ll need more pencil,” {he} said.',
      'You could hear how big it was. {hero} dropped a stone on another stone. Tock. Then it said tock further up, and again behind a corner, where you couldn’t see. ^ “They’re passing it on,” whispered {hero}. They waited a while to hear what the top would say. The top, it seemed, wanted to think.',
    ],
    crossing: [
      'Past {spot} the slope was all loose stones, balanced like the cups in a crowded shop. {hero} sneezed, and forty of them left. ^ {He} held {his} nose. On tiptoe {he} went from one big stone to the next. Those had sat through worse. Nothing else was broken.',
      'The path went into a crack in the rock and began to climb. There were steps, but whoever made them had never seen any. {hero} felt for each with {his} toes. ^ “What’s the top one like?” called {c}. “Missing,” said {hero}. {He} stretched, and stretched some more. It was only shy.',
      'Somebody had laid a plank over the gap near {spot}. It sagged. ^ {hero} set a toe on the plank, and it used a word that {he} was not allowed to use. “The same to you,” said {hero} kindly, and went on talking. They had quite a chat. {hero} got the last word, because {he} was over.',
    ],
    wayHome: [
      'The way was steep, and {hero’s} legs wanted to run on ahead. {He} had to hold them back like two excited cousins. ^ By {spot} they had calmed down. At the very bottom they went round the gatepost twice before they would listen.',
      '“Shall we tell them how high it was?” asked {hero}. “They’ll never believe it,” said {c}. So they practised on the way down, and made it a bit smaller at each bend. ^ By the last bend it was only enormous. Anybody can believe enormous.',
      'Halfway down, {hero’s} left ear went pop. Suddenly there was twice as much to hear. There was grass, there was gravel, and there was {c}, humming. ^ “How long have you been doing that?” asked {hero}. “Since the top,” said {c}. Then the right ear popped as well, and it turned out that there was a tune.',
    ],
  },
  '9-12': {
    arrive: [
      'It had been there before the village, and before the name of the village, and before there was anyone to complain of the stairs. Rain and ice had been at work on it since long before numbers. Yet when {hero} laid a hand on the rock, it felt oddly unfinished, like a first try with all the crossings-out left in. ^ “Perhaps it hasn’t decided yet,” {he} said. {C} looked up along the whole of it. In that case, they agreed, it would be as well not to hurry it.',
      'Most mountains get bigger as you walk towards them. This one did so, and then went on doing it. From the bus stop it was big. From the last gate it was enormous. Now that {hero} stood at the foot of it, it was no longer a thing at all, but more of a direction. ^ A path set out to the left, as though it wished to see the other side. Next to it somebody had built a little pile of stones. Yes, said the pile, this way. We wondered too.',
      '{hero’s} feet knew it first. The road had been leaning so gently that {he} had put it down to heavy shoes. Then {he} turned round to see how far they had come, and there lay the whole country, spread out like washing on a lawn. There was a toy church, and a toy bus which had lately been the bus. ^ “We’re up,” said {hero} in surprise. {He} looked the other way, and saw that they weren’t. That had been the doorstep. Behind it stood the house.',
    ],
    crossing: [
      'Scree is what the heights say under their breath. There was a whole slope of it past {spot}, grey and loose, lying just as it had lain when it last stopped sliding. {hero} trod on one stone, and eleven others got up to see who it was. ^ {He} waited until they had sat down. Then {he} went over as people go to their seats when the play has begun, on tiptoe, sideways, murmuring “Sorry, sorry,” to left and right. One or two of them grumbled. Nobody got up.',
      'One could go over the shoulder of rock by {spot}, which was out of the question, or one could go through it. There was a crack, wide enough for one cautious person. {hero} entered it sideways, nose to one wall and back to the other, and felt that the two had not been on speaking terms for years. ^ {He} did not take sides. {He} tiptoed along between them, breathing at the top only, and thinking of flat things: stamps, rulers, Holland. At the narrowest point {he} thought of nothing, and that fitted.',
      'The water came down from the heights with a great deal to say, and over it led five stones. The fifth was a long way from the fourth. Gazing at it, {hero} almost missed the first, and got a shoeful of cold advice. ^ So {he} put the fifth out of {his} head. {He} stood on each stone, on tiptoe, as if {he} meant to live there. When {he} had lived on four {he} looked up, and the fifth had come closer. No doubt it had got tired of waiting.',
    ],
    wayHome: [
      'Nobody warns you about down. Up has all the songs. Down is done with the front of the knees, and not a line has been written about it. {hero} therefore made up a poem on the way, with a thump at the end of each verse. ^ As poems go, it wasn’t bad. It had {spot} in it, and the bend with the view. It had a rhyme for “boulder” as well, which was first “shoulder” and then “older”. {He} said that verse again. By the foot of the hill it was the best of the lot.',
      'At each bend {hero} looked back, and at each there was less to see. First the top was gone, then the top of what was left. At last the whole mountain had vanished behind its own knees, like a host who does not care for goodbyes. ^ It struck {him} as a strange thing. When you are right beside something of that size, you can see nothing but the bit that you are standing on. They would have to go all the way home, {he} thought, in order to get it back.',
      'Going home {hero} found out where everything was. {He} had muscles to whom {he} had never been introduced. There was one behind each knee, and there was a long gloomy one in front that seemed to be in charge of stairs. ^ It was a contented kind of ache, though, like the creak of a cupboard with a lot put away in it. Tomorrow it would be worse. {He} meant to enjoy that too. Of all there was at {spot} and above, it was the one thing you could take with you.',
    ],
  },
};
