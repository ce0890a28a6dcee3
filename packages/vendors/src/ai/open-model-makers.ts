import type { Clock } from '@bramblebook/shop/ports/clock';
import type { ModelLedger } from '@bramblebook/shop/ports/model-ledger';
import type { PainterModel } from '@bramblebook/shop/ports/painter-model';
import type { StoryEditor, StorytellerModel } from '@bramblebook/shop/ports/storyteller-model';
import type { VendorLine } from '../line/vendor-line.ts';
import { chargedCalls } from './charged-call.ts';
import { headComparer } from './compare-heads.ts';
import { embedPictures } from './embed-pictures.ts';
import { modelModeration } from './model-moderation.ts';
import { modelPainter } from './model-painter.ts';
import type { ModelSettings } from './model-settings.ts';
import { modelStoryteller } from './model-storyteller.ts';
import { moderatedStoryteller } from './moderated-storyteller.ts';
import { modelJudge } from './picture-judge.ts';

/** What models do for the shop; null for what it does by itself. */
interface ModelMakers {
  readonly storyteller: StorytellerModel | null;
  readonly painter: PainterModel | null;
}

/** Opens the models that are set up, all on one account; the one that compares heads has a line of its own. */
export const openModelMakers = (parts: {
  readonly settings: ModelSettings;
  readonly line: VendorLine;
  /** Null where no heads are compared. */
  readonly embeddingLine: VendorLine | null;
  readonly clock: Pick<Clock, 'now'>;
  readonly ledger: ModelLedger;
  /** Hears of a call whose model has no price in `AI_MODEL_FACTS`. */
  readonly alarm: (model: string) => void;
  readonly editor: StoryEditor;
}): ModelMakers => {
  const { settings, editor, embeddingLine } = parts;
  const { textModel, imageModel, judgeModel, embedding, known } = settings;
  const charged = chargedCalls(parts);
  const moderate = modelModeration({ settings, charged });
  const judge = judgeModel && modelJudge({ settings, model: judgeModel, charged });
  const embed =
    embedding &&
    embeddingLine &&
    embedPictures({
      settings: embedding,
      facts: known[embedding.name],
      charged: chargedCalls({ ...parts, line: embeddingLine }),
    });
  const compareHeads = embed && headComparer(embed, embedding.tolerance);
  const jury = { judge, compareHeads, moderate };
  const teller = textModel && modelStoryteller({ settings, model: textModel, charged, editor });
  return {
    storyteller: teller && moderate ? moderatedStoryteller(teller, moderate) : teller,
    painter: imageModel && modelPainter({ settings, model: imageModel, charged, jury }),
  };
};
