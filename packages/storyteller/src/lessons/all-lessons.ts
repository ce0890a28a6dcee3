import { CLOSINGS_ALONE } from './closings-alone.ts';
import { CLOSINGS_TOGETHER } from './closings-together.ts';
import type { Lesson } from './lesson.ts';

/** Twelve quiet lessons. No character ever says one; the last line only lets it be felt. */
export const LESSONS: readonly Lesson[] = [
  {
    id: 'sharing',
    themes: ['sharing', 'new-baby', 'family'],
    closing: CLOSINGS_TOGETHER.sharing,
    question:
      'What is nicer when you have only half of it, because somebody else has the other half?',
  },
  {
    id: 'kindness',
    themes: ['kindness', 'helping', 'animals'],
    closing: CLOSINGS_TOGETHER.kindness,
    question: 'Who was kind today, and how could you tell?',
  },
  {
    id: 'patience',
    themes: ['patience'],
    closing: CLOSINGS_ALONE.patience,
    question: 'What is worth waiting for?',
  },
  {
    id: 'small-steps',
    themes: ['keep-trying', 'race', 'swimming', 'brave'],
    closing: CLOSINGS_ALONE.smallSteps,
    question: 'What can you do now that you could not do last year? What was the first small step?',
  },
  {
    id: 'asking-for-help',
    themes: ['helping', 'shy', 'hospital', 'school'],
    closing: CLOSINGS_TOGETHER.askingForHelp,
    question: 'Whom do you ask when something is too big for one?',
  },
  {
    id: 'courage',
    themes: ['brave', 'fear', 'dark', 'scary', 'storm'],
    closing: CLOSINGS_ALONE.courage,
    question: 'When were you scared and did it anyway?',
  },
  {
    id: 'mistakes',
    themes: ['mistakes', 'invention', 'cooking', 'art'],
    closing: CLOSINGS_ALONE.mistakes,
    question: 'Which mistake in the story turned out to be useful?',
  },
  {
    id: 'being-yourself',
    themes: ['yourself', 'show', 'first-day', 'adoption', 'shy'],
    closing: CLOSINGS_ALONE.beingYourself,
    question: 'What is something that only you do in just your way?',
  },
  {
    id: 'truth',
    themes: ['truth', 'mystery'],
    closing: CLOSINGS_TOGETHER.truth,
    question: 'When is it hard to say what really happened?',
  },
  {
    id: 'listening',
    themes: ['listening', 'music', 'curiosity', 'dragon'],
    closing: CLOSINGS_TOGETHER.listening,
    question: 'Be quiet for one minute. What can you hear?',
  },
  {
    id: 'sorry',
    themes: ['sorry', 'quarrel', 'anger', 'jealous', 'friendship'],
    closing: CLOSINGS_TOGETHER.sorry,
    question: 'What helps you to say sorry?',
  },
  {
    id: 'carrying-on',
    themes: ['goodbye', 'sad', 'moving', 'homesick', 'new-family', 'lonely', 'love'],
    closing: CLOSINGS_ALONE.carryingOn,
    question: 'What do you keep, even when you cannot see it?',
  },
];
