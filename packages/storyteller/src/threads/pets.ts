import type { FourVoices } from '../page-texts.ts';

/** A second pet or animal friend of the idea, at home. */
export const PETS_AT_HOME: FourVoices = [
  [
    '{Who} is here. [Hello|Pat, pat|Hug, hug], {who}!',
    '[Hello|Good day|Hello, hello|Peekaboo], {who}!',
    '{Who} [yawns|looks|waits]. [Pat, pat|Good day|Hello]!',
  ],
  [
    '{Who} was there [too|as well], of course.',
    '{Who} had the [best seat|warm spot|middle of the rug].',
    'Good morning, {who}!',
    '{Who} [looked up|yawned|waited], and hoped for a [crumb|pat|bite].',
  ],
  [
    '{Who} had taken the [warm|best|soft] spot, as usual.',
    'There was also {who}, who did not like to be [left out|overlooked|last].',
    '{Who} looked up, to see whether it was about [food|supper|crumbs].',
    '{Who} was [asleep|busy] on the very thing that {hero} [needed|was looking for].',
  ],
  [
    '{Who} had taken the [warm|best|only] spot, and did not look like moving.',
    'There was also {who}, who made a point of being wherever things [happened|were eaten|smelled good].',
    '{Who} looked up in case it was about [food|supper], and down again.',
    '{Who} was guarding [a crumb|the doormat|one slipper], and took it seriously.',
  ],
];

/** The same on the way. */
export const PETS_ALONG: FourVoices = [
  [
    '{Who} comes [too|along|as well]!',
    '[Come on|Keep up|This way|Here, here], {who}!',
    '[Hop|Trot|Come] along, {who}!',
    'Where is {who}? [Here|There|Coming]!',
  ],
  [
    '{Who} came along [as well|too|behind].',
    '“[Keep up|This way|Come on], {who}!” said {hero}.',
    '{Who} sniffed at it [twice|all over|and sneezed].',
    '{Who} looked [surprised|puzzled|quite pleased].',
    '{Who} [stopped|sat down], and had to be [called|coaxed].',
  ],
  [
    '{Who} came last, stopping to look at [everything|every stone|nothing in particular].',
    '{Who} sat down to think it [over|through].',
    'Even {who} could see that it was not going [well|to plan].',
    '{Who} was first, for once, and [made the most of it|looked very proud|kept turning round].',
    '{Who} found something [to chew|that smelled], and was [happy|lost to the world] for a while.',
  ],
  [
    '{Who} brought up the rear, stopping to look at everything worth a [look|sniff] and much that wasn’t.',
    '{Who} sat down, in the manner of one who has [seen it coming|been asked to wait|read the end].',
    '{Who} gave the matter some [thought|attention], and then a long [stare|yawn].',
    '{Who} went in front for once, and was not going to let anybody [forget|miss] it.',
    '{Who} had views on the [pace|route|catering], and expressed them by [sitting|stopping].',
  ],
];
