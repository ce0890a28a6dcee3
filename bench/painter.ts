/**
 * Speed of the painter as ratios: how many plain JPEG encodings of the same pictures one
 * painting costs. Ratios hold on any machine; the seconds beside them are this one's.
 * `npx node bench/painter.ts` (about a minute; two workers for the last lines).
 */
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { randomLooks } from '../packages/illustrator/gallery/random-story.ts';
import { sampleStory } from '../packages/illustrator/gallery/sample-story.ts';
import { TEXTURES } from '../packages/illustrator/gallery/texture-folder.ts';
import { freeCanvas } from '../packages/illustrator/src/paint/scratch.ts';
import { paintPage } from '../packages/illustrator/src/paint-page.ts';
import { type PagePlan, planBook } from '../packages/illustrator/src/plan-book.ts';
import { median } from './median.ts';

const plansOf = (seed: number): PagePlan[] =>
  planBook({
    story: sampleStory(seed),
    looks: randomLooks(seed),
    readingAge: '4-5',
    style: 'gouache',
    seed,
  });

const cpuMs = (run: () => void): number => {
  const before = process.cpuUsage();
  run();
  const spent = process.cpuUsage(before);
  return (spent.user + spent.system) / 1000;
};

/** Paints and encodes in turns, so that a slow moment of the machine hits both. */
const onePage = (px: number, count: number): void => {
  const plans = [1, 2, 5]
    .flatMap((seed) => plansOf(seed).filter((plan) => plan.scene))
    .slice(0, count * 4);
  const paint: number[] = [];
  const encode: number[] = [];
  for (const plan of plans.filter((_, i) => i % 4 === 0)) {
    let canvas = paintPage(plan, { px: 64, textureDir: TEXTURES });
    freeCanvas(canvas);
    paint.push(
      cpuMs(() => {
        canvas = paintPage(plan, { px, textureDir: TEXTURES });
        canvas.data();
      }),
    );
    encode.push(cpuMs(() => canvas.encodeSync('jpeg', 90)));
    freeCanvas(canvas);
  }
  const [p, e] = [median(paint), median(encode)];
  const most = Math.max(...paint);
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `page at ${px} px: median ${(p / 1000).toFixed(2)} s CPU, most ${(most / 1000).toFixed(2)} s, ${(p / e).toFixed(1)} × its encoding; peak memory so far ${peak} MB`,
  );
};

/** Planning a whole book, beside encoding one of its pages. */
const planning = (count: number): void => {
  const plan: number[] = [];
  const encode: number[] = [];
  for (let seed = 1; seed <= count; seed++) {
    let plans: PagePlan[] = [];
    plan.push(
      cpuMs(() => {
        plans = plansOf(seed);
      }),
    );
    const page = plans.find(({ scene }) => scene);
    if (!page) throw new Error(`book ${seed} has no picture`);
    const canvas = paintPage(page, { px: 1500, textureDir: TEXTURES });
    canvas.data();
    encode.push(cpuMs(() => canvas.encodeSync('jpeg', 90)));
    freeCanvas(canvas);
  }
  const [p, e] = [median(plan), median(encode)];
  console.log(
    `a book is planned in ${p.toFixed(0)} ms CPU, ${(p / e).toFixed(1)} × the encoding of one page at 1500 px`,
  );
};

/** Wall time of painting all plans with so many workers. */
const withWorkers = async (
  plans: readonly PagePlan[],
  px: number,
  count: number,
): Promise<number> => {
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL(import.meta.url), { workerData: { px } }),
  );
  await Promise.all(workers.map((worker) => new Promise((ready) => worker.once('message', ready))));
  const started = performance.now();
  let next = 0;
  await Promise.all(
    workers.map(
      (worker) =>
        new Promise<void>((done) => {
          const give = (): void => {
            const plan = plans[next++];
            if (plan) worker.postMessage(plan);
            else done();
          };
          worker.on('message', give);
          give();
        }),
    ),
  );
  const spent = performance.now() - started;
  await Promise.all(workers.map((worker) => worker.terminate()));
  return spent;
};

if (isMainThread) {
  // The larger size first: the peak it reports is then its own.
  onePage(2625, 6);
  onePage(1500, 9);
  planning(9);
  const scenes = plansOf(1)
    .filter((plan) => plan.scene)
    .slice(2, 10);
  const one = await withWorkers(scenes, 1500, 1);
  const two = await withWorkers(scenes, 1500, 2);
  console.log(
    `two workers paint ${(one / two).toFixed(2)} × as fast as one (${availableParallelism()} cores)`,
  );
  const preview = plansOf(2).filter(({ page }) => [1, 6, 7, 8].includes(page));
  console.log(
    `preview, four pages at 1600 px, two workers: ${((await withWorkers(preview, 1600, 2)) / 1000).toFixed(2)} s`,
  );
  console.log(
    `whole book, thirty pages at 1600 px, two workers: ${((await withWorkers(plansOf(3), 1600, 2)) / 1000).toFixed(1)} s`,
  );
} else {
  const { px } = workerData as { px: number };
  const [warm] = plansOf(1);
  if (warm) freeCanvas(paintPage(warm, { px: 64, textureDir: TEXTURES }));
  parentPort?.on('message', (plan: PagePlan) => {
    const canvas = paintPage(plan, { px, textureDir: TEXTURES });
    canvas.encodeSync('webp', 82);
    freeCanvas(canvas);
    parentPort?.postMessage('painted');
  });
  parentPort?.postMessage('ready');
}
