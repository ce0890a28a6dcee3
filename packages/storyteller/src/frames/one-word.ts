import { type Frame, NEAR, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const SAYS =
  '(?:first|only|new|favou?rite|one|best|second) word|just learn(?:ed|t) (?:to say|the word)|learn(?:ed|t)? to say|says? (?:it|the word)?|calls (?:everything|everyone|every|all|the)|points? (?:at|to) (?:everything|every)|everything is(?: a| an)?|shouts';
const ALWAYS =
  'all day|all the time|to everything|everything|everyone|everybody|for everything|only word|first word|one word|just learn(?:ed|t)|new word|favou?rite word|every \\w+';
const NOT_OURS =
  'no|please|thank you|sorry|more|again|why|mine|noises?|mix\\w*|hello|good ?night|lost|school|secret|magic\\w*|dragon|does not (?:talk|speak)|grandma says|waves?|window';

/** The child has one word, and says it to everything; in the evening it is right. */
export const ONE_WORD: Frame = {
  id: 'one-word',
  name: 'one word for everything',
  when: ['cue'],
  enacts: 'say call point learn shout talk'.split(' '),
  cues: [[20, saysAll(NOT_OURS, SAYS, ALWAYS)]],
  sentence:
    '{Hero} has one word, “{*kind word}”, and says it to the lamp, to the cup and to the cheese. No, they say; until {hero} points out of the window, and there {word: it is | they are}.',
  roles: [
    role(
      ['word', 'The word'],
      'creature vehicle light sky being toy',
      ['obj say|call|shout|learn', 'subj be', 'loose'],
      { required: true, defaults: ['the moon'] },
    ),
    role(
      ['parent', 'Who hears it'],
      'mother father grandmother grandfather',
      ['prep with|and', 'loose'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
