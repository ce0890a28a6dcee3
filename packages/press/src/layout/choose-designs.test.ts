import { PAGE, STORY_PAGES } from '@bramblebook/contract/page-numbers';
import type { Shot } from '@bramblebook/contract/picture-vocabulary';
import { describe, expect, test } from 'vitest';
import { chooseDesigns, type PageToDesign } from './choose-designs.ts';
import type { DesignName } from './designed-page.ts';

const BOOKS = 40;
/** Whoever is in the picture stands in its middle, above the text. */
const scene = {
  things: [{ kind: 'hero', box: { left: 420, right: 580, top: 300, bottom: 640 } }],
};

/** How often each design is chosen for these pages of forty books, whose pages are all alike. */
const chosen = (
  { shot, text }: { shot: Shot; text: string },
  pages: readonly number[] = STORY_PAGES,
): Map<DesignName, number> => {
  const counts = new Map<DesignName, number>();
  for (let book = 0; book < BOOKS; book++) {
    const toDesign = STORY_PAGES.map(
      (page): PageToDesign => ({
        page,
        text,
        shot,
        art: { page, calm: null, ink: 'dark', alt: '', scene },
        fit: () => 1,
        leastFit: 0.8,
        measureEm: () => 20,
      }),
    );
    const designs = chooseDesigns(toDesign, `book ${book}`);
    for (const page of pages) {
      const name = designs.get(page)?.name;
      if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
};
const count = (of: Map<DesignName, number>, ...names: DesignName[]): number =>
  names.reduce((sum, name) => sum + (of.get(name) ?? 0), 0);

const SENTENCE = 'The fox ran over the hills, and the wind ran after it all the way. ';

describe('a design is chosen', () => {
  test('by the length of the text', () => {
    const [few, some, many] = [
      chosen({ shot: 'middle', text: 'Hop, hop, hop!' }),
      chosen({ shot: 'middle', text: SENTENCE.repeat(3) }),
      chosen({ shot: 'middle', text: SENTENCE.repeat(11) }),
    ];
    expect(count(few, 'large')).toBeGreaterThan(BOOKS);
    expect(count(some, 'large')).toBe(0);
    expect(count(some, 'card')).toBeGreaterThan(0);
    expect(count(many, 'card', 'facing')).toBe(0);
  });

  test('by the shot: wide designs for what is far, close ones for what is near', () => {
    const [far, close] = [
      chosen({ shot: 'far', text: SENTENCE }),
      chosen({ shot: 'close', text: SENTENCE }),
    ];
    expect(count(far, 'full', 'panorama')).toBeGreaterThan(1.2 * count(close, 'full', 'panorama'));
    expect(count(close, 'round', 'vignette')).toBeGreaterThan(
      1.2 * count(far, 'round', 'vignette'),
    );
  });

  test('by the beat: the story opens on paper, and its height fills the page', () => {
    const of = { shot: 'middle', text: SENTENCE } as const;
    const opening = chosen(of, [PAGE.firstStory]);
    expect(count(opening, 'vignette', 'framed', 'arch')).toBeGreaterThan(0.8 * BOOKS);
    const [height, before] = [chosen(of, [19, 20, 21, 22]), chosen(of, [11, 12, 13, 14])];
    expect(count(height, 'full')).toBeGreaterThan(count(before, 'full'));
  });
});
