import { isOfHero } from './whose-fact.ts';

/** What an idea, or a hero's looks, say of the child that every page must know. */
const PROFILE_FACTS = [
  'wheelchair',
  'hearing-aid',
  'glasses',
  'blind',
  'new-baby',
  'bereaved',
  'moving',
  'fear',
  'two-homes',
  'adopted',
  'illness',
  'autism',
  'prosthesis',
  'long-ago',
  'expecting',
  'early-baby',
  'us-all',
  'keeps-tooth',
] as const;
export type ProfileFact = (typeof PROFILE_FACTS)[number];

const SAYS: readonly (readonly [ProfileFact, RegExp])[] = [
  ['wheelchair', /\b(?:wheel ?chairs?|on wheels because|can(?:no|')?t walk|been in a chair)\b/gi],
  ['hearing-aid', /\b(?:hearing aids?|cochlear|deaf|hard of hearing)\b/gi],
  ['glasses', /\b(?:(?:wears?|new|has|got|her|his|my|with|needs) (?:\w+ )?glasses|spectacles)\b/gi],
  [
    'blind',
    /\b(?:blind(?!s\b|fold| (?:man's|spot|date|alley|bend|corner))|visually impaired|partially sighted|no eyesight|white cane|braille|(?:cannot|can't) see(?= *(?:$|[.,;!?]|and\b|but\b|since\b|at all)))/gi,
  ],
  [
    'new-baby',
    /^\W*(?:twins|(?:a )?(?:new )?baby)\W*$|\b(?:jealous of (?:the|his|her|our) (?:new |little )?baby|the baby (?:gets?|cries|screams|spits|keeps|wakes|always)|triplets|bab(?:y|ies) in (?:\w+ |mum's |mummy's |mom's )?(?:tummy|belly)|nappies|diapers|(?:half[- ])?(?:brother|sister) (?:is|has been) born|new(?:born)? (?:baby|brother|sister|sibling)|(?<!\bwith (?:his|her|my|our) )baby (?:brother|sister)(?! (?:\w+ )?(?:break|knock|steal|eat|destroy|wake)s?\b)|(?:becom\w+|be|being|is|is now) an? (?:big|older) (?:brother|sister)(?! (?:who|called|named))|bab(?:y|ies) (?:is|are|will) (?:coming|come|born|here|due)|(?:mum|mom|mummy|mommy) is (?:pregnant|having a baby)|expecting|(?:have|has|having|get|gets|getting) twins|twins (?:are|is) (?:coming|born|here|due)|(?:gets?|getting) (?:an? )?(?:little |twin )+(?:sister|brother)s?|(?:having|expecting) (?:an?|another) baby|(?<!has |have |'s )(?:gets|got|getting) an? (?:brother|sister))\b/gi,
  ],
  [
    'bereaved',
    /\b(?:(?:we|i|she|he|family) lost (?:(?:our|my|her|his) )?(?:dear )?(?:nana|nan|granny|gran|grandma|grandpa|grandad|granddad|grandmother|grandfather|opa|oma|mum|mummy|mom|mommy|dad|daddy|papa)\b(?! (?:in|at|on) the (?:shop|supermarket|zoo|crowd|market|park|fair|forest|museum|beach|station))|lost (?:a|the|our|her|their|his) (?:unborn )?baby\b(?! (?:tooth|teeth|toy|doll|bunny|blanket|\w+osaur))|took (?:his|her|their) own life|(?:his|her|my|our) late (?:(?:great )?grand\w+|mum|mummy|mom|mother|dad|daddy|father|brother|sister|aunt|uncle|nana?|granny)|suicide|killed (?:himself|herself)|sleep\w* for ?ever|gone for ?ever|is (?:now )?an? (?:star|angel) (?:now|in)|drown(?:ed)?|(?:was|were|got|is|be) killed|miscarr\w+|stillborn|run over|ran over|hit by an? (?:car|lorry|train|bus)|(?<!\b(?:horse|pony|donkey|dog|cat|rabbit|goat|cow|sheep|duck|goose|swan|parrot|budgie|hamster|guinea pig|penguin|elephant)\b[^.!?]{0,40}\b(?:his|her|its|their) (?:best |only )?(?:friend|mate|companion|partner) (?:has |had )?)(?:died|dies|dead(?! (?:\w+ )?(?:beetle|insect|bug|fly|flies|bee|wasp|spider|worm|crab|lea[fv]|tree|wood|flower|plant|end|batter|phone|tired|sea\b)))|death|passed away|passed (?:last|this|in)|in heaven|funeral|rainbow bridge|no longer with us|put to sleep|lost (?:her|his|our|my|their) (?:dear )?(?:grand\w+|nan\w*|granny|dad|mum|mom|father|mother|brother|sister|uncle|aunt) (?:last|this|in|to|when|two|three|a)|grie(?:f|ves?|ving))\b/gi,
  ],
  [
    'moving',
    /\b(?:mov(?:e|es|ed|ing) (?:house|home|away|to a new|into a new)|new (?:house|home|flat|school|town|country))\b/gi,
  ],
  [
    'fear',
    /\b(?:afraid|scared|scares?|scary|frighten\w*|fears?|nervous|terrified|anxious|worried|worries|phobia|stage fright|brave|courage|dares?|hates? (?:the |having |going |taking |getting |being )?(?:spiders?|snakes?|mouse|mice|rats?|dogs?|bees?|wasps?|dark|thunder\w*|heights?|water|needles?|injections?|baths?|dentist|stairs|wind|noises?|loud \w+|first|alone|put|his hair|her hair)|bull(?:y|ies|ied|ying)|stutter\w*|stammer\w*|hair ?cuts?|cut (?:his|her|my) hair|screams?|(?:legs|knees|hands) (?:shak|trembl|wobbl)\w+)\b/gi,
  ],
  [
    'two-homes',
    /\b(?:divorc(?:ed?|ing)|two (?:homes|houses)|separated|mum'?s house and dad'?s|step(?:mum|mom|dad))\b/gi,
  ],
  [
    'adopted',
    /\b(?:(?:was|is|been|were|we|i|both|got|being|have|has|mum|mom|mummy|mommy|mama|mami|dad|daddy|papa|parents|aunt\w*|uncle|grand\w+) adopt\w*|^adopted|, adopted|adoption|foster(?:ed| care| family| mum| mom| dad| parents?)|chosen family)\b(?! (?:an?|the|our|this) \w+)/gi,
  ],
  [
    'illness',
    /\b(?:(?<!(?:works? (?:at|in)|in) (?:a|an|the) )(?<!teddy |toy |animal |pet )hospital(?! for (?:\w+ ){0,2}(?:tedd(?:y|ies)|toys?|dolls?|animals?|bears?|pets?|bees?|dinosaurs?))|operation|surgery|leukaemia|leukemia|cancer|chemo\w*|tonsils?|broken? (?:an? |his |her |my |the )?(?:arm|leg|wrist|ankle|foot|bone)|stitches|injection|vaccination|dentist|plaster (?:cast|leg|arm)|(?:leg|arm|foot) in (?:a )?plaster|diabet\w+|cystic fibrosis|asthma|epilepsy|chicken ?pox|appendi(?:x|citis)|grommets|blood test|tubes in (?:his|her) ears|check-?up|(?:to|at) the (?:\w+ )?(?:doctor|optician|dentist|paediatrician)|heart has a hole|hole in (?:her|his) heart|(?:tooth|teeth) (?:pulled|filled|removed)|(?:is|was|been|gets?|got|feels?|so|very) (?:ill|sick|poorly))\b/gi,
  ],
  ['autism', /\b(?:autis\w+|on the spectrum|adhd|sensory)\b/gi],
  // Not every child wants a wobbly tooth out.
  [
    'keeps-tooth',
    /\btooth\b.{0,60}(?:does not|doesn't|do not|don't|not) want (?:it|the tooth|her tooth|his tooth)|(?:does not|doesn't|don't) want .{0,30}tooth|(?:scared|afraid|worried|frightened).{0,30}hurts?\b.{0,40}tooth|tooth\b.{0,60}(?:scared|afraid|worried|frightened)/gi,
  ],
  // Who writes is of the family, too.
  [
    'us-all',
    /\b(?:came|come|comes|lives?|moved?|moves) (?:in )?(?:to|with) us\b|\bus all\b|\bour family\b/gi,
  ],
  [
    'early-baby',
    /\b(?:incubator|premature|preemie|neonatal|nicu|glass (?:bed|box|cot)|born (?:much |far |way )?too (?:early|soon|small)|(?:baby|brother|sister|twins?)\b.{0,40}\b(?:came|come|arrived) (?:much |far |way )?too (?:early|soon)|born \w+ weeks early)\b/gi,
  ],
  [
    'expecting',
    /\b(?:pregnant|expecting|(?:bab(?:y|ies)|twins) (?:is|are) (?:coming|due|on the way)|(?:will|going to) (?:be|become|have|get) (?:an? )?(?:big|baby|little|new)|becom(?:es|ing) an? (?:big|older) (?:brother|sister) (?:in|this|next|soon)|(?:is|are) having an? baby|tummy)\b/gi,
  ],
  // Who is missed had died before the child could remember.
  [
    'long-ago',
    /\b(?:(?:when|before) (?!grand|nan|mum|mom|dad|it\b)\w+ (?:was|were) (?:only |just |still )?(?:an? )?(?:baby|toddler|born|one|two|three|tiny|very small|little|[1-3])\b|never (?:met|knew|got to know)|(?:cannot|can't|does not|doesn't|do not|don't) remember (?:him|her|them)|what (?:he|she|they) (?:was|were) like)/gi,
  ],
  ['prosthesis', /\b(?:prosthe\w+|artificial (?:leg|arm|hand)|limb difference)\b/gi],
];

/** “The big dog is scary” says of the hero that it scares. */
const SCARES = /\bscary\b/;

/** Facts of one body: somebody else's are not the hero's. The others are a family's. */
const OF_A_BODY: ReadonlySet<ProfileFact> = new Set([
  'wheelchair',
  'hearing-aid',
  'glasses',
  'blind',
  'illness',
  'autism',
  'prosthesis',
  'fear',
]);

/** What dies without leaving anybody bereaved: a ghost long ago, a battery, somebody else's bees. */
const MOURNED_BY_NOBODY =
  /\b(?:batter(?:y|ies)|phones?|tablet|engine|motor|fire|torch|wind|lights?|mics?|microphones?|keyboards?|radio|computer|internet|wi-?fi|power|plants?|flowers?|trees?)(?: \w+)? (?:(?:is|are|has|have|had|was|were|all|just|then) )*$|\bwhose (?:\w+ ){1,4}$|\b(?:ghost|vampire|skeleton|pharaoh|zombie)s?\b[^.!?]*$/i;

const DENIED = /\b(?:no|without|not an?|never|doesn't (?:need|use|wear)|not)(?: \w+){0,2} $/i;

/**
 * The facts of a plain idea that hold of its hero: a friend's wheelchair is the friend's.
 * @param hero the hero's names, small letters
 */
export const profileOf = (plain: string, hero: ReadonlySet<string>): Set<ProfileFact> =>
  new Set(
    SAYS.filter(
      ([fact, says]) =>
        (fact === 'fear' && SCARES.test(plain)) ||
        [...plain.matchAll(says)].some(
          ({ index }) =>
            !DENIED.test(plain.slice(Math.max(0, index - 30), index)) &&
            (fact !== 'bereaved' || !MOURNED_BY_NOBODY.test(plain.slice(0, index))) &&
            (!OF_A_BODY.has(fact) || isOfHero(plain, index, hero)),
        ),
    ).map(([fact]) => fact),
  );
