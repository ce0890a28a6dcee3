import { GUTTER_MM, mmToUnits, SAFE_INSET_UNITS } from '@bramblebook/contract/page-geometry';
import { describe, expect, test } from 'vitest';
import { designFor } from './choose-designs.ts';
import { DESIGNS } from './designed-page.ts';
import { drawDesign } from './page-designs.ts';

const art = (calmY: number, figureX: number) => ({
  page: 0,
  calm: { x: 72, y: calmY, width: 856, height: 230 },
  ink: 'dark' as const,
  alt: '',
  scene: {
    things: [
      { kind: 'hero', box: { left: figureX - 100, right: figureX + 100, top: 300, bottom: 690 } },
    ],
  },
});
const PLACES = [72, 698].flatMap((calmY) => [250, 500, 750].map((x) => art(calmY, x)));

describe.each(DESIGNS)('the design %s', (name) => {
  const pages = [6, 7].flatMap((page) =>
    PLACES.map((one) => ({ page, design: designFor(name, page, one) })),
  );

  test('keeps its text inside the safety margin and out of the gutter', () => {
    const inner = SAFE_INSET_UNITS + mmToUnits(GUTTER_MM) - 0.001;
    for (const { page, design } of pages) {
      const { x, y, width, height } = design.text;
      expect(x).toBeGreaterThanOrEqual(page % 2 === 1 ? inner : SAFE_INSET_UNITS - 0.001);
      expect(1000 - x - width).toBeGreaterThanOrEqual(
        page % 2 === 0 ? inner : SAFE_INSET_UNITS - 0.001,
      );
      expect(Math.min(y, 1000 - y - height)).toBeGreaterThanOrEqual(SAFE_INSET_UNITS - 0.001);
    }
  });

  test('shows nothing but picture in its window, wherever the picture has slid', () => {
    for (const { design } of pages) {
      const { rect } = design.window;
      const { x, y, side } = design.picture;
      expect(Math.max(rect.x, 0)).toBeGreaterThanOrEqual(x);
      expect(Math.max(rect.y, 0)).toBeGreaterThanOrEqual(y);
      expect(Math.min(rect.x + rect.width, 1000)).toBeLessThanOrEqual(x + side);
      expect(Math.min(rect.y + rect.height, 1000)).toBeLessThanOrEqual(y + side);
    }
  });

  test('has no picture under its text when that stands on paper', () => {
    for (const { design } of pages.filter((one) => one.design.onPaper)) {
      const { x, y, width, height } = design.text;
      const seen = [x, x + width / 2, x + width].flatMap((px) =>
        [y, y + height / 2, y + height].filter((py) => design.window.holds(px, py)),
      );
      expect(seen).toEqual([]);
    }
  });

  test('shows nothing of the calm ground where no text stands on it', () => {
    // A column beside the text has no foot to end at.
    if (name === 'facing') return;
    for (const { design } of pages.filter((one) => one.design.onPaper)) {
      const { rect } = design.window;
      const { y, side } = design.picture;
      const isUnderText = rect.y > design.text.y;
      const calmEdge = y + (side * (isUnderText ? 302 : 698)) / 1000;
      const shown = isUnderText ? calmEdge - rect.y : rect.y + rect.height - calmEdge;
      expect(shown).toBeLessThan(4);
    }
  });
});

test('an arch stands on its foot, whether its text is above or below', () => {
  for (const calm of ['top', 'bottom'] as const) {
    const { window } = drawDesign('arch', calm, 'left');
    const { x, y, height } = window.rect;
    expect(window.holds(x + 4, y + 4)).toBe(false);
    expect(window.holds(x + 4, y + height - 4)).toBe(true);
  }
});
