import { MAX_RECORDING_SECONDS } from '@bramblebook/contract/recordings';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../api/api-error.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

/** Enough for a voice, and small enough for a phone's network. */
const BITS_PER_SECOND = 48_000;

const NO_MICROPHONE: Readonly<Record<string, string>> = {
  NotFoundError: 'We could not find a microphone. Please plug one in and try again.',
  NotAllowedError:
    'The microphone is switched off for this page. Allow it in your browser’s settings, then try again.',
};
const BUSY_MICROPHONE = 'The microphone could not be opened. Perhaps another program uses it.';
const LONG_ENOUGH =
  'Five minutes are as long as a page can be. The recording ended there, and is kept.';

interface Sound {
  readonly page: number;
  readonly sound: Blob;
  readonly seconds: number;
}

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'recording' | 'keeping'; readonly page: number }
  /** The shop could not take it: it is still here. */
  | ({ readonly is: 'unkept' } & Sound);

const stopTaking = (recorder: MediaRecorder | null): void => {
  if (recorder?.state === 'recording') recorder.stop();
};

/**
 * Records pages one at a time and hands over what was recorded, also when the microphone is
 * pulled out, time is up or the screen is left. What could not be handed over stays until it is
 * tried again or given up. Troubles are told in one sentence.
 */
export const useRecorder = (
  keep: (page: number, sound: Blob, seconds: number) => Promise<void>,
) => {
  const [state, setState] = useState<State>({ is: 'idle' });
  const [trouble, setTrouble] = useState<string | null>(null);
  const recorder = useRef<MediaRecorder | null>(null);
  useEffect(() => () => stopTaking(recorder.current), []);
  useLeaveWarning(state.is !== 'idle');

  const handOver = async (taken: Sound): Promise<void> => {
    setState({ is: 'keeping', page: taken.page });
    try {
      await keep(taken.page, taken.sound, taken.seconds);
      setState({ is: 'idle' });
    } catch (error) {
      setTrouble(`${sentenceOf(error)} Your recording is still here.`);
      setState({ is: 'unkept', ...taken });
    }
  };

  const record = (stream: MediaStream, page: number): void => {
    const parts: Blob[] = [];
    const taking = new MediaRecorder(stream, { audioBitsPerSecond: BITS_PER_SECOND });
    const begun = performance.now();
    const limit = setTimeout(() => {
      setTrouble(LONG_ENOUGH);
      taking.stop();
    }, MAX_RECORDING_SECONDS * 1000);
    taking.ondataavailable = ({ data }) => parts.push(data);
    taking.onstop = () => {
      clearTimeout(limit);
      for (const track of stream.getTracks()) track.stop();
      const seconds = Math.min(MAX_RECORDING_SECONDS, (performance.now() - begun) / 1000);
      void handOver({ page, sound: new Blob(parts, { type: taking.mimeType }), seconds });
    };
    recorder.current = taking;
    taking.start();
    setState({ is: 'recording', page });
  };

  return {
    state,
    trouble,
    stop: () => stopTaking(recorder.current),
    start: async (page: number): Promise<void> => {
      setTrouble(null);
      try {
        record(await navigator.mediaDevices.getUserMedia({ audio: true }), page);
      } catch (error) {
        setTrouble(NO_MICROPHONE[(error as Error).name] ?? BUSY_MICROPHONE);
      }
    },
    keepAgain: () => {
      setTrouble(null);
      if (state.is === 'unkept') void handOver(state);
    },
    giveUp: () => {
      setTrouble(null);
      setState({ is: 'idle' });
    },
  };
};

export type Recorder = ReturnType<typeof useRecorder>;
