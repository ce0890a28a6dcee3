import { readFileSync } from 'node:fs';

/**
 * The 3,000 commonest passwords of eight and more characters by how often they were leaked
 * (the list of @zxcvbn-ts/language-common 4.1.3, MIT), and some more of other languages; in
 * lower case, one a line.
 */
const LIST = new URL('./common-passwords.txt', import.meta.url);
export const COMMON_PASSWORDS = readFileSync(LIST, 'utf8').trim();

/** Words that are common passwords by themselves and with the endings below. */
export const COMMON_WORDS = `
password passw0rd p@ssword p@ssw0rd welcome letmein qwerty qwertz azerty iloveyou sunshine princess football
baseball basketball superman batman dragon monkey shadow master michael jessica jennifer ashley charlie
jordan hunter daniel thomas andrew joshua matthew anthony robert nicole michelle samantha liverpool chelsea
arsenal pokemon minecraft fortnite starwars computer internet whatever trustno1 freedom flower butterfly
chocolate cookie summer winter spring autumn hello admin administrator secret login access changeme test
testing guest default abc abcd abcdef asdf asdfgh asdfghjkl zxcvbn zxcvbnm killer pepper ginger soccer hockey
buster tigger lovely loveme babygirl angel family friends forever purple orange yellow silver diamond rainbow
`.trim();

/** What people put behind such a word to please a form. */
export const COMMON_ENDINGS = `
! !! . ? 0 1 2 3 4 5 6 7 8 9 00 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 33
44 55 66 69 77 88 99 007 100 101 111 123 222 321 333 420 456 555 666 777 789 888 911 999 000 1234 4321 12345
123456 1234567 12345678 123456789 1! 12! 123! 1234! 12345! !1 !12 !123 @1 @12 @123 @1234 #1 #123 _1 _123 1@ 123@
1970 1971 1972 1973 1974 1975 1976 1977 1978 1979 1980 1981 1982 1983 1984 1985 1986 1987 1988 1989 1990 1991
1992 1993 1994 1995 1996 1997 1998 1999 2000 2001 2002 2003 2004 2005 2006 2007 2008 2009 2010 2011 2012 2013
2014 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 2026 2020! 2021! 2022! 2023! 2024! 2025! 2026!
`.trim();
