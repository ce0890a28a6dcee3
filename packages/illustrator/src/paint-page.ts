import type { Canvas } from '@napi-rs/canvas';
import { paintDesigned } from './page/paint-designed.ts';
import { paintScene } from './page/paint-scene.ts';
import type { PagePlan } from './page/plan.ts';
import { Easel } from './paint/easel.ts';

/**
 * Paints one page from its plan, `px` × `px` pixels. The same plan gives the same pixels
 * on one platform. Textures are kept in `textureDir`, when given, for the next process.
 */
export const paintPage = (plan: PagePlan, options: { px: number; textureDir?: string }): Canvas => {
  const easel = new Easel({ ...options, style: plan.style, seed: plan.seed });
  const page = easel.layer();
  if (plan.scene) paintScene(page, plan, plan.scene);
  else if (plan.designed) paintDesigned(page, plan, plan.designed);
  return page.canvas;
};
