import { type Frame, NEAR, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const KIN =
  'mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|grand\\w+|gran|granny|nana?|nanna|oma|opa|abuel[ao]|sister|brother|twin|cousin|aunt\\w*|uncle|teacher|neighbou?r|(?:best )?friend(?: \\w+)?|godmother|godfather|stepmum|stepdad';
const ILL =
  'ill|sick|poorly|unwell|very tired|in (?:the )?hospital|in bed (?:a lot|all|for|because)|(?:stay|lie|lies) in bed|cancer|leuka?emia|chemo\\w*|tumou?r|ms|multiple sclerosis|pneumonia|flu|depress\\w*|burn ?out|bad back|a broken (?:leg|foot|ankle|hip)|an operation|surgery|operated';
const BROKE = '(?:break|breaks|broke|has broken|broken) (?:his|her|a|the) (?:leg|foot|ankle|hip)';
/** Somebody who died is remembered elsewhere, and work at a hospital is no illness. */
const NOT_OURS =
  'tedd(?:y|ies)|toys?|dolls?|die|died|dies|dead|death|heaven|funeral|works? (?:at|in|for)|nurse at|is a (?:doctor|nurse|vet)|sea ?sick|home ?sick|sick of|pregnant|baby is|new baby|incubator|new-?born|having a baby|forget\\w*|dementia';

/** Somebody is ill and stays in: the child brings a bit of outside in. Nobody is cured by it. */
export const SOMEONE_ILL: Frame = {
  id: 'someone-ill',
  name: 'bring a bit of outside to somebody who is ill',
  when: ['cue'],
  enacts: 'be break lie stay visit bring cheer help miss wait rest get come cook lose go'.split(
    ' ',
  ),
  cues: [
    [
      24,
      saysAll(
        NOT_OURS,
        `(?:${KIN})s? (?:is|be|are|was|has been|have|has|had|got|get|gets|feels?|lies?|need|must|goes? to|go to|have to have|have to go) (?:\\w+ ){0,4}?(?:${ILL})\\b`,
      ),
    ],
    [24, saysAll(NOT_OURS, `(?:${KIN})s? (?:\\w+ ){0,2}?(?:${BROKE})\\b`)],
    [
      24,
      saysAll(
        NOT_OURS,
        `(?:${KIN})s? (?:${BROKE})\\b|(?:${KIN})(?:'s|s)? (?:broken (?:leg|foot)|cancer|illness|chemo\\w*|operation)\\b`,
      ),
    ],
    [24, saysAll(NOT_OURS, `(?:ill|sick|poorly) (?:${KIN})\\b`)],
    [24, saysAll(NOT_OURS, `visits? (?:\\w+ ){0,2}(?:${KIN}) in (?:the )?hospital\\b`)],
  ],
  sentence:
    '{*A who} {if what is leg: has a broken bone | {if what is cancer or leukaemia: has {*kind what} | {if what is operation: has an operation | is ill}}}{if where: and is {*in where}}; {hero} brings a bit of outside every day, and one day only {himself}. Nobody is made well by it, and nobody is alone.',
  roles: [
    role(
      ['who', 'Who is ill'],
      'person',
      [
        'subj have|break|be|lie|get|lose|go',
        'is ill|sick|poorly|unwell|in|tired',
        'adj ill|sick|poorly',
        'owns leg|arm|foot|cancer|illness|chemo|operation',
        'obj visit|cheer|help|miss|bring',
        'prep for|with|to',
        'loose',
      ],
      { required: true, chief: true, defaults: ['my friend'] },
    ),
    role(['what', 'What it is'], 'leg cancer leukaemia operation', [], {
      says: [
        [/\b(?:break|broke|broken|breaks)\b.{0,20}\b(?:leg|foot|ankle|hip)\b/, 'a leg'],
        [/\bleuka?emia\b/, 'leukaemia'],
        [/\b(?:cancer|tumou?r|chemo\w*)\b/, 'cancer'],
        [/\b(?:operation|operated|surgery)\b/, 'the operation'],
      ],
      byStep: true,
    }),
    role(['hair', 'The hair goes'], 'hair', [], {
      says: [[/\b(?:hair|bald|wig|headscarf)\b/, 'the hair']],
      byStep: true,
    }),
    role(['where', 'Where'], 'hospital', [], {
      says: [[/\bhospital\b(?! (?:for|of))/, 'the hospital']],
      byStep: true,
    }),
    ...NEAR,
  ],
};
