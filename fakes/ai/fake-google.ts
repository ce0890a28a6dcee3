import {
  type Answer,
  type LoopbackServer,
  startLoopbackServer,
  type TakenRequest,
} from '../loopback-server.ts';
import { fakePicture } from './fake-picture.ts';
import { ownStory } from './own-story.ts';

export interface FakeGoogle extends LoopbackServer {
  readonly settings: Readonly<Record<string, string>>;
  /** Answers the next requests for a text with these words, one each, and all others with its own story. */
  say(...texts: string[]): void;
  /** Refuses the next request for this reason, such as `IMAGE_SAFETY`. */
  refuse(reason: string): void;
}

const KEY = 'fake-google-key';
const FACTS = {
  'google:gemini-fake-text': { inputPerMillion: 1, outputPerMillion: 5, can: ['schema', 'seed'] },
  'google:gemini-fake-image': {
    inputPerMillion: 0.3,
    outputPerMillion: 30,
    picturePx: 1024,
    can: ['references', 'seed'],
  },
};
const SIDES: Readonly<Record<string, number>> = { '1K': 1024, '2K': 2048, '4K': 4096 };

const answerWith = (parts: object[], finishReason = 'STOP'): Answer => ({
  status: 200,
  body: {
    candidates: [{ content: { role: 'model', parts }, finishReason, index: 0 }],
    usageMetadata: { promptTokenCount: 1_200, candidatesTokenCount: 1_290, totalTokenCount: 2_490 },
  },
});

const answerFrom = async (request: TakenRequest, said: string | undefined): Promise<Answer> => {
  const { generationConfig, contents } = JSON.parse(request.body.toString());
  if (!generationConfig?.responseModalities?.includes('IMAGE')) {
    const [{ text = '{}' }] = contents[0].parts;
    return answerWith([{ text: said ?? ownStory(text) }]);
  }
  const sidePx = SIDES[generationConfig.imageConfig?.imageSize] ?? 1024;
  const picture = await fakePicture(sidePx, generationConfig.seed ?? 1);
  return answerWith([{ inlineData: { mimeType: 'image/png', data: picture.toString('base64') } }]);
};

/** A stand-in of Google's models: texts, pictures, and refusals as it words them. */
export const startFakeGoogle = async (port = 0): Promise<FakeGoogle> => {
  const texts: string[] = [];
  const refusals: string[] = [];
  const server = await startLoopbackServer((request) => {
    if (request.headers['x-goog-api-key'] !== KEY)
      return {
        status: 400,
        body: { error: { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' } },
      };
    const reason = refusals.shift();
    return reason === undefined ? answerFrom(request, texts.shift()) : answerWith([], reason);
  }, port);
  return {
    ...server,
    settings: {
      AI_TEXT_MODEL: 'google:gemini-fake-text',
      AI_IMAGE_MODEL: 'google:gemini-fake-image',
      GOOGLE_API_KEY: KEY,
      GOOGLE_BASE_URL: `${server.url}/v1beta`,
      AI_MODEL_FACTS: JSON.stringify(FACTS),
    },
    say: (...more) => void texts.push(...more),
    refuse: (reason) => void refusals.push(reason),
  };
};
