import { type Beat, show } from '../plots/plot.ts';

/** Page 6: the hero on an ordinary day, just before it stops being one. */
export const OPENINGS: readonly Beat[] = [
  {
    show: show('jump', 'laugh', 'joyful', {
      at: 'home',
      props: [{ prop: 'bed', place: 'background' }],
    }),
    tell: [
      ['Good morning, {hero}! Hop, hop, out of bed!', 'Up jumps {hero}. Hello, day!'],
      [
        '{hero} woke up before the [sun|birds]. Boing! Out of bed. It was going to be a [big|good] day. {His} toes could feel it. ^',
        'Good morning, {hero}! The [sun|day] was knocking at the window. ^ {He} jumped out of bed with both feet.',
      ],
      [
        'Some mornings {hero} had to be called three times. This was not one of them. {He} was [up|dressed] before the alarm clock had cleared its throat. ^ {His} left sock was inside out. {He} [decided|said] that it was lucky that way.',
        '{hero} could do many things. {He} could whistle through a [straw|gap], walk backwards downstairs, and wake up before everybody else. ^ It was that last one which started the trouble.',
      ],
      [
        'On the morning it all began, {hero} was [upside down|lying upside down], with {his} feet on the pillow and {his} head at the wrong end. {He} did this now and then to see whether the room looked any different. ^ Mostly it did not. But that day the light on the ceiling was moving, like light on water, and {hero} had the clear feeling that something was about to happen.',
        'There are people who need an hour to wake up. {hero} was not [one of them|that sort]. {He} went from asleep to [awake|wide awake] like a lamp being switched on, and lay there listening to the house. ^ The pipes were muttering. A [door|stair] creaked. It sounded like any other morning, which only shows how little you can tell by listening.',
      ],
    ],
  },
  {
    show: show('think', 'thoughtful', 'cosy', {
      at: 'home',
      props: [
        { prop: 'pencil', place: 'hand' },
        { prop: 'table', place: 'ground' },
      ],
    }),
    tell: [
      ['{hero} draws a line. Long, long line!', 'Scribble, scribble! {hero} draws a sun.'],
      [
        '{hero} sat at the table and drew. ^ First a sun. Then a [hill|house]. Then {himself}, very small, walking off somewhere. “Where to?” {he} wondered.',
        'Scribble, scribble! {hero} was drawing a road. It went right off the paper and on to the [table|tablecloth]. Oops! ^',
      ],
      [
        '{hero} was drawing a map of everywhere {he} had ever been. It showed the house, the [shop|street], the puddle by the gate. All round the edge was empty paper. “That bit,” {he} said, tapping it with {his} pencil, “is where I’ll go next.” ^',
        'At the kitchen table {hero} was drawing with [both hands|{his} tongue out]. It helped. The picture had a road in it that ran straight off the page. ^ {He} turned the paper over to see where it went. There was nothing there yet.',
      ],
      [
        '{hero} was in the middle of a map. It showed the [whole|entire] neighbourhood: the wall that was good for sitting on, the drain that talked after rain, the window with the cat. {He} had left nothing out. And that was what bothered {him}. All the way round the edge ran a strip of white paper, a thumb wide. It looked less like a margin every minute, and more like a question. ^',
        '“What are you drawing?” people asked, and {hero} said, “I don’t know yet,” because it was true. {He} liked to let the pencil go for a walk and see what it brought [home|back]. ^ That morning it brought a road. It came in at one side of the page and went out at the other, without so much as a signpost.',
      ],
    ],
  },
  {
    show: show('look-aside', 'wonder', 'quiet', {
      at: 'home',
      props: [{ prop: 'cup', place: 'hand' }],
    }),
    tell: [
      ['{hero} looks out. What will today bring?', 'Look, {hero}! Sun on the floor!'],
      [
        'All was quiet. {hero} pressed {his} nose to the window. It made a [round|foggy] nose mark. ^ Outside, the day was just waking up.',
        '{hero} sat on the step with a cup of milk. The sun sat down next to {him}. ^ It was that kind of a morning.',
      ],
      [
        'Nothing ever happened in {hero’s} street. {He} had [checked|watched]. {He} sat on the windowsill with {his} cup and watched it not happening. ^ A leaf blew by. A curtain moved. {He} was about to look away, and was so glad afterwards that {he} hadn’t.',
        '{hero} liked the minute before everybody else got up. The house belonged to {him} then, and so did the [silence|stairs]. ^ {He} sat on the third step with a cup of milk and listened to the clock making up its mind.',
      ],
      [
        'If you asked {hero} what kind of place {he} lived in, {he} would have said, an ordinary one. Nothing had happened there since a [cow|horse] got into the post office, and that was before {he} was born. ^ {He} sat on the windowsill with a cup going cold in {his} hands, and looked out at the ordinary street. It looked back. One of them, {he} felt, was keeping a straight face.',
        'The best seat in the house was the third stair from the top. From there {hero} could see the front door, a slice of kitchen and a patch of sky, and nobody ever thought of looking for {him}. ^ {He} had done some important thinking on that stair. {He} was doing some that morning, with a cup of milk, when the day took an unexpected turn.',
      ],
    ],
  },
  {
    show: show('dance', 'cheeky', 'funny', {
      at: 'home',
      props: [{ prop: 'pancakes', place: 'background' }],
    }),
    tell: [
      ['{hero} wiggles. {hero} jiggles. Good morning!', 'Stir, stir! Flip! Breakfast for {hero}!'],
      [
        '{hero} had a morning dance. It had three wiggles and a hop. ^ {He} danced it in {his} socks, all the way to [breakfast|the kitchen].',
        'Flip! went the pancake. Flop! It landed on {hero’s} head. “I’m wearing a hat,” said {hero}, and {he} took a bite. ^',
      ],
      [
        '{hero} was inventing a dance for brushing teeth. It had a spin in it, which turned out to be a [mistake|messy idea]. ^ There was toothpaste on the mirror and a bit on the ceiling. But it was, everyone agreed, a very good dance.',
        'The first pancake of the day stuck to the ceiling. {hero} had only wanted to see how high it would go. They all stood and looked up at it. “It’ll come down when it’s ready,” {he} said. ^ {He} felt that it was going to be an unusual day.',
      ],
      [
        'By eight o’clock {hero} had already been told off twice, once for singing and once for what the song was about. {He} did not mean to be noisy. There was simply more going on inside {him} than would fit. ^ {He} slid down the banister in {his} socks, landed on both feet, and bowed to the coats. It was a morning that wanted something doing with it.',
        'The pancake had been up on the ceiling for four minutes when {hero} began to suspect that it was not coming down. {He} had flipped it with, perhaps, a little too much hope. “Interesting,” {he} said. That was {his} word for most disasters. ^ {He} sat underneath with a plate, in case, and so {he} was looking up when it happened.',
      ],
    ],
  },
  {
    show: show('sit', 'smile', 'cosy', {
      at: 'home',
      props: [
        { prop: 'book', place: 'hand' },
        { prop: 'blanket', place: 'ground' },
      ],
    }),
    tell: [
      ['{hero} has a book. Turn, turn, turn.', 'A book! A nook! Shh, {hero} reads.'],
      [
        '{hero} sat under the table with a book. It was a cave now. ^ In the book somebody set off on an adventure. “Me too,” said {hero}.',
        'On {hero’s} knees lay a book with the last page missing. “Then I must find my own end,” said {hero}. ^',
      ],
      [
        'The last page of {hero’s} favourite book was missing. {He} had read it nine times, and every time {he} had to [guess|make up] how it ended. ^ That morning {he} closed it with a clap. “This time,” {he} said, “I’m going to find out.”',
        '{hero} had built a cave out of two chairs and a blanket. Inside there was a book, a torch and no room for grown-ups. Just when the story got good, something outside went bump. ^',
      ],
      [
        '{hero} was reading under a blanket, even though it was morning and nobody had told {him} to stop. It was a matter of principle. Books were better with a roof. ^ In this one, a person no older than {himself} was setting out with no map, no money and one sandwich. “Why is it never me?” {he} asked the blanket. It was a fair question, and the day was about to answer it.',
        'Somebody, years ago, had torn the last page out of {hero’s} favourite book. {He} had written eleven endings for it. Some had [sea battles|volcanoes] in them. None was quite right. ^ “The trouble is,” {he} said, to nobody in particular, “that I’ve never actually been anywhere.” As it turned out, that was the last morning on which {he} could say so.',
      ],
    ],
  },
  {
    show: show('crouch', 'thoughtful', 'wonder', {
      at: 'home',
      props: [{ prop: 'jar', place: 'hand' }],
    }),
    tell: [
      ['Peek, peek! What is there, {hero}?', '{hero} finds a button. Ooh!'],
      [
        '{hero} was good at finding things. ^ {He} had found a button, a blue [feather|bead] and half a [biscuit|pea]. {He} kept them in a jar.',
        'Under the sofa it was dark and dusty. {hero} loved it there. ^ {He} found a marble, a sock and one very old raisin.',
      ],
      [
        '{hero} collected things that other people stepped over. In {his} jar there were five buttons, a [cog|spring] and a stone with a hole in it. “Everything is part of something,” {he} liked to say. {He} just hadn’t found the somethings yet. ^',
      ],
      [
        'Under the sofa, that morning, {hero} found a marble, two pencils and a letter from the [dentist|library] that explained a great deal. {He} was a collector. Other people had stamps; {he} had a jar labelled Things I Don’t Understand Yet. ^ It was nearly full. {He} was screwing on the lid when {he} noticed that the house had gone quiet, the way a room does when someone has just left it.',
      ],
    ],
  },
];

