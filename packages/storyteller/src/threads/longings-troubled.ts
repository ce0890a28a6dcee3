import { LOOKING, type LongingTold } from './longing-told.ts';

export const CANNOT: LongingTold = {
  told: [
    [
      '“I can’t {said},” says {who}.',
      '“I can’t {said},” [sniffs|sighs] {who}. “Not [yet|one bit|at all].”',
      '{Who} looks [sad|glum|down]. “I can’t {said}.”',
    ],
    [
      '“I can’t {said},” said {who}, in a [small|tiny|very small] voice.',
      '“There’s [one thing|just one thing],” said {who}. “I can’t {said}.”',
    ],
    [
      '“You’d better know,” said {who}, “that I can’t {said}. I’ve [tried for weeks|tried it lying down|asked everybody how].”',
      '“I can’t {said},” said {who}, and waited for {other} to laugh. {Other} [didn’t|only nodded].',
      '“All the others can do it,” said {who}. “I just can’t {said}. [Not even on Sundays|Not for a biscuit].”',
    ],
    [
      '“I can’t {said},” {who} remarked.',
      '“I ought to mention,” said {who}, “that I can’t {said}. It’s the [first|only] thing [anyone asks|people ask].”',
      '“I can’t {said},” said {who}, as quickly as one [pulls off a plaster|gets into cold water]. {Other} only nodded.',
      '{Who} had something to say, and walked round it for [a good while|some time]. “I can’t {said}.” There, it was out.',
    ],
  ],
  tried: [
    [
      '{Who} tries once more. [Nearly|Almost|Not yet]!',
      '“Now I can {said}!” No, [not yet|not quite], {who}.',
    ],
    [
      '{Who} tried again, behind {spot}. [Almost|Nearly|Not quite]!',
      '“Don’t look,” said {who}. {Other} counted to [ten|eight|twelve]. “No, still not.”',
    ],
    [
      'Now and then {who} stopped to practise, with [both eyes shut|great care|a red face]. “Don’t ask,” said {who}, catching up.',
      '“That was nearly it,” said {other}. {Who} [cheered up a little|tried once more|grew an inch].',
    ],
    [
      'Behind {spot} {who} gave it another try, without witnesses. “[Well|And]?” said {other}. “Don’t,” said {who}.',
      '“It’s a matter of not thinking about it,” said {who}, and thought about it [all the way past {spot}|for a mile].',
    ],
  ],
  right: [
    [
      '“I did it!” says {who}. “I can {said}!”',
      '“I can {said}!” [sings|shouts|laughs] {who}. “Me, yes, me!”',
    ],
    [
      'And then {who} did it. “I can {said}!” [Only once|Only a little], but {other} saw.',
      '“{Other},” cried {who}, “I can {said}! [Look at me|Did you see|I really can]!”',
    ],
    [
      '“{Other},” said {who} slowly, “I think I can {said}.” And so it was: once, and [then again, to be sure|then all the way home].',
      '“I wasn’t even trying,” said {who}, quite [pink|out of breath|dizzy], “and now I can {said}!”',
      'Then, while nobody was [looking|waiting for it], {who} did it. “I can {said}!” You could hear it [three fields off|for miles].',
    ],
    [
      'It was then, when nobody was waiting for it any more, that {who} did it. “I can {said},” said {who}, [astonished|very quietly]. “I stopped trying, and there it was.”',
      '“By the way,” said {who}, “I can {said}.”',
      '“{Other}. I can {said},” said {who}. “[Don’t make a fuss|No speeches, please].” {Other} made an enormous one.',
    ],
  ],
};

