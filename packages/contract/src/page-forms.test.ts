import { expect, test } from 'vitest';
import { formFolder, PAGE_FORMS } from './page-forms.ts';

test('every shop there can be has a form of its own, and no two forms one place', () => {
  const places = PAGE_FORMS.map(formFolder);
  expect(new Set(places).size).toBe(places.length);
  for (const sampleContent of [false, true])
    for (const tells of [null, 'Quill', 'Brush'])
      for (const paints of [null, 'Brush'])
        expect(places).toContain(formFolder({ sampleContent, models: { tells, paints } }));
});

test('one maker of both is not named twice', () => {
  const of = (tells: string) =>
    formFolder({ sampleContent: false, models: { tells, paints: 'Brush' } });
  expect(of('Brush')).not.toBe(of('Quill'));
});
