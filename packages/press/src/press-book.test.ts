import type { BookLayout, PageLayout, TextRole } from '@bramblebook/contract/book-layout';
import { bookLayoutSchema } from '@bramblebook/contract/book-layout';
import {
  BLEED_BOX_MM,
  BLEED_MM,
  DESIGNED_AREAS,
  INK_COLOURS,
  type Rect,
  SAFETY_MM,
  unitsToMm,
} from '@bramblebook/contract/page-geometry';
import { ALL_PAGES, PAGE, STORY_PAGES, TEXT_PAGES } from '@bramblebook/contract/page-numbers';
import { READING_AGES, type ReadingAge } from '@bramblebook/contract/reading';
import { TEXT_LIMITS } from '@bramblebook/contract/text-limits';
import { describe, expect, test } from 'vitest';
import { designFor } from './layout/choose-designs.ts';
import type { DesignName } from './layout/designed-page.ts';
import { layoutHash } from './layout-hash.ts';
import { layOutBook } from './press-book.ts';
import { sampleArts, sampleBook } from './testing/sample-book.ts';

const PT_MM = 25.4 / 72;
const pageOf = (layout: BookLayout, page: number): PageLayout =>
  layout.pages[page - 1] as PageLayout;
const textOf = (layout: BookLayout, page: number, role?: TextRole): string =>
  pageOf(layout, page)
    .blocks.filter((block) => !role || block.role === role)
    .map((block) => block.text)
    .join('\n');
const sizesOf = (layout: BookLayout, page: number): number[] =>
  pageOf(layout, page).blocks.map((block) => block.sizePt);

/** Where the ink of a page's letters may be: from a capital's top to a descender's foot. */
const inkOf = (page: PageLayout) => {
  const lines = page.blocks.flatMap((b) => b.lines.map((line) => ({ ...line, size: b.sizePt })));
  return {
    left: Math.min(...lines.flatMap((l) => l.runs.map((run) => run.xMm))),
    right: Math.max(...lines.flatMap((l) => l.runs.map((run) => run.xMm + run.widthMm))),
    top: Math.min(...lines.map((l) => l.baselineMm - 0.75 * l.size * PT_MM)),
    bottom: Math.max(...lines.map((l) => l.baselineMm + 0.26 * l.size * PT_MM)),
  };
};

const expectInside = (page: PageLayout, area: Rect) => {
  const ink = inkOf(page);
  expect(ink.left).toBeGreaterThanOrEqual(unitsToMm(area.x) - 0.01);
  expect(ink.right).toBeLessThanOrEqual(unitsToMm(area.x + area.width) + 0.01);
  expect(ink.top).toBeGreaterThanOrEqual(unitsToMm(area.y) - 0.01);
  expect(ink.bottom).toBeLessThanOrEqual(unitsToMm(area.y + area.height) + 0.01);
};

const arts = new Map(sampleArts().map((art) => [art.page, art]));
const expectInDesign = (layout: BookLayout, number: number) => {
  const page = pageOf(layout, number);
  expectInside(page, designFor(page.design as DesignName, number, arts.get(number)).text);
};

const NAMES = ['Jo', 'Persephone-Alexandra', 'Nguyễn Thị Phượng', '小明', 'محمد', 'W'.repeat(60)];

