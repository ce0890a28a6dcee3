/** What is said to us of the book, and is nothing that happens. */
export const OF_THE_BOOK =
  /\b(?:(?:the|this|our|his|her|a) (?:story|book|ending|plot)|moral|chapters?|rhym\w+|bedtime stor\w+|should|could be (?:about|fun|nice|good|a|an|the)|would be (?:nice|fun|great|good|cool|lovely)|make (?:it|sure)|maybe (?:make|end|add)|in the style|point of view|ages?|aged|years? old|year old|title|title:|pages?|i want|we want|i(?:'d| would) (?:like|love)|something (?:about|with|like)|based on|(?:story|book) (?:where|in which|about|of)|loads of|lots of jokes|for (?:his|her) birthday|birthday present)\b/i;

/** Small words that no sentence ends with. */
export const ENDS_NOTHING =
  /^(?:a|an|the|and|but|or|so|because|until|when|while|then|if|to|of|with|for|by|from|than|my|our|their|its|very|that|which|who|as|into|like|is|are|was|were|be|some|no|said|says|asked|told|called)$/;

/** Deeds that the tagger takes for several of a thing: “sleeps on the sofa and purrs”. */
export const DEEDS: ReadonlySet<string> = new Set(
  'purr growl snore giggle whistle sing dance bark meow sneeze hum laugh smile shout jump cough whisper yawn wink wave cheer float glow squeak roar howl hiccup burp fart drip melt wobble dream talk walk sleep hide swim fly hop skip grin frown shiver tremble tick ring knock rattle rumble buzz hiss chatter grumble complain grow shrink taste smell cook bake plant paint refuse agree argue sulk faint steer type row swap start begin stop keep try want need love catch come find live call follow'.split(
    ' ',
  ),
);

/** A present tense that stayed, or a slip of the pen: such a sentence is not printed. */
export const CROOKED =
  /(?:^| )(?:is|are|am|has|does|isn’t|aren’t|its (?:the|a|an)|(?:right|wrong|well|properly) called)(?: |$)|\b(?:\p{L}+ed) (?:\p{L}+ed with)\b|(\b\p{L}+) \1\b|(?:^|,? )(?:so|and|but) \{hero\}$/iu;

/** When it was is nothing that a story has. */
export const LATELY =
  /^(?:(?:last|this|next) (?:week|weekend|month|year|summer|spring|autumn|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|yesterday|recently|lately|currently)$/;
