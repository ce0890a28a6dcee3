import type { SecondTellings } from './second-tellings.ts';

/** Further wordings for 6–8 of four plots that suit any idea. */
export const SECOND_AT_SIX_B: SecondTellings = {
  'afraid-of-the-dark': {
    want: 'Every evening at eight the same thing happened. Somebody said “Sleep tight”, and somebody clicked the switch, and all {his} toys turned into strangers. ^ {hero} crouched behind the bed and counted the lumps. “There are more of you than there were at tea,” {he} said. “I want this dark gone by Friday.”',
    setOut:
      '“Things go away if you ask them properly,” said {hero}. “Or else you ask them with a lantern.” ^ {He} lit the biggest one {he} could find and tiptoed past the clock. {C} came close behind, treading on {his} heels. “{refrain}” they hissed, all the way {into}.',
    problem:
      'The light went ahead of them like a small yellow dog. It sniffed at {spot} and found nothing wrong with it. ^ But each time the light looked left, the dark was busy on the right. “That’s cheating,” said {hero}. {He} spun round quickly. The dark had spun round quicker.',
    try0: '“Perhaps it’s like [pigeons|hens],” said {hero}. {He} waved one arm, swung the lantern and marched at {spot}, shouting “Shoo!” ^ Nothing flew up. A hedgehog looked out, sighed, and went home to complain. As for the dark, it closed again behind the hedgehog like a pond.',
    try1: 'Next came the secret plan. On the count of three they would dash for {spot}, where it looked a bit paler. One, two, three! ^ {hero} ran until {his} shoes flapped. It was no paler when they got there. The pale bit had moved to where they had started. “Typical,” puffed {hero}.',
    try2: 'Five candles, thought {hero}, must be five times as strong as one. {He} lit them beside {spot} and sat down to watch the dark go. ^ It did shuffle back a little. Then something tickled {c’s} nose. It was a huge sneeze, and it put out all five at once. “Bless you,” said {hero} gloomily.',
    turn: 'There was just enough oil left for one thing more, and it was a burp. The lantern burped. Then it was out. ^ {hero} held it up and peered inside, which is no use at all in the dark. “Don’t let go of me,” {he} said to {c}. “I wasn’t going to,” said a voice. It was not {c}.',
    turnDeepens:
      '“Who are you, then?” asked {hero}. The answer was a long time coming. “I’m only the Dark,” it mumbled, from somewhere behind {spot}. “I’ve been trying to keep out of your way.” ^ {hero} nearly laughed. All evening {he} had been chasing somebody who was hiding.',
    lowPoint:
      '“Don’t trouble,” sniffed the Dark. “I can tell when I’m not wanted.” It gathered itself up, like a cloth with the crumbs in it. Away went the owls. Away went the stars. ^ {hero} sat down with a bump. Without the dark, where would anybody keep their dreams? {He} had won, and it was horrible.',
    spark:
      'Then {hero} remembered the new [girl|boy] at school, who had stood by the wall for a week. People had waved. People had shouted “Come on!” It hadn’t helped. ^ So {hero} had gone and leaned on the same wall, and said nothing at all. By playtime they were sharing [crisps|a skipping rope]. “That’s how,” whispered {hero}.',
    deed: 'Here was a patch of ground as black as a cellar. {hero} left the lantern behind and walked right into it. {His} knees shook, so {he} knelt on them. ^ {He} shut {his} eyes. “I’m sorry about the lantern,” {he} said. “You needn’t talk. I’m just going to be here.”',
    deedHolds:
      'For a while there was only breathing. {hero} counted {his} own, and {c’s}, and then one more, as slow as the sea. ^ “People mostly go in,” said the Dark, “before the best part. Open them now.” {hero} did. Somebody had spilled a whole sackful of stars, right across the sky.',
    solved:
      '“What’s that one called?” asked {hero}, pointing. “The Teapot,” said the Dark. “And that’s the Other Slipper.” It had named them all, on long evenings, and had never had anybody to tell. ^ “{refrain}” said {hero}, and the Dark giggled so hard that a star fell down.',
    home: 'Should somebody leave the landing light on? {hero} thought about it, sitting up against the pillows. “Better not,” {he} said. “It stings.” ^ Click. The toys turned into strangers, and {hero} nodded to each of them. Then {he} budged over, because the Dark is a big thing to fit into a small bed.',
  },
};
