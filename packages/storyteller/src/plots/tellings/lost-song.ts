import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “lost-song”. */
export const lostSongTellings: Tellings = {
  '4-5': {
    want: [
      'The alarm clock opened its mouth and nothing came out. The {thing} was dumb. ^ Even the bath did not gurgle. “Somebody has turned off the music,” said {hero}.',
    ],
    setOut: [
      '“We’ll follow the last note,” said {hero}. “It went that way, I think.” ^ {C} took the {thing}. “{refrain}” It sounded like [soup|socks].',
    ],
    problem: [
      'They looked for a song by {spot}. They looked for a song under {spot}. ^ A [cricket|robin] rubbed its head. It knew that it had known one.',
    ],
    try0: [
      '“Songs fly,” said {hero}, so {he} waved a net. Swish, swish! {He} caught a leaf. ^ The leaf did not know any songs.',
    ],
    try1: [
      'They banged. They rattled. They blew. Crash, clang, parp! ^ Everyone ran away, and so did {spot}, nearly. That was not music. That was a mess.',
    ],
    try2: [
      'There lived a very great singer, near {spot}. But the singer hid in bed. ^ “What if it comes out wrong?” said the singer. So it did not come out at all.',
    ],
    turn: [
      '{hero} hugged {c}, because it was so quiet. And {he} heard it! Bom, bom. Bom, bom. ^ “You’ve got a drum in you,” {he} said. “And so have I!”',
    ],
    turnDeepens: [
      'Bom, bom, went two hearts. So {hero} walked like that. Bom, bom, past {spot}. ^ A gate began to swing in time. Was it coming back?',
    ],
    lowPoint: [
      '“Now sing,” everybody said. They all sat down to listen. ^ {hero} looked at all those eyes. {His} song ran down to {his} toes, and stayed there.',
    ],
    spark: [
      '“Hmm,” went {c}, quite wrong. “Hm-hm-hoops.” It was so wrong that it made {hero} feel warm. ^ “You don’t have to be good,” {he} said. “You only have to start!”',
    ],
    deed: [
      '{hero} stood up, all wobbly. One hand was on {his} heart. {He} let out a note as small as a seed. “{refrain}” ^ It cracked. And it went on.',
    ],
    deedHolds: [
      'Somebody clicked. Somebody clapped. A [blackbird|frog] put in a twiddle. ^ “{refrain}” Soon the whole hill was humming, like a kettle.',
    ],
    solved: [
      'Ding! Toot! Gurgle! It all came back at once. {hero} grabbed the {thing} and played until {his} hat fell off. ^ {C} sang too. It was dreadful, and lovely.',
    ],
    home: [
      'In bed {hero} listened. The stairs went crick. The pipes went glug. ^ “That’s my favourite tune,” {he} said, and tapped {his} toes to it.',
    ],
  },
  '6-8': {
    want: [
      '{hero} ran to hear the ice-cream van. It rolled right past without its tune. “Funny,” said {hero}, and took up {his} {thing}. It made no more sound than a sock. ^ Somebody in the bath was trying to sing. You could see the bubbles, and that was all.',
    ],
    setOut: [
      '“Songs don’t just stop,” said {hero}. “They get stuck, like drawers. We’ll go and pull.” {He} wrapped up the {thing} and took it along. ^ {C} said that they ought to have a marching song. They tried one, all the way {into}. “{refrain}” It marched like a broken chair.',
    ],
    problem: [
      'At {spot} a cricket was rubbing its legs together, harder and harder. It stopped and looked under its own wings. ^ {hero} put a finger in {his} ear and wiggled. It made no difference. Even the wind went by on tiptoe. “It’s like a cake with the taste gone,” {he} whispered to {c}.',
    ],
    try0: [
      '“Here, song,” called {hero}, as you call a cat. {He} held out a jam jar beside {spot}. ^ Something flew in! {He} slapped on the lid. It was a very small fly, and it only wanted the jam. {hero} let it go and said sorry. “You can’t shut a song in,” {he} said. “It would only sulk.”',
    ],
    try1: [
      'If no music would come, they would build some. {hero} knelt and hit the bell. {C} hit {spot}. Clank! Thud! Clank-thud-clank! ^ They both went as fast as they could, to be finished first. It sounded like a cupboard falling into another cupboard. “Who won?” asked {c}. “Nobody,” said {hero}.',
    ],
    try2: [
      'Near {spot} lived a singer so grand that even the mirror bowed. “Please start us off,” said {hero}. The singer went white. ^ “I’ve never sung a wrong note in my life,” said the singer, “and I won’t begin today.” The door closed, very softly, with a cushion behind it.',
    ],
    turn: [
      '{hero} knelt and leaned against {c}, because {he} was all out of ideas. That was how {he} felt it. Pom-pom. Pom-pom. It was small and warm and quite in time. ^ “You’re playing something!” {he} said. {C} was not playing anything. {hero} laid a hand on {his} own ribs. Pom-pom! There was one in there as well.',
    ],
    turnDeepens: [
      'Two drums are nearly a band. {hero} walked in time, left and right, and {c} fell in beside {him}. Past {spot} the pebbles began to tick. Past {spot} a twig tapped back. ^ “That’s the floor of the song,” said {hero}. “Now somebody has to stand on it.” {He} hoped it would be somebody else.',
    ],
    lowPoint: [
      'Then people came from all sides. They made a ring round {spot}, and {hero} was in the middle. “Go on,” they said. ^ {His} tune was right there, behind {his} teeth. {He} looked at the first row, and it slid back down. {He} looked at {his} shoes. They didn’t know the tune either.',
    ],
    spark: [
      'Then from behind {him} came three notes. The first was too high. The second was too low. The third fell over. It was {c}, humming for no reason. ^ {hero’s} shoulders came down from around {his} ears. It was all wrong, and it was lovely, like burnt toast from somebody who likes you. “I could do one like that,” {he} thought.',
    ],
    deed: [
      'So {hero} stood up straight and shut one eye, to make the crowd look smaller. {He} felt for the beat. {He} opened {his} mouth just wide enough for a pea. ^ “{refrain}” Out it came, squeaking like a new shoe. It tripped in the middle. {hero} picked it up and went on.',
    ],
    deedHolds: [
      'One note went round the ring, looking for a friend. A [robin|thrush] gave it one. Somebody slapped a knee. A baby said “Ba!” in exactly the right place. ^ “{refrain}” {hero} had begun to dance, and never noticed when. All by itself, the {thing} was humming along.',
    ],
    solved: [
      'Then the whole world got its breath back. Gates sang. Drains sang. An ice-cream van came past twice, just to show off. {hero} cheered, and played the {thing} until it was hot. ^ “Was that a wrong note?” asked {c}. “Lots of them,” said {hero}. “Listen how well they get on.”',
    ],
    home: [
      'The bath was singing when they got home, or else it was the person in it. {hero} sat and listened to the stairs. Each one had its own squeak, and they went up like a scale. ^ “Good night, drum,” {he} said, with a hand on {his} ribs. Pom-pom, it answered, a little slower now. Pom-pom. Pom.',
    ],
  },
  '9-12': {
    want: [
      'The first thing to go was the whistling. The post came in complete silence, from a person who had whistled up that path for twenty years. By ten o’clock the church bells were swinging to and fro like two people nodding, and nothing came out of them at all. ^ {hero} fetched {his} {thing} and gave it every chance. It produced a sort of breath, as though somebody had been about to speak and thought better of it. “Who turned it off?” said {hero}. Nobody knew where the switch was.',
    ],
    setOut: [
      '{hero} packed as if for an expedition: sandwiches, a whistle that did not whistle, and the {thing} wrapped in a jersey, for it looked poorly. “We’re going to where the tunes come from,” {he} told {c}. “You don’t get that many by accident.” ^ An expedition wants a song. They gave it one, all the way {into}, and people took off their hats, supposing that somebody was ill. “{refrain}” they said, with great courage and no tune.',
    ],
    problem: [
      'There was plenty to see {within}, and it might all have been painted on a plate. {hero} stamped by {spot}, and it was like stamping on bread. ^ Near by sat a small brown bird, going through its song in dumb show, page after page, with the trills. It got to the end and bowed from habit. {hero} clapped. That made no sound either; but the bird looked up, and after that it was impossible to go home.',
    ],
    try0: [
      'A tune, {hero} reasoned, must be lighter than air, or it would not go up to the balcony. {He} stood beside {spot} holding out a jar, which had recently contained pickles. For a long time nothing passed. Then the day gave a sort of shiver, and {he} had the lid on before you could say do, re, mi. ^ It had been something, {c} was certain. But all that was left was a smell of pickles. “You can’t keep one,” said {hero}. “It’d be like pressing a somersault.”',
    ],
    try1: [
      'What they lacked in talent they made up for in objects. {hero} had a bell, and {c} had {spot}. They agreed on nothing beforehand. {hero} knelt and let fly, {c} came in whenever there was a gap, and soon there were no gaps. ^ A long way off a dog asked to be let in. When their arms gave out they sat and looked at each other. “What were you playing?” said {c}. “I don’t know,” said {hero}. “What were you?” That seemed to be about the size of it.',
    ],
    try2: [
      'There was a Great Singer stopping near {spot}, who had once made a king cry. {hero} knocked. “Just a bar,” {he} said. “Just to get it going.” Through the keyhole came a smell of honey. “My dear child,” said the keyhole in a whisper, “I am famous for a note that I sang when I was thirty. If I sang another, they could compare.” ^ It was the saddest thing that {hero} had heard all day, and all day {he} had heard nothing.',
    ],
    turn: [
      'They had run out of places. {hero} knelt by {spot} to do up {his} shoe, and stayed there, with {his} chin on {his} knee, not thinking. Something nudged {him} under the chin. It did so again, and again, as patient as a tug at the sleeve. ^ It was {his} own pulse. {hero} caught hold of {c} and pressed an ear to the nearest part. Yes, there, quick and light. “We’ve looked up and down for it,” {he} said, “and we were the only two things in the place keeping time.”',
    ],
    turnDeepens: [
      '{He} stood up carefully, so as not to spill it. One, two. One, two. {hero} walked it past {spot}, and a loose stone answered. None of it was music, any more than four legs are a table; but you could see where the top would go. ^ “So who’s going to sing it?” asked {c}, who had a gift for the awkward question. {hero} looked to the left. {He} looked to the right. There was a great deal of landscape, and nobody else in it.',
    ],
    lowPoint: [
      'News of a beat travels fast among the hungry. By the time they came to {spot} there was an audience, and it had brought cushions. {hero} stood up before it. {He} drew a long breath, and every face drew it with {him}. ^ And there it stayed. It went round and round inside like a bee in a bottle. {He} could hear what it would sound like, how thin and how wobbly, and who would tell whom. The breath came out again as only breath. Somebody picked up a cushion.',
    ],
    spark: [
      '{hero} had {his} face to the far side of {spot} when {c} began to hum, without being asked, to nobody. It was not a promising hum. It set off in one key, lost its way, met another, and seemed pleased to have the company. ^ {His} ears ought to have hurt. Instead something under {his} ribs sat up and listened, as a dog does at a step on the path. If that was how it felt to hear one, thought {hero}, there were a great many people out there still waiting for theirs.',
    ],
    deed: [
      '{hero} stood up again, and this time {he} did not look for a friendly face. {He} felt for the beat instead, and waited for it to come round, as you wait for a skipping rope. One, two. One, two. Now. ^ “{refrain}” It was thin, and it did wobble; {he} had been right about that. On the high part it split like a stocking. Somebody winced. {hero} saw it, and it turned out to be a thing that one can see and go on singing.',
    ],
    deedHolds: [
      'What came back at first was a squeak. It was a gate, or possibly an aunt. Then, near the front, a pair of boots began to shuffle. A small brown bird put in the trills that it had been saving up since breakfast. ^ “{refrain}” They had it in five keys, and the slow ones were a whole line behind. It made no difference; a wave does not ask the drops for their tickets. {hero’s} feet were dancing, and {he} thought it best to go with them.',
    ],
    solved: [
      'Then every bell in the county, which had been swinging for hours on trust, rang at once. Kettles shrieked. Hinges wept for joy. {hero} snatched up the {thing}, and it very nearly played by itself, up the scale and down. ^ Over the heads of the crowd came a voice with honey in it. It rose to a famous note, and missed it, and there was an awful hush. “Oh, that’s much nicer!” said the Great Singer, and did it again. {C} conducted. Nobody followed, and {c} never knew.',
    ],
    home: [
      'The house was tuning up when {hero} got in. The stairs had their creak, the tap its two notes, and someone was singing in the bath, with more heart than aim. {He} sat down and unlaced {his} shoes to it, in time. ^ The {thing} went back on its shelf, still a little warm. {hero} had been asked to sing again next week, and had said that {he} would think about it. {He} thought about it. Then very softly, cracked in all the right places, {he} began.',
    ],
  },
};
