import type { SecondTellings } from './second-tellings.ts';

/** Further wordings for 6–8 of four plots that suit any idea. */
export const SECOND_AT_SIX_B: SecondTellings = {
  'afraid-of-the-dark': {
    want: 'Every evening at eight the same thing happened. Somebody said “Sleep tight”, and somebody clicked the switch, and all {his} toys turned into strangers. ^ {hero} crouched behind the bed and counted the lumps. “There are more of you than there were at tea,” {he} said. “I want this dark gone by Friday.”',
    setOut:
      '“Things go away if you ask them properly,” said {hero}. “Or else you ask them with a lantern.” ^ {He} lit the biggest one {he} could find and tiptoed past the clock. {C} came close behind, treading on {his} heels. “{refrain}” they hissed, all the way {into}.',
    problem:
      'The light went ahead of them like a small yellow dog. It sniffed at {spot} and found nothing wrong with it. ^ But each time the light looked left, the dark was busy on the right. “That’s cheating,” said {hero}. {He} spun round quickly. The dark had spun round quicker.',
    try0: '“Perhaps it’s like [pigeons|hens],” said {hero}. {He} waved one arm, swung the lantern and marched at {spot}, shouting “Shoo!” ^ Nothing flew up. A hedgehog looked out, sighed, and went home to complain. As for the dark, it closed again behind the hedgehog like a pond.',
    try1: 'Next came the secret plan. On the count of three they would dash for {spot}, where it looked a bit paler. One, two, three! ^ {hero} ran until {his} shoes flapped. It was no paler when they got there. The pale bit had moved to where they had started. “Typical,” puffed {hero}.',
    try2: 'Five candles, thought {hero}, must be five times as strong as one. {He} lit them beside {spot} and sat down to watch the dark go. ^ It did shuffle back a little. Then something tickled {c’s} nose. It was a huge sneeze, and it put out all five at once. “Bless you,” said {hero} gloomily.',
    turn: 'There was just enough oil left for one thing more, and it was a burp. The lantern burped. Then it was out. ^ {hero} held it up and peered inside, which is no use at all in the dark. “Don’t let go of me,” {he} said to {c}. “I wasn’t going to,” said a voice. It was not {c}.',
    turnDeepens:
      '“Who are you, then?” asked {hero}. The answer was a long time coming. “I’m only the Dark,” it mumbled, from somewhere behind {spot}. “I’ve been trying to keep out of your way.” ^ {hero} nearly laughed. All evening {he} had been chasing somebody who was hiding.',
    lowPoint:
      '“Don’t trouble,” sniffed the Dark. “I can tell when I’m not wanted.” It gathered itself up, like a cloth with the crumbs in it. Away went the owls. Away went the stars. ^ {hero} sat down with a bump. Without the dark, where would anybody keep their dreams? {He} had won, and it was horrible.',
    spark:
      'Then {hero} remembered the new [girl|boy] at school, who had stood by the wall for a week. People had waved. People had shouted “Come on!” It hadn’t helped. ^ So {hero} had gone and leaned on the same wall, and said nothing at all. By playtime they were sharing [crisps|a skipping rope]. “That’s how,” whispered {hero}.',
    deed: 'Here was a patch of ground as black as a cellar. {hero} left the lantern behind and walked right into it. {His} knees shook, so {he} knelt on them. ^ {He} shut {his} eyes. “I’m sorry about the lantern,” {he} said. “You needn’t talk. I’m just going to be here.”',
    deedHolds:
      'For a while there was only breathing. {hero} counted {his} own, and {c’s}, and then one more, as slow as the sea. ^ “People mostly go in,” said the Dark, “before the best part. Open them now.” {hero} did. Somebody had spilled a whole sackful of stars, right across the sky.',
    solved:
      '“What’s that one called?” asked {hero}, pointing. “The Teapot,” said the Dark. “And that’s the Other Slipper.” It had named them all, on long evenings, and had never had anybody to tell. ^ “{refrain}” said {hero}, and the Dark giggled so hard that a star fell down.',
    home: 'Should somebody leave the landing light on? {hero} thought about it, sitting up against the pillows. “Better not,” {he} said. “Somebody might be shy of it.” ^ Click. The toys turned into strangers, and {hero} nodded to each of them. Then {he} budged over, because the Dark is a big thing to fit into a small bed.',
  },
  'flying-machine': {
    want: '“Down” was easy, {hero} found. You only had to step off a wall. It was “up” that wanted thinking about. ^ A feather came floating past, and {he} stretched after it on the very tips of {his} toes. It dodged and kept climbing. “If a hen’s leftovers can do it,” said {hero}, “so can a bathtub.”',
    setOut:
      'Three people asked what the bathtub was for. “The sky,” {hero} told the first one. “Science,” {he} told the second. By the third {he} was out of breath. ^ So {c} carried the umbrellas, {hero} carried the fan, and the tub went {into} on a cart. “{refrain}” They sounded like a marching kitchen.',
    problem:
      '“Fly,” said {hero}. Next to {spot} stood the bathtub, on its four iron feet. It looked like a cow that has been asked to dance. ^ {hero} sucked {his} pencil. A swallow weighed less than a letter. This weighed more than the postman. “We don’t need a smaller tub,” {he} said in the end. “We need a bigger idea.”',
    try0: 'An umbrella is half a wing already, so {hero} gave the tub two. “Jump on three,” {he} called. They rattled down the slope by {spot}, flapping like geese. ^ It worked for as long as a hiccup. Then both umbrellas turned into tulips. “More up than before,” said {hero}, picking mud from {his} ear. “Less than a bird.”',
    try1: 'It took all their puff to fill the balloons, and some of next week’s. Slowly the tub left the ground. {hero} held the string and {c} held {hero}. ^ “Left a bit!” {he} ordered. The balloons had never been told about left. They strolled over to {spot}, met one prickle, and went off like popcorn.',
    try2: '“Something has to push,” said {hero}, and bolted on the fan. It pushed, all right. The tub went off by itself, and {he} had to run behind it, shouting “Heel!” ^ Twice it roared round {spot} with its nose in the dust. It passed a kite, two [snails|sheep] and {c}. But not once did it look up.',
    turn: 'They ate cold beans on the edge of the tub. {hero} read out the notes with {his} mouth full. “Umbrellas: up, but bendy. Balloons: up, but silly. Fan: strong, but down.” ^ {C} asked to hear it again. Halfway through, {hero} stopped chewing. “They’ve each got one good bit,” {he} said. “What if I only use the good bits?”',
    turnDeepens:
      'Up and down the ladder went {hero}, with a nail in each pocket. Balloons to hold it. Umbrellas to steer it, with broom handles to stop them sulking. Fan at the back, where a duck keeps its feet. ^ Before long there was quite a crowd round {spot}. “Is it art?” somebody asked.',
    lowPoint:
      'Everybody counted. It was lovely, all those voices, right down to zero. The fan howled, and every balloon stood on tiptoe. The bathtub did not budge. ^ “Well, it’s a very nice bath,” said somebody kindly. Then they had all gone. {hero} sat down beside a fallen umbrella and had nothing to write.',
    spark:
      'Down by the tub, {c} was tidying. {C} picked out one spanner and laid it on the ground. Creak! One iron foot came up, and hung in the air. ^ {hero} took three steps and looked over the rim. Hammers! Spare bricks! Half the shed! “No wonder,” {he} breathed. “It’s been trying to fly with the whole workshop on its back.”',
    deed: '“Sorry,” said {hero} to the spanners, and lifted them out. Last came the lucky stones from the seaside. {He} gave each of them a rub before {he} set it down. ^ Every time, the tub rose by a finger. It was tugging at its rope like a puppy. “{refrain}” whispered {hero}, and untied the knot.',
    deedHolds:
      'Nobody saw them leave, apart from one [snail|robin]. {Spot} slid away underneath, no bigger than a toy, then no bigger than a crumb. ^ {hero} pulled the left umbrella, and the whole sky turned round to meet {him}. “We’re not falling!” {he} shouted to {c}. “We’re doing the other one! {refrain}”',
    solved:
      'Heads came out of windows. Somebody ran along below in pyjamas and one boot. {hero} waved both arms, and had to be reminded about steering. ^ From above {he} saw all their old muddy marks beside {spot}. There was the skid, and there was the pop. From here it looked like somebody learning to write.',
    home: 'After all that, the flying machine needed a good wash, and so did its pilot. They saved water by doing it together. {hero} lay back with a feather behind one ear. ^ The notebook got rather wet. “UP,” {he} wrote across a whole page. Underneath {he} put, “Next time, bring sandwiches.”',
  },
  'strange-noise': {
    want: 'At six o’clock the [soup|gravy] began to shiver. Then it came, over the roofs and down the chimney. Booo-hoooo! Grown-ups ran for the cellar. The dog next door pretended to be a cushion. ^ “What does it look like?” asked {hero}. Everyone had an answer, and no two answers had the same number of legs.',
    setOut:
      '“I’ll pop out and ask,” said {hero}. {He} took a lantern, a clean handkerchief and {c}. The handkerchief was in case of manners. ^ All along the street the keys went click, click, click, as they walked by. “{refrain}” sang {hero}, in time with the clicks. That way it was almost a band.',
    problem:
      'How do you find a noise? You cannot see it, and it leaves no crumbs. Booo-hoooo! The ground buzzed under their toes. {hero} pointed at {spot}. {C} pointed the opposite way. ^ It seemed to be sitting in both places, and also inside {hero’s} collar. “Perhaps,” {he} whispered, “it’s very wide.”',
    try0: '“It’s bad manners to howl,” said {hero}, “so we’ll howl back, to show it.” They stood beside {spot} and beat a drum until the [owls|birds] complained. ^ BOOO-HOOOO! All {his} buttons rattled. “Did that help?” asked {c}. {hero} thought about it. “It’s like telling a baby to hush with a trumpet,” {he} said.',
    try1: 'Then they made a monster trap, out of a washing basket and a bun. {hero} crouched behind {spot} with the string in {his} hand. Something rustled. {He} pulled! ^ Out from the basket came a loud burp. It was {c}, and there was no more bun. “Well, now we know that it works,” sighed {hero}.',
    try2: '“There!” {He} grabbed hold of {c}. Near {spot} squatted the beast, grey and bald, with its chin on the ground. They stared at it for so long that a [beetle|butterfly] came and settled on its nose. ^ It was a big stone. It had been one all along. “I gave it a chin,” said {hero}, going pink.',
    turn: 'Splat! Something wet landed on a leaf. {hero} looked up, but there wasn’t a cloud. Splat! {He} knelt and dabbed at it. It was as warm as bath water. ^ “I know that sort of drop,” {he} said. “I’ve made those. {C}, somebody out there isn’t angry at all. Somebody’s miserable.”',
    turnDeepens:
      'After that {hero} walked the way you walk when a baby sleeps. The drops got bigger. By {spot} they had to step over them. By {spot} they had to go round. ^ “I shut my window as well, you know,” {he} told {c}. “Every single evening. I never thought that it might hear.”',
    lowPoint:
      'Round the last corner sat the noise. It was a {littleKind}, and it was big enough to sit on a [church|school]. “I’m horrid!” it wailed. “Everybody says so!” ^ {hero} wanted to say no. But {his} mouth was too dry, and both {his} feet were begging to go home.',
    spark:
      'That was when {hero} noticed the tail. The {littleKind} had the tip of it in its mouth, and was sucking it for comfort. ^ {hero} knew somebody who sucked the end of a scarf like that, when the world was too big. It was {hero}. “That isn’t a monster,” {he} thought. “It’s me, only larger.”',
    deed: '{His} feet still wished to run. {hero} sat on them. Then {he} took out a handkerchief and spread it on the ground, halfway between. ^ “{refrain}” {he} said. {He} said it so gently that it wasn’t a song any more. It was only a question, with plenty of room after it.',
    deedHolds:
      'A huge nose was blown. “{Little},” said a very small voice. “I call good night, as Mum showed me. You have to wait for an answer before you can sleep. I’ve been awake since [Tuesday|spring].” ^ {hero} could only reach round one leg. {He} hugged that. “Good night, {little},” {he} said into it.',
    solved:
      'So {hero} knocked on every door and explained about it. “An answer? Is that all?” said everybody. And the whole street leaned out. ^ “Booo-hooo?” went {little}, hardly daring. “BOOO-HOOO!” they roared, in forty voices and one bark. {Little} was so pleased that it sat down on a hedge, quite flat.',
    home: 'Every evening, now, there is a rush for the best window. The cups still jump. Next door’s dog joins in, half a note behind. ^ {hero} waves until the last booo-hooo has been sent, and the last one has come back. Then somebody very big can go to sleep. So, quite soon, can somebody small.',
  },
  'lost-song': {
    want: '{hero} ran to hear the ice-cream van. It rolled right past without its tune. “Funny,” said {hero}, and took up {his} {thing}. It made no more sound than a sock. ^ Somebody in the bath was trying to sing. You could see the bubbles, and that was all.',
    setOut:
      '“Songs don’t just stop,” said {hero}. “They get stuck, like drawers. We’ll go and pull.” {He} wrapped up the {thing} and took it along. ^ {C} said that they ought to have a marching song. They tried one, all the way {into}. “{refrain}” It marched like a broken chair.',
    problem:
      'At {spot} a cricket was rubbing its legs together, harder and harder. It stopped and looked under its own wings. ^ {hero} put a finger in {his} ear and wiggled. It made no difference. Even the wind went by on tiptoe. “It’s like a cake with the taste gone,” {he} whispered to {c}.',
    try0: '“Here, song,” called {hero}, as you call a cat. {He} held out a jam jar beside {spot}. ^ Something flew in! {He} slapped on the lid. It was a very small fly, and it only wanted the jam. {hero} let it go and said sorry. “You can’t shut a song in,” {he} said. “It would only sulk.”',
    try1: 'If no music would come, they would build some. {hero} knelt and hit the bell. {C} hit {spot}. Clank! Thud! Clank-thud-clank! ^ They both went as fast as they could, to be finished first. It sounded like a cupboard falling into another cupboard. “Who won?” asked {c}. “Nobody,” said {hero}.',
    try2: 'Near {spot} lived a singer so grand that even the mirror bowed. “Please start us off,” said {hero}. The singer went white. ^ “I’ve never sung a wrong note in my life,” said the singer, “and I won’t begin today.” The door closed, very softly, with a cushion behind it.',
    turn: '{hero} knelt and leaned against {c}, because {he} was all out of ideas. That was how {he} felt it. Pom-pom. Pom-pom. It was small and warm and quite in time. ^ “You’re playing something!” {he} said. {C} was not playing anything. {hero} laid a hand on {his} own ribs. Pom-pom! There was one in there as well.',
    turnDeepens:
      'Two drums are nearly a band. {hero} walked in time, left and right, and {c} fell in beside {him}. Past {spot} the pebbles began to tick. Past {spot} a twig tapped back. ^ “That’s the floor of the song,” said {hero}. “Now somebody has to stand on it.” {He} hoped it would be somebody else.',
    lowPoint:
      'Then people came from all sides. They made a ring round {spot}, and {hero} was in the middle. “Go on,” they said. ^ {His} tune was right there, behind {his} teeth. {He} looked at the first row, and it slid back down. {He} looked at {his} shoes. They didn’t know the tune either.',
    spark:
      'Then from behind {him} came three notes. The first was too high. The second was too low. The third fell over. It was {c}, humming for no reason. ^ {hero’s} shoulders came down from around {his} ears. It was all wrong, and it was lovely, like burnt toast from somebody who likes you. “I could do one like that,” {he} thought.',
    deed: 'So {hero} stood up straight and shut one eye, to make the crowd look smaller. {He} felt for the beat. {He} opened {his} mouth just wide enough for a pea. ^ “{refrain}” Out it came, squeaking like a new shoe. It tripped in the middle. {hero} picked it up and went on.',
    deedHolds:
      'One note went round the ring, looking for a friend. A [robin|thrush] gave it one. Somebody slapped a knee. A baby said “Ba!” in exactly the right place. ^ “{refrain}” {hero} had begun to dance, and never noticed when. All by itself, the {thing} was humming along.',
    solved:
      'Then the whole world got its breath back. Gates sang. Drains sang. An ice-cream van came past twice, just to show off. {hero} cheered, and played the {thing} until it was hot. ^ “Was that a wrong note?” asked {c}. “Lots of them,” said {hero}. “Listen how well they get on.”',
    home: 'The bath was singing when they got home, or else it was the person in it. {hero} sat and listened to the stairs. Each one had its own squeak, and they went up like a scale. ^ “Good night, drum,” {he} said, with a hand on {his} ribs. Pom-pom, it answered, a little slower now. Pom-pom. Pom.',
  },
};
