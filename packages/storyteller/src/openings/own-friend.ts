import type { FourVoices } from '../page-texts.ts';

/** Page 8 with the hero's own hen, fish, snail or dragon: a pet that does not lie on the mat. */
export const OWN_FRIEND: FourVoices = [
  [
    'Here is {c}. {C} is {hero’s} own {kind}!',
    '“Coming, {c}?” Yes! Good {kind}!',
    'One {hero}. One {c}. That makes two!',
  ],
  [
    'Other people had a bicycle. {hero} had {c}. ^ There was no {kind} like {c} anywhere, and {he} said so every morning.',
    '“Shall we?” said {hero}. {C} the {kind} was ready first. ^ It was always like that. {hero} still had one sock to find.',
    '{C} was {hero’s} {kind}. {hero} was {c’s} {child}. ^ Nobody had planned it. It had just turned out very well.',
  ],
  [
    'If you met {hero}, you met {c} as well. They came as a set, like salt and pepper. ^ “Is that your {kind}?” people would ask. “I think I’m {c’s} {child},” {hero} would say. It was hard to be sure.',
    '“You won’t want to come,” said {hero}. “It’s far, and there might be puddles.” {C} took this for an invitation. ^ There are easier things to stop than a {kind} who has made plans. {hero} had never managed it yet.',
    'Some people talk to themselves. {hero} never had to, for there was {c}. A {kind} is a very good listener. ^ “So that’s the plan,” {he} finished. {C} thought it a fine plan. {C} always did.',
  ],
  [
    'It had been said, when {c} first came, that a {kind} was not much of a companion. Nobody said it now. {C} had a way of being exactly where {hero} was, and of looking as if it had been {hero’s} idea. ^ “I’m only going out for a bit,” {he} said. {C} had heard of such bits before. Some of them had taken until supper, and all had been worth it. There was no question of missing one.',
    'Not everybody understands about {c}. They see a {kind}, and they think that is all there is to it. {hero} could have told them things. There was the matter of the missing key. There was the night of the great storm, and who had comforted whom. ^ “You know more than you let on,” {he} told {c}, as {he} did most days. {C} did not deny it. “Come along, then,” said {hero}, and held the door for two.',
    '{hero} and {c} had an agreement. It had never been written down, because one of them could not write, but it was kept more strictly than most. Neither went anywhere without the other if there was the least chance of its being interesting. ^ “This might be dull,” said {hero}, to be fair. {C} considered the gleam in {his} eye, which a {kind} learns to read, and was not deceived for a moment.',
  ],
];
