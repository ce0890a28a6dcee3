import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { digitalPdf } from '../digital-pdf.ts';
import { layOutBook } from '../press-book.ts';
import { plainPicture } from './plain-picture.ts';
import { sampleBook } from './sample-book.ts';

/** One name in each script that a book is made in. */
export const NAMES = [
  'Łukasz Żółć',
  'Nguyễn Thị Phượng',
  'Анастасия',
  'Άννα',
  'محمد علي',
  'נועה',
  'हिन्दी आरव',
  'ਗੁਰਪ੍ਰੀਤ ਪੰਜਾਬੀ',
  'தமிழ்ச்செல்வி',
  'ไทย',
  '小明',
  'さくら',
  '김서연',
];
/** A book whose dedication has all of them. */
export const layout = layOutBook(
  sampleBook('6-8', 'Zoë', { dedication: NAMES.map((name) => `For ${name}.`).join('\n') }),
);

/** Its digital PDF: the bytes, and taken apart. */
export const pressManyScripts = async (): Promise<{ bytes: Uint8Array; doc: PDFDocument }> => {
  const jpeg = await plainPicture(200);
  const bytes = await digitalPdf(layout, async () => jpeg, { createdAt: new Date('2026-11-20') });
  return { bytes, doc: await PDFDocument.load(bytes, { updateMetadata: false }) };
};

/** A name as PDF dictionaries have it. */
export const named = (name: string) => PDFName.of(name);
/** What a stream of a PDF holds, unpacked; nothing where it is none. */
export const decoded = (stream: unknown): string =>
  stream instanceof PDFRawStream
    ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
    : '';
