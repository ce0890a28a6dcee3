import { type Frame, NEAR, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const TOYS =
  'bunny|rabbit|teddy(?: bear)?|bear|doll(?:y|ie)?|(?:stuffed|soft|cuddly|toy) \\w+|cuddly|lovey|comforter|toy|stuffie|blankie|giraffe|elephant|monkey|lamb|owl|penguin|mouse';
const GONE =
  "never (?:found|find|came back|come back|turned up)|(?:not|n['’]t|nobody) (?:ever )?(?:find|found)|(?:could not|couldn['’]t|can ?not|can['’]t|did not|didn['’]t|do not) find|gone for ?(?:ever|good)|not (?:come|came) back|(?:maybe|perhaps) (?:\\w+ ){1,2}(?:is|be|has|have|went)|where (?:is )?(?:he|she|it|\\w+) (?:is )?now";
const NOT_OURS =
  'dog ran|cat ran|died|dies|until (?:he|she|we|they) finds?|steals?|stole|magic\\w*';

/** A toy that was lost and never found writes: it travels, it has work to do, and one ear stays warm. */
export const TOY_TRAVELS: Frame = {
  id: 'toy-travels',
  name: 'a toy that was never found writes home',
  when: ['cue'],
  enacts: 'lose leave forget find drop have travel go miss write send look come'.split(' '),
  cues: [[30, saysAll(NOT_OURS, TOYS, 'lost|loses?|lose|left|forgot\\w*|leave|dropped', GONE)]],
  sentence:
    '{*Own toy} {toy: is | are} not found{if place: again, {*in place}}, but {toy: writes | write}: {toy: it travels | they travel}, and {toy: has | have} work to do; and {hero} finds out what can be lent to somebody smaller.',
  roles: [
    role(
      ['toy', 'Who writes'],
      'toy soft creature',
      ['obj lose|leave|forget|drop|find', 'subj have|go|travel', 'is lost|left|forgotten', 'loose'],
      { required: true, chief: true, defaults: ['my old bunny'] },
    ),
    role(['place', 'Where it stayed'], 'place vehicle', ['prep on|in|at|by', 'loose']),
    role(
      ['parent', 'Who is with the child'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj look|say|call'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
