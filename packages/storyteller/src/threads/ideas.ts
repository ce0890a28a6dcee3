import type { Thread } from './thread.ts';

export const activity: Thread = {
  home: [
    [
      '{hero} loves {xs}. [Hooray|Whee|Yes, yes]!',
      '{Xs}! {Xs}! [Fun|Whee|Oh, fun]!',
      'First, a [little|bit of] {xs}.',
      '{Xs}, then [socks|shoes|hat]! [Ready|Good|Off we go]!',
    ],
    [
      '{hero} was very [fond of|keen on|good at] {xs}.',
      'First came {xs}, of [course|all things].',
      '“{Xs}!” [said|sang] {hero}. “My favourite!”',
      '{hero} had dreamed of {xs}[| again| all night].',
      'Nothing was as good as {xs}, [thought|said] {hero}.',
    ],
    [
      'There were three things {hero} loved, and {xs} was [two|all three] of them.',
      '{He} had spent all of [yesterday|Sunday|last week] on {xs}, and would do so again.',
      'If {xs} had been a school subject, {he} would have had [top marks|a prize|the teacher’s job].',
      '{hero} was never late for {xs}, and seldom [early|on time] for anything else.',
      'Some people have [freckles|a piano|a cousin]; {hero} had {xs}.',
    ],
    [
      '{He} was fond of {xs}, not because {he} was the best at it but because time [went differently|stopped|sat down] there.',
      'Everybody has a thing that makes them forget to [eat|come in|wipe their nose]. {hero} had {xs}.',
      'On most days there was {xs}, and on those days there was nothing to [complain of|wish for].',
      'If {hero} was not to be found, one looked first where there was {xs}, and seldom [had to look further|anywhere else].',
      'There were more [useful|sensible] things than {xs}, people said, and {hero} had [tried|forgotten] them.',
    ],
  ],
  away: [
    [
      'Just like {xs}! [Whee|Ha, ha|Hop]!',
      '{Xs}? Not [now|yet], {c}!',
      'Time for {xs}? [Soon|Not yet|Later]!',
      'Like {xs}, {c}! [Easy|Steady|Ready]!',
    ],
    [
      '“It’s like {xs},” said {hero}, “but [wobblier|louder|wetter].”',
      '“After this, {xs}!” said {hero}.',
      '“[Think of|Remember] {xs},” said {c}.',
      '“I’d sooner do {xs},” [said|sighed] {hero}.',
    ],
    [
      '“It’s only like {xs},” {hero} told {himself}, “with more [mud|wind|holes].”',
      '“When this is over,” said {hero}, “it’s {xs} for the rest of the [day|week|year].”',
      '“Is this harder than {xs}?” asked {c}. {hero} had to [think|count|laugh].',
      '“Pretend it’s {xs},” said {c}, and for [a bit|ten steps|one whole minute] that worked.',
    ],
    [
      'It was a bit like {xs}, {hero} decided: you had to stop thinking about your [feet|elbows|face].',
      '“If I can manage {xs},” said {hero}, “I can manage this,” and [nearly|almost] believed it.',
      '“Tell me about {xs},” said {c}, who knew when a person needed [distracting|company].',
      'Nothing in {xs} had [prepared {him}|quite trained {him}] for this, except perhaps the [falling over|waiting|mud].',
    ],
  ],
};

