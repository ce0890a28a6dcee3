import type { Recording } from '@bramblebook/contract/recordings';
import { browserVoice } from './browser-voice.ts';
import { type Listener, type Pages, type Place, readPages } from './read-pages.ts';
import { recordingVoice } from './recording-voice.ts';
import type { Voice } from './voice.ts';

/** The voice of every recording that was heard: one that was held goes on where it was. */
const voices = new Map<string, Voice>();

const voiceOf = (recording: Recording): Voice => {
  const voice = voices.get(recording.url) ?? recordingVoice(recording);
  voices.set(recording.url, voice);
  return voice;
};

/** Reads the open pages in their parent's voice where they were recorded, else in the device's. Gives what silences it. */
export const readOpenPages = (
  {
    recordings,
    ...pages
  }: Omit<Pages, 'voiceOf'> & { readonly recordings: ReadonlyMap<number, Recording> },
  from: Place,
  listener: Listener,
): (() => void) =>
  readPages(
    {
      ...pages,
      voiceOf: (page) => {
        const recording = recordings.get(page);
        return recording ? voiceOf(recording) : browserVoice;
      },
    },
    from,
    listener,
  );
