import type { Thread } from './thread.ts';

export const activity: Thread = {
  home: [
    ['{hero} loves {xs}. Hooray!', '{Xs}! {Xs}! Fun!', 'First, a little {xs}.'],
    [
      '{hero} was very fond of {xs}.',
      'First came {xs}, of course.',
      '“{Xs}!” said {hero}. “My favourite!”',
    ],
    [
      'There were three things {hero} loved, and {xs} was two of them.',
      '{He} had spent all of yesterday on {xs}, and would do so again.',
      'If {xs} had been a school subject, {he} would have had top marks.',
    ],
    [
      '{He} was fond of {xs}, not because {he} was the best at it but because time went differently there.',
      'Everybody has a thing that makes them forget to eat. {hero} had {xs}.',
      'On most days there was {xs}, and on those days there was nothing to complain of.',
    ],
  ],
  away: [
    ['Just like {xs}! Whee!', '{Xs}? Not now, {c}!', 'Time for {xs}? Soon!'],
    [
      '“It’s like {xs},” said {hero}, “but wobblier.”',
      '“After this, {xs}!” said {hero}.',
      '“Think of {xs},” said {c}.',
    ],
    [
      '“It’s only like {xs},” {hero} told {himself}, “with more mud.”',
      '“When this is over,” said {hero}, “it’s {xs} for the rest of the day.”',
      '“Is this harder than {xs}?” asked {c}. {hero} had to think.',
    ],
    [
      'It was a bit like {xs}, {hero} decided: you had to stop thinking about your feet.',
      '“If I can manage {xs},” said {hero}, “I can manage this,” and nearly believed it.',
      '“Tell me about {xs},” said {c}, who knew when a person needed distracting.',
    ],
  ],
};

export const job: Thread = {
  home: [
    ['{hero} plays {xs}. Hello!', '{hero} the {xs}! Ta-da!', 'I am {x}!'],
    [
      '{hero} wanted to be {x} one day.',
      'That day {hero} was {x}.',
      '“I’m {x},” said {hero}. “Make way!”',
    ],
    [
      'One day {hero} was going to be {x}. {He} had already practised the walk.',
      '“When I’m {x},” {he} often began, and everybody sat down, since it took a while.',
      'It was well known that {hero} meant to be {x}.',
    ],
    [
      'It was settled that {hero} would be {x}; only the date was still open.',
      '{He} had wanted to be {x} since {he} was small, and had the drawings to prove it.',
      'A good {xs}, {hero} believed, notices things, so {he} practised noticing.',
    ],
  ],
  away: [
    ['{hero} is brave, like {x}.', 'Go, {hero} the {xs}!', 'What would {x} do?'],
    [
      '“What would {x} do?” asked {hero}.',
      '“{X} never gives up,” said {c}.',
      '{hero} stood tall, like {x}.',
    ],
    [
      '“What would {x} do?” {hero} wondered, and stood up straighter.',
      '“{X} would have a hat for this,” said {c}.',
      '{X} does not turn back at the first puddle, and neither did {hero}.',
    ],
    [
      '“{X} would know what to do,” said {hero}. “{X} would also have packed better,” said {c}.',
      '{He} tried to think like {x}: first look, then think, and only then panic.',
      'There is no badge for it, but for a moment {he} felt like {x}.',
    ],
  ],
};

export const place: Thread = {
  home: [
    ['{Thex} is not far.', 'Off to {thex}!', 'Remember {thex}, {hero}?'],
    [
      '{hero} thought of {thex}.',
      'There was a picture of {thex}.',
      '“I like {thex},” said {hero}.',
    ],
    [
      'On the wall hung a picture of {thex}, a bit crooked.',
      '{He} had been to {thex} once, and still talked about it.',
      '{hero} thought about {thex} more often than anybody knew.',
    ],
    [
      'There was a postcard of {thex} over {his} bed, its corners gone soft.',
      '{hero} kept a special corner of {his} mind for {thex}.',
      'From the landing, on clear days, you could just about imagine {thex}.',
    ],
  ],
  away: [
    ['Look! There is {thex}!', 'Past {thex}. On and on.', 'Hello, {xs}!'],
    ['The way led past {thex}.', 'From there they could see {thex}.', 'They waved at {thex}.'],
    [
      'The way went by {thex}, and they stopped to look.',
      'From the top of the rise they could see {thex}.',
      '“Look,” said {c}, “there’s {thex}.”',
    ],
    [
      'The way led past {thex}, which was worth a longer look than they could give it.',
      'Far below, quite small, they could make out {thex}.',
      '“If we are where I think we are,” said {c}, “that must be {thex}.”',
    ],
  ],
};

