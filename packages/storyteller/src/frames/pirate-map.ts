import { ALONG, type Frame, PLACE, role } from './frame.ts';

/** A treasure map whose cross was eaten, so that nobody knows where to dig but the parrot. */
export const PIRATE_MAP: Frame = {
  id: 'pirate-map',
  name: 'sail with pirates after a treasure',
  when: ['cue'],
  enacts:
    'sail find search look dig follow steal discover hunt bury hide travel walk go live fight swim become'.split(
      ' ',
    ),
  cues: [
    [9, /\bpirates?\b/],
    [6, /\bpirate (?:ship|captain|crew|girl|boy|queen|king|island|treasure|map|adventure)\b/],
    [5, /\b(?:is|are|be|becomes?|as|wants? to be) (?:an? )?(?:\w+ )?pirates?\b/],
    [10, /\b(?:buried|hidden|sunken) treasure\b|\btreasure (?:island|map|hunt|chest)\b/],
    [6, /\bwalks? the plank\b/],
    [
      -60,
      /\b(?:birthday|party|scared of|afraid of|can ?not|cannot|school|museum|costume|dress\w* up|lego|toy|space|ghosts?|princess\w*|dinosaurs?|grand\w+|nan\w*|garden|detective|clues?)\b/,
    ],
  ],
  sentence:
    'Captain {Hero} sails on {*a ship} to {if place: {*a place} | an island} to find {*a treasure}; but {*a parrot} has eaten the cross off the map, {*a guard} swims round the ship, and {he} has to dig and to listen until it is found{if friend:; {*a friend} {friend: comes | come} along}.',
  roles: [
    role(
      ['treasure', 'What is looked for'],
      'treasure-chest shiny',
      ['obj find|search|hunt|bury|steal|hide|discover|seek', 'prep for', 'loose'],
      { required: true, defaults: ['the treasure'] },
    ),
    role(['parrot', 'Who ate the cross'], 'parrot', ['prep with|and', 'loose'], {
      required: true,
      chief: true,
      defaults: ['a red parrot'],
    }),
    role(
      ['guard', 'Who swims round the ship'],
      'shark octopus squid whale crocodile dolphin',
      ['obj meet|fight|befriend', 'subj guard|attack|block', 'prep with|and', 'loose'],
      {
        required: true,
        says: [[/\b(shark|octopus|whale|crocodile|dolphin)(?:e?s)\b(?<!\boctopus)/, 'a $1']],
        defaults: ['a shy shark'],
      },
    ),
    role(['chart', 'The map'], 'map', ['prep with', 'obj find|follow|have', 'loose'], {
      required: true,
      defaults: ['an old map'],
    }),
    role(['crew', 'Who sails along'], 'pirate', ['is hero', 'subj sail|search|find', 'loose'], {
      says: [[/\bpirates\b|\bpirate crew\b|\bcrew\b/, 'some pirates']],
    }),
    role(['ship', 'The ship'], 'floats', ['prep on|in|with', 'obj sail', 'loose'], {
      required: true,
      defaults: ['a pirate ship'],
    }),
    { ...PLACE, accepts: ['place'] },
    ...ALONG,
  ],
};