describe('a laid-out book', () => {
  const layout = layOutBook(sampleBook('4-5'));

  test('has thirty pages that the contract knows', () => {
    expect(layout.pages.map((page) => page.page)).toEqual(ALL_PAGES);
    expect(bookLayoutSchema.safeParse(layout).success).toBe(true);
    expect(layout).toMatchObject({
      title: 'Maya and the Lantern Fox',
      author: 'Bramblebook',
      language: 'en',
    });
  });

  test('says on every page what belongs there', () => {
    expect(textOf(layout, PAGE.frontCover)).toBe('Maya and the Lantern Fox\nOne small brave light');
    expect(textOf(layout, PAGE.insideCover)).toBe('');
    expect(textOf(layout, PAGE.title)).toContain('A story for Maya');
    expect(textOf(layout, PAGE.imprint)).toMatch(/^This book belongs to\nMaya\n/);
    expect(textOf(layout, PAGE.imprint)).toContain('November 2026');
    expect(textOf(layout, PAGE.imprint)).toContain('made with AI');
    expect(textOf(layout, PAGE.dedication)).toContain('With all our love, Mum and Dad');
    expect(textOf(layout, PAGE.closing, 'closing')).toContain('Good night.');
    expect(textOf(layout, PAGE.portrait, 'heading')).toBe('About Maya');
    expect(textOf(layout, PAGE.activity)).toContain('5 golden acorns and 1 silver key.');
    expect(textOf(layout, PAGE.activity)).toContain('When were you brave in the dark?');
    expect(textOf(layout, PAGE.insideBack)).toBe('');
    expect(textOf(layout, PAGE.backCover)).toContain('Bramble Lane');
  });

  test('names the child on the cover even when the title does not', () => {
    const book = sampleBook('4-5');
    const story = { ...book.story, title: 'The Lantern Fox' };
    expect(textOf(layOutBook({ ...book, story }), PAGE.frontCover, 'subtitle')).toBe(
      'A story for Maya',
    );
  });

  test('leaves the dedication page to its ornament when there is no dedication', () => {
    const plain = layOutBook(sampleBook('4-5', 'Maya', { dedication: ' \n ' }));
    expect(pageOf(plain, PAGE.dedication).blocks).toEqual([]);
  });

  test('prints each page in the ink its picture asks for', () => {
    for (const { page, ink } of sampleArts()) {
      const { blocks, shapes } = pageOf(layout, page);
      for (const { colour } of blocks) expect(colour).toBe(INK_COLOURS[shapes ? 'dark' : ink]);
    }
  });

  test('is the same for the same book, and its hash tells another book', () => {
    expect(layoutHash(layOutBook(sampleBook('4-5')))).toBe(layoutHash(layout));
    expect(layoutHash(layout)).toMatch(/^[0-9a-f]{64}$/);
    const other = sampleBook('4-5', 'Maya', { texts: { 7: 'Something else.' } });
    expect(layoutHash(layOutBook(other))).not.toBe(layoutHash(layout));
  });

  test('is laid out well before anyone waits', () => {
    const before = process.cpuUsage();
    layOutBook(sampleBook('9-12', 'Ada'));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(400);
  });
});