/** Page 8 when the companion is the hero's own pet. */
export const OWN_PET: readonly Beat['tell'][] = [
  [
    [
      'And here is {c}. Good {kind}, {c}!',
      '{C} comes too. Of course!',
      'Where {hero} goes, {c} goes.',
      'Pat, pat! {C} gets a big, big kiss.',
    ],
    [
      'Where {hero} went, {c} went too. That was the rule. ^ {C} was the best {kind} in the whole world. {C} knew it, too.',
      '“Are you coming, {c}?” asked {hero}. What a question! ^ {C} the {kind} was already sitting by the door.',
      'And then there was {c}. {C} was {hero’s} very own {kind}. ^ They did everything together, even [baths|brushing teeth]. Well, almost.',
      '{hero} kissed {c} goodbye. Then {he} came back, and kissed {c} again. ^ The third time {he} gave up. “Come along, best {kind}!” {he} said.',
    ],
    [
      'You must know about {c}. {C} was {hero’s} {kind}, and {hero} was {c’s} {child}. Neither could have told you who looked after whom. ^ “You stay here,” {hero} began. {C} gave {him} a look. “Or come along,” said {hero}.',
      '{C} the {kind} had been listening the whole time, with both eyes shut. At the word “outside” one of them opened. ^ “It might be far,” said {hero}. {C} stretched, front half first, and went to wait by the door.',
      'There had been a time before {c}, people said, but {hero} could not imagine it. Who had eaten the crusts? Who had kept the bed warm? ^ “Ready?” {he} asked. The best {kind} in the world was always ready.',
      '{hero} put down {his} bag, and {c} sat on it. {He} moved the bag, and {c} sat on it again. It was not a large bag, and {c} was not the smallest {kind} there is. ^ “It’s the bag or {c},” people told {him}. {hero} had never been good at choosing. {He} took both.',
    ],
    [
      'Here it must be said that {hero} did not live alone with {his} thoughts. There was {c}. {C} was a {kind} of strong opinions, who had chosen {hero} years ago from among the whole family and had never once looked back. ^ They did not need words for everything. {hero} reached for {his} jacket; {c} was already standing on the mat. “I didn’t ask you,” {he} said. That was true. {He} had never needed to.',
      'Every expedition needs somebody sensible. {hero’s} had {c}. {C} was not, strictly speaking, sensible. But {c} was a {kind}, which comes to much the same, and knew the three great rules. Stay close, eat when you can, and never admit that you are lost. ^ “You understand that this could be difficult,” said {hero}. {C} yawned, so as to show how well it was understood.',
      '{C} heard it first, naturally. Of the two of them it was the {kind} who had the ears; {hero} had the thumbs. Between them, they liked to think, they made up one quite capable person. ^ “You’d better come,” said {hero}, holding the door. There was nobody in the world {he} would rather have had at {his} side, two legs or four.',
      '{hero} kept a list of the people who understood {him}. It was short. At the top stood {c}, who was, strictly speaking, a {kind}, though {he} had never found that it made any difference. {C} knew what sort of a day it was going to be by the way in which {he} put on a sock. ^ “It’s only me that’s going,” {he} said, without much hope. {C} looked at {him}, and went on looking. So {hero} took out the plan again and added a line at the bottom. It said, “and {c}”.',
    ],
  ],
];
