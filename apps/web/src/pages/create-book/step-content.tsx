import { type ComponentProps, useEffect } from 'react';
import { atFirstTouch } from '../../ui/at-first-touch.ts';
import { later } from '../../ui/later.tsx';
import type { LaterSteps as Steps } from './later-steps.tsx';
import { NameField } from './name-field.tsx';

const fetchSteps = () => import('./later-steps.tsx');
const LaterSteps = later(async () => (await fetchSteps()).LaterSteps);

/** What a step asks for. The later ones are fetched as soon as somebody begins to fill in the first. */
export const StepContent = (props: ComponentProps<typeof Steps>) => {
  const { step, photo: _photo, upload: _upload, ...entry } = props;
  // Where they cannot be fetched, drawing them tries again.
  useEffect(() => atFirstTouch(() => fetchSteps().catch(() => undefined)), []);
  return step === 1 ? <NameField {...entry} /> : <LaterSteps {...props} />;
};