describe('the type', () => {
  const RANGES: Record<ReadingAge, [number, number]> = {
    '2-3': [26, 32],
    '4-5': [20, 24],
    '6-8': [15.5, 18],
    '9-12': [14, 16],
  };

  test.each(READING_AGES)('has one size through the story, fit for the age (%s)', (age) => {
    const layout = layOutBook(sampleBook(age));
    const isLarge = (page: number) => pageOf(layout, page).design === 'large';
    const sizes = new Set(
      STORY_PAGES.filter((page) => !isLarge(page)).flatMap((page) => sizesOf(layout, page)),
    );
    expect(sizes.size).toBe(1);
    const [size = 0] = [...sizes];
    expect(size).toBeGreaterThanOrEqual(RANGES[age][0]);
    expect(size).toBeLessThanOrEqual(RANGES[age][1]);
    for (const page of STORY_PAGES.filter(isLarge))
      expect(Math.min(...sizesOf(layout, page))).toBeGreaterThan(size);
  });

  test('gives an over-long text more room, and shrinks it only then, on its page alone', () => {
    const before = layOutBook(sampleBook('4-5'));
    const longer = { 10: 'The fox ran on and on over the hills. '.repeat(8).trim() };
    const roomier = layOutBook(sampleBook('4-5', 'Maya', { texts: longer }));
    expect(sizesOf(roomier, 10)[0]).toBeGreaterThanOrEqual(20);
    const longest = { 10: 'The fox ran on and on over the hills. '.repeat(23) };
    const layout = layOutBook(sampleBook('4-5', 'Maya', { texts: longest }));
    expect(sizesOf(layout, 10)[0]).toBeGreaterThanOrEqual(14);
    for (const edited of [roomier, layout]) {
      expect(pageOf(edited, 9)).toEqual(pageOf(before, 9));
      expect(pageOf(edited, 11)).toEqual(pageOf(before, 11));
      expect([9, 11].map((page) => pageOf(edited, page).design)).not.toContain(
        pageOf(edited, 10).design,
      );
    }
  });

  test.each(READING_AGES)('stays inside its area, whatever the name (%s)', (age) => {
    for (const name of NAMES) {
      const layout = layOutBook(sampleBook(age, name));
      for (const page of STORY_PAGES) {
        expectInDesign(layout, page);
      }
      expectInside(pageOf(layout, PAGE.frontCover), DESIGNED_AREAS.frontCover);
      expectInside(pageOf(layout, PAGE.title), DESIGNED_AREAS.title);
      expectInside(pageOf(layout, PAGE.imprint), DESIGNED_AREAS.imprint);
      expectInside(pageOf(layout, PAGE.dedication), DESIGNED_AREAS.dedication);
      expectInside(pageOf(layout, PAGE.portrait), DESIGNED_AREAS.portrait);
      expectInside(pageOf(layout, PAGE.backCover), DESIGNED_AREAS.backCover);
      const safe = BLEED_MM + SAFETY_MM;
      const activity = inkOf(pageOf(layout, PAGE.activity));
      expect(Math.min(activity.left, activity.top)).toBeGreaterThan(safe);
      expect(Math.max(activity.right, activity.bottom)).toBeLessThan(BLEED_BOX_MM - safe);
    }
  });

  test.each([
    ['one word without end', (length: number) => 'W'.repeat(length)],
    ['nothing but line feeds', (length: number) => 'a\n'.repeat(length / 2)],
    ['long lines', (length: number) => 'Over the hills and far away. '.repeat(40).slice(0, length)],
    ['ideographs', (length: number) => '春眠不覺曉處處聞啼鳥'.repeat(90).slice(0, length)],
  ])('takes the longest texts: %s', (_, fill) => {
    const layout = layOutBook(
      sampleBook('2-3', 'Maya', {
        texts: { 6: fill(TEXT_LIMITS.pageText), 26: fill(TEXT_LIMITS.pageText) },
        dedication: fill(TEXT_LIMITS.dedication),
      }),
    );
    expectInDesign(layout, 6);
    expectInDesign(layout, 26);
    expectInside(pageOf(layout, PAGE.dedication), DESIGNED_AREAS.dedication);
    for (const page of [6, 26, PAGE.dedication]) {
      const drawn = pageOf(layout, page).blocks.flatMap((b) => b.lines.flatMap((l) => l.runs));
      const letters = drawn.map((run) => run.text.replaceAll(' ', '')).join('');
      const limit = page === PAGE.dedication ? TEXT_LIMITS.dedication : TEXT_LIMITS.pageText;
      expect(letters).toBe(fill(limit).replace(/\s/g, ''));
    }
  });

  test('never breaks a word that could stand whole, nor a name at its hyphen', () => {
    for (const age of READING_AGES) {
      const layout = layOutBook(sampleBook(age, 'Persephone-Alexandra'));
      for (const { blocks } of layout.pages) {
        for (const { text, lines } of blocks) {
          const joined = lines.map((l) => l.runs.map((run) => run.text).join(''));
          expect(text.replaceAll(' ', '')).toBe(joined.join('').replaceAll(' ', ''));
          // A drop cap is a line of its own, and part of the first word.
          const [first = '', ...others] = joined;
          expect(
            [`${first} ${others.join(' ')}`, `${first}${others.join(' ')}`].map((t) => t.trim()),
          ).toContain(text);
        }
      }
    }
  });
});

const LEAST_PT: Record<ReadingAge, number> = { '2-3': 20, '4-5': 20, '6-8': 14, '9-12': 14 };