export const AFRAID: LongingTold = {
  told: [
    ['“I’m afraid of {said},” says {who}.', '{Who} [hides|ducks|shivers]. “I’m scared of {said}!”'],
    [
      '“I’m afraid of {said},” said {who}. “[Don’t tell|It’s a secret|Don’t laugh].”',
      '“Do you know what I’m afraid of?” asked {who}. “I’m afraid of {said}.”',
    ],
    [
      '“I should say at once,” said {who}, “that I’m afraid of {said}. I [always have been|can’t help it].”',
      '“Promise not to laugh,” said {who}. “I’m afraid of {said}.” {Other} promised[|, with one hand up|, twice].',
    ],
    [
      '“I’m afraid of {said},” {who} remarked.',
      '“There’s one thing I don’t do,” said {who}, “and that’s {said}. We [don’t get on|never have got on].”',
      '“I’m afraid of {said},” said {who}. “Everyone’s afraid of [something|one thing],” said {other}. “Yes. With me it’s {said}.”',
    ],
  ],
  tried: [
    [
      '“Stay [close|near|with me],” says {who}. {Other} stays close.',
      '{Who} walks [close|very close] to {other}.',
    ],
    [
      '{Who} stayed [close|very close] to {other}, just in case.',
      '“Is that it?” whispered {who}. It was only {spot}.',
    ],
    [
      '{Who} kept close to {other} past {spot}, just in case.',
      '“I’m not thinking about {said},” said {who}, [thinking about nothing else|rather loudly].',
    ],
    [
      '“Nobody has said a word about {said},” said {who}, “so I shan’t either.” It was quiet for [three|four|five] steps.',
      'Past {spot} {who} walked on the far side of {other}, in case anything [came|was there].',
    ],
  ],
  right: [
    [
      '“{Said}?” says {who}. “I’m not so scared now.”',
      '“I was so brave!” says {who}. “[Me|Yes, me|Little me]!”',
    ],
    [
      '“I’m not so afraid of {said} now,” said {who}. “Only a [spoonful|pinch|crumb].”',
      '“Let {said} come,” said {who}. “I’ll [stand behind you|hold on to you|hum a tune].”',
    ],
    [
      '“I’m still afraid of {said},” said {who}, “but only [on the outside|from the knees down|on Mondays].”',
      '“Do you know,” said {who}, “I forgot to be afraid of {said}. I [clean|simply|just] forgot.”',
    ],
    [
      '“{Said}?” said {who}. “I’m quite over that.”',
      '“I find,” said {who}, “that I’m no longer afraid of {said}. Not [much|very]. Not when there are two of us.”',
      '“About {said},” said {who}. “I’ve looked into it. It’s the [waiting|thinking beforehand] that’s bad.”',
    ],
  ],
};

export const LOST: LongingTold = {
  told: [
    ['“I’ve lost {said},” says {who}.', '“I can’t find {said}!” [says|sobs|sniffs] {who}.'],
    [
      '“I’ve lost {said}!” said {who}.',
      '“I’ve lost {said},” said {who}. “I’ve looked [in every pocket|everywhere|under everything].”',
      '“You haven’t seen {said}, have you?” asked {who}.',
    ],
    [
      '“I’ve lost {said},” said {who}. “It’s the sort of thing that only happens to [me|us].”',
      '“If you should see {said},” said {who}, “would you tell me? I’ve looked [everywhere I could think of|in all the usual places].”',
    ],
    [
      '“I’ve lost {said},” {who} remarked.',
      '“I appear to have lost {said},” said {who}, as if [it were nothing|remarking on the weather]. A good deal of looking had plainly been done.',
      '“I’m not myself,” said {who}. “I’ve lost {said}, and one [feels|notices] it.”',
    ],
  ],
  tried: LOOKING,
  right: [
    [
      '“I’ve got {said} back!” says {who}.',
      '“Back again!” [sings|shouts] {who}. “I’ve got {said}!”',
    ],
    [
      '“{Said}!” cried {who}.',
      '“I’ve got {said} back!” cried {who}. “[Look|See|There]!”',
      '“{Said}!” cried {who}. “[Here|There] all the time!”',
    ],
    [
      '“{Said}!” shouted {who} suddenly. “Back again, and I wasn’t even looking!”',
      '“I’ve got {said} back,” said {who}, and had to show {other} [twice|three times|from all sides].',
    ],
    [
      '“I’ve got {said} back,” said {who}.',
      '“I’ve got {said} back,” said {who}. “You find things when you’re busy with something else. It’s [most|very] annoying.”',
      '“You may congratulate me,” said {who}. “I’ve got {said} back.” {Other} did so [at length|warmly|with both arms].',
    ],
  ],
};

/** Who cannot sleep: what makes it right is a day like this one. */
export const SLEEPLESS: LongingTold = {
  told: CANNOT.told,
  tried: [
    ['{Who} lies down. {Who} gets up. [Not yet|Not here]!'],
    ['{Who} lay down by {spot}, and shut [one eye|both eyes]. “No,” said {who}.'],
    [
      '{Who} tried it by {spot}, flat on the ground. “[Too hard|Too quiet|Too wide awake],” said {who}, and came along.',
    ],
    [
      'By {spot} {who} lay down as an experiment, counted to [forty|sixty], and stood up again. “[Wide awake|Not a wink],” said {who}.',
    ],
  ],
  right: [
    ['“[Aah|Mm], now I could {said},” yawns {who}.', '{Who} yawns. “I think I can {said}.”'],
    [
      '“Do you know,” yawned {who}, “I think I could {said} now.”',
      '{Who} gave a yawn as wide as a [gate|bath]. “Now I could {said},” said {who}.',
    ],
    [
      '“I believe,” said {who} in the middle of a yawn, “that I could {said} now.”',
      '{Who} yawned till it [squeaked|creaked]. “That was what I needed,” said {who}. “Now I could {said}.”',
    ],
    [
      '“How odd,” said {who}, through a yawn. “I believe that I could {said}. One has to be properly tired, it seems.”',
      '“I can’t keep my eyes open,” said {who}, and it was said with [wonder|great respect]. “I could {said}.”',
    ],
  ],
};
