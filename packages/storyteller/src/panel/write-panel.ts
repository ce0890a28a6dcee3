import { mkdirSync, writeFileSync } from 'node:fs';
import { READING_AGES } from '@bramblebook/contract/reading';
import type { Story, StoryBrief } from '@bramblebook/contract/story';
import { outlineIdea } from '../outline.ts';
import { tellStory } from '../tell-story.ts';
import { type PanelIdea, panelIdeas } from './panel-ideas.ts';

/**
 * Writes 24 books of the panel's ideas, six an age, as pages to be read aloud, each with the form
 * that its reader fills in: `npm run panel`, into docs/panel/.
 */
const BOOKS_AN_AGE = 6;
const FOLDER = new URL('../../../../docs/panel/', import.meta.url);

const FORM = `## The form

0–10 each, with the line that decided it. A book's score is the mean, never above the lowest + 3.
A book that is wrong about a child's body, family or loss counts 0.

| question | 0–10 | the line that decided it |
|---|---|---|
| It is the story I asked for: its plot, told in a sentence, names the idea's subject, trouble and wish. | | |
| It holds together: every page follows from the one before, nobody and nothing comes unannounced. | | |
| It is a pleasure to read aloud: rhythm, humour, a refrain worth shouting, words right for the age. | | |
| It is about this child: name, friends, family and what is special are right, central and kind. | | |
`;

const pagesOf = ({ pages }: Story): string =>
  pages.map(({ page, text, picture }) => `**${page}** ${text}\n\n> ${picture.alt}`).join('\n\n');

const bookOf = (brief: StoryBrief): string => {
  const story = tellStory(brief);
  const [outline] = outlineIdea(brief).outlines;
  const left = story.unused?.length ? story.unused.join(', ') : 'nothing';
  return [
    `# ${story.title}`,
    `*${brief.childName}, ${brief.childGender === 'female' ? 'girl' : 'boy'}, ${brief.readingAge}.* The idea, as typed:`,
    brief.idea.replace(/^/gm, '> '),
    `Understood as: ${(outline?.sentence ?? '').replaceAll('*', '**')} Left out: ${left}.`,
    `*${story.tagline}*`,
    story.blurb,
    pagesOf(story),
    FORM,
  ].join('\n\n');
};

/** Spread over an age's ideas, so that neighbours in the file, which are alike, do not all come. */
const spread = (ideas: readonly PanelIdea[]): PanelIdea[] =>
  Array.from(
    { length: BOOKS_AN_AGE },
    (_, at) => ideas[Math.floor((at * ideas.length) / BOOKS_AN_AGE)],
  ).filter((idea) => idea !== undefined);

const ideas = panelIdeas();
mkdirSync(FOLDER, { recursive: true });
for (const age of READING_AGES)
  for (const { brief } of spread(ideas.filter((idea) => idea.brief.readingAge === age))) {
    const file = `${age}-${brief.childName.toLowerCase()}.md`;
    writeFileSync(new URL(file, FOLDER), bookOf(brief));
    process.stdout.write(`docs/panel/${file}\n`);
  }
