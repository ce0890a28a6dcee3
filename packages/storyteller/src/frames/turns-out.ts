import { type Frame, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const DRESSES =
  'costumes?|dress(?:ed|es|ing)? up|dressing up|outfit|fancy dress|carnival|halloween|school play|nativity|show|play|parade|mask';
const OTHERWISE =
  '(?:was |were |is )?(?:supposed|meant|going|wanted|wants) to be|should (?:have )?be(?:en)?|end(?:s|ed)? up|turn(?:s|ed)? (?:out|into)|looks? (?:more )?like|looked (?:more )?like|think(?:s)? (?:she|he|it) is|instead|falls? (?:off|apart)|fell (?:off|apart)';
const NOT_OURS =
  'real|magic\\w*|spells?|wizard|witch (?:turns|turned)|tree in the|died|forgets? (?:her|his|the) (?:line|lines|words)|stage fright|lost|stolen|stole|scared of|ghost|swap\\w*|wakes? up as|for a day';

/** What one was dressed up as falls off, bit by bit; what is left is something else, and very good at it. */
export const TURNS_OUT: Frame = {
  id: 'turns-out',
  name: 'a costume falls apart and turns out to be another',
  when: ['cue'],
  enacts: 'fall end become be look suppose want dress glue lose turn come play act'.split(' '),
  cues: [[26, saysAll(NOT_OURS, DRESSES, OTHERWISE)]],
  sentence:
    '{Hero} is to be {*a meant} in {*the event}; {*the bits} come off, one by one, until {he} looks like {*a became}; and it turns out that {hero} is a very good {*kind became}.',
  roles: [
    role(
      ['meant', 'Who one was to be'],
      'creature being job',
      ['obj be', 'is costume|outfit|dress', 'prep as', 'loose'],
      {
        required: true,
        says: [
          [
            /\b(?!(?:my|her|his|the|a|an|school|play|halloween|party|carnival)\b)([a-z]+) costume\b/,
            'a $1',
          ],
        ],
        defaults: ['a parrot'],
      },
    ),
    role(
      ['became', 'Who one is in the end'],
      'creature being job',
      ['obj end|become|look', 'prep up end|as|like|into', 'is hero', 'loose'],
      {
        required: true,
        says: [
          [
            /\b(?:thinks? (?:he|she|it) (?:is|be)|looks? (?:\w+ )?like|ends? up (?:as |like |being )?|turns? (?:out|into)(?: to be)?) (?:an?|the) ([a-z]+)\b/,
            'a $1',
          ],
        ],
        defaults: ['meant is bird => a chicken', 'a mouse'],
      },
    ),
    role(['bits', 'What comes off'], 'plural', ['subj fall|come', 'obj lose'], {
      required: true,
      says: [
        [/\bfeathers\b/, 'some feathers'],
        [/\bscales\b/, 'some scales'],
        [/\bspots\b/, 'some spots'],
        [/\bsequins\b/, 'some sequins'],
      ],
      defaults: [
        'meant is bird => some feathers',
        'meant is fish or dragon => some scales',
        'some spots',
      ],
    }),
    role(['event', 'When'], 'event', ['prep in|at|for', 'loose'], {
      required: true,
      says: [
        [/\bparade\b/, 'the parade'],
        [/\bcarnival\b/, 'the carnival'],
        [/\bschool play\b/, 'the school play'],
        [/\bplay\b|\bshow\b/, 'the play'],
      ],
      defaults: ['the school play'],
    }),
    role(
      ['parent', 'Who has glue'],
      'mother father grandmother grandfather',
      ['subj make|sew|glue', 'prep with|by', 'loose'],
      { chief: true },
    ),
  ],
};
