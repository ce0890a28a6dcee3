import { BLEED_BOX_MM } from '@bramblebook/contract/page-geometry';
import { PAGE } from '@bramblebook/contract/page-numbers';
import type { ProofBox } from '@bramblebook/contract/print-proof';
import { describe, expect, test } from 'vitest';
import { expectedOf, safeAreas } from '../preflight/expected.ts';
import { layOutBook } from '../press-book.ts';
import { PRINTERS, printerOf } from '../print/printers.ts';
import { NAMES } from '../testing/many-scripts.ts';
import { sampleBook } from '../testing/sample-book.ts';
import { proofPages } from './proof-pages.ts';

const LULU = printerOf('lulu-square-8.5');
const COVERS: readonly number[] = [PAGE.frontCover, PAGE.backCover];
const right = ({ xMm, widthMm }: Pick<ProofBox, 'xMm' | 'widthMm'>): number => xMm + widthMm;

describe('the proof', () => {
  test.each(PRINTERS)('shows trim and safety as files for $name are cut and checked', (profile) => {
    const layout = layOutBook(sampleBook('4-5'));
    const interior = expectedOf({ profile, part: 'interior', layout });
    const scale = interior.sheet.widthMm / BLEED_BOX_MM;
    const pages = proofPages(layout, { profile, name: 'Maya' });
    expect(pages).toHaveLength(30);
    for (const { page, trim, safe } of pages.filter((one) => !COVERS.includes(one.page))) {
      const [area] = safeAreas(interior, page);
      expect(trim.xMm * scale).toBeCloseTo(profile.bleedMm, 1);
      expect(trim.widthMm * scale).toBeCloseTo(profile.trimMm, 1);
      expect(safe.xMm * scale).toBeCloseTo(area?.left ?? 0, 1);
      expect(right(safe) * scale).toBeCloseTo(area?.right ?? 0, 1);
      expect(safe.yMm * scale).toBeCloseTo(area?.top ?? 0, 1);
    }
  });

  test.each(NAMES)('marks %s wherever it stands', (name) => {
    const layout = layOutBook(sampleBook('6-8', name));
    const proof = proofPages(layout, { profile: LULU, name });
    for (const { page, blocks } of layout.pages) {
      const { names, nameMarks = [] } = proof.find((one) => one.page === page) ?? {};
      const words = blocks.map(({ text }) => text).join('\n');
      expect([page, names]).toEqual([page, words.split(name).length - 1]);
      const lines = blocks.flatMap((block) => block.lines);
      for (const mark of nameMarks) {
        const line = lines.find(
          ({ baselineMm }) => mark.yMm < baselineMm && baselineMm < mark.yMm + mark.heightMm,
        );
        const under = line?.runs.filter(
          (run) => run.xMm < right(mark) - 0.1 && right(run) > mark.xMm + 0.1,
        );
        const isName = under?.some(({ text }) =>
          name.split(' ').some((word) => text.includes(word)),
        );
        expect(isName, `what is marked on page ${page}`).toBe(true);
      }
      for (const run of lines.flatMap(({ runs }) => runs).filter(({ text }) => text === name))
        expect(
          nameMarks.some((mark) => mark.xMm < run.xMm + 0.1 && right(mark) > right(run) - 0.1),
          `the name on page ${page}`,
        ).toBe(true);
    }
  });

  test('marks no longer word that begins or ends like the name', () => {
    const told = 'Jolly Jo met Joan. “JO!” said Banjo, and Jo’s hat flew.';
    const layout = layOutBook(sampleBook('6-8', 'Jo', { texts: { 7: told } }));
    expect(proofPages(layout, { profile: LULU, name: 'Jo' })[6]?.names).toBe(3);
  });
});
