import type { Thread } from './thread.ts';

export const carry: Thread = {
  home: [
    ['Look! {X}!', 'Pack {x}!', 'Here is {x}.', '{X} for {hero}!'],
    [
      'By the door lay {x}.',
      '{hero} packed {x}.',
      'In went {x}. Pat, pat!',
      '{X} had to come too.',
    ],
    [
      'Into {his} bag went {x}, because you never know.',
      '{X} lay on the stairs, where everybody tripped over {it}.',
      'There was always room in {his} bag for {x}.',
      '{He} had left {x} on the windowsill, next to the toothbrush.',
    ],
    [
      'There {was} {x} on the kitchen table, as there generally was in that house.',
      'Into the bag, after some thought, went {x}.',
      '{He} owned {x}, which {he} considered to be basic equipment.',
      'On {his} windowsill, in the place of honour, lay {x}.',
    ],
  ],
  away: [
    ['Look! {X}!', 'Peekaboo! {X}!', '{X}! Who left that?'],
    [
      'Somebody had left {x} there.',
      '{C} found {x}. Well, well!',
      'And what was this? {X}!',
      'Under a leaf lay {x}.',
    ],
    [
      'Somebody had left {x} by {spot}, with no note.',
      '{C} had found {x}, and was being quiet about it.',
      'Right in the middle of the path lay {x}.',
      'Near {spot} they came across {x}, which nobody had expected.',
    ],
    [
      'Beside {spot}, for reasons nobody ever explained, lay {x}.',
      'They passed {x}, quite by itself, as though it were waiting for somebody.',
      '{C} stopped to admire {x}, and had to be called twice.',
      'The only other thing in sight was {x}, left behind by some earlier traveller.',
    ],
  ],
};

export const food: Thread = {
  home: [
    ['Yum! {X}!', 'Mmm! {X}.', '{X} for {hero}. Yum!'],
    [
      'The kitchen smelled of {xs}.',
      'There {was} {x} on the table. Mmm!',
      '{hero} packed {x} for later.',
      '{X} came too, for the tummy.',
    ],
    [
      'For the journey {hero} packed {x}, in case of hunger.',
      'The whole kitchen smelled of {xs} that morning.',
      '“You can’t think on an empty tummy,” {hero} always said, and packed {x}.',
      'On the table stood {x}, and for a moment nobody talked.',
    ],
    [
      '{He} packed {x}, since in {his} experience no plan is improved by hunger.',
      'There was a smell of {xs} on the stairs, which made it harder to leave.',
      'Into the bag went {x}, wrapped in a clean handkerchief.',
      '{He} had eaten {x}, so whatever else happened, the day was not wasted.',
    ],
  ],
  away: [
    ['Stop. Yum! {X}!', 'Munch, munch. {X}!', 'Snack time! {X}!'],
    [
      'They stopped for {x}. Munch!',
      '“Time for {x},” said {c}.',
      'Yum! They shared {x}.',
      'Good thing they had {x}!',
    ],
    [
      'They shared {x} by {spot}, down to the last crumb.',
      '“Nobody gives up before {x},” said {c} firmly.',
      'They sat down with {x}, and things looked a bit better.',
      'Luckily there {was} {x} left, only slightly squashed.',
    ],
    [
      'They shared {x} under {spot} and felt a little more like heroes.',
      '“I suggest {x},” said {c}, as if it were a military plan.',
      'It is surprising how much braver one is after {x}.',
      'They had brought {x}, and it was gone before anybody mentioned saving some.',
    ],
  ],
};

export const see: Thread = {
  home: [
    ['Look! {X}!', 'Hello, {xs}!', 'See? {X}!'],
    [
      'From the window {hero} could see {x}.',
      '{hero} loved {xs}. Always had!',
      'Outside {was} {x}.',
      '“Look, {x}!” said {hero}.',
    ],
    [
      'From {his} window {he} could see {x}.',
      '{He} had drawn {x} on the wall, where it was not strictly allowed.',
      'Outside the house stood {x}, and {hero} always said good morning.',
      'If you asked {him} what the world needed, {he} said {xs}.',
    ],
    [
      'Over {his} bed hung a drawing of {x}, in felt pen, a little smudged.',
      'From {his} window, if {he} leaned, {he} could see {x}.',
      '{hero} could talk about {xs} for an hour without repeating {himself}.',
      'Outside, as every morning, {was} {x}, and {he} nodded to it as one does.',
    ],
  ],
  away: [
    ['Look! {X}!', 'Wave to {thex}!', 'Oh! {X}!'],
    [
      'They passed {x}. What a sight!',
      '“Look, {x}!” said {c}.',
      'Not far off {was} {x}.',
      'And there {was} {x}, too.',
    ],
    [
      'A little way off, past {spot}, {was} {x}.',
      '“Is that {x}?” asked {c}. It was.',
      'They went by {x}, which made {hero} smile.',
      'You don’t often see {x} there, but that day you did.',
    ],
    [
      'Beyond {spot} they caught sight of {x}, and both pretended not to be impressed.',
      'They passed {x} on the way; {hero} would have liked to stop.',
      '“That,” said {c}, “is {x}.” And so it was.',
      'There {was} {x} in the distance, small and clear as a thing in a snow globe.',
    ],
  ],
};

