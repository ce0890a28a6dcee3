import {
  type EYE_COLOURS,
  type HAIR_COLOURS,
  type HAIR_STYLES,
  type HeroLooks,
  OUTFIT_COLOURS,
  type SKIN_TONES,
} from '@bramblebook/contract/hero-looks';
import type { Gender } from '@bramblebook/contract/reading';

type Skin = (typeof SKIN_TONES)[number];
type HairColour = (typeof HAIR_COLOURS)[number];
type HairStyle = (typeof HAIR_STYLES)[number];
type EyeColour = (typeof EYE_COLOURS)[number];

const FAIR: readonly Skin[] = ['porcelain', 'rose', 'peach', 'sand'];
const DEEP: readonly Skin[] = ['chestnut', 'cocoa', 'ebony'];

const HAIR_OF_FAIR: readonly HairColour[] = ['brown', 'light-brown', 'dark-brown', 'golden'];
const HAIR_OF_OTHERS: readonly HairColour[] = ['dark-brown', 'black'];

const STYLES: Record<
  Gender,
  { readonly deep: readonly HairStyle[]; readonly others: readonly HairStyle[] }
> = {
  male: { deep: ['crop', 'short', 'curls'], others: ['short', 'tousled'] },
  female: { deep: ['afro-puffs', 'braids', 'curls'], others: ['bob', 'ponytail', 'wavy-long'] },
};

const EYES_OF_FAIR: readonly EyeColour[] = ['brown', 'blue', 'green', 'hazel'];
const EYES_OF_OTHERS: readonly EyeColour[] = ['dark', 'brown'];

/**
 * How the hero looks where the photo did not tell: what is likely beside what it told,
 * chosen by the seed. The parent sees and corrects it. Hair falls as families often
 * wear it; aids and glasses are never guessed.
 */
export const fillLooks = (guessed: Partial<HeroLooks>, gender: Gender, seed: number): HeroLooks => {
  let rest = seed;
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[rest % list.length] as T;
    rest = Math.floor(rest / list.length);
    return picked;
  };
  const skin = guessed.skin ?? pick<Skin>(['peach', 'sand', 'honey', 'caramel']);
  const isFair = FAIR.includes(skin);
  return {
    skin,
    hairStyle: pick(STYLES[gender][DEEP.includes(skin) ? 'deep' : 'others']),
    hairColour: pick(isFair ? HAIR_OF_FAIR : HAIR_OF_OTHERS),
    eyes: pick(isFair ? EYES_OF_FAIR : EYES_OF_OTHERS),
    glasses: 'none',
    freckles: false,
    hearingAid: false,
    wheelchair: false,
    outfitColour: pick(OUTFIT_COLOURS),
    ...guessed,
  };
};
