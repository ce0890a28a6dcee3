import * as z from 'zod/mini';
import { COAT_COLOURS, CREATURE_MOODS, CREATURE_POSES, CREATURES } from './creature-vocabulary.ts';
import { outfitSchema } from './hero-looks.ts';
import {
  EXPRESSIONS,
  FIGURE_PLACES,
  LIGHTS,
  PEOPLE,
  PICTURE_MOODS,
  POSES,
  PROP_PLACES,
  PROPS,
  SETTINGS,
  SHOTS,
  WEATHERS,
} from './picture-vocabulary.ts';

/** How many a member is that stands for several: “the ducks”, “her two aunts”. */
const count = z.optional(z.int().check(z.gte(2), z.lte(5)));

/**
 * A character beside the hero, or several of a kind. `id` is what picture briefs refer to; it is
 * unique in the story ("companion", "grandpa-joe").
 */
export const castMemberSchema = z.discriminatedUnion('kind', [
  z.object({
    id: z.string(),
    kind: z.literal('creature'),
    creature: z.enum(CREATURES),
    name: z.string(),
    coat: z.optional(z.enum(COAT_COLOURS)),
    count,
  }),
  z.object({
    id: z.string(),
    kind: z.literal('person'),
    person: z.enum(PEOPLE),
    name: z.string(),
    count,
    wheelchair: z.optional(z.boolean()),
    /** Strong medicine has taken it. */
    noHair: z.optional(z.boolean()),
  }),
]);
export type CastMember = z.infer<typeof castMemberSchema>;

/** What one picture shows: written by the storyteller, read by the painter. */
export const pictureBriefSchema = z.object({
  setting: z.enum(SETTINGS),
  light: z.enum(LIGHTS),
  weather: z.enum(WEATHERS),
  shot: z.enum(SHOTS),
  mood: z.enum(PICTURE_MOODS),
  hero: z.object({
    pose: z.enum(POSES),
    expression: z.enum(EXPRESSIONS),
    outfit: outfitSchema,
  }),
  /** The others in the picture, most important first; `cast` is a cast member's id. */
  figures: z.array(
    z.object({
      cast: z.string(),
      place: z.enum(FIGURE_PLACES),
      pose: z.enum(CREATURE_POSES),
      mood: z.enum(CREATURE_MOODS),
    }),
  ),
  props: z.array(
    z.object({
      prop: z.enum(PROPS),
      place: z.enum(PROP_PLACES),
      count: z.int().check(z.gte(1), z.lte(9)),
    }),
  ),
  /** For readers who cannot see the picture: one or two plain sentences, no "picture of". */
  alt: z.string().check(z.minLength(1), z.maxLength(400)),
});
export type PictureBrief = z.infer<typeof pictureBriefSchema>;
