/** What docs/models.md tells to set, tried as it stands there, each against the stand-in of its maker. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillLooks } from '@bramblebook/shop/books/default-looks';
import { afterEach, expect, test } from 'vitest';
import { startFakeGoogle } from '../../../../fakes/ai/fake-google.ts';
import { startFakeOpenAi } from '../../../../fakes/ai/fake-openai.ts';
import type { LoopbackServer } from '../../../../fakes/loopback-server.ts';
import { modelPainter } from './model-painter.ts';
import { modelStoryteller } from './model-storyteller.ts';
import { modelJudge } from './picture-judge.ts';
import { openTestModels } from './testing/open-test-models.ts';

const PAGE = readFileSync(path.join(import.meta.dirname, '../../../../docs/models.md'), 'utf8');
const SEEN = { sameChild: true, sameClothes: true, figures: 1, letters: false, wrong: null };
const IDEA = 'her cat Minka is afraid of the dark';

/** The settings under a heading, with names where the page leaves them open. */
const settingsUnder = (heading: string): Record<string, string> => {
  const [, section = ''] = PAGE.split(`\n### ${heading}\n`);
  const [block = ''] = /(?:^ {4}[A-Z_]+=.*\n)+/m.exec(section) ?? [];
  const lines = [...block.matchAll(/^ {4}([A-Z_]+)=(.*)$/gm)];
  return Object.fromEntries(
    lines.map(([, name = '', value = '']) => [
      name,
      value.replace(/<([^>]+)>/g, (_, model: string) => model.replaceAll(' ', '-')),
    ]),
  );
};

let fake: LoopbackServer | null = null;
afterEach(() => fake?.close());

test.each([
  ['OpenAI', () => startFakeOpenAi(), ['OPENAI_API_KEY', 'OPENAI_BASE_URL']],
  ['Google', () => startFakeGoogle(), ['GOOGLE_API_KEY', 'GOOGLE_BASE_URL']],
  [
    "A server of one's own (vLLM-Omni, SGLang)",
    () => startFakeOpenAi(0, { needsKey: false }),
    ['OPENAI_BASE_URL'],
  ],
] as const)('%s: what the page says tells, paints and looks', async (heading, start, own) => {
  const standIn = await start();
  fake = standIn;
  const given = settingsUnder(heading);
  for (const name of own) given[name] = standIn.settings[name] ?? '';
  const { settings, charged, alarms } = openTestModels(given, { patienceMs: 20_000 });
  const { textModel, imageModel, judgeModel } = settings;
  if (!textModel || !imageModel) throw new Error('the page names no models');
  const common = { bookId: 'book_1', readingAge: '4-5', seed: 5 } as const;

  const editor = async () => [];
  const teller = modelStoryteller({ settings, model: textModel, charged, editor });
  const brief = { ...common, childName: 'Mia', childGender: 'female', idea: IDEA } as const;
  expect(await teller.tell(brief, 'book_1')).toMatchObject({ ok: true, mendings: 0 });

  const painter = modelPainter({ settings, model: imageModel, charged });
  const hero = {
    ...common,
    name: 'book_1/hero',
    idea: IDEA,
    style: 'gouache',
    photo: null,
  } as const;
  const sheet = await painter.heroSheet({ ...hero, looks: fillLooks({}, 'female', 1) });
  const widthPx = settings.known[imageModel.name]?.picturePx;
  expect(sheet).toMatchObject({ ok: true, picture: { widthPx, tries: 1 } });

  standIn.say(JSON.stringify(SEEN));
  const bytes = sheet.ok ? sheet.picture.bytes : new Uint8Array();
  const shown = { bookId: 'book_1', page: 6, figures: 1, picture: bytes, references: [bytes] };
  const judge = judgeModel && modelJudge({ settings, model: judgeModel, charged });
  if (judge) expect(await judge.judge(shown)).toMatchObject({ isSameChild: true, findings: [] });
  // Every price that is needed stands there, too.
  expect(alarms).toEqual([]);
});
