import { readFileSync } from 'node:fs';
import { READING_AGES } from '@bramblebook/contract/reading';
import type { StoryBrief } from '@bramblebook/contract/story';

/** An idea as a parent typed it, with what a person says that it means. */
export interface PanelIdea {
  readonly brief: StoryBrief;
  readonly frame: string;
  /** Role and a word that must stand in what fills it. */
  readonly answers: readonly (readonly [role: string, word: string])[];
}

const FOLDER = new URL('./panel-ideas/', import.meta.url);
const HEADING = /^(.+), (girl|boy): (\S+)$/;

const readIdea = (block: string, readingAge: StoryBrief['readingAge'], at: number): PanelIdea => {
  const [heading = '', ...lines] = block.split('\n');
  const [, childName = '', child, frame = ''] = HEADING.exec(heading) ?? [];
  const start = lines.findIndex((line) => line.startsWith('idea: '));
  if (childName === '' || start === -1) throw new Error(`No idea of the panel: “${heading}”`);
  const answers = lines.slice(0, start).map((line) => {
    const [role = '', word = ''] = line.split(': ');
    return [role, word] as const;
  });
  const idea = lines.slice(start).join('\n').slice('idea: '.length).trim();
  const childGender = child === 'boy' ? 'male' : 'female';
  return { brief: { childName, childGender, readingAge, idea, seed: at + 1 }, frame, answers };
};

/** The sixty ideas of the panel, by age: `# name, girl or boy: frame`, `role: word` lines, `idea: …`. */
export const panelIdeas = (): PanelIdea[] =>
  READING_AGES.flatMap((age) =>
    readFileSync(new URL(`${age}.md`, FOLDER), 'utf8')
      .split(/^# /m)
      .slice(1)
      .map((block, at) => readIdea(block, age, at)),
  );
