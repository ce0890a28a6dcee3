import type { Lesson } from './lesson.ts';

/** Twelve quiet lessons. No character ever says one; the last line only lets it be felt. */
export const LESSONS: readonly Lesson[] = [
  {
    id: 'sharing',
    themes: ['sharing', 'new-baby', 'family'],
    closing: [
      ['One for you. One for me. Good night.', 'Half is plenty. Night, night.'],
      [
        'And the best half, {hero} found, was the half {he} had given away.',
        'Half a biscuit each. It tasted better than a whole one.',
      ],
      [
        'That night {hero} broke the last biscuit in two. It was odd: half of it tasted like more.',
        'Somewhere, somebody was warm because of {hero}. It made {him} warm too.',
      ],
      [
        '{hero} fell asleep with rather less than {he} had started the day with. {He} had never felt so well off.',
        'It is a strange kind of arithmetic, {hero} thought, when you give a thing away and come home with more. Then {he} was asleep.',
      ],
    ],
    question:
      'What is nicer when you have only half of it, because somebody else has the other half?',
  },
  {
    id: 'kindness',
    themes: ['kindness', 'helping', 'animals'],
    closing: [
      ['Who was kind? {hero} was! Good night.', 'Soft hands. Warm heart. Good night.'],
      [
        'The moon came to the window to look at {hero}. It looked for a long time.',
        'Out there, somebody small was saying, “Good night, {hero}.”',
      ],
      [
        'Nobody gave {hero} a medal. But out in the dark somebody said {his} name, and smiled.',
        'It had been a small thing to do. Small things, {hero} thought, are quite big from close up.',
      ],
      [
        'Nobody wrote it down, and there was no medal. But {hero}, half asleep, had the feeling that the whole dark was saying thank you, very quietly, so as not to wake {him}.',
        'It had not cost {him} much. That was what {he} kept coming back to, in the warm dark: how little it cost, and how far it went.',
      ],
    ],
    question: 'Who was kind today, and how could you tell?',
  },
  {
    id: 'patience',
    themes: ['patience'],
    closing: [
      ['Slow, slow, slow. Sleep, {hero}, sleep.', 'Wait a bit. Here comes sleep.'],
      [
        'Good things come slowly, like sleep. And here it came, on soft feet.',
        '{hero} lay still and waited for the morning. It was on its way.',
      ],
      [
        '{hero} was not in a hurry any more. The night was long, and morning knows the way.',
        'Some things can’t be pulled or pushed. {hero} lay still, and sleep came all by itself.',
      ],
      [
        '{hero} did not try to fall asleep. {He} had learned a thing or two about trying. {He} only left the door open, and after a while sleep walked in.',
        'There would be time tomorrow. {hero} had never noticed before how much of it there was.',
      ],
    ],
    question: 'What is worth waiting for?',
  },
  {
    id: 'small-steps',
    themes: ['keep-trying', 'race', 'swimming', 'brave'],
    closing: [
      ['Step, step, step. Up to bed, {hero}.', 'Little steps. Big {hero}. Good night.'],
      [
        'Step by step {hero} went up to bed. That is how you get anywhere.',
        'How far {hero} had come! And all of it on two small feet.',
      ],
      [
        '{hero} climbed the stairs to bed, one at a time. It struck {him} that this was how {he} had done everything else.',
        'It had looked so far, that morning. It still was. {hero} had simply not stopped.',
      ],
      [
        'There were fourteen stairs up to bed. {hero}, who had never counted them before, climbed every one, and thought that there was not really any other way to get up a thing.',
        'When people asked how {he} had managed it, {hero} could only tell them the truth. There had been a first bit, and after that there had been a next bit.',
      ],
    ],
    question: 'What can you do now that you could not do last year? What was the first small step?',
  },
  {
    id: 'asking-for-help',
    themes: ['helping', 'shy', 'hospital', 'school'],
    closing: [
      ['Hand in hand. Good night, {hero}.', 'You and me. Me and you. Night!'],
      [
        '“Will you hold my hand?” said {hero}. And somebody did, all the way to sleep.',
        'Two can do nearly anything. Good night, {hero}. Good night, {c}.',
      ],
      [
        '“Could you leave the door open a bit?” asked {hero}. Of course they could. All {he} had to do was ask.',
        'It had been too big for one. That was all right. There had been two of them.',
      ],
      [
        '“I couldn’t have done it by myself,” said {hero}. To {his} surprise, it was the proudest sentence of the whole day.',
        'The strongest thing {he} had done all day, {hero} decided, was to ask somebody for help.',
      ],
    ],
    question: 'Whom do you ask when something is too big for one?',
  },
  {
    id: 'courage',
    themes: ['brave', 'fear', 'dark', 'scary', 'storm'],
    closing: [
      ['Brave {hero}. Sleepy {hero}. Good night.', 'Boom, boom, brave heart. Sleep well.'],
      [
        '{hero’s} heart still went boom. It was a brave sort of boom.',
        'The dark came in to say good night. “Good night,” said {hero}.',
      ],
      [
        'Had {he} been scared? Yes, nearly the whole time. {hero} turned over and slept like a lion.',
        '“Weren’t you frightened?” somebody asked. “Terribly,” said {hero}. “I just went anyway.”',
      ],
      [
        '“And you weren’t afraid?” they asked. {hero} thought about it honestly. “I was,” {he} said. “I took it with me.”',
        'Being brave, it turned out, felt exactly like being frightened. The only difference was which way your feet were pointing.',
      ],
    ],
    question: 'When were you scared and did it anyway?',
  },
  {
    id: 'mistakes',
    themes: ['mistakes', 'invention', 'cooking', 'art'],
    closing: [
      ['Oops! Ha, ha! Try again tomorrow. Night!', 'Oops is fine. Good night, {hero}.'],
      [
        'Tomorrow {hero} would make some new mistakes. Lovely ones!',
        '“Oops” is a good word. {hero} said it once more, and slept.',
      ],
      [
        '{hero} counted the day’s mistakes instead of sheep. There were a lot. {He} was asleep before {he} got to the best one.',
        'Without that first wrong turn they would never have found the right one. {hero} said thank you to it, and slept.',
      ],
      [
        '{hero} had made eleven mistakes that day. Every one of them, {he} worked out, had been holding a small clue behind its back.',
        'In {his} notebook {he} drew a line down the page. On one side went what had worked. The other side was much longer, and far more useful.',
      ],
    ],
    question: 'Which mistake in the story turned out to be useful?',
  },
  {
    id: 'being-yourself',
    themes: ['yourself', 'show', 'first-day', 'adoption', 'shy'],
    closing: [
      ['Only one {hero}. Just right. Good night.', 'You are you. Hooray! Good night.'],
      [
        'There is only one {hero} in the whole wide world. Good night, that one.',
        'The mirror looked at {hero}. “Just right,” it seemed to say.',
      ],
      [
        '{hero} looked at {himself} in the dark window. Same nose. Same knees. It all seemed to fit better.',
        'You could look all over the world for another {hero}. You would only have to come back here.',
      ],
      [
        '{hero} caught sight of {his} own face in the dark window. It was the same as this morning. It was simply that {he} no longer felt like swapping it.',
        'There are a great many people in the world, and {hero} had spent a good while wishing to be some of them. Tonight {he} could not think of one.',
      ],
    ],
    question: 'What is something that only you do in just your way?',
  },
  {
    id: 'truth',
    themes: ['truth', 'mystery'],
    closing: [
      ['True is light. Sleep tight, {hero}.', 'Tell it true. Sleep well, {hero}.'],
      [
        '{hero’s} tummy felt light. True words weigh nothing at all.',
        'No secret under the pillow. Only a pillow. Good night!',
      ],
      [
        '{hero} had expected to feel worse after saying it. Instead {he} felt as light as a sock on a line.',
        'The truth had been heavy to pick up, and then it weighed nothing. {hero} slept soundly.',
      ],
      [
        'It is odd about the truth. It had been too heavy to carry all day long. The moment {hero} put it down in front of everybody, it was no weight at all.',
        '{He} had said the thing {he} least wanted to say, and the roof had stayed on. {hero} lay and listened to it staying on, and slept.',
      ],
    ],
    question: 'When is it hard to say what really happened?',
  },
  {
    id: 'listening',
    themes: ['listening', 'music', 'curiosity', 'dragon'],
    closing: [
      ['Shh. Listen. The night is singing.', 'Hush, hush. The stars sing, {hero}.'],
      [
        '{hero} lay still and listened. The whole night was telling stories.',
        'Shh! If you are very quiet, you can hear {hero} smile.',
      ],
      [
        '{hero} lay and listened. The pipes, the wind, a far-off train. It was surprising how much they had to say.',
        'All day long everyone had been shouting. Now {hero} was quiet, and heard everything.',
      ],
      [
        '{hero} lay in the dark and listened: to the pipes, the wind, the slow tick of the house. Nobody had ever told {him} how much there is to hear, once you stop waiting for your turn to speak.',
        '{He} had thought that {he} needed to find the right words. What {he} had needed, in the end, was ears.',
      ],
    ],
    question: 'Be quiet for one minute. What can you hear?',
  },
  {
    id: 'sorry',
    themes: ['sorry', 'quarrel', 'anger', 'jealous', 'friendship'],
    closing: [
      ['Sorry. Hug. Friends. Good night, {hero}.', 'Hug, hug, hug. All better. Night!'],
      [
        'Sorry is a small word with big arms. Good night, {hero}. Good night, {c}.',
        'One little word, one big hug. Then everyone slept.',
      ],
      [
        'It was only a small word, sorry. But it had opened the whole door. {hero} slept with it open.',
        '{C} was snoring. It was the nicest noise that {hero} had ever been kept awake by.',
      ],
      [
        'There is a crack in the blue cup where {hero} once mended it. {He} always asks for that cup. It holds as well as the others, and {he} knows its story.',
        'They had not gone back to how it was before. {hero} turned this over in the dark. It was better than before, because now they knew that it could be mended.',
      ],
    ],
    question: 'What helps you to say sorry?',
  },
  {
    id: 'carrying-on',
    themes: ['goodbye', 'sad', 'moving', 'homesick', 'new-family', 'lonely', 'love'],
    closing: [
      ['Love stays. Love stays. Good night, {hero}.', 'Near or far, love is here. Night.'],
      [
        'Love does not need a suitcase. It simply comes along. Good night, {hero}.',
        '{hero} put one hand on {his} heart. Yes. Everything was still there.',
      ],
      [
        'Some things can’t be packed and can’t be lost. {hero} counted them, and fell asleep before {he} had finished.',
        'It was a new sort of day. But the old love was in it, right at the bottom, holding everything up.',
      ],
      [
        'Things end; {hero} knew that now. But {he} knew something else as well. Whatever you have truly loved, you go on having, in a different pocket.',
        'The house was quiet. {hero} could feel all of it at once, the sad and the glad, and found that there was room in {him} for both.',
      ],
    ],
    question: 'What do you keep, even when you cannot see it?',
  },
];
