import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “strange-noise” for readers of two to five. */
export const strangeNoiseYoungTellings: Tellings = {
  '2-3': {
    want: [
      'Spoons jump. Cups hop. Booo-hoooo! Help!',
      'Booo-hoooo! Under the table, quick!',
      'What a din! Booo-hoooo! Shut the window!',
    ],
    setOut: [
      'Lamp on. Coat on. Brave on! {refrain}',
      'Up we get! Let us ask! {refrain}',
      'Big step. Small step. Come, {c}! {refrain}',
    ],
    problem: [
      'Left ear: Booo! Right ear: Hoooo! Where?',
      'Booo-hoooo! My tummy shakes. My toes shake.',
      'Is it here? Is it there? Booo-hoooo! Everywhere!',
    ],
    try0: [
      'Rat-a-tat drum! BOOO! Rat-a-tat! HOOO!',
      'I am louder! No, IT is louder. Ouch!',
      'Bing! Bang! Bong! Oh no. It howls!',
    ],
    try1: [
      'Basket up. String tied. Wait. Whump! Hello, {c}.',
      'One bun. One basket. Munch! Who is in?',
      'Pull the string! Got it! Got {c}. Giggle.',
    ],
    try2: [
      'Horns! Claws! Humps! No, a bump. A stone.',
      'It looks at us! It never blinks. A rock!',
      'Eek! A monster! Poke it. Stone. Cold stone.',
    ],
    turn: [
      'A drip on a leaf. Warm. Salty. Hmm!',
      'Splish! No rain. Sniff, sniff. Tears!',
      'Listen again. Boo. Hoo. That is crying!',
    ],
    turnDeepens: [
      'Drip, drip, drip. This way. We are coming!',
      'Hush, shoes. Hurry, shoes. Somebody needs us.',
      'Big tears. Bigger tears. A lake of tears!',
    ],
    lowPoint: [
      'Oh my! As big as a house! Gulp.',
      'Great big eyes! {hero} cannot move.',
      'A {littleKind}! So huge! So wet! Eek!',
    ],
    spark: [
      'Knock, knock, knees. Two knees! Four knees!',
      'Are YOU scared? Of little ME? Oh!',
      'Big toes curl. Small toes curl. The same!',
    ],
    deed: [
      'Down sits {hero}. Soft as snow. “{refrain}”',
      'No run. No shout. Just sit. “{refrain}”',
      'Pat, pat. Sit with me. “{refrain}”',
    ],
    deedHolds: [
      '“I say good night. Nobody answers,” says {little}.',
      'Sniff. “{little} is my name.” Come here, {little}!',
      'Arms wide. Big, wet hug. There, there, {little}.',
    ],
    solved: [
      'One window. Two windows. Ten! “Booo-hooo, {little}!”',
      '{little} sings. {hero} sings. The whole street sings!',
      'Booo-hooo? BOOO-HOOO! Hip, hip, hooray!',
    ],
    home: [
      'Listen! Booo-hooo, far away. Wave, {hero}, wave.',
      'Spoons dance. Cups dance. Good night, big friend!',
      'One last booo. One last hooo. Eyes shut.',
    ],
  },
  '4-5': {
    want: [
      'It came at tea time. Booo-hoooo! The jam fell off the toast. ^ “Shut the window!” cried everybody. “Why?” asked {hero}. “Who is it?”',
      'All the spoons began to hum. Then it came. Booo-hoooo! ^ Grandads hid. Policemen hid. “Who’s it looking for?” asked {hero}, but there was no one to ask.',
      'Booo-hoooo! It made the milk wobble. It made the bath jump. ^ “It’s a monster with spots,” said one. “With stripes,” said another. “Has it got ears?” asked {hero}.',
      '“Here it comes,” said everybody, and put on their ear muffs. BOOO-HOOOO! ^ {hero} took {own} off to hear it better. It was very long, and very low.',
    ],
    setOut: [
      '“You can’t be scared of somebody you never met,” said {hero}. {He} was, though, a bit. ^ {He} took {c’s} side for company. “{refrain}”',
      '“I’ll be back for supper,” said {hero}, and lit the lantern. ^ {He} took one step, and {c} took one step, and then they did it again. “{refrain}”',
      '“Someone must go,” everyone said, and they all looked at their shoes. {hero’s} shoes were already walking. ^ “{refrain}” {he} sang, and held the lantern high.',
      '{hero} packed a lantern and a biscuit. The biscuit was for the noise. ^ “Perhaps it’s only hungry,” {he} told {c}. “{refrain}”',
    ],
    problem: [
      'Now it was so loud that {his} teeth hummed. Booo-hoooo! {hero} looked behind {spot}. {C} looked behind {hero}. ^ Which way did it come from?',
      'BOOO-HOOOO! It blew {hero’s} hair flat. “It’s in front of us,” {he} whispered. ^ “It’s behind us,” whispered {c}. They stood very close, with one back each.',
      'Is it hard to find a noise? It is! It leaves no footprints. ^ {hero} tiptoed round {spot}, and the noise tiptoed round after {him}.',
      'The nearer they came, the bigger it got. It was as big as {spot}. It was bigger! ^ “I think my ears are full,” said {hero}.',
    ],
    try0: [
      '“Quiet, please!” shouted {hero}, as loud as {he} could. ^ BOOO-HOOOO! Oh dear. If you shout “quiet”, there are two loud ones.',
      '“Go away, noise!” {hero} banged a drum by {spot}. Bom, bom, bom! ^ But the noise did not go away. It came back with a bigger one.',
      '{hero} had a drum and a very loud song. {He} sang it all, with the chorus. ^ BOOO-HOOOO! “It doesn’t like music,” said {c}. It just sounded more upset.',
      '“Let’s scare it first,” said {hero}. Bang! Crash! Yah! ^ There was a gulp. Then it howled so hard that {spot} shook. Scaring things makes them loud.',
    ],
    try1: [
      'They dug a hole and put [leaves|straw] on top. Whoever came would fall in. Thump! ^ It was {hero}. {He} had forgotten where it was.',
      'A basket, a stick and a bun make a trap. {hero} pulled the string. Flop! ^ “It’s got no bun,” said a voice inside, chewing. It was {c}.',
      '“Monsters love jam,” said {hero}. {He} put jam under the basket. ^ They waited so long that {c} went to see if the jam was still there. Flop! Now {c} was too.',
      '{hero} crouched behind {spot}, as quiet as a cushion. Something came! Something sniffed! Flop! ^ It was {c}, with the basket on like a hat.',
    ],
    try2: [
      'Two big eyes were shining at {spot}. “It’s got horns!” squeaked {c}. ^ The eyes said “Moo.” It was somebody’s [cow|calf], and it was rather hurt.',
      'Over by {spot} sat the monster, as round as a bun. {hero} said a very polite hello. ^ It said nothing. It was a stone.',
      '“Don’t look,” whispered {c}. “It’s got a beard!” {hero} looked. It was a stone, with moss on its chin. ^ They had been afraid of a chin.',
      'There it stood, as still as still. {hero} stood as still as it did. ^ “It’s good at this,” {he} whispered at last. It was. It was a rock.',
    ],
    turn: [
      'Plop. A drop fell on {hero’s} hand. It was warm. Plop. ^ “Rain is cold,” {he} said. “This is a tear. Somebody’s crying, {c}!”',
      '{hero} knelt to tie a lace. There lay a leaf with a warm little pool in it. ^ “Boo hoo,” {he} said slowly. “{C}, that’s what you say when you cry!”',
      '“Is it salty?” asked {c}. {hero} licked {his} wet finger. It was! ^ “Noses run and tears are salty,” {he} said. “Somebody is out here, all alone, crying.”',
      'Plip. There was a drop on the path, and then another drop. {hero} listened with {his} eyes shut. ^ It wasn’t a roar at all! It had a sniff at the end.',
    ],
    turnDeepens: [
      'They went on, quick and quiet. Past {spot}, the drops were as big as puddles. ^ “Poor thing,” said {hero}. It is hard to be scared and sorry, both at once.',
      '“Walk faster,” said {hero}, “but don’t stamp.” ^ They followed the puddles round {spot}. {He} had a hanky, but it began to look very small.',
      'The drops were as big as plums. Then they were as big as plates. ^ “That’s a big cry,” said {hero}. “It must be about something big.”',
      'Now the noise was close, but {hero} didn’t cover {his} ears. ^ {He} had a hug ready, and a joke. You never know what will help.',
    ],
    lowPoint: [
      'There sat a {littleKind} as big as a barn, with its paws on its eyes. ^ “Don’t look at me!” it cried. {hero’s} legs turned to jelly. They would not go on.',
      'It was a {littleKind}, and it went up and up. There was a tear as big as a bucket on its nose. ^ “Don’t scream,” it begged. {hero} had one all ready.',
      'First they saw two feet like boats. Then they saw the rest. It was a {littleKind} as high as a house! ^ “Oh, go away,” it wept. {hero} wished that {he} could.',
      'Behind the last corner it sat. “I’m too big!” it sobbed, this huge, wet {littleKind}. “I’m too loud!” ^ And {hero} was too scared to say no.',
    ],
    spark: [
      'Under its paws, one eye peeped out. It looked at {hero}. It was just as scared! ^ “It thinks that I am the monster,” thought {hero}.',
      'The ground was trembling. {hero} thought, “It’s me.” {He} looked. It was the big one, too! ^ “You’re shaking,” {he} said. “Just as I do.”',
      '{hero} looked at its eyes. They were as round as {his} own, and as wet. ^ You can’t be afraid of someone who is looking at you like that.',
      'It tried to hide behind a twig. It shut its eyes, so as not to be seen. ^ “I do that!” thought {hero}. “That’s just what I do.”',
    ],
    deed: [
      'So {hero} made {himself} as small as a mouse. {He} sat. {He} smiled. {He} held out {his} hand. ^ “{refrain}” {he} said, as soft as feathers.',
      '{hero’s} knees said run. {hero} told them to bend. Down {he} sat, right in the grass. ^ “{refrain}” {he} whispered. Then {he} waited, with {his} ears wide open.',
      '“I’ll stay here,” said {hero}, and sat down next to its very big foot. ^ {He} did not shout or sing. “{refrain}” {he} said, like a secret.',
      'How do you make a big one feel small and safe? {hero} made room. {He} sat, and patted the moss. ^ “{refrain}” {he} said. {He} smiled, a bit crooked.',
    ],
    deedHolds: [
      '“I’m {little},” sniffed the {littleKind}. “I said good night, and nobody said it back. So I said it louder.” ^ {hero} put both arms round one big toe.',
      '“{Little} is my name,” it snuffled. “I call good night, so that somebody calls it back. Nobody does.” ^ {hero} gave it the longest hug that {he} had.',
      '“I’m {little}. It’s only good night,” it sniffed. “At home we all sing it.” ^ {hero} hugged as much of {little} as would go in. “Then I’ll sing it too,” {he} said.',
      '“Booo-hooo means good night,” said the {littleKind}. “And I’m {little}. And no one says it to me.” ^ “Good night, {little}!” said {hero}, and hugged a whole ankle.',
    ],
    solved: [
      '“Booo-hooo!” sang {little} that night. It means “sleep well”. “Booo-hooo!” sang {hero}. ^ Then the baker sang it, and the baby, and the whole street.',
      '{hero} stood in the street, with {little} behind {him}, and they sang it both together. “Booo-hooo!” ^ Click went a window. “Oh,” said the people. “It’s a good-night song!” So they sang it too.',
      '“Say it back,” {hero} told everybody. “Go on, it’s nice.” ^ “Booo-hooo,” they said, and “BOOO-HOOO!” And {little} did a dance. All the chimneys danced as well.',
      '“They’ll hide,” said {little}. “Wait,” said {hero}. “Booo-hooo?” went {little}, as small as could be. ^ And out of every window came “Booo-hooo!” Hooray!',
    ],
    home: [
      'At tea time the jam still falls off the toast. But now everyone laughs. “That’s {little},” they say, and they open the window.',
      '“Booo-hooo!” It comes in at the window. {hero} is nearly asleep. {He} puts one arm out of the blanket, and waves, and calls it back.',
      'The spoons hum. The milk wobbles. {hero} leans out and yawns. “Booo-hooo, {little}!” {he} calls. Now everyone can go to sleep, the big and the small.',
      '{hero} used to have a night light. Now {he} has a night noise. “Booo-hooo,” it says. That means, I’m here, are you? “I’m here,” says {hero}.',
    ],
  },
};
