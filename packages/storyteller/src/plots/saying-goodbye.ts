import { beat, type Plot, show } from './plot.ts';

/** Somebody loved has died. Nothing brings them back; love finds another place to be. */
export const sayingGoodbye: Plot = {
  id: 'saying-goodbye',
  titles: ['{hero} and the Light in the Window', 'Where Love Goes, {hero}', '{hero} Says Goodbye'],
  taglines: ['A story for a sad time', 'A story about what stays'],
  blurbs: {
    young: [
      'Somebody is gone. {hero} is sad. Where does love go now? {hero} and {c} look for it. Come, hold hands. It is not far.',
    ],
    old: [
      'There is an empty place in the house, and {hero} has more love than {he} knows what to do with. With {c} beside {him}, {he} goes to look for somewhere to put it. It is a quiet journey, and it does not end where {he} thought.',
    ],
  },
  refrains: {
    young: ['Near or far, there you are!', 'Love goes on and on and on!'],
    old: ['Near or far, here you are!', 'Gone from sight, but in the light!'],
  },
  lessons: ['carrying-on'],
  themes: ['goodbye'],
  onlyWhenCalled: true,
  opensCalmly: true,
  settings: ['garden', 'meadow', 'forest', 'seaside', 'mountain', 'town', 'snow'],
  quest: { props: ['lantern'], from: 'none' },
  want: beat(
    show('sit', 'sad', 'quiet', { at: 'home', props: [{ prop: 'blanket', place: 'ground' }] }),
    ['An empty place. {hero} is sad, sad, sad.', 'Somebody died. {hero} cries. It is all right.'],
    'There was an empty place in the house. Somebody {hero} loved had died. ^ They could not come back. {hero} knew that. But where should all the love go now?',
    'Somebody had died, and the house had a hole in it. You couldn’t see it. You just kept walking into it. ^ {hero} still had all {his} love, as much as ever. It sat in {his} chest like a stone, with nowhere to go.',
    'People were kind. They brought soup. They said that it had been time, and that there had been no pain, and {hero} believed them. Dying was a thing that happened. {He} had asked, and they had told {him} the truth. ^ What nobody could tell {him} was what to do with the rest. {He} had got up that morning with exactly as much love as the day before. There was still a whole lapful, and no lap. It was so heavy that {he} walked with {his} shoulders up.',
  ),
  setOut: beat(
    show('walk', 'sad', 'quiet', { props: [{ prop: 'lantern', place: 'hand' }] }),
    ['“Where does love go?” {refrain}', 'Walk with me, {c}. Slow, slow. {refrain}'],
    '“I will look for a place to put it,” said {hero}. {C} did not ask. {C} just came. ^ “{refrain}” said {hero}, very softly.',
    '“I’m going out,” {hero} told {c}. “I’ve got to put it somewhere.” ^ They had always had a rhyme, the two of them, for calling across the garden. “{refrain}” {hero} said it under {his} breath. Nobody answered, and {he} had known that nobody would.',
    'In the afternoon {hero} put on {his} coat. “I can’t carry it indoors any more,” {he} said. {C} understood, or at any rate came. ^ There had been a rhyme they used to call to each other, {hero} and the one who was gone, from the far ends of the garden. “{refrain}” It had been a game then. {He} tried it out in the empty lane. {His} voice sounded odd, with only half of it there.',
  ),
  problem: beat(
    show('look-aside', 'thoughtful', 'quiet'),
    ['Love is heavy. Where can it go?', 'Here? No. There? No. Heavy, heavy love.'],
    'They walked past {spot}. They walked past {spot}. Love is not a thing you can just put down. ^ {hero} carried it on.',
    'It was a lovely day, and that made it worse. The world went on as if nothing had happened. {Spot} stood there. Birds were busy. ^ “Don’t they know?” said {hero}. {C} walked a little closer.',
    'What was hardest to forgive was that everything was just the same. At {spot} two birds were having an argument. {Spot} leaned as it always leaned. {hero} felt that there ought to have been a sign up, or that people should be walking on the other side. ^ “It’s so rude,” {he} said, and {his} voice cracked. {C} did not tell {him} that life goes on. {C} only kept to {his} pace, which was slow.',
  ),
  tries: [
    beat(
      show('run', 'sad', 'quiet'),
      ['Run from sad! Sad runs too.', 'Run, run, run. Still sad. Stop.'],
      '{hero} ran. Perhaps you could run away from sad! {He} ran all the way to {spot}. ^ But sad had come along. It was not even puffed.',
      '{hero} tried running. {He} ran until the wind dried {his} face. By {spot} {he} had to stop, and it caught up with {him} in one step. ^ “It’s not behind me,” {he} gasped. “It’s in me. I take it along.”',
      '{hero} ran. {He} thought that if {he} ran hard enough there would be no breath left over for anything else. As far as {spot} it even worked. ^ Then {he} stopped, and there it stood. It had not had to hurry. “You can’t get away from it,” said {hero}, holding {his} side. “It’s like trying to get away from your own elbows.”',
    ),
    beat(
      show('stand', 'thoughtful', 'quiet', { props: [{ prop: 'stone', place: 'ground' }] }),
      ['Do not think of it. Hum. Oh. Tears.', 'Forget? No, no. {hero} can’t forget.'],
      '“I will not think about it,” said {hero}. {He} thought about [soup|socks]. {He} thought about {spot}. ^ But everything led right back.',
      '{hero} tried not to think of it. {He} did sums. {He} counted the stones by {spot}. At seventeen {he} remembered somebody who used to count along. ^ “It’s like a door that won’t stay shut,” {he} said. “I can’t lean on it all day.”',
      '{hero} tried to forget, only for an hour, to have a rest. {He} recited the seven times table, all round {spot}. It went well up to forty-nine. Forty-nine had been a joke between them. ^ “It’s in everything,” said {hero}. “It’s even in the sums.” Forgetting, {he} saw, would mean taking down the whole house to get rid of one picture. And it was the picture {he} liked best.',
    ),
    beat(
      show('hold', 'worried', 'quiet', { props: [{ prop: 'jar', place: 'hand' }] }),
      ['Put love in a jar? Too small!', 'Hide it? Pop! Love comes out.'],
      '{hero} tried to put the love away in a jar, with a lid on. Then it could not hurt. ^ But love does not fit in a jar. It was much too big.',
      '{hero} thought that {he} would lock it up. {He} picked up a stone by {spot} and told it everything, and meant to leave it there. ^ {He} got ten steps. Then {he} went back for the stone. “I don’t want to be without it,” {he} said. “I only want it not to hurt.”',
      'There was a hollow at {spot}, the kind in which you can leave things. {hero} took the old [ribbon|button] out of {his} pocket, and laid it inside, and rolled a stone in front. There. Now it could be sad in there without {him}. ^ {He} lasted for about a minute. When {he} had it back in {his} fist, {he} leaned {his} head against the rock. “I don’t want less of it,” {he} said. That was the trouble. It hurt, and {he} did not want one ounce less.',
    ),
  ],
  turn: beat(
    show('look-aside', 'surprised', 'wonder'),
    ['Somebody small is cold. Look, {hero}!', 'Peep. A tiny bird is sad, too.'],
    'Then {hero} heard a peep. By {spot} sat a tiny bird, out of its nest. It was cold and it shook. ^ It looked at {hero}.',
    'Under {spot} something peeped. A very young bird had fallen out of its nest and sat there with its feathers on end. ^ It couldn’t have been more alone. {hero} knew just how that looked from inside.',
    '{He} would not have noticed it, on another day. You have to be quite low down to see some things. At the foot of {spot} sat a young bird, all beak and fluff. It had come out of the nest too soon and had no notion of what to do about it. ^ It did not peep for help. It just sat and shivered and looked in front of it. {hero} crouched. {He} had seen that look in the bathroom mirror.',
  ),
  turnDeepens: beat(
    show('kneel', 'thoughtful', 'quiet', { props: [{ prop: 'nest', place: 'background' }] }),
    ['Up there is its nest. So high.', 'Poor bird. Poor {hero}. Both are sad.'],
    'High above hung the nest. The bird’s family called and called. ^ “You miss them,” whispered {hero}. “I know.” It was the first time that day {he} had thought of someone else.',
    'Far up, in the fork, was the nest, and a great deal of worried calling. “It’s only lost,” said {hero}. “It can go back.” ^ {His} eyes filled up. The one {he} missed could not. But this one could.',
    'The nest was a long way above them. Somebody up there was frantic. {hero} stood looking from the one to the other, and it went through {him} like a splinter. Here was a parting which could be mended, and {his} own could not. ^ It wasn’t fair. {He} stood there with it not being fair. Then the bird shut its eyes, as they do when they are giving up. “No,” said {hero}. “No, you don’t.”',
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet'),
    ['{hero} cries and cries. {C} stays. Love, love.', 'Big tears. Let them come. {C} is here.'],
    '{hero} sat down, and now all the tears came. {He} cried for the bird and {he} cried for {himself}. ^ {C} sat close. You do not have to be brave all the time.',
    'And then it came, the big one, the cry that {he} had been holding since the morning. {hero} sat down by {spot} and let it. ^ {C} did not say “Don’t.” For a while there was weather, inside. And after it, as after any weather, there was a bit more light.',
    '{He} had been careful all day, like somebody carrying a bowl filled to the brim. Now it went over. {hero} sat down on the ground and cried, as {he} had not cried in front of anyone, for the one who was gone. {He} would never again hear that step. ^ {C} stayed. Nobody said that it would be all right. When it was done {he} felt empty and washed, and a little bit cold. In the middle of all that emptiness was the love, just where it had been.',
  ),
  spark: beat(
    show('think', 'thoughtful', 'wonder'),
    ['Love is warm. Bird is cold. Oh!', '{hero} has so much love. Bird has none.'],
    'The bird was cold. And {hero} had all that love, all warm, with nowhere to go. ^ {He} looked at {his} two hands. “I know what it’s for,” {he} said.',
    '{hero} looked at the bird. It needed somebody to be careful and warm and patient with it. ^ {He} knew about all that. {He} had been taught it by somebody who was very good at it. “It isn’t finished,” {he} said slowly. “It’s just got no one to go to.”',
    'The bird had opened one eye. It needed somebody with slow hands, who would not be in a hurry. And {hero} thought: I know how to do that. {He} knew just how. {He} knew who had shown {him}, in a thousand small ways, without ever saying so. ^ {He} had been looking all day for a place to set it down, as though it were luggage. “It isn’t for putting down,” {he} said. “It’s for using.”',
  ),
  deed: beat(
    show('hold', 'brave', 'quiet', { props: [{ prop: 'feather', place: 'hand' }] }),
    ['Soft hands. Warm hands. {refrain}', 'Hold it. Warm it. {refrain}'],
    '{hero} made a nest of {his} hands. {He} breathed on the bird, slow and warm. “{refrain}” {he} hummed. ^ And under {his} thumb something went pit-a-pat.',
    '{hero} cupped {his} hands round the bird, the way {he} had once been shown. {He} kept still. {He} hummed the old rhyme. “{refrain}” ^ Little by little the shivering slowed. Then it stopped.',
    '{He} took it up as you’d take up water. {He} remembered other hands round {own}, a long time ago, and a voice that said, “Slowly. Let it come to you.” {hero} let it come. ^ “{refrain}” {he} hummed, down into the hollow of {his} palms. Then {he} could feel a heart in there, as fast as a watch. It leaned its whole weight on {his} thumb. It weighed nothing. It was amazing how much of {his} heaviness it took.',
  ),
  deedHolds: beat(
    show('climb', 'brave', 'brave', {
      props: [
        { prop: 'tree', place: 'background' },
        { prop: 'nest', place: 'background' },
      ],
    }),
    ['Up, {hero}, up. Home, little bird. There!', 'Climb, {hero}. Into the nest. Safe!'],
    'Then {hero} climbed. Up and up, with one warm hand and one strong one. “{refrain}” ^ “There,” {he} said. The whole nest went peep, peep, peep!',
    '{hero} put the bird inside {his} coat and climbed. It was higher than {he} liked. {He} did not think about that. {He} thought of the heart going pit-a-pat next to {own}. ^ “{refrain}” {he} said, and tipped it gently home.',
    'With the bird buttoned inside {his} coat {he} climbed. It was a good deal higher than it had looked. Halfway up {his} foot slipped, and {he} hung there, and heard as clear as anything the thing {he} had always been told. One hand first. Now the other. ^ “{refrain}” {he} said between {his} teeth. {He} reached the fork. There was a wild commotion of beaks, and {he} opened {his} coat, and let go. It is a fine thing to be able to let go of something and know that it is home.',
  ),
  solved: beat(
    show('point', 'smile', 'wonder', { props: [{ prop: 'feather', place: 'sky' }] }),
    ['{hero} is sad. And warm. Both, both.', 'Love is not gone. It is here!'],
    '{hero} sat under the tree. {He} was still sad. But {he} was warm, too. There was room for both. ^ “{refrain}” {he} called. And the bird sang it back.',
    '{hero} came down and stood there. Something had changed. The love was as big as before; it just wasn’t a stone any longer. ^ “{refrain}” {he} called up into the leaves. From high above came three small notes. It wasn’t an answer, exactly. But it was something.',
    'When {he} was down again {hero} waited for the weight to come back, and it did, but it had altered. It had been like a stone. Now it was more like a lamp; it was no lighter to carry, only you could see by it. ^ “{refrain}” {he} called, not loudly. Nobody called from anywhere further on. Nobody would. But overhead a small, rough voice tried out three notes, for the first time in its life. {hero} laughed, and found that {he} was crying too, and there was nothing wrong with that.',
  ),
  home: beat(
    show('hold', 'thoughtful', 'cosy', { at: 'home', props: [{ prop: 'lantern', place: 'hand' }] }),
    ['A light in the window. For you. Love.', '{hero} sets a light there. Good night, love.'],
    'At home {hero} put a lantern in the window. It was not to call anyone back. ^ It was to say, “You are loved here. You always will be.”',
    'That evening {hero} set the lantern in the window. “Is it so they’ll find their way?” somebody asked. ^ “No,” said {hero}. “It’s so I can see mine.” And they sat and told the funny stories, the ones you save up.',
    'After supper {he} lit the lantern and put it on the sill. Then they got out the photographs. There was the one with the [hat|ice cream], and the one where all you could see was an ear. Somebody began to laugh and could not stop. ^ The empty place was still there. It would go on being there; {hero} understood that now. But you could sit near it. You could even set a light beside it. It was the shape of somebody, after all, and {he} would not have wanted it to close.',
  ),
};
