import { type Frame, NEAR, role } from './frame.ts';
import { saysBoth } from './says-all.ts';

const WHO =
  'hamster|guinea pig|tortoise|turtle|rabbit|bunny|mouse|parrot|budgie|canary|gerbil|rat|ferret|hedgehog|cat|kitten|dog|puppy|hen|chicken|chickens|hens|goat|pig|piglet|sheep|lamb|pony|donkey|monkey|snake|lizard|gecko|chameleon|snail|robot|robot vacuum|robot hoover|vacuum|hoover|vacuum cleaner|remote control car|lawn ?mower|drone';
const AWAY =
  'escapes?|escaped|escaping|breaks? out|broke out|gets? out|got out|runs? off|ran off|gets? loose|on the loose|out of the (?:building|house|flat|cage|classroom|school)|down the (?:lift|stairs|elevator)|(?:gets?|goes|got|went) lost (?:in|down|on) (?:the )?(?:lift|building|city|town|street|supermarket|school)';
/** Other stories: who is lost out of doors, who is saved, who lives far from people. */
const NOT_OURS =
  'zoo|school|class\\w*|supermarket|jungle|forest|prison|pirates?|beach|sea|farm|mountain|magic\\w*|dragon|dinosaur|detective|suspects?|stolen|steals?|thief|dead|died|dies|heaven|bottle|dream\\w*|princess|castle|space|moon';

/** A pet or a machine gets out and goes round the town; it is always just gone, and always goes left. */
export const GETS_AWAY: Frame = {
  id: 'gets-away',
  name: 'somebody of the house gets out and goes round the town',
  when: ['cue'],
  enacts: 'escape get lose run go look search find follow come want name call break'.split(' '),
  cues: [[19, saysBoth(NOT_OURS, AWAY, WHO)]],
  sentence:
    '{if nick: {*The nick}, who is {*a lost}, gets out | {*A lost} {lost: gets | get} out} and through the town; {hero} is always five minutes late, until {hero} sees it from above.',
  roles: [
    role(
      ['lost', 'Who gets away'],
      'creature vehicle',
      ['subj escape|break|get|run|go', 'obj get|have|lose|find|search', 'loose'],
      {
        required: true,
        says: [
          [/\brobot (?:vacuum|hoover)\b/, 'a robot vacuum'],
          [/\brobot\b/, 'a robot'],
        ],
        defaults: ['a hamster'],
      },
    ),
    role(['nick', 'What it is called'], 'person', ['obj name|call', 'is called|named']),
    role(['wanted', 'What was wished for'], 'person creature', ['obj want|wish', 'prep for wish']),
    role(['pigeon', 'Who also comes'], 'pigeon', [], {
      required: true,
      byStep: true,
      defaults: ['a pigeon'],
    }),
    ...NEAR,
  ],
};
