import { openModelLedger } from '@bramblebook/shop/ledger/open-model-ledger';
import type { StoryEditor } from '@bramblebook/shop/ports/storyteller-model';
import type { Shop } from '@bramblebook/shop/shop';
import { modelsInUse } from '@bramblebook/vendors/ai/model-settings';
import { openModelMakers } from '@bramblebook/vendors/ai/open-model-makers';
import type { OpenServices } from '@bramblebook/vendors/services/open-services';
import type { Logger } from 'pino';
import type { Environment } from './environment.ts';

/** The models that the settings name, each call of theirs in the shop's ledger. */
export const openModels = (
  { services: { models: settings }, timeZone }: Environment,
  parts: Pick<Shop, 'db' | 'clock'> & {
    readonly line: OpenServices['modelLine'];
    readonly embeddingLine: OpenServices['embeddingLine'];
    readonly editor: StoryEditor;
    readonly log: Logger;
  },
): Pick<Shop, 'storytellerModel' | 'painterModel' | 'modelsInUse'> => {
  const { db, clock, line, embeddingLine, editor, log } = parts;
  if (!settings || !line) return { storytellerModel: null, painterModel: null, modelsInUse: [] };
  const { storyteller, painter } = openModelMakers({
    settings,
    line,
    embeddingLine,
    clock,
    ledger: openModelLedger({ db, clock, timeZone }, settings.budget),
    alarm: (model) => log.warn({ model }, 'a model without a price'),
    editor,
  });
  return {
    storytellerModel: storyteller,
    painterModel: painter,
    modelsInUse: modelsInUse(settings),
  };
};
