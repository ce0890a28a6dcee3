import { ALONG, type Frame, role } from './frame.ts';

const CUT = 'cut|chop|fell|saw';
const SHUT = 'close|shut|lose';
const CLEARED = 'demolish|knock|tear|pull|bulldoze|flatten|fill|drain|mow|build|dig|destroy|remove';

/** What can be loved and taken away, as people write it. */
const LOVED =
  '(?:trees?|oak|chestnut|woods?|forest|hedge|meadow|pond|lake|park|playground|library|bookshop|cinema|swimming pool|pool|school|shop|bakery|garden|allotments?|youth club|football pitch|field|beach|river|skate ?park|swings?|farm|zoo|museum|nest|home|habitat|burrow|hive)';

/** A frame in which what a child loves is to be taken away, and the child speaks up for it. */
export const SAVE_IT: Frame = {
  id: 'save-it',
  name: 'save what is to be taken away',
  when: ['cue'],
  cues: [
    [
      9,
      /(?<!\b(?:we|i|he|she|dad|grandpa) )\b(?:cut|cuts|cutting|chop|chops|chopped|saw|fell) (?:\w+ ){0,6}down\b|\bthey (?:\w+ ){0,3}(?:chop|cut|fell|knock|tear|pull) (?:it|them)\b|\b(?:digger|bulldozer|saw|chainsaw)s? (?:\w+ )?com(?:e|es|ing) (?:for|to)\b|\bto be (?:cut|chopped|felled|demolished|bulldozed|knocked down|torn down|pulled down|cleared|filled in|built over)\b/,
    ],
    [
      9,
      new RegExp(
        `(?<!\\b(?:till|until|before|when) (?:the )?)\\b${LOVED} (?:(?!after|when|before|because|until|and)\\w+ ){0,4}(?:(?:is|be|are|was|will|might|has to|have to|going to) )*(?:clos(?:e|es|ed|ing)|shut(?:ting)?|knock\\w* down|demolish\\w*|bulldoz\\w*|torn down|pulled down|filled in|built over)\\b(?! because| for the| at night| on )|\\b${LOVED}\\b.{0,40}\\bha(?:s|ve) to go\\b(?! to)`,
      ),
    ],
    [
      9,
      new RegExp(
        `\\b(?:close|closes|closing|shut|knock|knocks|knocking|tear|tearing|pull|pulling|demolish|demolishing|bulldoze|bulldozing|flatten|fill in|build over|build on) (?:down )?(?:the|our|his|her|my|their|an?) (?:\\w+ ){0,3}${LOVED}\\b`,
      ),
    ],
    [
      7,
      new RegExp(
        `\\b(?:save|saves|saving|protect|protects|fights? for|stands? up for) (?:the|our|his|her|my|their|an?) (?:\\w+ ){0,3}${LOVED}\\b`,
      ),
    ],
    [
      9,
      new RegExp(
        `\\b${LOVED}\\b.*\\bthey (?:want|wants|plan|plans|decide|decided|are going|threaten) to (?:lock|close|shut|sell|demolish|clear|remove|ban) (?:it|them)\\b`,
        's',
      ),
    ],
    [8, /\b(?:collect\w* (?:\w+ )?signatures?|petition|protests?|demonstrat\w+)\b/],
    [4, /\bsave (?:the |our )?(?:bees?|frogs?|toads?|newts?|hedgehogs?|bats?|swifts?|birds?)\b/],
    [3, /\b(?<!\bbe )(?:the mayor|town council|council|developers?|builders)\b/],
  ],
  sentence:
    '{*A saved} {saved: is | are} to go{if plan: to make room for {*a plan}}; {hero} speaks up for {*the saved}{if dwellers: and for {*a dwellers}}, with {*a means}, until {*a decider} {decider: listens | listen}.',
  roles: [
    role(
      ['saved', 'What is to be saved'],
      'place nature thing vehicle',
      [
        `obj save|protect|${CUT}|${SHUT}|${CLEARED}`,
        `subj ${SHUT}|be`,
        'prep of|for save',
        'is closing|closed|shut|threatened',
        'prep for fight|stand|speak',
        'obj love',
        'loose',
      ],
      {
        required: true,
        says: [
          [/\bbees?\b(?=.*\b(?:meadow|flowers|wild ?flowers)\b)/, 'the meadow'],
          [/\bnests?\b.{0,30}\btree\b/, 'the tall tree'],
          [
            /\b(skate ?park|playground|library|youth club|swimming pool|cinema|bookshop)\b.*\bthey (?:want|plan|decide)/s,
            'the $1',
          ],
        ],
        defaults: [
          'dwellers is bee or butterfly => the flower meadow',
          'dwellers is frog or toad or newt or duck or fish => the pond',
          'dwellers is hedgehog or rabbit or fox => the old hedge',
          'the old chestnut tree',
        ],
      },
    ),
    role(
      ['plan', 'What is planned there'],
      'place thing vehicle',
      ['prep for cut|chop|close|knock|clear|make', 'obj build', 'prep into turn'],
      {
        says: [
          [/\bcar ?park\b|\bparking\b/, 'a car park'],
          [/\b(?:new )?(?:houses|homes)\b(?=.*\bbuil|.*$)/, 'some new houses'],
          [/\bflats\b|\bapartments\b/, 'some new flats'],
          [/\bmotorway\b/, 'a motorway'],
          [/\b(?:new |big |wider )?road\b(?! (?:trip|safety))/, 'a new road'],
          [/\bsupermarket\b/, 'a supermarket'],
          [/\bhotel\b/, 'a hotel'],
          [/\bshopping (?:centre|center|mall)\b/, 'a shopping centre'],
        ],
        defaults: ['saved is tree => a car park', 'saved is nature => a car park'],
      },
    ),
    role(['threat', 'What comes'], 'saw padlock digger', [], {
      required: true,
      says: [
        [/\b(?:cut|chop|fell|saw)(?:s|ting|ped|ped|led)?\b/, 'a big saw'],
        [/\b(?:knock|demolish|bulldoz|tear|torn|pull|fill|drain|buil|dig)\w*\b/, 'a big digger'],
        [/\b(?:clos(?:e|es|ed|ing)|shut(?:s|ting)?|lock(?:s|ed)?)\b/, 'a big padlock'],
      ],
      defaults: ['saved is tree => a big saw', 'saved is indoors => a big padlock', 'a big digger'],
    }),
    role(['means', 'What is done for it'], 'sign posters signatures letter', [], {
      required: true,
      says: [
        [/\bsignatures?\b|\bpetition\b/, 'some signatures'],
        [/\bposters?\b/, 'some posters'],
        [/\bletters?\b(?! box)/, 'a letter'],
        [/\bsigns?\b|\bbanners?\b|\bplacards?\b/, 'a sign'],
      ],
      defaults: ['a sign'],
    }),
    role(
      ['decider', 'Who decides'],
      'person job team',
      ['subj decide|plan', 'prep to speak|write', 'obj convince|persuade'],
      {
        required: true,
        says: [
          [/\bmayor(?:ess)?\b/, 'the mayor'],
          [/\b(?:town |city )?council\b/, 'the mayor'],
          [/\bneighbou?r wants\b/, 'the neighbour'],
          [/\bhead ?teacher\b|\bprincipal\b/, 'the headteacher'],
        ],
        defaults: ['the mayor'],
      },
    ),
    role(
      ['dwellers', 'Who lives there'],
      'creature',
      [
        'subj live|nest|build|hide|sleep',
        'owns home|nest|tree|pond|hedge|burrow|house',
        'prep with|for|of',
        'obj save|protect',
        'loose',
      ],
      {
        says: ['hedgehogs', 'squirrels', 'birds', 'bats', 'frogs', 'ducks', 'bees'].map(
          (word) => [new RegExp(`\\b${word} (?:live|nest|sleep)\\b`), `some ${word}`] as const,
        ),
      },
    ),
    role(['crowd', 'Who joins in'], 'class kids children school friends', [], {
      says: [
        [/\b(?:whole|her|his|my|our|the) class\b|\bclassmates\b/, 'the whole class'],
        [/\b(?:all )?the kids\b/, 'the kids'],
        [/\b(?:all )?the (?:other )?children\b/, 'the children'],
        [/\b(?:all )?(?:his|her|my|the) friends\b/, 'my friends'],
        [/\bwhole school\b/, 'the whole school'],
      ],
    }),
    role(['open', 'Is it decided?'], 'time', [], {
      says: [
        [
          /\b(?:have ?n['o]?t|has ?n['o]?t|have not|has not|not) (?:yet )?decided?\b|\bdon'?t know yet\b|\bnot decided\b|\bstill waiting\b/,
          'another day',
        ],
      ],
    }),
    role(['perch', 'Where it is sat'], 'branch', [], {
      says: [[/\bclimb\w* (?:\w+ ){0,3}(?:up|into|onto)\b|\bcome down\b/, 'the lowest branch']],
    }),
    role(['eater', 'Who eats the posters'], 'creature', [], {
      required: true,
      defaults: ['a brown goat'],
    }),
    role(['place', 'Where'], 'place', ['prep in|at|on|by|near']),
    ...ALONG,
  ],
};
