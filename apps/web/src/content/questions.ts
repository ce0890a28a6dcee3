import { FREE_REVISIONS, TIME_PROMISES } from '@bramblebook/contract/settings';
import { type Models, photoWords } from './model-words.ts';

interface Question {
  readonly title: string;
  readonly content: string;
}

const TIMES: Question = {
  title: 'How long does it take?',
  content: `Setting up your book takes ${TIME_PROMISES.setup}. Your free preview is ready ${TIME_PROMISES.preview}, the full book ${TIME_PROMISES.fullBook}. A printed book reaches you in ${TIME_PROMISES.printedBook}.`,
};
const photos = (models: Models): Question => ({
  title: 'What happens to my child’s photo?',
  content: `It is used for one thing: to see how your child looks, so that the hero of the book looks like them. ${photoWords(models).promise} We erase them once your book has arrived.`,
});
const SHIPPING: Question = {
  title: 'Do you ship to my country?',
  content:
    'Yes. Shipping of softcover and hardcover books is free worldwide, and we send you the tracking number as soon as your book is on its way.',
};
const REVISIONS: Question = {
  title: 'Can I change something I do not like?',
  content: `Every book comes with ${FREE_REVISIONS} free revisions: tell us which pages, and what should be different, and we make them again. You can also correct the words yourself at any time before printing. And before you order, the preview offers another picture style and another story of the same idea, both free.`,
};
const REFUNDS: Question = {
  title: 'Can I get a refund?',
  content:
    'Each book is made for one child and cannot be sold to anybody else, so there are no refunds. That is why you see a preview free of charge, and all of the book before you order.',
};

/** The questions on the landing page. */
export const landingQuestions = (models: Models): readonly Question[] => [
  {
    title: 'Will the hero really look like my child?',
    content:
      'We read skin, hair and eyes from the photo and draw a storybook hero with them. On the preview page you can correct everything: hairstyle, glasses, freckles, a hearing aid or a wheelchair, favourite colour.',
  },
  {
    title: 'How many pages does the book have?',
    content:
      'Thirty pages, with 20 story pages inside: cover, title, your dedication, the story with a picture on every page, a portrait of the hero and an activity page.',
  },
  TIMES,
  {
    title: 'Which ages is it for?',
    content:
      'Ages 2–12. You choose the reading age, and the story is told in fitting words: a handful a page for the smallest, a good chapter’s worth for those who read by themselves.',
  },
  photos(models),
  SHIPPING,
  REVISIONS,
  REFUNDS,
];

/** The questions on the help page. */
export const helpQuestions = (models: Models): readonly Question[] => [
  {
    title: 'When is my preview ready?',
    content: `Your free preview of the first three pages is ready ${TIME_PROMISES.preview}. You can wait and watch the pages appear, or close the page: an e-mail and a text message tell you when they are there.`,
  },
  {
    title: 'When is the full book ready?',
    content: `The full book is made ${TIME_PROMISES.fullBook}. A digital copy can be read and downloaded right then. A printed book goes to the printer when you have approved it, and reaches you in ${TIME_PROMISES.printedBook}.`,
  },
  {
    title: 'What does shipping cost?',
    content: 'Nothing: physical books are shipped free worldwide.',
  },
  {
    title: 'Are my photos safe?',
    content: `${photoWords(models).promise} They are kept only to draw your hero, are visible to nobody but you, and are erased after your book has arrived. You can erase your whole account, with everything in it, from your dashboard at any time.`,
  },
  REVISIONS,
  {
    title: 'Which photo works best?',
    content:
      'A clear photo of the face in daylight, from the front, with no hat or sunglasses. JPEG, PNG, WebP, GIF and the HEIC pictures of an iPhone all work.',
  },
];
