import type { Clock } from '@bramblebook/shop/ports/clock';
import type { ModelLedger } from '@bramblebook/shop/ports/model-ledger';
import type { PainterModel } from '@bramblebook/shop/ports/painter-model';
import type { StoryEditor, StorytellerModel } from '@bramblebook/shop/ports/storyteller-model';
import type { VendorLine } from '../line/vendor-line.ts';
import { chargedCalls } from './charged-call.ts';
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

/** Opens the models that are set up, all on one line and one account. */
export const openModelMakers = (parts: {
  readonly settings: ModelSettings;
  readonly line: VendorLine;
  readonly clock: Pick<Clock, 'now'>;
  readonly ledger: ModelLedger;
  /** Hears of a call whose model has no price in `AI_MODEL_FACTS`. */
  readonly alarm: (model: string) => void;
  readonly editor: StoryEditor;
}): ModelMakers => {
  const { settings, editor } = parts;
  const { textModel, imageModel, judgeModel } = settings;
  const charged = chargedCalls(parts);
  const moderate = modelModeration({ settings, charged });
  const judge = judgeModel && modelJudge({ settings, model: judgeModel, charged });
  const jury = { judge, moderate };
  const teller = textModel && modelStoryteller({ settings, model: textModel, charged, editor });
  return {
    storyteller: teller && moderate ? moderatedStoryteller(teller, moderate) : teller,
    painter: imageModel && modelPainter({ settings, model: imageModel, charged, jury }),
  };
};