test.each(READING_AGES)(
  'the longest text that a parent may write is never smaller than readers of %s can read',
  (age) => {
    const book = sampleBook(age);
    const prose = book.story.pages.map(({ text }) => text).join(' ');
    const longest = prose.repeat(20).slice(0, TEXT_LIMITS.pageText).trim();
    const verse = longest.replace(/(?<=.{30}\S*) /g, (space, at: number) =>
      at % 3 === 0 ? '\n' : space,
    );
    for (const text of [longest, verse]) {
      const texts = Object.fromEntries(TEXT_PAGES.map((page) => [page, text]));
      const layout = layOutBook({ ...book, texts });
      for (const page of TEXT_PAGES) {
        expect(textOf(layout, page).split(/\s+/)).toEqual(text.split(/\s+/));
        expect(Math.min(...sizesOf(layout, page)), `page ${page}`).toBeGreaterThanOrEqual(
          LEAST_PT[age],
        );
      }
    }
  },
);

describe('scripts', () => {
  const runsOf = (layout: BookLayout, page: number) =>
    pageOf(layout, page).blocks.flatMap((block) => block.lines.flatMap((line) => line.runs));

  test('each has its own face, and a name is set in one', () => {
    const faceOfName = (name: string): string[] =>
      runsOf(layOutBook(sampleBook('4-5', name)), PAGE.imprint)
        .filter((run) => run.text === name)
        .map((run) => run.font);
    expect(faceOfName('Maya')).toContain('caprasimo');
    expect(faceOfName('Łukasz')).toContain('fraunces-black');
    expect(faceOfName('Анна')).toContain('literata-black');
    expect(faceOfName('小明')).toContain('chocolate-sans');
    expect(faceOfName('김서연')).toContain('gowun-dodum');
    expect(faceOfName('محمد علي')).toContain('noto-naskh-arabic-bold');
    expect(faceOfName('आरव')).toContain('noto-sans-bold');
  });

  test('a face without a bold is made heavier in titles, not in the story', () => {
    const layout = layOutBook(sampleBook('4-5', '小明'));
    const strokeOn = (page: number) =>
      runsOf(layout, page).find((run) => run.text.startsWith('小明'))?.strokeMm ?? Number.NaN;
    expect(strokeOn(PAGE.frontCover)).toBeGreaterThan(0.3);
    expect(strokeOn(PAGE.firstStory)).toBe(0);
  });

  test('a name from right to left keeps its place in an English sentence', () => {
    const layout = layOutBook(sampleBook('4-5', 'محمد علي'));
    const [cap, first, name, rest] = runsOf(layout, PAGE.firstStory);
    expect(cap).toMatchObject({ text: 'O', font: 'caprasimo' });
    expect(first).toMatchObject({ text: 'ne windy evening, ', direction: 'ltr' });
    expect(name).toMatchObject({ text: 'محمد علي', direction: 'rtl' });
    expect(rest?.text).toMatch(/^ found/);
    expect(name?.xMm).toBeCloseTo((first?.xMm ?? 0) + (first?.widthMm ?? 0), 2);
  });

  test('an Arabic dedication runs from right to left, its year from left to right', () => {
    const dedication = 'كوني شجاعة في عام 2026 يا نور';
    const layout = layOutBook(sampleBook('4-5', 'نور', { dedication }));
    expect(pageOf(layout, PAGE.dedication).blocks[0]?.direction).toBe('rtl');
    expect(runsOf(layout, PAGE.dedication).map((run) => run.text)).toEqual([
      ' يا نور',
      '2026',
      'كوني شجاعة في عام ',
    ]);
  });

  test('emoji are left out with their space, hearts are printed', () => {
    const dedication = 'For you 🦊, my fox 👨‍👩‍👧. I 💛 you ❤️';
    const layout = layOutBook(sampleBook('4-5', 'Maya', { dedication }));
    expect(textOf(layout, PAGE.dedication)).toBe('For you, my fox. I ♥ you ♥');
  });
});
