import { CREATURES } from '@bramblebook/contract/creature-vocabulary';
import { type Frame, NEAR, role } from './frame.ts';

const BEASTS = [
  ...CREATURES.map((one) => one.replace('-', ' ')),
  'mice',
  'wolves',
  'geese',
  'cows?',
  'hippos?',
  'crocodile',
  'bees?',
  'gorilla',
  'donkey',
  'yeti',
  'pony',
  'ponies',
].join('|');
const SPOTS =
  'bath(?: ?tub| ?room)?|kitchen|fridge|freezer|oven|cupboard|wardrobe|bed(?: ?room)?|sofa|living room|house|flat|hall|balcony|garage|cellar|basement|attic|loft|stairs|letter ?box|post ?box|washing machine|toilet|loo|sink|shower|bus|train|tram|car|taxi|lift|elevator|car ?park|supermarket|shop|school|classroom|library|swimming pool|cinema|restaurant|caf[eé]|office|nursery|kindergarten|hospital|roof|chimney|pram|backpack|rucksack|suitcase|drawer|sandpit';
const MANY = 'an?|the|one|two|three|four|five|some|many|hundreds of|a family of';

/** Somebody sits where nobody of that sort belongs, with both eyes shut: it hides, and wants to be found. */
export const ODD_GUEST: Frame = {
  id: 'odd-guest',
  name: 'somebody who sits where nobody of that sort belongs',
  when: ['cue'],
  enacts: 'sit live sleep come stand hide eat stay wait be lie move find'.split(' '),
  cues: [
    [
      14,
      new RegExp(
        `^\\W*(?:(?:a story about|there(?: is|s|['’]s)|suddenly|one day|what if) )*(?:there (?:is|was|were) )?(?!our |my |his |her )(?:(?:${MANY}) )?(?:\\w+ ){0,2}(?:${BEASTS})s? (?:who |that |which )?(?:is |are |was |were |sits? |lives? |sleeps? |stands? |sitting |living |sleeping |standing |has moved |moves |moved |turns? up |comes? |gets? )*(?:in|on|into|at) (?:the|our|my|his|her|a|their|mum['’]?s|grandma['’]?s) (?:\\w+ )?(?:${SPOTS})\\b(?!.{45})(?![^]*\\b(?:lost|loses?|bored|ghost|stuck|rescue\\w*|home|scared|afraid|steal\\w*|stole|believes?|believe|real|says|dressed|costume|tooth|ill|sick|drives?|driver|teach\\w*)\\b)`,
      ),
    ],
  ],
  sentence:
    '{*A guest} {guest: sits | sit} {if spot is bath or bathtub or water: in {*the spot} | {*in spot}} with both eyes shut and {guest: says | say} “Nobody here!”; everybody sees {guest: it | them}, and only {hero} finds out why{if friend:, with {*a friend}}.',
  roles: [
    role(
      ['guest', 'Who sits there'],
      'creature being',
      ['subj sit|live|sleep|stand|move|turn|come|get', 'loose'],
      {
        required: true,
        chief: true,
        defaults: ['a lion'],
      },
    ),
    role(['spot', 'Where'], 'place thing vehicle', ['prep in|on|into|at', 'loose'], {
      required: true,
      defaults: ['the bath'],
    }),
    role(
      ['parent', 'Who sees it, too'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj say|see|find|want', 'loose'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
