import { type Frame, NEAR, role } from './frame.ts';
import { saysBoth } from './says-all.ts';

const BEAST =
  'cat|kitten|kitty|dog|puppy|lion|tiger|bear|wolf|fox|cow|duck|sheep|lamb|horse|pony|pig|frog|owl|mouse|hen|chicken|snake|bee|monkey|elephant|penguin|dinosaur|dragon|rabbit|bunny|hedgehog|giraffe|unicorn|dolphin|bird|panda|crocodile|leopard|goat|squirrel';
const SAYS_SO =
  'pretends? to be|pretending to be|thinks (?:he|she) is|believes (?:he|she) is|acts like|behaves like|is being|wants to be (?:a|an) (?:cat|dog|puppy|kitten|lion|tiger|horse|pony|dinosaur|fox|bunny|rabbit|bear|penguin|owl)|(?:only|just|always) (?:meows?|miaows?|barks?|roars?|growls?|moos|hisses)|(?:he|she|son|daughter|boy|girl) (?:is|be) (?:an? )?(?:cat|kitten|dog|puppy|lion|tiger|dinosaur|horse|pony|bunny|rabbit|fox) (?:all day|today|now|at the moment|this week)|on all fours';
const NOT_OURS = `(?:an?|the|our) (?:\\w+ )?(?:${BEAST}) (?:who|that|which|called|named)|lost|loses?|school play|halloween|costume|carnival|dress(?:es|ed)? up|lives?|friend|rescue\\w*|fly|flies|brave|superhero|fire ?fighter|vet|doctor|swaps?|body|bodies|turns? into|turned into|wakes? up as|magic\\w*|wish\\w*|scared|afraid|cannot|can not|lonely|teach\\w*`;

/** A child who is an animal for a day, and answers to nothing else. */
export const BE_AN_ANIMAL: Frame = {
  id: 'be-an-animal',
  name: 'be an animal all day long',
  when: ['cue'],
  enacts:
    'pretend be think act meow bark roar growl moo crawl eat drink lick answer play say sleep want hiss'.split(
      ' ',
    ),
  cues: [
    [24, saysBoth(NOT_OURS, SAYS_SO, BEAST)],
    [
      10,
      saysBoth(
        `${NOT_OURS}|loves?|likes?`,
        '(?:he|she|nora|my (?:son|daughter)) is (?:now )?an?',
        `(?:${BEAST}) ?(?:and|,|\\.|all|today|now)`,
      ),
    ],
  ],
  sentence:
    'Today {hero} is {if beast is plural: one of {*the beast} | {*a beast}}, and answers to nothing else, at breakfast and in the shop; until something hurts that {if beast is plural: no such beast | no {*kind beast}} can say.',
  roles: [
    role(['beast', 'What one is'], 'creature being', ['is a|an', 'obj be|pretend|play', 'loose'], {
      required: true,
      says: [[new RegExp(`\\b(${BEAST})s?\\b`), 'a $1']],
      defaults: ['a cat'],
    }),
    role(
      ['parent', 'Who is there'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj say|ask|have', 'loose'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
