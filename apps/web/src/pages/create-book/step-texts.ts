/** A step's heading and the sentence below it, with the child's name once it is known. */
export const stepTexts = (
  step: number,
  childName: string,
  /** Whether a model paints, which may see the photo where the parent allows it. */
  isPaintedByModel = false,
): { readonly title: string; readonly lead: string } => {
  const name = childName.trim() || 'your child';
  switch (step) {
    case 1:
      return {
        title: 'What is your child’s name?',
        lead: 'It will stand on the cover, and on many a page.',
      };
    case 2:
      return {
        title: `Is ${name} a boy or a girl?`,
        lead: 'So that the story finds the right words.',
      };
    case 3:
      return {
        title: 'What should the story be about?',
        lead: 'A sentence is plenty. Leave it empty, and we think of something.',
      };
    case 4:
      return {
        title: `Show us ${name}`,
        lead: `One clear photo of the face. It tells us about skin, hair and eyes; nobody else will ever see it${isPaintedByModel ? ' without your word' : ''}.`,
      };
    default:
      return {
        title: 'A few words from you',
        lead: 'They are printed on a page of their own, before the story begins.',
      };
  }
};

/** What the steps are called in the indicator. */
export const STEP_NAMES = ['Name', 'Boy or girl', 'Story', 'Photo', 'Dedication'] as const;
