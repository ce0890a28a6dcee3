import type { Refused } from '@bramblebook/contract/refusals';
import { staffBookApi } from '@bramblebook/contract/staff-book-api';
import {
  type PrintFileWanted,
  readPreflight,
  readPrintFile,
} from '@bramblebook/shop/printing/print-files';
import type { Shop } from '@bramblebook/shop/shop';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { downloadNamed } from '../http/download-name.ts';
import { route } from '../http/route.ts';
import type { KeptAnswer } from '../http/send-file.ts';

const answerPrintFile = async (
  { shop, reply }: { readonly shop: Shop; readonly reply: FastifyReply },
  wanted: PrintFileWanted,
): Promise<KeptAnswer | Refused> => {
  const read = await readPrintFile(shop, wanted);
  if (!read.ok) return read;
  reply.header('content-disposition', downloadNamed(`${read.title} ${wanted.part}`, 'pdf'));
  return { file: read.file, type: 'application/pdf' };
};

/** The files for the printer, and what the check found in them. */
export const staffPrintRoutes = (app: FastifyInstance): void => {
  route(app, staffBookApi.interiorPdf, { access: 'staff' }, (asked) =>
    answerPrintFile(asked, { ...asked.params, part: 'interior' }),
  );

  route(app, staffBookApi.coverPdf, { access: 'staff' }, (asked) =>
    answerPrintFile(asked, { ...asked.params, part: asked.query.format }),
  );

  route(app, staffBookApi.printPreflight, { access: 'staff' }, async ({ shop, params, query }) => {
    const read = await readPreflight(shop, { ...params, ...query });
    return read.ok ? read.report : read;
  });
};
