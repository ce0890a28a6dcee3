import type { FourVoices } from '../page-texts.ts';

/** Page 8 with the hero's own hen, fish, snail or dragon: a pet that does not lie on the mat. */
export const OWN_FRIEND: FourVoices = [
  [
    '[Here|And here|Look, here|Tap, tap, here] is {c}. {C} is {hero’s} [own|dear|best|very own] {kind}!',
    '“[Coming|Ready|Shall we|Are you up], {c}?” [Yes|Always|Hooray|Oh, yes], [good|dear|clever|best] {kind}!',
    'One {hero}[|, look| here], one {c}[|, too| there]. [That makes two|That is two friends|That makes a pair|That is just right]!',
    'Who [comes along|walks|will come|wants to go] with {hero}? [One|A good|A clever|The best] {kind}: {c}!',
    '[Wait|Stop|Look back|Not so fast], {hero}! {C} [is coming|wants to come|comes along], [too|of course|hop, hop].',
    '{hero} packs a [hat|bun|map]. {C} packs [a yawn|nothing|one button], and is [ready|done|there] first.',
  ],
  [
    'Other people had a [bicycle|trumpet|train set]. {hero} had {c}[| to love| instead]. ^ There was no {kind} like {c} [anywhere|for miles|around], and {he} said so [daily|to everyone|often].',
    '“[Shall we?|Ready?|Off we go,]” said {hero}. {C} the {kind} was [ready|there|at the door] first. ^ It was [always like that|the same as ever|like that every time]. {hero} still had one [sock|shoe|sleeve] to find.',
    '{C} was {hero’s} {kind}[|, through and through|, quite simply]. {hero} was {c’s} {child}[|, all day long|, just the same]. ^ Nobody had [planned|ordered|asked for] it. It had just turned out [very well|that way|rather nicely].',
    '“I’m taking [a bag|a hat|an apple] and my {kind},” said {hero}. {C} [looked hurt|did not like the order|was already outside]. ^ “[First|Mostly|Only] my {kind},” {hero} said, and [left|forgot|put down] the rest.',
    'On the door of {hero’s} room there was a [sign|note|label]. It [said|had] two names, and [the second|one of them|the upper one] was {c}. ^ “We [share|live here|go everywhere together],” {hero} told people. “I do the [buttons|talking|stairs].”',
    '“Who is my best {kind}?” asked {hero}. {C} looked [under the table|behind the door|left and right] for another. ^ There was only [the one|one about], so it [had to be|must be|was] {c}.',
  ],
  [
    'If you [met|saw|looked for] {hero}, you [met|saw|found] {c} as well. They came as a set, like [salt and pepper|a pair of boots|knife and fork]. ^ “Is that your {kind}?” people would [ask|say|call]. “[I think|No,|More likely] I’m {c’s} {child},” {hero} would say. It was hard to be [sure|certain|exact].',
    '“You won’t [want|like] to come,” [said|warned] {hero}. “It’s [far|steep|muddy], and there might be [puddles|aunts|nettles].” {C} took this for [an invitation|a yes|a promise]. ^ There are [easier|simpler] things to [stop|hold back|argue with] than a {kind} who has made plans. {hero} had [never|not once] [managed|done] it yet.',
    'Some people [talk|mutter] to themselves. {hero} never [had to|needed to], for there was {c}. A {kind} is a very good [listener|audience|judge of plans]. ^ “So that’s the [plan|idea|whole of it],” {he} finished. {C} thought it a [fine|bold|splendid] plan. {C} [always did|generally did|had thought so before it began].',
    'Once, when people asked for a picture of the whole family, {hero} had drawn {c} in the [middle|front row|best chair]. “That’s a {kind},” somebody [said|pointed out]. “[Yes|I know],” said {hero}, “[a good likeness|and a good likeness|the eyes took ages].” ^ Naturally {c} was coming [along|today|too]. A family doesn’t go [in halves|in pieces|without its middle].',
  ],
  [
    'It had been said, when {c} first came, that a {kind} was not much of a [companion|conversationalist|pet]. Nobody said it now. {C} had a way of being [exactly|always|somehow] where {hero} was, and of looking as if it had been {hero’s} [idea|suggestion|doing]. ^ “I’m only going out for [a bit|a moment|ten minutes],” {he} said. {C} [had heard of|knew|remembered] such outings. Some of them had taken until [supper|bedtime|Thursday], and all had been worth it. There was no question of [missing one|staying behind|being left out].',
    'Not everybody [understands|knows] about {c}. They see a {kind}, and they think that is all there is to [it|see|know]. {hero} could have told them [things|stories|a thing or two]. There was the matter of the missing [key|trombone|tooth]. There was the night of the great [storm|leak|toothache], and who had comforted whom. ^ “You know more than you [let on|say|show],” {he} told {c}, as {he} did most days. {C} did not [deny|dispute] it. “Come along, then,” said {hero}, and held the door for [two|both of them].',
    '{hero} and {c} had [an agreement|a contract|an understanding]. It had never been [written down|signed|read aloud], because one of them could not [write|spell], but it was kept more [strictly|faithfully] than most. Neither went anywhere without the other if there was the least chance of its being [interesting|worth it|fun]. ^ “This might be [dull|nothing much|a waste of time],” said {hero}, to be [fair|honest]. {C} considered the [gleam|look|spark] in {his} eye, which a {kind} learns to read, and was not deceived [for a moment|in the least].',
    'There are [advantages in|good reasons for|points about] having a {kind}. Nobody [borrows|asks to borrow|steals] it, for one. {C} was also the only person of {hero’s} acquaintance who had never [interrupted|given advice|told tales], and the only one who knew about the [window|drainpipe|biscuit tin]. ^ “I shall need you for the [difficult|awkward|steep] part,” {he} said. {He} did not yet know [which part that was|what that would be]. {C} made ready all the same, and waited [at {his} elbow|at {his} side] like somebody with a [ticket|return ticket|reserved seat].',
  ],
];
