import type { Story } from '@bramblebook/contract/story';
import {
  type Answer,
  type LoopbackServer,
  startLoopbackServer,
  type TakenRequest,
} from '../loopback-server.ts';
import { answerEmbeddings } from './fake-embeddings.ts';
import { fakePicture, fakePictureOf } from './fake-picture.ts';
import { ownStory } from './own-story.ts';

type Said = string | ((own: Story) => Story);

export interface FakeOpenAi extends LoopbackServer {
  /** Of what writes. */
  readonly settings: Readonly<Record<string, string>>;
  /** Of what paints, with pictures of this side, and of what compares heads on them. */
  painting(sidePx: number): Readonly<Record<string, string>>;
  /** Answers the next requests for a text with these words, or with its own story changed so, one each. */
  say(...texts: Said[]): void;
  /** Answers the next requests for a picture with these bytes, one each. */
  show(...pictures: Uint8Array[]): void;
  /** How many pictures were painted, and are to be paid for. */
  painted(): number;
}

const KEY = 'fake-openai-key';
const PAINTER = 'openai:fake-painter';
const FACTS = {
  'openai:fake-writer': { inputPerMillion: 2, outputPerMillion: 8, can: ['schema', 'seed'] },
  [PAINTER]: {
    perPicture: 0.04,
    picturePx: 1024,
    can: ['references', 'seed', 'mask', 'idempotency'],
    retires: '2027-12-31',
  },
  'openai:fake-eye': { inputPerMillion: 0.5, outputPerMillion: 2, can: ['schema'] },
  'openai:fake-judge': { inputPerMillion: 0, outputPerMillion: 0 },
  'vllm:fake-heads': { inputPerMillion: 0, outputPerMillion: 0 },
  'jina:fake-heads': { inputPerMillion: 0.02, outputPerMillion: 0 },
};

const refusal = (status: number, code: string): Answer => ({
  status,
  body: { error: { message: code, type: 'invalid_request_error', code } },
});

interface Message {
  readonly role: string;
  readonly content: unknown;
}

const answerText = (body: string, said: Said = (own) => own): Answer => {
  const { model, messages } = JSON.parse(body);
  const asked = messages.find(({ role }: Message) => role === 'user')?.content;
  const prompt = typeof asked === 'string' ? asked : JSON.stringify(asked);
  const content = typeof said === 'string' ? said : ownStory(prompt, said);
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

/** The fields of a form or of JSON, and the first of its pictures. */
const pictureAsked = async (
  request: TakenRequest,
): Promise<{ sidePx: number; seed: number; reference: Uint8Array | null }> => {
  const type = request.headers['content-type'] ?? '';
  const isForm = type.startsWith('multipart/');
  const sent = isForm
    ? Object.fromEntries(
        [
          ...(await new Response(new Uint8Array(request.body), {
            headers: { 'content-type': type },
          }).formData()),
        ].reverse(),
      )
    : JSON.parse(request.body.toString());
  const first = sent.image ?? sent['image[]'];
  return {
    sidePx: Number(/^(\d+)x/.exec(String(sent.size))?.[1] ?? 1024),
    seed: Number(sent.seed ?? 1),
    reference: first instanceof Blob ? new Uint8Array(await first.arrayBuffer()) : null,
  };
};

const answerPicture = async (
  request: TakenRequest,
  shown: Uint8Array | undefined,
): Promise<Answer> => {
  const { sidePx, seed, reference } = await pictureAsked(request);
  const own = () =>
    reference ? fakePictureOf(sidePx, seed, reference) : fakePicture(sidePx, seed);
  const picture = shown ?? (await own());
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

/** Answers under one `Idempotency-Key` once, and as before after that. */
const answeringOnce = () => {
  const known = new Map<string, Promise<Answer>>();
  return (request: TakenRequest, answer: () => Promise<Answer>): Promise<Answer> => {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return answer();
    const given = known.get(key) ?? answer();
    known.set(key, given);
    return given;
  };
};

/**
 * A stand-in of OpenAI's API and of servers that speak like it (vLLM-Omni, SGLang); one's own
 * asks for no key.
 */
export const startFakeOpenAi = async (
  port = 0,
  { needsKey = true }: { readonly needsKey?: boolean } = {},
): Promise<FakeOpenAi> => {
  const texts: Said[] = [];
  const pictures: Uint8Array[] = [];
  const once = answeringOnce();
  let painted = 0;
  const server = await startLoopbackServer((request) => {
    if (needsKey && request.headers.authorization !== `Bearer ${KEY}`)
      return refusal(401, 'invalid_api_key');
    const path = request.path.replace('/v1', '');
    if (path === '/chat/completions')
      return once(request, async () => answerText(request.body.toString(), texts.shift()));
    if (path.startsWith('/images/'))
      return once(request, () => {
        painted += 1;
        return answerPicture(request, pictures.shift());
      });
    if (path === '/embeddings') return answerEmbeddings(request.body.toString());
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
    painted: () => painted,
    painting: (picturePx) => ({
      AI_IMAGE_MODEL: PAINTER,
      AI_EMBEDDING_MODEL: 'vllm:fake-heads',
      EMBEDDING_API_KEY: KEY,
      EMBEDDING_BASE_URL: `${server.url}/v1`,
      AI_MODEL_FACTS: JSON.stringify({ ...FACTS, [PAINTER]: { ...FACTS[PAINTER], picturePx } }),
    }),
    say: (...more) => void texts.push(...more),
    show: (...more) => void pictures.push(...more),
  };
};
