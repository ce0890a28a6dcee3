import { type Story, storyBriefSchema } from '@bramblebook/contract/story';
import { tellStory } from '@bramblebook/storyteller/tell-story';
import {
  type Answer,
  type LoopbackServer,
  startLoopbackServer,
  type TakenRequest,
} from '../loopback-server.ts';
import { fakePicture } from './fake-picture.ts';

type Said = string | ((own: Story) => Story);

export interface FakeOpenAi extends LoopbackServer {
  /** Of what writes; `AI_IMAGE_MODEL=openai:fake-painter` beside it paints. */
  readonly settings: Readonly<Record<string, string>>;
  /** Answers the next requests for a text with these words, or with its own story changed so, one each. */
  say(...texts: Said[]): void;
  /** Answers the next requests for a picture with these bytes, one each. */
  show(...pictures: Uint8Array[]): void;
}

const KEY = 'fake-openai-key';
const FACTS = {
  'openai:fake-writer': { inputPerMillion: 2, outputPerMillion: 8, can: ['schema', 'seed'] },
  'openai:fake-painter': {
    perPicture: 0.04,
    picturePx: 1024,
    can: ['references', 'seed'],
    retires: '2027-12-31',
  },
};

const refusal = (status: number, code: string): Answer => ({
  status,
  body: { error: { message: code, type: 'invalid_request_error', code } },
});

/** The request of the parent as it stands in the prompt: told by the shop's own storyteller. */
const storyFor = (
  messages: readonly { role: string; content: unknown }[],
  change: (own: Story) => Story,
): string => {
  const asked = messages.find(({ role }) => role === 'user')?.content;
  const text = typeof asked === 'string' ? asked : JSON.stringify(asked);
  const brief = storyBriefSchema.safeParse(JSON.parse(text.split('\n\n')[0] ?? '')).data;
  return brief ? JSON.stringify(change(tellStory(brief))) : 'Once upon a time.';
};

const answerText = (body: string, said: Said = (own) => own): Answer => {
  const { model, messages } = JSON.parse(body);
  const content = typeof said === 'string' ? said : storyFor(messages, said);
  return {
    status: 200,
    body: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 0,
      model,
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      usage: { prompt_tokens: 6_000, completion_tokens: 9_000, total_tokens: 15_000 },
    },
  };
};

const pictureAsked = async (
  request: TakenRequest,
): Promise<{ sidePx: number; seed: number; prompt: string }> => {
  const type = request.headers['content-type'] ?? '';
  const sent = type.startsWith('multipart/')
    ? Object.fromEntries(
        await new Response(new Uint8Array(request.body), {
          headers: { 'content-type': type },
        }).formData(),
      )
    : JSON.parse(request.body.toString());
  return {
    sidePx: Number(/^(\d+)x/.exec(String(sent.size))?.[1] ?? 1024),
    seed: Number(sent.seed ?? 1),
    prompt: String(sent.prompt),
  };
};

const answerPicture = async (
  request: TakenRequest,
  shown: Uint8Array | undefined,
): Promise<Answer> => {
  const { sidePx, seed } = await pictureAsked(request);
  const picture = shown ?? (await fakePicture(sidePx, seed));
  return {
    status: 200,
    body: { created: 0, data: [{ b64_json: Buffer.from(picture).toString('base64') }] },
  };
};

const moderate = (body: string): Answer => {
  const flagged = /blood|weapon/i.test(body);
  return {
    status: 200,
    body: { results: [{ flagged, categories: { violence: flagged, sexual: false } }] },
  };
};

/** A stand-in of OpenAI's API and of servers that speak like it (vLLM-Omni, SGLang). */
export const startFakeOpenAi = async (port = 0): Promise<FakeOpenAi> => {
  const texts: Said[] = [];
  const pictures: Uint8Array[] = [];
  const server = await startLoopbackServer((request) => {
    if (request.headers.authorization !== `Bearer ${KEY}`) return refusal(401, 'invalid_api_key');
    const path = request.path.replace('/v1', '');
    if (path === '/chat/completions') return answerText(request.body.toString(), texts.shift());
    if (path.startsWith('/images/')) return answerPicture(request, pictures.shift());
    if (path === '/moderations') return moderate(request.body.toString());
    return refusal(404, 'unknown_url');
  }, port);
  return {
    ...server,
    settings: {
      AI_TEXT_MODEL: 'openai:fake-writer',
      AI_MODERATION_MODEL: 'openai:fake-judge',
      OPENAI_API_KEY: KEY,
      OPENAI_BASE_URL: `${server.url}/v1`,
      AI_MODEL_FACTS: JSON.stringify(FACTS),
    },
    say: (...more) => void texts.push(...more),
    show: (...more) => void pictures.push(...more),
  };
};
