import sharp from 'sharp';
import type { Answer } from '../loopback-server.ts';

/** What it sees: a picture of this side, in colours. */
const SIDE_PX = 6;
/** A hosted model counts about so many tokens for a picture. */
const TOKENS = 1_000;

/** Where which colours lie: pictures alike point alike. */
const directionOf = async (picture: Buffer): Promise<number[]> => {
  const pixels = await sharp(picture)
    .resize(SIDE_PX, SIDE_PX, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return [...pixels].map((byte) => byte / 255 - 0.5);
};

const bytesOf = (base64: string): Buffer =>
  Buffer.from(base64.replace(/^data:image\/jpeg;base64,/, ''), 'base64');

interface Asked {
  readonly model: string;
  /** As vLLM is asked: one picture. */
  readonly messages?: readonly [{ readonly content: readonly [{ image_url: { url: string } }] }];
  /** As Jina is asked: several. */
  readonly input?: readonly { readonly image: string }[];
}

/** Answers as a server of embeddings that is asked as vLLM or as Jina is; 400 for what neither takes. */
export const answerEmbeddings = async (body: string): Promise<Answer> => {
  const { model, messages, input }: Asked = JSON.parse(body);
  const pictures = messages
    ? [messages[0].content[0].image_url.url]
    : input?.map(({ image }) => image);
  if (!pictures) return { status: 400, body: { detail: 'input or messages are needed' } };
  const data = await Promise.all(
    pictures.map(async (picture, index) => ({
      object: 'embedding',
      index,
      embedding: await directionOf(bytesOf(picture)),
    })),
  );
  const tokens = TOKENS * data.length;
  const usage = { prompt_tokens: tokens, total_tokens: tokens };
  return { status: 200, body: { object: 'list', model, data, usage } };
};