export const job: Thread = {
  home: [
    [
      '{hero} plays {xs}. [Hello|Beep|Ta-da]!',
      '{hero} the {xs}! [Ta-da|Make way|Hooray]!',
      'I am {x}! [Look|Ta-da|Hello]!',
    ],
    [
      '{hero} wanted to be {x} one day.',
      'That day {hero} was {x}.',
      '“I’m {x},” said {hero}. “[Make way|Stand back|At your service]!”',
      '{hero} had the [hat|walk|bag] of {x} already.',
    ],
    [
      'One day {hero} was going to be {x}. {He} had already practised the [walk|voice|handshake].',
      '“When I’m {x},” {he} often began, and everybody [sat down|put the kettle on], since it took a while.',
      'It was well known that {hero} [meant|was born|had decided] to be {x}.',
      'On {his} door it said that {x} [lived|slept|worked] here, please [knock|wipe your feet].',
    ],
    [
      'It was settled that {hero} would be {x}; only the [date|hat|salary] was still open.',
      '{He} had wanted to be {x} since {he} was [small|three], and had the [drawings|boots|scars] to prove it.',
      'A good {xs}, {hero} believed, notices things, so {he} practised noticing.',
      'You can’t begin too early to be {x}, and {hero} had begun at [two|bath time|four].',
    ],
  ],
  away: [
    [
      '{hero} is brave, like {x}.',
      'Go, {hero} the {xs}! [Go, go|Quick|Up]!',
      'What would {x} [do|say]?',
    ],
    [
      '“What would {x} [do|say|try]?” asked {hero}.',
      '“{X} never [gives up|cries|turns back],” said {c}.',
      '{hero} stood [tall|straight|firm], like {x}.',
      '“Make way for {x}!” [said|called] {c}.',
    ],
    [
      '“What would {x} do?” {hero} wondered, and [stood up straighter|pulled up {his} socks|took a breath].',
      '“{X} would have a [hat|whistle|form] for this,” said {c}.',
      '{X} does not turn back at the first [puddle|wasp|bump], and neither did {hero}.',
      '“It’s all practice,” {hero} told {c}, “for when I’m {x}.”',
    ],
    [
      '“{X} would know what to do,” said {hero}. “{X} would also have [packed better|had lunch|been paid],” said {c}.',
      '{He} tried to think like {x}: first [look|listen], then think, and only then panic.',
      'There is no [badge|medal|pension] for it, but for a moment {he} felt like {x}.',
      'Whoever means to be {x} must begin [somewhere|with something], and {hero} supposed that this was [it|where].',
    ],
  ],
};

export const place: Thread = {
  home: [
    [
      '{Thex} is not far.',
      '[Off|Away|Up and off] to {thex}!',
      'Remember {thex}, {hero}?',
      '{hero} [draws|dreams of] {thex}.',
    ],
    [
      '{hero} [thought|dreamed] of {thex}.',
      'There was a [picture|drawing|jigsaw] of {thex}.',
      '“I like {thex},” [said|sang] {hero}.',
      '{hero} had a [stone|ticket|postcard] from {thex}.',
    ],
    [
      'On the wall hung a picture of {thex}, a bit [crooked|faded|sticky].',
      '{He} had been to {thex} once, and still [talked|dreamed] about it.',
      '{hero} thought about {thex} more often than anybody [knew|guessed].',
      '“It’s not like {thex},” {hero} would say, of [most places|nearly everything].',
    ],
    [
      'There was a postcard of {thex} over {his} bed, its corners gone [soft|brown].',
      '{hero} kept a special [corner|drawer|shelf] of {his} mind for {thex}.',
      'From the landing, on clear days, you could [just about|very nearly] imagine {thex}.',
      'Ask {hero} for the way to {thex}, and you would get a [map|lecture|song].',
    ],
  ],
  away: [
    [
      'Look! There is {thex}!',
      'Past {thex}. [On and on|Step, step|Hop, hop].',
      '[Hello|Ooh|Hello, hello], {xs}!',
      'Wave to {thex}! [Wave, wave|Hello|Yoo-hoo]!',
    ],
    [
      'The way [led|went] past {thex}.',
      'From there they could [see|just see] {thex}.',
      'They [waved|nodded|blew a kiss] at {thex}.',
      '“Is that {thex}?” asked {c}.',
    ],
    [
      'The way went by {thex}, and they stopped to [look|wave|breathe].',
      'From the top of the [rise|heap|steps] they could see {thex}.',
      '“Look,” said {c}, “there’s {thex}.”',
      'They were [halfway|just] past {thex} before they noticed.',
    ],
    [
      'The way led past {thex}, which was worth a longer look than they could [give it|spare].',
      'Far below, quite small, they could [make out|see] {thex}.',
      '“If we are where I think we are,” said {c}, “that [must|ought to] be {thex}.”',
      'All roads, {c} maintained, came by {thex} [sooner or later|if you let them].',
    ],
  ],
};
