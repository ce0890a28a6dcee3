/** Who did it, as part of a pattern that a verb follows: the hero, and not “the fox who steals”. */
export const HERO =
  '(?:^(?!(?:the|an?|some|who|it|they|we|his|her|our|my|two|someone|(?:mum|mummy|mom|mama|dad|daddy|papa|grandma|grandpa|granny|grandad|oma|opa|uncle|aunt|aunty|auntie)|somebody|(?:pirate|thie[fv]e?|robber|burglar|monkey|crow|magpie|dragon|ghost|alien|witch|giant|goblin|fox|wizard)s?|mice|mouse)\\b)\\w+|\\b(?:he|she|i|son|daughter)) (?:(?:accidentally|secretly|once|have|has) )*';
