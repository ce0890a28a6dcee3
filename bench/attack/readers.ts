import { ask, many } from './ask.ts';
import { withShop } from './attacked-shop.ts';
import { buyDigital } from './buy-digital.ts';
import { MOST_SILENCE_MS, type Row } from './figure.ts';
import { seedParents } from './seed-parents.ts';

const READERS = 60;
const EXPORTS = 8;

/** Row 6: the same PDF for sixty readers at once, and everything of an account several times. */
export const readers: Row = {
  number: 6,
  attack: `${READERS} book.pdf and ${EXPORTS} exports at once`,
  measure: () =>
    withShop(
      seedParents([{ books: 1, complete: true, pictures: 'rich' }]),
      async (shop, [mother]) => {
        if (!mother) throw new Error('nobody was seeded');
        const [bookId = ''] = mother.books;
        await buyDigital(shop, mother, bookId);
        const read = () => ask(shop, mother, `/api/books/${bookId}/book.pdf`);
        const first = await read();
        if (first.status !== 200) throw new Error(`no PDF: ${first.status} ${first.bytes}`);
        const pdfs = await shop.watch(() => many(READERS, read));
        const exported: number[] = [];
        const exports = await shop.watch(() =>
          many(EXPORTS, async () => {
            const { status, bytes } = await ask(shop, mother, '/api/me/export');
            if (status === 200) exported.push(bytes.length);
          }),
        );
        const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB each`;
        return [
          {
            what: `memory under ${READERS} PDFs of ${mb(first.bytes.length)}`,
            before: '+660 MB',
            now: pdfs.peakMb - pdfs.beforeMb,
            unit: 'MB',
            most: 150,
          },
          {
            what: 'silence of /healthz meanwhile',
            before: '10 s',
            now: pdfs.silenceMs,
            unit: 'ms',
            most: MOST_SILENCE_MS,
          },
          {
            what: `memory under ${exported.length} exports of ${mb(exported[0] ?? 0)}`,
            before: 'all of it',
            now: exports.peakMb - exports.beforeMb,
            unit: 'MB',
            most: 250,
          },
          {
            what: 'silence of /healthz meanwhile',
            before: '–',
            now: exports.silenceMs,
            unit: 'ms',
            most: MOST_SILENCE_MS,
          },
        ];
      },
    ),
};