export const feeling: Thread = {
  home: [
    ['{hero} feels {xs}.', 'Today {hero} is {xs}.'],
    ['{hero} felt a bit {xs} that day.', 'Some days {hero} felt {xs}. This was one.'],
    [
      '{hero} felt a bit {xs} that morning, and there’s nothing wrong with that.',
      'It was a {xs} sort of day, and {hero} a {xs} sort of {child}.',
    ],
    [
      '{hero} was feeling {xs}, a little, in the way one does without telling anybody.',
      'If {he} was honest, {hero} felt rather {xs} that morning.',
    ],
  ],
  away: [
    ['{hero} feels {xs}. Hold on!', 'A bit {xs}? That’s all right.'],
    ['{hero} felt {xs} again, just a bit.', '“I feel {xs},” said {hero}. {C} nodded.'],
    [
      '“I feel {xs},” said {hero}. “So do I,” said {c}. That helped.',
      '{hero} felt {xs}, all the way down to {his} boots.',
    ],
    [
      '{hero} noticed that {he} felt {xs}, and noticed also that {he} was still walking.',
      '“I’m a bit {xs},” {hero} admitted. It was a relief to say it out loud.',
    ],
  ],
};

export const quality: Thread = {
  home: [
    ['A little {xs}. That helps!', '{Xs}? Yes, please!'],
    ['A little {xs} goes a long way.', 'You can’t buy {xs} in a shop.'],
    [
      'A little {xs} goes a long way, and they had a long way to go.',
      '“It only takes some {xs},” people say, as if it grew on trees.',
    ],
    [
      '{Xs} is a thing you only find out you have when you need it.',
      'People talk about {xs} as if it were kept in a drawer.',
    ],
  ],
  away: [
    ['A little {xs}. That helps!', '{Xs}? Yes, please!'],
    ['“It takes {xs},” said {c}.', '“Have we got {xs}?” “A bit!”'],
    [
      '“We need {xs},” said {c}. “How much have you got?” “Some,” said {hero}.',
      'It was going to take {xs}, and possibly a snack.',
    ],
    [
      '“It’ll take {xs},” said {hero}. “I’ve a bit left,” said {c}.',
      'What was wanted here, plainly, was {xs}, and not more shouting.',
    ],
  ],
};

export const event: Thread = {
  home: [
    ['{X}? Yes! {X}!', '{hero} thinks of {x}.', '{X}! Oh my!'],
    [
      '{hero} kept thinking about {x}.',
      'All week they had talked of {x}.',
      '“{X}!” thought {hero}. “Oh my!”',
    ],
    [
      '{hero} had been thinking about {x} all week, mostly at night.',
      'In that house they talked of {x} at breakfast, lunch and supper.',
      'Whatever {he} did, {x} was at the back of {his} mind, humming.',
    ],
    [
      'For days {hero} had been thinking about {x}, in the way your tongue goes back to a crumb.',
      'There was {x} to think about, and {hero} thought about it on the stairs, where {he} did {his} best thinking.',
      'All that week {x} had stood in the corner of every room like a large piece of furniture.',
    ],
  ],
  away: [
    ['“{X}!” says {hero}.', '{hero} thinks of {x}.', 'Is it like {x}? A bit!'],
    [
      '{hero} thought of {x} again.',
      '“Is it like {x}?” asked {c}.',
      'It made {hero} think of {x}.',
    ],
    [
      'It made {hero} think of {x}, and {his} tummy gave a small hop.',
      '“Is this about {x}?” asked {c}. “A bit,” said {hero}.',
      'For a whole minute {he} had not thought about {x} at all.',
    ],
    [
      'It struck {hero} that {he} had not thought about {x} for almost an hour.',
      '“You’re thinking about {x},” said {c}. {hero} was.',
      'Somehow it all had to do with {x}, although {he} couldn’t have said how.',
    ],
  ],
};

export const unknown: Thread = {
  home: [
    ['“{Xs}!” says {hero}. “{Xs}!”', 'A funny word: {xs}!'],
    ['{hero} had a best word. It was “{xs}”.', '“{Xs}!” said {hero}. “Good word!”'],
    [
      '{hero} had a favourite word that week, and it was “{xs}”.',
      'On {his} door hung a sign. It said “{xs}” and nothing else.',
    ],
    [
      'In {his} notebook, underlined twice, stood the words “about {xs}”.',
      'There was a list on {his} door. The first thing on it was “{xs}”.',
    ],
  ],
  away: [
    ['A sign! It says “{xs}”.', '“{Xs}!” says {c}. “{Xs}!”'],
    ['A sign said “{xs}, this way”.', '“{Xs}?” asked {c}. “{Xs}!” said {hero}.'],
    [
      'Somebody had painted “{xs}” on a board, with an arrow.',
      '“Any {xs} about?” asked {c}, just to be sure.',
    ],
    [
      'A wooden board said “{xs}”, and an arrow pointed nowhere in particular.',
      '“Where I come from,” said {c}, “{xs} would be the talk of the town.”',
    ],
  ],
};