/** What cannot be counted: treasure, music, rain. */
export const mass: Thread = {
  home: [
    ['{Xs}! Ooh, {xs}!', '{hero} thinks of {xs}.'],
    ['{hero} was thinking about {xs}.', 'It was a day for {xs}.', '{hero} had dreamed of {xs}.'],
    [
      '{hero} had been thinking about {xs} ever since {he} woke up.',
      'If there was one thing {hero} could talk about for hours, it was {xs}.',
      '{He} had drawn a picture of {xs} once, and it hung on the fridge.',
    ],
    [
      'There was a page in {his} notebook headed “{xs}”, and it was nearly full.',
      '{hero} had given a lot of thought to {xs}, most of it in the bath.',
      'The night before, {he} had dreamed of {xs}, in some detail.',
    ],
  ],
  away: [
    ['{Xs}? Yes! {Xs}!', '{Xs} here, {xs} there!'],
    [
      '“I can smell {xs},” said {c}.',
      'They talked about {xs} as they went.',
      '“Is that {xs}?” asked {c}.',
    ],
    [
      'They talked about {xs} as far as {spot}.',
      '“I can always tell when there’s {xs} about,” said {c}.',
      'It made {hero} think of {xs}, and that was cheering.',
    ],
    [
      'They talked about {xs} as far as {spot}, and agreed on most points.',
      '“There’ll be {xs} at the end of it,” said {c}. “There generally is.”',
      'For some reason the place made {hero} think of {xs}.',
    ],
  ],
};

export const animal: Thread = {
  home: [
    ['Hello, {xs}!', 'Look! {X}!', '{X} says hello!'],
    [
      '{hero} had a book about {xs}.',
      '{hero} could talk like {x}.',
      'Good morning, {xs}!',
      'On {his} wall {was} {x}.',
    ],
    [
      '{He} had read a book about {xs} so often that it fell open by itself.',
      'On the wall hung a picture of {x}, done in crayon.',
      '{hero} knew everything about {xs}, and would tell you.',
      'There {was} {x} on {his} lunchbox, looking wise.',
    ],
    [
      'On {his} shelf was a book about {xs}, worn soft at the corners.',
      'If you wanted to know about {xs}, you asked {hero}.',
      '{He} had once met {x}, and still brought it up in conversation.',
      'Above {his} desk hung a picture of {x}, which {he} talked to when stuck.',
    ],
  ],
  away: [
    ['Hello, {xs}!', 'Look! {X}!', 'Shh! {X}!'],
    [
      '{X} watched them go by.',
      '“Good day,” said {x}.',
      'They waved to {x}.',
      'And who was that? {X}!',
    ],
    [
      '{X} looked out from behind {spot}, and looked in again.',
      'They asked {x} the way, but the answer was very long.',
      '“Mind how you go,” said {x}, as they passed {spot}.',
      '{X} was sitting near {spot}, minding nobody’s business but everyone’s.',
    ],
    [
      '{X} glanced up as they passed, decided they were harmless, and went on with the day.',
      'Near {spot} they met {x}, who had opinions about the weather.',
      '“You’re not from here,” said {x}, not unkindly.',
      'They were watched all the way past {spot} by {x}, who said nothing.',
    ],
  ],
};

export const being: Thread = {
  home: [
    ['{X}! Is it true?', 'Shh! {X} was here!', 'Who is it? {X}!'],
    [
      '{hero} knew all about {xs}.',
      'Last night {hero} dreamed of {x}.',
      '“I believe in {xs},” said {hero}.',
    ],
    [
      '{hero} believed in {xs}, on weekdays as well as Sundays.',
      'Last night {he} had dreamed about {x}, and {he} woke up smiling.',
      'Somebody had to stand up for {xs}, and it was usually {hero}.',
    ],
    [
      'Most people don’t believe in {xs}. {hero} had looked into it, and did.',
      '{He} had a theory about {xs}, and was only waiting for somebody to ask.',
      'The night before, {he} had dreamed about {x}, in full colour.',
    ],
  ],
  away: [
    ['{X} was here!', 'Who lives here? {X}!', 'Shh! {X}!'],
    [
      '“{X} lives here,” whispered {c}.',
      '{X} had been there, you could tell.',
      'Look what {x} left behind!',
    ],
    [
      'People said that {x} lived near {spot}.',
      '“{X} was here this morning,” said {c}, sniffing.',
      'Something on the ground could only belong to {x}.',
      'Far off somebody hummed a tune, and it sounded like {x}.',
    ],
    [
      'It was said that {x} lived past {spot} and did not care for visitors before noon.',
      '“{X} left that,” murmured {c}, pointing. “You can tell by the workmanship.”',
      'On the ground lay something that could only belong to {x}; they stepped round it with respect.',
      'Somewhere behind {spot} somebody was whistling. “Only {x},” said {c}.',
    ],
  ],
};
