import { beat, show, type Try } from './plot.ts';

/** Five cures for a clock by people who have not asked it what is wrong. */
export const BROKEN_MACHINE_TRIES: readonly [Try, Try, Try, ...Try[]] = [
  beat(
    show('reach', 'cheeky', 'funny', { props: [{ prop: 'clock', place: 'background' }] }),
    ['Bonk! “Wake up!” Boing! A spring jumps.', 'Kick it! Ouch! Poor clock. Poor toe.'],
    [
      '“Sometimes a bump helps,” said {hero}. Bonk! ^ BOING! A spring flew out and landed on {c}. Now two things were wrong.',
      '{hero} gave the biggest wheel a kick. “Ow!” ^ The wheel just stood there. {hero} hopped round {spot} on one foot. “It didn’t tell me anything.”',
    ],
    [
      '“At home,” said {hero}, “you thump the [radio|oven] and it works.” So, by {spot}, {he} gave the Clock a good thump. ^ Boing! Out shot a spring as long as a [snake|clothes line]. It took them ages to stuff it back. “Thumping only tells it that we’re cross,” said {hero}. “It doesn’t tell us what’s the matter.”',
    ],
    [
      'There is a kind of person who mends things by hitting them, and {hero} thought that it was worth a try. {He} chose a wheel near {spot}, begged its pardon, and swung the hammer. ^ The wheel rang like a gong. A long way up something said “tink”. Then a spring the length of a [bus|caterpillar dance] came whirring out, bounced twice, and put itself round {c} like a scarf. It was twenty minutes before everyone was back in place. “That was a question,” said {hero}, “but a rude one. I wouldn’t have answered it either.”',
    ],
  ),
  beat(
    show('reach', 'brave', 'funny', { props: [{ prop: 'key', place: 'hand' }] }),
    ['Turn the key. Crick, crack, stuck! Hmm.', 'Wind it up! Twang! Round goes {hero}.'],
    [
      'They found a key near {spot}, as big as {hero}. They turned it, crick, crack, crick! ^ Then it would not turn any more. The clock was all wound up already.',
      '“It’s tired,” said {hero}. “Wind it up!” They turned the key until it stuck. ^ TWANG! It spun back again and flung {hero} into {c}.',
    ],
    [
      'By {spot} they found the key. It was as long as a broom. “It’s run down, that’s all,” said {hero}. They hung on and pulled. Crick. Crick. Crick. ^ Then the key twanged back, and {hero} went round with it like the washing. “It isn’t tired,” {he} said, when the world stood still. “It’s full of go. It just isn’t going.”',
    ],
    [
      'A key as long as an oar stuck out of the ground near {spot}, and {hero} felt sure that it explained everything. Nobody had wound it. They pushed from one side and pulled from the other. It gave one click, two clicks, and then half a click. ^ You can’t fill a thing that is full. The key shuddered, let go and unwound, and it took {hero} along for eleven turns. {He} sat up with {his} hair in a new direction. “It isn’t short of push,” {he} told {c}. “It’s got more push than it knows what to do with.”',
    ],
  ),
  beat(
    show('look-aside', 'laugh', 'funny', { props: [{ prop: 'jar', place: 'ground' }] }),
    ['Oil! Glug, glug. Slip, slide, bump!', 'Drip, drop, oil. Now {c} is slippery!'],
    [
      '“It’s thirsty,” said {hero}. Glug, glug, glug! {He} oiled every wheel as far as {spot}. ^ Then {he} took one step. Wheee! {hero} slid all the way back.',
      '{hero} poured out the whole jar of oil. Now everything shone. ^ And everything slipped! {C} slid into {hero}, and {hero} slid past {spot}.',
    ],
    [
      '“Perhaps it’s stiff,” said {hero}. {He} oiled the wheels by {spot}. {He} oiled the chain, the lever and, by mistake, {c}. ^ The Clock gleamed. It did not tick. But when {hero} took a step, {his} feet left without {him}. “It wasn’t dry at all,” {he} called, sliding by. “Somebody has been oiling it already!”',
    ],
    [
      '{hero} had brought a jar of oil, and it seemed a pity not to use it. {He} started by {spot} and worked along, a drop for every tooth. Only when {he} put {his} elbow down did {he} notice that there was oil there before. Somebody had been round already, with something as fine as a [hair|whisker]. ^ {hero} stood up to tell {c}. That was a mistake. {He} went past {spot} sitting down, and came back lying on {his} front. “It wasn’t dry,” {he} reported, from underneath a lever. “I’ve oiled everything except the reason.”',
    ],
  ),
  beat(
    show('climb', 'brave', 'funny', {
      props: [
        { prop: 'clock', place: 'background' },
        { prop: 'ladder', place: 'ground' },
      ],
    }),
    ['Push the hands! Bong! Stop. No bong.', 'Push, push, push! Too heavy. Puff!'],
    [
      '“We’ll push it round ourselves,” said {hero}. Push! Bong, said the clock. Push! Bong! ^ But when they let go, it stopped. Would they have to push for ever?',
      '{hero} hung on to the long hand. Bong! It was lunch. Bong! It was lunch again. ^ “Make up your mind!” called somebody near {spot}.',
    ],
    [
      'They climbed up to the face and pushed the hands round themselves. Bong! Everybody sat down to lunch. Bong! Everybody sat down again. ^ “Make up your mind!” called a cross voice near {spot}. {hero} let go to wave, and everything stopped. “If it only goes while I push it,” {he} puffed, “it isn’t mended. It’s just me, being a clock.”',
    ],
    [
      'If the hands would not go, {hero} said, they could be taken. {He} put {his} shoulder to the long one, {c} leaned on the short one, and they walked a whole day round. Bong, and people near {spot} sat down to lunch. Bong, and they sat down to another. By the fourth lunch there were complaints. ^ As soon as they rested, so did the Clock. “It’s like pushing a [sleeping horse|parked bus],” panted {hero}. “You can do it, but you wouldn’t call it riding.” {He} had found out how to move it. {He} had not found out why it didn’t.',
    ],
  ),
  beat(
    show('kneel', 'thoughtful', 'funny', { props: [{ prop: 'magnifying-glass', place: 'hand' }] }),
    ['Take it apart. Put it back. One left!', 'Screws out. Screws in. What is this?'],
    [
      '{hero} took out all the screws near {spot}. {He} put them back again. ^ “Good as new,” {he} said. But why was there still one in {his} pocket?',
      'Out came a wheel, a screw and a spring. In went a wheel and a screw. ^ “Where does this bit go?” asked {hero}. The spring said boing.',
    ],
    [
      '“I’ll take a bit of it apart,” said {hero}, “and look inside.” By {spot} {he} laid everything out in rows. It was beautiful. Then {c} bumped into it. ^ After that there were no rows. {hero} put it together as well as {he} could. One piece was left over. “I know what’s in it now,” {he} sighed. “I should have looked how it goes.”',
    ],
    [
      'Taking things apart was what {hero} did best. {He} undid the case near {spot} and set out the pieces on the ground: forty-two, all clean, all in order. Not one of them looked guilty. ^ Putting things together was what {he} did second best. When {hero} had finished, there were forty-one pieces in the Clock and one in {his} hand. It took two more goes to find it a home. “There’s nothing wrong with any of them,” {he} said. “But a row of pieces isn’t a clock. It’s how they hold on to each other that I didn’t look at.”',
    ],
  ),
];
