import type { Studio } from '@bramblebook/shop/making/studio/open-studio';
import type { PainterModel } from '@bramblebook/shop/ports/painter-model';
import { openVendorLine } from '@bramblebook/vendors/line/vendor-line';
import pino from 'pino';
import { readEnvironment } from '../environment.ts';
import { openModels } from '../open-models.ts';
import type { TestApp } from './test-app.ts';

/** The painting model as a stand-in's settings name it; its calls stand in the ledger of the shop that it paints for. */
export const openFakePainter = (
  { shop: { db, clock } }: TestApp,
  given: Readonly<Record<string, string>>,
  { editor }: Studio,
): PainterModel => {
  const { AI_TEXT_MODEL: _, ...settings } = given;
  const read = readEnvironment(settings);
  if (!read.ok) throw new Error(read.sentence);
  const { environment } = read;
  const { models } = environment.services;
  const line = openVendorLine({ vendor: 'models', clock, report() {} });
  const embeddingLine = openVendorLine({ vendor: 'embeddings', clock, report() {} });
  const log = pino({ level: 'silent' });
  const painter =
    models && openModels(environment, { db, clock, line, embeddingLine, editor, log });
  if (!painter?.painterModel) throw new Error('no painter');
  return painter.painterModel;
};
