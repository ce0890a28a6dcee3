import type { Story } from '@bramblebook/contract/story';

/** A whole book's words for a person to read; with `pictures`, what each picture shows as well. */
export const storyAsText = (story: Story, pictures = false): string => {
  const lines = [story.title, story.tagline, ''];
  for (const { page, text, picture } of story.pages) {
    lines.push(`${page}  ${text}`);
    if (pictures)
      lines.push(
        `    [${picture.setting}, ${picture.light}, ${picture.weather}, ${picture.shot}] ${picture.alt}`,
      );
    if (page % 2 === 1) lines.push('');
  }
  lines.push(
    '',
    `Back cover: ${story.blurb}`,
    `About the hero: ${story.aboutHero}`,
    '',
    story.activity.heading,
  );
  for (const { label, count } of story.activity.find) lines.push(`  Find ${count} ${label}`);
  lines.push(
    `  ${story.activity.maze.sentence}`,
    ...story.activity.questions.map((question) => `  ${question}`),
  );
  lines.push(
    '',
    `Plot: ${story.plot}. Understood: ${story.understood.map((item) => item.words).join(', ') || 'nothing in particular'}.`,
  );
  if (story.notice !== undefined) lines.push(story.notice);
  return `${lines.join('\n')}\n`;
};
