import { type Frame, NEAR, role } from './frame.ts';

/** What hides for good, or is truly gone, is looked for elsewhere. */
const NOT_OURS =
  '(?![^]*\\b(?:lost|loses?|lose|missing|treasure|easter|eggs?|detective|monster|ghost|stole\\w*|steals?|thief|scared|afraid|dinosaurs?|hides? (?:his|her|my|the|mum\\w*|dad\\w*) (?:\\w+ )?(?:keys?|shoes?|phone|glasses|peas|vegetables))\\b)';

/** Hide-and-seek: where nobody is found, it helps to hide oneself. */
export const HIDE_AND_SEEK: Frame = {
  id: 'hide-and-seek',
  name: 'play hide-and-seek',
  when: ['cue'],
  enacts: 'hide seek look find play peek come call count see'.split(' '),
  cues: [
    [
      20,
      new RegExp(
        `^${NOT_OURS}[^]*\\b(?:hide[- ]?(?:and|n|&)[- ]?(?:go[- ])?seek|peek ?a ?boo|peep ?o|hiding game|hiding places?)\\b`,
      ),
    ],
    [
      20,
      new RegExp(
        `^${NOT_OURS}[^]*\\b(?:hides?|hiding)\\b[^]*\\b(?:looks?|looking|search\\w*|finds?|seeks?)\\b[^]*\\b(?:under|behind|in)\\b`,
      ),
    ],
    [
      14,
      new RegExp(
        `^${NOT_OURS}\\W*(?:\\w+ ){0,3}(?:loves? |likes? )?(?:hiding|to hide)\\W*(?:\\w+\\W*){0,6}$`,
      ),
    ],
  ],
  sentence:
    '{Hero} and {*own hider} play hide-and-seek; {hero} looks everywhere and finds nobody, and so {hero} hides; and then {hero} is found. {The hider} {hider: was | were} {*in spot}.',
  roles: [
    role(
      ['hider', 'Who hides'],
      'alive toy shadow',
      ['subj hide', 'prep with play', 'prep with', 'subj be', 'loose'],
      {
        required: true,
        chief: true,
        says: [[/\b(?:his|her|my|own|the) (?:own )?shadow\b/, 'my shadow']],
        defaults: ['the cat'],
      },
    ),
    role(['spot', 'Where it was'], 'thing place', ['is in|under|behind|inside'], {
      required: true,
      says: [
        [/\blaundry\b/, 'the laundry basket'],
        [/\bcurtains?\b/, 'the big cupboard'],
      ],
      defaults: ['the laundry basket'],
      byStep: true,
    }),
    role(
      ['parent', 'Who is there, too'],
      'mother father grandmother grandfather',
      ['prep with|and', 'loose'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
