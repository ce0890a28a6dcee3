import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that take long; first the one whose shops end and so write down what Node compiled, for all others. */
const SLOW = [
  'server/src/ending.test.ts',
  'server/src/testing/chaos/chaos.test.ts',
  'server/src/many-machines.test.ts',
  'server/src/cli/backup.test.ts',
  'storyteller/src/telling/check-telling.test.ts',
  'illustrator/src/page-rules.test.ts',
  'shop/src/making/killed-making.test.ts',
  'server/src/told-by-model.test.ts',
  'press/src/layout/many-books.test.ts',
  'server/src/routes/clean-pictures.test.ts',
  'shop/src/printing/press-print-files.test.ts',
  'shop/src/orders/killed-order.test.ts',
];

const isSlow = ({ moduleId }: TestSpecification): boolean =>
  SLOW.some((file) => moduleId.endsWith(file));

/**
 * The order of a run. A fresh clone knows no times and would go by size: one of these would begin
 * last, and a core wait for it.
 */
export class SlowTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = new Map(sorted.map(({ project }) => [project, [] as TestSpecification[]]));
    for (const file of sorted) projects.get(file.project)?.push(file);
    return [...projects.values()].flatMap((own) => [
      ...own.filter(isSlow),
      ...own.filter((file) => !isSlow(file)),
    ]);
  }
}
