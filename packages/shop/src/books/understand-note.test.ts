import type { CastMember, PictureBrief } from '@bramblebook/contract/picture-brief';
import { pictureBriefSchema } from '@bramblebook/contract/picture-brief';
import { describe, expect, test } from 'vitest';
import { answerNote } from './answer-note.ts';
import { applyWishes } from './apply-wishes.ts';
import { understandNote } from './understand-note.ts';

const CAST: readonly CastMember[] = [
  { id: 'companion', kind: 'creature', creature: 'fox', name: 'Ember' },
  { id: 'grandpa', kind: 'person', person: 'grandfather', name: 'Grandpa Joe' },
];
const BRIEF: PictureBrief = {
  setting: 'forest',
  light: 'evening',
  weather: 'clear',
  shot: 'middle',
  mood: 'wonder',
  hero: { pose: 'stand', expression: 'smile', outfit: 'coat' },
  figures: [{ cast: 'companion', place: 'beside', pose: 'rest', mood: 'happy' }],
  props: [{ prop: 'lantern', place: 'hand', count: 1 }],
  alt: 'Mia and a fox stand among tall trees.',
};
const revise = (note: string) => applyWishes(BRIEF, understandNote(note, 'Mia', CAST), 'Mia');

describe('reading a note', () => {
  test.each([
    ['It should be night and rain.', { light: 'night', weather: 'rain' }],
    ['Could they be at the beach?', { setting: 'seaside' }],
    ['Please show Mia closer', { shot: 'close' }],
    [
      'Mia should be laughing, in her pyjamas.',
      { hero: { pose: 'stand', expression: 'laugh', outfit: 'pyjamas' } },
    ],
    ['Mia jumping in the morning', { light: 'morning', hero: { ...BRIEF.hero, pose: 'jump' } }],
    ['no rain please', { weather: 'clear' }],
    ["She shouldn't look too sad", { hero: BRIEF.hero }],
  ])('%s', (note, changed) => {
    const { brief, changes } = revise(note);
    expect(brief).toMatchObject(changed);
    expect(pictureBriefSchema.safeParse(brief).success).toBe(true);
    expect(brief.alt === BRIEF.alt).toBe(
      changes.length === 0 || changes.every((change) => change.startsWith('it is seen')),
    );
  });

  test('brings the cast and things in, and leaves them out', () => {
    const more = revise('Grandpa Joe should be there with a kite');
    expect(more.brief.figures.map(({ cast }) => cast)).toEqual(['companion', 'grandpa']);
    expect(more.brief.props.map(({ prop }) => prop)).toEqual(['lantern', 'kite']);
    expect(more.brief.alt).toBe(
      'Mia and a fox stand among tall trees. Grandpa Joe is there and there is a kite.',
    );
    const less = revise('Without the fox and no lantern');
    expect(less.brief.figures).toEqual([]);
    expect(less.brief.props).toEqual([]);
  });

  test('leaves what the picture shows as it is where it reads nothing, and says so', () => {
    const { brief, changes } = revise('I just do not like this one, sorry');
    expect(brief).toEqual(BRIEF);
    expect(changes).toEqual([]);
    const answer = answerNote({
      book: { childName: 'Mia' },
      pages: [9],
      changes: new Map([[9, changes]]),
      isNewLook: false,
    });
    expect(answer).toBe(
      'Story page 4: painted with a new composition, showing the same things. We found nothing in your note that changes what is shown there.',
    );
  });

  test('tells what it does, once for pages that change alike', () => {
    const answer = answerNote({
      book: { childName: 'Mia' },
      pages: [7, 8, 9],
      changes: new Map([
        [7, ['It is night', 'it rains']],
        [8, ['It is night', 'it rains']],
        [9, ['it rains']],
      ]),
      isNewLook: true,
    });
    expect(answer).toBe(
      'Mia gets the new looks on every page Mia is on. Story pages 2 and 3: it is night and it rains. The composition is new, too. Story page 4: it rains. The composition is new, too.',
    );
  });
});
