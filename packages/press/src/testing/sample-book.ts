import { CALM_AREAS, type PageArt } from '@bramblebook/contract/page-geometry';
import { ALL_PAGES, PAGE, TEXT_PAGES } from '@bramblebook/contract/page-numbers';
import type { PictureBrief } from '@bramblebook/contract/picture-brief';
import type { ReadingAge } from '@bramblebook/contract/reading';
import type { BookToPress } from '../press-book.ts';

/** Page texts of the length that each reading age has. */
const TEXTS: Record<ReadingAge, readonly string[]> = {
  '2-3': [
    'NAME sees a light. It is tiny!',
    '“Shine, little light, shine!”',
    'Up the hill they go. Hop, hop, hop!',
  ],
  '4-5': [
    'One windy evening, NAME found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.',
    'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”',
  ],
  '6-8': [
    'When the last bus had rattled away and the lamps along Bramble Lane blinked on, NAME noticed that one of them was missing. Not broken, not dark, but gone: there was only a post with a neat round hole at the top, and a trail of silver dust that led straight into the wood.',
    '“Lights don’t just walk off,” said NAME. The fox coughed politely. “Some of them do,” he said, “if nobody ever says good night to them.” “Shine, little light, shine!” she called into the trees.',
  ],
  '9-12': [
    'By the time the last bus had rattled away down Bramble Lane, NAME had counted the street lamps twice, and twice had come up one short. It was not that the seventh lamp was broken, or dark, or flickering in the sulky way that lamps have in November. It was simply not there. Where it had hung there was now an iron post with a neat round hole at the top, and from the hole a thin trail of silver dust ran over the wet cobbles, under the gate that was always locked, and into the wood, where no one had gone for years.',
    '“Lights don’t just walk off,” said NAME, mostly to hear a voice. Somebody coughed politely. On the wall sat a fox with a torn left ear, holding, in a manner that suggested he hoped it would not be noticed, a very small pair of silver shoes. “Some of them do,” said the fox, “if nobody ever says good night to them. Shine, little light, shine! That is what one has to say.”',
  ],
};

const picture: PictureBrief = {
  setting: 'forest',
  light: 'evening',
  weather: 'clear',
  shot: 'middle',
  mood: 'wonder',
  hero: { pose: 'stand', expression: 'smile', outfit: 'coat' },
  figures: [],
  props: [],
  alt: 'A child stands in a wood at dusk.',
};

/** What a painter says of thirty pages: text above and below by turns, both inks. */
export const sampleArts = (): PageArt[] =>
  ALL_PAGES.map((page) => ({
    page,
    calm: TEXT_PAGES.includes(page) ? CALM_AREAS[page % 2 === 0 ? 'bottom' : 'top'] : null,
    ink: page % 3 === 0 ? 'light' : 'dark',
    alt:
      page === PAGE.insideCover || page === PAGE.insideBack
        ? ''
        : `The hero walks through the wood (${page}).`,
  }));

/** A whole book for tests; `changes` replaces parts of it. */
export const sampleBook = (
  readingAge: ReadingAge,
  childName = 'Maya',
  changes: Partial<BookToPress> = {},
): BookToPress => {
  const texts = TEXTS[readingAge].map((text) => text.replaceAll('NAME', childName));
  return {
    childName,
    readingAge,
    dedication: `For our ${childName},\nwho asks the best questions.\n\nWith all our love, Mum and Dad`,
    brand: 'Bramblebook',
    madeOn: 'November 2026',
    arts: sampleArts(),
    story: {
      title: `${childName} and the Lantern Fox`,
      tagline: 'One small brave light',
      blurb: `When a light goes missing from Bramble Lane, only ${childName} notices.`,
      refrain: 'Shine, little light, shine!',
      aboutHero: `${childName} likes puddles and asking the question after the last question.`,
      plot: 'lost-and-found',
      cast: [],
      pages: TEXT_PAGES.map((page, i) => ({
        page,
        text:
          page === PAGE.closing
            ? 'And every lamp shone a little brighter. Good night.'
            : (texts[i % texts.length] ?? ''),
        picture,
      })),
      pageTurns: [],
      cover: picture,
      portrait: picture,
      backCover: picture,
      activity: {
        heading: 'Help the light get home',
        find: [
          { prop: 'acorn', label: 'golden acorns', count: 5 },
          { prop: 'key', label: 'silver key', count: 1 },
        ],
        maze: {
          sentence: `Help ${childName} carry the lantern home.`,
          from: 'start',
          to: 'lantern',
        },
        questions: ['Who says good night to you?', 'When were you brave in the dark?'],
      },
      understood: [],
    },
    ...changes,
  };
};
