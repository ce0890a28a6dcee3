import { CALM_AREAS, SAFE_INSET_UNITS } from '@bramblebook/contract/page-geometry';
import { ALL_PAGES, PAGE } from '@bramblebook/contract/page-numbers';
import type { PictureBrief } from '@bramblebook/contract/picture-brief';
import { READING_AGES } from '@bramblebook/contract/reading';
import type { Story } from '@bramblebook/contract/story';
import { expect, test } from 'vitest';
import { randomLooks, randomStory } from '../gallery/random-story.ts';
import type { PagePlan, PlacedPerson, PlacedThing, ScenePlan } from './page/plan.ts';
import { overlapOfFace } from './paint/face-zone.ts';
import { planBook } from './plan-book.ts';

const bookOf = (seed: number): { story: Story; plans: PagePlan[] } => {
  const story = randomStory(seed);
  const readingAge = READING_AGES[seed % READING_AGES.length]!;
  const wish = { story, looks: randomLooks(seed), readingAge, style: 'gouache', seed } as const;
  return { story, plans: planBook(wish) };
};

/** Over 500 random told pages: 23 books of 23 pictures. */
const BOOKS = Array.from({ length: 23 }, (_, i) => bookOf(i * 7919 + 1));
const SCENES = BOOKS.flatMap(({ story, plans }) =>
  plans.flatMap((plan) => (plan.scene ? [{ story, plan, scene: plan.scene }] : [])),
);

const heroOf = (scene: ScenePlan): PlacedPerson => {
  const hero = scene.things.find((thing) => thing.kind === 'hero');
  if (hero?.kind !== 'hero') throw new Error('no hero');
  return hero;
};
const briefOf = (story: Story, page: number): PictureBrief => {
  if (page === PAGE.frontCover) return story.cover;
  if (page === PAGE.backCover) return story.backCover;
  return story.pages.find((one) => one.page === page)!.picture;
};
const where = ({ plan, scene }: { plan: PagePlan; scene: ScenePlan }): string =>
  `seed ${plan.bookSeed} page ${plan.page} (${scene.setting}, ${scene.composition})`;

test('a book has thirty plans in order that survive JSON and come out the same again', () => {
  const { plans } = bookOf(42);
  expect(plans.map((plan) => plan.page)).toEqual(ALL_PAGES);
  expect(JSON.parse(JSON.stringify(plans))).toEqual(plans);
  expect(bookOf(42).plans).toEqual(plans);
});

test('another child in the same story moves nothing but itself', () => {
  const story = randomStory(8);
  const looks = { ...randomLooks(8), wheelchair: false, hairStyle: 'short' } as const;
  const wish = { story, readingAge: '4-5', style: 'gouache', seed: 8 } as const;
  const frame = (plans: PagePlan[]) =>
    plans.map(({ scene }) => scene && [scene.composition, scene.side, heroOf(scene).flip]);
  expect(
    frame(planBook({ ...wish, looks: { ...looks, skin: 'cocoa', hairColour: 'red' } })),
  ).toEqual(frame(planBook({ ...wish, looks })));
});

test('over five hundred random pages are looked at', () => {
  expect(SCENES.length).toBeGreaterThanOrEqual(500);
});

test('the face of the hero is inside the safe area and away from the gutter', () => {
  for (const each of SCENES) {
    const { face } = heroOf(each.scene);
    if (!face) continue;
    const gutterLeft = each.plan.page % 2 === 1;
    const toGutter = (gutterLeft ? face.x : 1000 - face.x) - face.radius;
    expect(toGutter, where(each)).toBeGreaterThan(SAFE_INSET_UNITS + 10);
    expect(face.x - face.radius, where(each)).toBeGreaterThan(SAFE_INSET_UNITS - 10);
    expect(face.x + face.radius, where(each)).toBeLessThan(1000 - SAFE_INSET_UNITS + 10);
    expect(face.y - face.radius, where(each)).toBeGreaterThan(SAFE_INSET_UNITS - 10);
    expect(face.y + face.radius, where(each)).toBeLessThan(1000 - SAFE_INSET_UNITS);
  }
});

