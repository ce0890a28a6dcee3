import type { PictureBrief } from '@bramblebook/contract/picture-brief';
import { PROPS, type Prop } from '@bramblebook/contract/picture-vocabulary';
import type { Activity } from '@bramblebook/contract/story';
import { pluralOf } from '../grammar/noun-phrases.ts';
import { PLURAL_PROPS } from '../grammar/plural-props.ts';
import { definite } from './noun-forms.ts';
import type { Speech } from './template.ts';

const SMALL: ReadonlySet<string> = new Set(
  'leaf stone feather shell flower lantern cup biscuit apple ball book hat key balloon acorn mushroom bell candle letter sock bone'.split(
    ' ',
  ),
);
const ALWAYS: readonly Prop[] = ['leaf', 'feather', 'stone', 'shell'];
const COUNTS = [3, 2, 5, 4];

const isProp = (word: string | null): word is Prop =>
  word !== null && (PROPS as readonly string[]).includes(word);

/** The activity page: things of this story to find, a maze to its goal, questions of the telling. */
export const activityOf = (
  lines: (key: string) => readonly string[],
  speech: Speech,
  pictures: readonly PictureBrief[],
): Activity => {
  const shown = [...new Set(pictures.flatMap(({ props }) => props.map(({ prop }) => prop)))];
  const small = shown.filter((prop) => SMALL.has(prop) && !PLURAL_PROPS.has(prop));
  const things = [...new Set([...small, ...ALWAYS])].slice(0, 4);
  const find = things.map((prop, at) => {
    const count = COUNTS[at] ?? 3;
    return { prop, label: pluralOf(prop.replaceAll('-', ' ')), count };
  });
  const [sentence] = lines('maze');
  const walker = speech.cast.get('lost') ?? speech.cast.get('friend');
  const goal =
    [...speech.cast.values()].map(({ paint }) => paint).find(isProp) ?? shown[0] ?? 'lantern';
  return {
    heading: lines('activity')[0] ?? 'Look again!',
    find,
    maze: {
      sentence: sentence ?? `Help ${speech.hero} find the way to the ${goal.replaceAll('-', ' ')}.`,
      from: walker === undefined ? speech.hero : definite(walker, speech.gender),
      to: goal,
    },
    questions: [...lines('question')],
  };
};
