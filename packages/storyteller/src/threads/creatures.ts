import type { Thread } from './thread.ts';

export const animal: Thread = {
  home: [
    [
      '[Hello|Good day|Hello, hello], {xs}!',
      '[Look|Oh|See|Psst], {x}!',
      '{X} says [hello|boo|good day]!',
      '{hero} has a book: {x}! [Ooh|Look|Turn]!',
    ],
    [
      '{hero} had a [book|song|jigsaw] about {xs}.',
      '{hero} could [talk|walk|yawn] like {x}.',
      'Good morning, {xs}!',
      'On {his} [wall|mug|jumper] {was} {x}.',
      '{hero} had once [seen|drawn|dreamed of] {x}.',
      '“When I’m {x},” [said|sang] {hero}, “I’ll [sleep all day|live in a hat|never wash].”',
    ],
    [
      '{He} had read a book about {xs} so often that it [fell open|hummed|fell apart] by itself.',
      'On the wall hung a picture of {x}, done in [crayon|mud|gravy].',
      '{hero} knew everything about {xs}, and would [tell you|show you|not stop].',
      'There {was} {x} on {his} [lunchbox|slippers|pillowcase], looking wise.',
      '“Are there any {xs} in the [house|bath|cellar]?” {hero} liked to ask visitors.',
      '{hero} could do {x} so well that [babies laughed|people looked round|doors were opened].',
    ],
    [
      'On {his} shelf was a book about {xs}, worn soft at the [corners|edges|best bits].',
      'If you wanted to know about {xs}, you [asked|wrote to|sat next to] {hero}.',
      '{He} had once met {x}, and still brought it up [in conversation|at meals|now and then].',
      'Above {his} desk hung a picture of {x}, which {he} talked to when [stuck|bored|in trouble].',
      'There are [cat people and dog people|several sorts of people]; {hero} was for {xs}.',
      'A good deal of what {hero} knew about [life|patience|manners] {he} had from watching {xs}.',
    ],
  ],
  away: [
    [
      '[Hello|Good day|Oh, hello], {xs}!',
      '[Look there|See|Oh], {x}!',
      '[Shh|Hush|Tiptoe], {x}!',
      '{X} peeps out. [Hello|Peep|Hee, hee]!',
    ],
    [
      '{X} [watched|saw|let] them go by.',
      '“[Good day|Nice hat|Mind your feet],” said {x}.',
      'They [waved|nodded|bowed] to {x}.',
      'And who was [that|this]? {X}!',
      '{X} [yawned|blinked|looked up], and went on with lunch.',
    ],
    [
      '{X} looked out from behind {spot}, and [looked in|was gone|hid] again.',
      'They asked {x} the way, but the answer was very [long|rude|quiet].',
      '“Mind [how you go|your heads|the puddles],” said {x}, as they passed {spot}.',
      '{X} was sitting near {spot}, minding nobody’s business but [everyone’s|theirs].',
      'Under {spot} {was} {x}, [fast asleep|counting something|waiting for lunch].',
    ],
    [
      '{X} [glanced|looked] up as they passed, decided they were [harmless|mad|late], and went on with the day.',
      'Near {spot} they met {x}, who had opinions about the [weather|young|state of the paths].',
      '“You’re not from here,” said {x}, not [unkindly|without pity].',
      'They were watched all the way past {spot} by {x}, who [said nothing|missed nothing|was chewing].',
      '{X} stood in the way, considered them [both|at length], and at last [stood aside|let them by].',
    ],
  ],
};

export const being: Thread = {
  home: [
    [
      'Is {x} [here|near|coming]?',
      '[Shh|Hush|Oh], {x} was here!',
      'Could it be {x}? [Ooh|Eek|Hello]!',
      '{hero} [draws|dreams of|looks for] {x}.',
    ],
    [
      '{hero} knew [all|a lot|everything] about {xs}.',
      'Last night {hero} dreamed of {x}.',
      '“I believe in {xs},” [said|sang] {hero}.',
      '{hero} had left [a crumb|a biscuit|a note] out for {x}.',
    ],
    [
      '{hero} believed in {xs}, on weekdays as well as [Sundays|holidays].',
      'Last night {he} had dreamed about {x}, and {he} woke up [smiling|humming|with cold feet].',
      'Somebody had to stand up for {xs}, and it was [usually|always] {hero}.',
      '{hero} had never seen {x}, but {he} had seen [a footprint|where one had been|the door move].',
    ],
    [
      'Most people don’t believe in {xs}. {hero} had [looked into it|read the evidence|thought it over], and did.',
      '{He} had a theory about {xs}, and was only waiting for somebody to [ask|listen|laugh].',
      'The night before, {he} had dreamed about {x}, in full [colour|detail].',
      'There was a chapter missing from every book about {xs}, and {hero} [meant|planned] to write it.',
    ],
  ],
  away: [
    [
      '{X} was [here|there|about]! [Look|Ooh|Shh]!',
      'Here [lives|sleeps|sits] {x}!',
      '[Shh|Hush|Tiptoe], {x}!',
    ],
    [
      '“{X} [lives|sleeps|sits] here,” whispered {c}.',
      '{X} had been there, you could [tell|smell it|see].',
      'Look what {x} left [behind|there|on the ground]!',
      '“Was that {x}?” {hero} [asked|whispered]. {C} was not sure.',
    ],
    [
      'People said that {x} lived [near|behind|under] {spot}.',
      '“{X} was here [this morning|not long ago|before us],” said {c}, sniffing.',
      'Something on the [ground|path|stone] could only belong to {x}.',
      'Far off somebody [hummed|whistled|sang] a tune, and it sounded like {x}.',
    ],
    [
      'It was said that {x} lived past {spot} and did not care for visitors before [noon|four|lunch].',
      '“{X} left that,” murmured {c}, pointing. “You can tell by the [workmanship|smell|style].”',
      'On the ground lay something that could only belong to {x}; they stepped round it with [respect|care|their hats off].',
      'Somewhere behind {spot} somebody was [whistling|gargling|singing scales]. “Only {x},” said {c}.',
    ],
  ],
};
