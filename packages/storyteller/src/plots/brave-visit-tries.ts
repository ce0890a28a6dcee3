import { beat, type Plot, show } from './plot.ts';

const BAG = [{ prop: 'backpack', place: 'ground' }] as const;

/** Ways of being brave that are not: going round, being well already, being made of iron, asking for a promise. */
export const BRAVE_VISIT_TRIES: Plot['tries'] = [
  beat(
    show('tiptoe', 'cheeky', 'funny', { props: BAG }),
    ['Go the long way. Round and round. Oh!', 'Slow, slower, slowest. Still there!'],
    '“Let’s go the long way,” said {hero}. They went round {spot}. They went round it again. ^ But the long way ended at the same place.',
    '“There’s no hurry,” said {hero}. “Let’s look at {spot} first.” They looked at it from the front. They looked at it from behind, and counted its corners. ^ Then there was nothing left to look at, and the hospital had not moved. “It’s good at waiting,” {he} said.',
    '“We’ve time for the scenic way,” said {hero}. It led round {spot}, and then, if you were careful, round it once more. {He} stopped to read a notice about drains. {He} had never given drains the attention that they deserve. ^ An hour later they came out where they had gone in. The white building stood and waited, like a teacher who has seen the trick before. “It isn’t any smaller,” said {hero}. “We’ve only given it longer to look at us.”',
  ),
  beat(
    show('jump', 'cheeky', 'funny', { props: BAG }),
    ['“I am well!” Hop, hop. Oh. Not well.', 'Look, all better! Jump! Ouch!'],
    '“Look, I’m better!” said {hero}. “I don’t need mending.” {He} jumped up high by {spot}. ^ “Ow,” said {hero}, when {he} came down.',
    'By {spot} {hero} had a wonderful idea. “I’m well again!” {he} said. “It happens. We can go home.” {He} did a little dance, to prove it. ^ The dance went “one, two, ouch”. “It’s nearly well,” said {hero}. {C} only looked at {him}.',
    '“A funny thing has happened,” {hero} announced at {spot}. “It’s gone. I’m completely cured. It’d be wrong to take up a bed.” And {he} gave a leap, so that everyone could see for themselves. ^ There is a moment at the top of a leap when nothing hurts at all. It would be nice to live there. Then {he} came down. “All right,” {he} said, when {he} could. “It doesn’t care what I say about it. It would still be there at home.”',
  ),
  beat(
    show('stand', 'brave', 'funny', { props: BAG }),
    ['“I am a rock!” Rocks do not wobble, {hero}.', 'Be hard. Be iron. Wobble, wobble, whoops!'],
    '“I’m made of iron,” said {hero}. “Iron isn’t scared.” {He} stood by {spot}, stiff and straight. ^ But iron can’t walk, so they got nowhere.',
    '“Knights weren’t scared,” said {hero}. “They were iron all over.” {He} made {his} arms iron, then {his} legs, then {his} face. {He} clanked past {spot}. ^ Inside the iron there was still somebody in a vest. “It’s even worse in here,” {he} called. “It echoes.”',
    '“What I’ll do,” said {hero}, “is not feel it.” {He} began at the toes, and turned {himself} to iron, bit by bit, as far as the eyebrows. It worked so well that {he} could hardly get past {spot}. ^ Only, it is dark inside iron, and there is nothing to do but listen. What {he} heard was a small voice saying the same three words. {He} let {his} shoulders down. “It isn’t gone,” {he} told {c}. “It’s shut in with me.”',
  ),
  beat(
    show('reach', 'worried', 'worried', { props: BAG }),
    ['“Will it hurt?” “No idea,” says everyone.', 'Ask, ask, ask. Nobody knows. Oh.'],
    '“Will it hurt?” {hero} asked everyone by {spot}. “Not a bit!” they all said. But none of them had been there. ^ “Then how do you know?” asked {hero}.',
    '{hero} asked everyone {he} met at {spot}. “It’s nothing!” said the first. “You won’t feel a thing!” said the second. “My uncle had both ears done,” said the third. ^ “They weren’t even listening,” said {hero}. “They just wanted me not to mind.”',
    'What {he} needed was a promise. {hero} stood at {spot} and asked the people who went by whether it would hurt. “Of course not,” they said, much too quickly, and patted {him}. A lady with a hat said that it was all in the mind. It wasn’t; it was in a quite different place. ^ “They’re being kind,” {he} said to {c}. “But it’s the kind that shuts a door. Nobody asked what I’m scared of.”',
  ),
];
