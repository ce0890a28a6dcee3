import { type Frame, NEAR, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const KIN =
  'grand\\w+|gran|gramma|granny|nana?|nanna|nonn[ao]|oma|opa|abuel[ao]|babushka|nani|dadi|popo|dad|daddy|papa|mum|mummy|mom|mommy|mama|aunt\\w*|uncle|kitchen|flour|dough|together';
const COOKS =
  'bak(?:e|es|ing)|cook(?:s|ing)?|knead\\w*|roll(?:s|ing)? (?:out )?(?:the )?(?:dough|pastry)|fold(?:s|ing)?|(?:make|makes|making) (?:\\w+ ){0,3}(?:cake|cakes|bread|dumplings?|pancakes?|pizzas?|biscuits?|cookies|pasta|noodles|soup|jam|pies?|buns?|tortillas?|pierogi|samosas?|waffles?|muffins?|pastry|pastries|gingerbread|sushi|tamales|empanadas|chapatis?|rotis?|ravioli|gnocchi|strudel)';
const FOODS =
  'cake|cakes|bread|dumplings?|pancakes?|pizzas?|biscuits?|cookies|cooking|baking|pasta|noodles|soup|jam|pies?|buns?|tortillas?|pierogi|samosas?|waffles?|muffins?|pastry|pastries|gingerbread|sushi|tamales|empanadas|chapatis?|rotis?|ravioli|gnocchi|strudel|kitchen|food|dinner|flour|dough';
/** Somebody wins, steals, or is surprised by it: told elsewhere. */
const NOT_OURS =
  'contest|competition|bake off|restaurant|chef|magic\\w*|potion|died|dies|heaven|steals?|stole|stolen|thief|lost|missing|monster|dragon|witch|robot|poorly|ill|hospital|ramadan|fasting|late grand\\w+|birthday|party|animals?|shop|bakery|burnt|machine|flood|eats? everything|custard';

/** Something to eat is made by two, and the small crooked one among the round ones is the best. */
export const COOK_TOGETHER: Frame = {
  id: 'cook-together',
  name: 'make something to eat together',
  when: ['cue'],
  enacts: 'bake cook make stir fold knead roll help eat taste look lick mix pour'.split(' '),
  cues: [
    [18, saysAll(NOT_OURS, COOKS, KIN, FOODS)],
    // One that came out otherwise is what is told, on a feast day, too.
    [
      24,
      saysAll(
        NOT_OURS,
        `${COOKS}|makes?`,
        'one that looks? like|looks? like an? \\w+|crooked|wonky|funny shape|luckiest|odd one',
        FOODS,
      ),
    ],
    [
      18,
      /^\W*(?:she |he |they )?(?:loves? |likes? )?(?:baking|cooking|helping in the kitchen|baking day|bakes?|cooks?)(?: (?:with|for) \w+(?: \w+)?)?\W*$/,
    ],
  ],
  sentence:
    '{Hero} makes {*a food}{if parent: with {*a parent}}{if place:, {*in place}}; the one that {hero} makes alone comes out crooked, like a shoe, and that is the one everybody wants.',
  roles: [
    role(
      ['food', 'What is made'],
      'food',
      ['obj bake|make|cook|fold|knead|roll|stir|help', 'prep with', 'loose'],
      { required: true, defaults: ['some biscuits'] },
    ),
    role(
      ['parent', 'Who makes it, too'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj make|bake|cook|say|show|help', 'obj help', 'loose'],
      { chief: true },
    ),
    role(['place', 'Where'], 'place', ['prep in|at']),
    ...NEAR,
  ],
};
