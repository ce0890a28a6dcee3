import { LOOKING, type LongingTold } from './longing-told.ts';

export const SEEKS: LongingTold = {
  told: [
    ['“I’m looking for {said},” says {who}.', '“Have you seen {said}?” asks {who}.'],
    [
      '“I’m looking for {said},” said {who}. “[All by myself|Since Tuesday|All over].”',
      '“You don’t happen to have {said}?” asked {who}. “I’m [looking|searching].”',
    ],
    [
      '“I’m looking for {said},” said {who}. “I’ve looked [uphill|to the left], and now I’m looking [downhill|to the right].”',
      '“What are you looking for?” asked {other}. “For {said},” said {who}, as if [everybody did|that were plain].',
    ],
    [
      '“I’m looking for {said},” {who} remarked.',
      '“I’m looking for {said},” said {who}. “I mention it because people sometimes [know|point].”',
      '“I’ve looked for {said} so long,” said {who}, “that it’s become a kind of [habit|profession|hobby].”',
    ],
  ],
  tried: LOOKING,
  right: [
    ['“I’ve found {said}!” says {who}.', '“No more looking,” says {who}. “I’ve found {said}!”'],
    [
      '“I’ve found {said},” sang {who}, “and a [walk|story|song] as well!”',
      '“Remember {said}?” said {who}. “[Found, found, found|All found|I’ve done it]!”',
    ],
    [
      '“I’ve found {said},” said {who}. “You have to go [somewhere else|the wrong way] first, it seems.”',
      '“I came out looking for {said},” said {who}, “and I’ve found {said}. How often does that [happen|work]?”',
    ],
    [
      '“I’ve found {said},” said {who}.',
      '“I set out to look for {said},” said {who}, “and here we are. It has [never|seldom] gone so well.”',
      '“I believe I’ve found {said},” said {who}. “I should like to [say so twice|sit down and say it again].”',
    ],
  ],
};

export const WANTS: LongingTold = {
  told: [
    ['“I want to {said},” says {who}.', '“One day,” says {who}, “I’ll {said}.”'],
    [
      '“What do you want most?” asked {other}. “I want to {said},” said {who}.',
      '“One day I’ll {said},” said {who}. “[You’ll see|Just you wait|I will].”',
    ],
    [
      '“Most of all I want to {said},” said {who}. {Other} thought it a [fine|good|splendid] thing to want.',
      '“One day,” said {who}, “I shall {said}. I’ve got [it all planned|a list|the shoes for it].”',
    ],
    [
      '“I want to {said},” {who} remarked.',
      '“What I really want,” said {who}, “is to {said}. I’ve never told a soul.” “You [have now|just did],” said {other}.',
      '“I mean to {said},” said {who}. “I say so now, so that nobody’s [surprised|shocked] later.”',
    ],
  ],
  tried: [
    [
      '{Who} tries a little. [Not bad|Quite good|Like that]!',
      '“[Look|Like this],” says {who}. “I nearly can!”',
    ],
    [
      '“Do you think I could?” asked {who}, by {spot}. “[Of course|I know it|Yes],” said {other}.',
      '{Who} practised a bit, behind {spot}.',
    ],
    [
      'Behind {spot} {who} practised for a [minute|moment]. “How did it look?” “[Promising|Better],” said {other}.',
      '“Does one need [long legs|papers|a special hat]?” asked {who}. {Other} was sure that one didn’t.',
    ],
    [
      '“Where would one begin?” asked {who}, at {spot}. “[Here|Anywhere],” said {other}. “Everyone does.”',
      '{Who} had been practising, a little, whenever {other} looked the other way.',
    ],
  ],
  right: [
    [
      '“You will {yours},” {other} says. “I know.”',
      '“Today was a [start|good start],” says {who}.',
    ],
    [
      '“You’ll {yours} one day,” said {other}. “I’ll [help|come and watch|carry the bag].”',
      '“I think I’ve begun,” said {who}. “Soon I’ll {said}!”',
    ],
    [
      '“You’ll {yours},” said {other}. “I’ve seen how you do things.” {Who} grew [an inch|two inches] on the spot.',
      'And did {who} ever do it? Oh yes. But that’s [another|a different] story, and a longer one.',
    ],
    [
      '“You’ll {yours},” said {other}.',
      '“After today,” said {other}, “I think you’ll {yours}. I’d [bet a sandwich on it|put it in writing].”',
      '“I still want to {said},” said {who}, “but now I know how one does things: badly at first, and then again.”',
    ],
  ],
};

export const LOVES: LongingTold = {
  told: [
    ['“I love {said},” says {who}.', '“I love {said}!” [sings|says] {who}. “Do you?”'],
    [
      '“What do you love best?” asked {other}. “I love {said},” said {who}.',
      '“I love {said},” said {who}, “more than [anything|my own nose|all the rest].”',
    ],
    [
      '“I love {said},” said {who}, “more than is [sensible|usual|good for me].”',
      '“You should know that I love {said},” said {who}. “It [comes up|will come up].”',
    ],
    [
      '“I love {said},” {who} remarked.',
      '“I love {said},” said {who}. “There’s no cure, and I’ve not asked for one.”',
      '“Some people collect stamps,” said {who}. “I love {said}.”',
    ],
  ],
  tried: [[], [], [], []],
  right: [
    ['“I still love {said},” says {who}. “And [you|this].”'],
    ['“I still love {said} best,” said {who}. “But [today|this] comes [next|close].”'],
    [
      '“I love {said},” said {who}, “but I’d not have missed this. [Not for a cake|Not for a crown].”',
    ],
    ['“I love {said},” said {who} [at last|after a while], “and this comes a close second.”'],
  ],
};

/** What somebody is or does, and says so, twice if need be. */
export const DOES: LongingTold = {
  told: [
    ['“I {said},” says {who}.', '“[Psst|Hey|Listen],” says {who}. “I {said}.”'],
    [
      '“I {said},” said {who}. “[Just so you know|All week|Every day].”',
      '“Do you know what?” said {who}. “I {said}.”',
    ],
    [
      '“You should know,” said {who}, “that I {said}. It [runs in the family|keeps me busy|takes practice].”',
      '“I {said},” said {who}, “[if that’s all right|in case you wondered].” {Other} said that it was [fine|a very good thing].',
    ],
    [
      '“I {said},” said {who}, by way of [explanation|introduction]. It explained [a good deal|several things].',
      '“People will tell you that I {said},” said {who}. “It’s [quite true|no more than the truth].”',
    ],
  ],
  tried: [
    ['“I [told you|said so],” says {who}. “I {said}!”'],
    ['“I [did tell you|did say so],” said {who}. “I {said}.”'],
    ['“As I [said|told you],” {who} [remarked|murmured], “I {said}.”'],
    ['“I refer you,” said {who}, “to what I said earlier. I {said}.”'],
  ],
  right: [[], [], [], []],
};
