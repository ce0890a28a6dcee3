/** What an idea, or a hero's looks, say of the child that every page must know. */
const PROFILE_FACTS = [
  'wheelchair',
  'hearing-aid',
  'glasses',
  'new-baby',
  'loss',
  'moving',
  'fear',
  'two-homes',
  'adopted',
  'illness',
  'autism',
  'prosthesis',
] as const;
export type ProfileFact = (typeof PROFILE_FACTS)[number];

const SAYS: readonly (readonly [ProfileFact, RegExp])[] = [
  ['wheelchair', /\b(?:wheel ?chair|on wheels because|can(?:no|')?t walk|cerebral palsy)\b/i],
  ['hearing-aid', /\b(?:hearing aids?|cochlear|deaf|hard of hearing)\b/i],
  ['glasses', /\b(?:(?:wears?|new|has|got|her|his) (?:\w+ )?glasses|spectacles)\b/i],
  [
    'new-baby',
    /\b(?:new(?:born)? (?:baby|brother|sister|sibling)|baby (?:brother|sister)|becom\w+ an? (?:big|older) (?:brother|sister)|baby is (?:coming|born|here)|mum is pregnant|mom is pregnant)\b/i,
  ],
  [
    'loss',
    /\b(?:died|passed away|in heaven|funeral|rainbow bridge|no longer with us|put to sleep)\b/i,
  ],
  [
    'moving',
    /\b(?:mov(?:e|es|ed|ing) (?:house|home|away|to a new|into a new)|new (?:house|home|flat|school|town|country))\b/i,
  ],
  ['fear', /\b(?:afraid|scared|frightened|fear|nervous|terrified|anxious)\b/i],
  [
    'two-homes',
    /\b(?:divorced?|two (?:homes|houses)|separated|mum'?s house and dad'?s|step(?:mum|mom|dad))\b/i,
  ],
  ['adopted', /\b(?:adopt(?:ed|ion|ing)|foster(?:ed)?|chosen family)\b/i],
  [
    'illness',
    /\b(?:hospital|operation|surgery|leukaemia|leukemia|cancer|diabetes|epilepsy|asthma|chemo\w*)\b/i,
  ],
  ['autism', /\b(?:autis\w+|on the spectrum|adhd|sensory)\b/i],
  ['prosthesis', /\b(?:prosthe\w+|artificial (?:leg|arm|hand)|limb difference)\b/i],
];

/** The facts of a plain idea. */
export const profileOf = (plain: string): Set<ProfileFact> =>
  new Set(SAYS.filter(([, says]) => says.test(plain)).map(([fact]) => fact));
