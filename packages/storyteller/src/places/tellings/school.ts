import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the school's three pages. */
export const schoolTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      'Little chairs! Little tables! Just right for {hero}.',
      'Squeak, squeak, shiny floor! Hang up your bag!',
    ],
    crossing: [
      'Chairs, chairs, chairs! In and out. Tiptoe, {hero}.',
      'Shh! Somebody is singing. Sneak by on soft shoes.',
    ],
    wayHome: ['Zip goes the bag. Zip! Off we go.', 'Paint on my nose. Song in my ears. Home!'],
  },
  '4-5': {
    arrive: [
      'The chair said CHAIR. The door said DOOR. Everything {within} had a label on. ^ {hero} had one too, inside {his} jumper. It said “Wash warm”.',
      'Forty little chairs stood {within}, with all their legs in the air. ^ “They’re doing handstands,” whispered {hero}. {He} did not like to disturb them.',
      '{hero} peeped round the door. The paint pots {within} were open. The big drum stood all alone. ^ “Touch nothing,” said {c}, and touched the drum. Boom.',
    ],
    crossing: [
      'Somebody had built a tower, right in the way. It was as tall as {hero}, and it swayed. ^ {He} tiptoed round it and breathed inwards.',
      'The floor was wet, and there was a sign. It showed somebody falling over. ^ {hero} slid along like a person on skis, and did not copy it.',
      'Behind the next door they were having a nap. {hero} put one finger to {his} lips. ^ Past went ten toes, as quiet as peas.',
    ],
    wayHome: [
      '{hero} had made a painting, and it was still wet. So were {his} jumper, {his} chin and {c}. ^ “It’s a very big painting,” {he} said.',
      'The railings went ting, ting, ting under {hero’s} stick. They were very long railings. ^ “Now once more for {c},” {he} said.',
      '{hero} walked home with one arm up, by mistake. {He} still had something to say. ^ “Yes?” said {c}. “I like walking home,” said {hero}.',
    ],
  },
  '6-8': {
    arrive: [
      'All along the walls {within} hung pictures. There were houses with smoke like bedsprings. There were people with arms where their ears should be. ^ One picture had no name on it. It might be a potato, and it might be a queen. “It’s me,” said {c}. {hero} looked from one to the other, and it really might.',
      'The corridor was so shiny that there was a second {hero} in it, upside down, walking sole to sole. {C} had one as well. ^ The four of them went along to see what there was {within}. There was a door marked COOK, and a door marked NO. They all stopped at that and thought about it.',
      '“Shall we ask at the office?” said {c}. The office had a little window and a bell, for people who knew what to say. {hero} rang. ^ “Yes?” said a voice. “We’ve come,” said {hero}. There was a rustle of paper. “So you have,” said the voice, quite kindly, and the window slid shut. At least it was settled.',
    ],
    crossing: [
      'The way to {spot} led past the music room. The door was open, and they had just come to the quiet bit. {hero} felt {his} pockets for a jingle. ^ {He} was in the very middle of the doorway when somebody missed a beat. Everyone turned to look at the triangle. {He} was round the corner before it went ting.',
      'Somebody had polished the hall until you could skate on it, and by {spot} somebody had. A long black mark told the story, as far as the wall bars. ^ {hero} took small steps, like a person carrying soup. “Don’t lean,” {he} told {c}, and leaned. A bean bag saved {him}. {He} shook it by the corner.',
      'All over the floor lay a town that somebody had been building for a week. It had wooden streets and a church of cotton reels. It went as far as {spot}. ^ {hero} picked out the widest road. {He} went down it on tiptoe, a shoe to each crossroads, and said “After you” to a bus. Not one chimney fell.',
    ],
    wayHome: [
      '{hero’s} bag felt heavier on the way home. ^ {He} looked inside, to see what {he} had learned. There were an apple core and one gym shoe that wasn’t even {own}. “Then it’s all in your head,” said {c}. After that {he} walked rather carefully, so as not to tip it.',
      '“They’ll ask us what we did,” said {hero}, when {place} was out of sight. {C} began at the beginning, and had only reached the doormat by the second lamp post. ^ “No, no. You have to say, ‘Nothing much,’” said {hero}. They practised all down the road. {hero} could do it with a straight face, but {c} kept bursting.',
      'There is one paving stone near {place} that everyone jumps. {hero} had seen the big ones do it, without a word, and never a reason given. ^ {He} slowed down. {He} jumped. {He} landed on the other side just as {he} was before. Only, from across the road somebody called “Good one!” and it lasted {him} to the front door.',
    ],
  },
  '9-12': {
    arrive: [
      'Sometimes the furniture tells you what you are supposed to do. {Within} it was mostly small chairs, facing one way, and a large one facing them. {hero} tried it from both sides. From a small chair you saw a board and a clock. From the large one you saw thirty places where somebody would shortly be thinking of something else. ^ “Which is better?” asked {c}. {He} took {his} time. “You’d want to swap now and then,” {he} said, “so as not to suppose that yours was the only view.”',
      'People had been carving the same desk for about a century. It had a ship on it. It had a heart, with both lots of initials crossed out. A person called Ott had spent the whole of one lesson, by the look of it, on a single tremendous O. ^ {hero} put {his} finger in the O and went round. It was quite smooth. You would think that {place} had been invented this week, expressly for you. But they had all been here, being bored, being brave, and being sent to stand by {spot}.',
      'The smell reached them first. It was floor polish, [cabbage|wet wool] and somebody’s forgotten banana. Anyone who has ever been six would have known it blindfold. ^ The noise was all shut away behind doors. It leaked out beneath them in strips. There was a strip of singing, and a strip of sums, and from the third door a silence far too good to be true. {hero} went along past {spot} with {his} ear to the wood, like a doctor. “Well?” asked {c}. “It’s alive,” {he} said. “It’s very much alive.”',
    ],
    crossing: [
      'Nobody had said that the corridor past {spot} was out of bounds. It had that look, though. The doors were shut on both sides, and over it all lay the sort of hush that has a person behind it. ^ Every floorboard held an opinion. {hero} got to know them singly. Near the wall they grumbled, and in the middle they shrieked. But along the line of nails, where they were held down, they had not a word to say. {He} went from nail to nail on {his} toes, like a sentence without one spelling mistake.',
      'To reach {spot} you went through the gym, and somebody had put everything out and left. There were ropes, mats, benches and a beam. There was no floor. Anybody who has ever been in a gym knows that the floor is hot lava. ^ {hero} could have walked it in eight seconds. Instead {he} went by bench, and by mat, and by way of the beam, which was four inches wide and had nothing under it but principle. No one was there to see if {he} cheated. That, it turned out, was the hard part.',
      'There are rules about running, but there’s none about the bell. It rang when {hero} was halfway to {spot}. All the doors opened at once. It was like a burst tap, except that what came was elbows. ^ {He} was turned round twice and delivered to the wrong end. Pushing was no use. Then {he} noticed somebody very small, who went through it all like a needle. They didn’t aim at gaps. They aimed at where the gap was going to be. On tiptoe {he} did likewise, and arrived with both sleeves.',
    ],
    wayHome: [
      '“Anything to report?” asked {c}, at the gate. {hero} considered. If you left out what couldn’t be explained, and what was a secret, it came down to the soup. “There was soup,” {he} said. ^ They walked on. And as they walked, the rest of it stretched, and made itself comfortable, and seemed in no haste to be put into words. It would all be told one day, to somebody. Until then {he} had the lot, and {place} could keep the soup.',
      'There is a spot on the road where you pass out of earshot. Up to there {place} had hummed along behind them: a piano, a ball, a scolding. At the corner it stopped, as if a lid had been put on. {hero} took a step back. It hummed. {He} took a step forward. ^ “Lost something?” asked {c}. “Not yet,” said {hero}. But {he} stayed a moment longer, with a foot on either side. There would be a good few such lines, {he} supposed, and one might as well learn to stand on them.',
      'It was the bag that {hero} noticed. It had cut into {his} shoulder all the way there, and now it hung as if somebody inside were holding on. There was no less in it. There was in fact one thing more. It was a chestnut, pushed into {his} fist at the door by someone whose name {he} didn’t know. It wasn’t a very good chestnut. It had a dent. ^ {He} moved it from one pocket to the other several times, to see where it would be safest. “It’s only a chestnut,” {he} told {c}, who hadn’t said a thing.',
    ],
  },
};