test('nothing painted later lies over the face of the hero', () => {
  const covered = SCENES.filter(({ scene }) => {
    const { face } = heroOf(scene);
    const later = scene.things.slice(scene.things.findIndex((thing) => thing.kind === 'hero') + 1);
    return face && later.some((thing) => overlapOfFace(thing.box, face) > face.radius * 0.4);
  });
  expect(covered.map(where)).toEqual([]);
});

test('faces do not lie over each other', () => {
  const faceOf = (thing: PlacedThing) => (thing.kind === 'prop' ? null : thing.face);
  const clashing = SCENES.filter(({ scene }) => {
    const faces = scene.things.flatMap((thing) => faceOf(thing) ?? []);
    return faces.some((a, i) =>
      faces.some(
        (b, j) => j > i && Math.hypot(a.x - b.x, a.y - b.y) < (a.radius + b.radius) * 0.72,
      ),
    );
  });
  expect(clashing.map(where)).toEqual([]);
});

test('whatever stands, stands on the ground', () => {
  for (const each of SCENES) {
    const { stage, things } = each.scene;
    for (const thing of things.filter((one) => one.grounded)) {
      expect(thing.y, `${where(each)} ${thing.kind}`).toBeGreaterThan(stage.horizon);
      expect(thing.y, where(each)).toBeLessThanOrEqual(1000);
      const lift = thing.kind === 'prop' ? 12 : 110;
      expect(Math.abs(thing.box.bottom - thing.y), where(each)).toBeLessThan(
        lift * thing.scale + 6,
      );
    }
  }
});

test('no face and no head comes into the text', () => {
  for (const each of SCENES) {
    const { calm } = each.plan;
    if (!calm) continue;
    for (const thing of each.scene.things) {
      if (thing.kind === 'prop' || !thing.face) continue;
      const { y, radius } = thing.face;
      const free = y - radius > calm.y + calm.height - 8 || y + radius < calm.y + 8;
      expect(free, `${where(each)} ${thing.kind}`).toBe(true);
    }
  }
});

test('nothing is cut off by the edge of the page', () => {
  for (const each of SCENES)
    for (const thing of each.scene.things) {
      expect(thing.box.left, where(each)).toBeGreaterThan(10);
      expect(thing.box.right, where(each)).toBeLessThan(990);
      expect(thing.box.top, where(each)).toBeGreaterThan(10);
    }
});

test('no composition comes twice in a book, and shots alternate', () => {
  for (const { plans } of BOOKS) {
    const scenes = plans.flatMap(({ scene }) => scene ?? []);
    expect(new Set(scenes.map((scene) => scene.composition)).size).toBe(scenes.length);
    const told = scenes.slice(1, -1);
    for (const [i, scene] of told.entries())
      if (i > 0) expect(scene.shot).not.toBe(told[i - 1]?.shot);
  }
});

test('what the brief names is in the picture, as often as it says', () => {
  for (const each of SCENES) {
    const brief = briefOf(each.story, each.plan.page);
    const { things } = each.scene;
    for (const { prop, count } of brief.props) {
      const held = things.flatMap((thing) => (thing.kind === 'hero' ? thing.held : []));
      const shown =
        things.filter((thing) => thing.kind === 'prop' && thing.prop === prop).length +
        held.filter((one) => one.prop === prop).length;
      expect(shown, `${where(each)} ${prop}`).toBeGreaterThanOrEqual(count);
    }
    const others = things.filter((thing) => thing.kind === 'creature' || thing.kind === 'person');
    expect(others.length, where(each)).toBeGreaterThanOrEqual(brief.figures.length);
  }
});

test('story pages keep a calm area of the contract', () => {
  for (const { plan, scene } of SCENES)
    if (plan.page >= PAGE.firstStory && plan.page <= PAGE.closing)
      expect(plan.calm).toEqual(CALM_AREAS[scene.calmSide ?? 'top']);
});
