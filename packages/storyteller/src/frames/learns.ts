/** Looks for who is learning a thing: “learns to swim”, “Grandma shows her how to swim”, “can't swim yet”; `verb` is part of a pattern. */
export const learns = (verb: string): RegExp =>
  new RegExp(
    `\\b(?:(?:learn(?:ing)?|(?:teach|show)(?:es|s|ing)? (?:her|him|me|us)) (?:how )?to|can(?:'t| ?not)) ${verb}\\b`,
  );
