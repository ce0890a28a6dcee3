import { type Frame, NEAR, PLACE, role } from './frame.ts';

const STUTTERS = 'stutter\\w*|stammer\\w*|speech (?:block|impediment|problem|difficulty)\\w*';
const STICKS =
  '(?:words?|sentences?|sounds?) (?:\\w+ ){0,3}(?:get|gets|getting|got|is|are|be) (?:\\w+ )?stuck|(?:get|gets|got|getting) stuck (?:on|with|in) (?:\\w+ )?words?|cannot get (?:the |his |her )?words? out';
const SPEAKS =
  'speak(?:s|ing)?|talk(?:s|ing)?|read(?:s|ing)? (?:\\w+ ){0,3}(?:out )?(?:aloud|loud|in front)|read(?:s|ing)? (?:out|in front|to the class)|present(?:s|ing|ation)?|give a talk|(?:say|says|saying) (?:a word|anything|his name|her name|hello)|put(?:s|ting)? (?:his|her) hand up|raise\\w* (?:his|her) hand|answer\\w*|recite\\w*';
const FEARS =
  'afraid|scared|scare|nervous|terrified|terrify|anxious|too shy|shy|dare|hates?|dread\\w*|worried|worry|frightened|frighten';
const CLASS =
  'class|school|kindergarten|nursery|teacher|in front of|assembly|aloud|out loud|strangers';
/** Who has it is the hero, and no animal that is helped. */
const NOT_OURS =
  '(?![^]*\\b(?:dragon|owl|mouse|parrot|lion|bear|fox|robot|frog|bird|wizard|witch|puppet)s?\\b (?:who|that|which|stutter|stammer|is|be|has|have|can))';
/** Who wants the medal goes up and gets it (`face-fear`). */
const NO_PRIZE = '(?![^]*\\b(?:medal|trophy)\\b)';

const hero = (says: string): RegExp => new RegExp(`^${NOT_OURS}${NO_PRIZE}[^]*\\b(?:${says})`);

/** A child whose words get stuck says what helps: nobody guesses, everybody waits. Nothing is cured. */
export const STUCK_WORD: Frame = {
  id: 'stuck-word',
  name: 'speak or read aloud when words get stuck',
  when: ['cue'],
  enacts:
    'read speak talk say stutter stammer wait listen guess practise practice answer push help laugh'.split(
      ' ',
    ),
  cues: [
    [24, hero(STUTTERS)],
    [24, hero(STICKS)],
    [24, hero(`(?:${FEARS})\\b (?:\\w+ ){0,4}(?:${SPEAKS})\\b[^]*\\b(?:${CLASS})`)],
  ],
  sentence:
    '{Hero’s} words get stuck, and people guess them wrong; {*a listener} {listener: waits | wait} instead, and when {hero} has to read out {*a text}{if place:, {in place},} {he} tells everybody what helps: do not guess, wait.',
  roles: [
    role(
      ['listener', 'Who waits'],
      'creature person',
      [
        'prep to read',
        'prep to talk',
        'prep to speak',
        'subj listen|wait|help|sit|encourage',
        'prep with',
      ],
      { required: true, chief: true, defaults: ['a brown dog'] },
    ),
    role(
      ['text', 'What is read out'],
      'poem story book letter speech page report talk presentation',
      ['obj read|give|recite|present|hold', 'prep from read', 'prep about'],
      { required: true, defaults: ['a page about hedgehogs'] },
    ),
    role(['stutter', 'It has a name'], 'stutter', [], {
      says: [[new RegExp(`\\b(?:${STUTTERS})`), 'the stutter']],
      byStep: true,
    }),
    role(['tease', 'Somebody copies it'], 'laughter', [], {
      says: [
        [
          /\b(?:laugh\w*|teas\w*|mock\w*|mak(?:e|es|ing) fun|cop(?:y|ies|ied) (?:him|her))\b/,
          'the laughter',
        ],
      ],
      byStep: true,
    }),
    { ...PLACE, byStep: true },
    ...NEAR,
  ],
};
