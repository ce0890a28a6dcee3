import { Mic, Pause, Play, Square, Volume2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { later } from '../../../ui/later.tsx';
import { canRecord, pageToRecord, reloadToRecord } from './microphone.ts';
import type { ReadAloud } from './use-read-aloud.ts';
import type { useRecordings } from './use-recordings.ts';
import type { ShopVoice } from './use-shop-voice.ts';

const RecordPages = later(async () => (await import('./record-pages.tsx')).RecordPages);

const RATES = [
  { rate: 0.7, name: 'Very slow' },
  { rate: 0.85, name: 'Slow' },
  { rate: 1, name: 'As usual' },
  { rate: 1.25, name: 'Quick' },
] as const;

const LOOK =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold ring-1 ring-paper-ink/45 hover:bg-white/12';

/** Begins, holds and ends the reading, says how quick it is, and records a parent's own voice. */
export const AloudBar = ({
  aloud,
  pages,
  recordings,
  shopVoice,
}: {
  readonly aloud: ReadAloud;
  /** The open pages that have words. */
  readonly pages: readonly number[];
  readonly recordings: ReturnType<typeof useRecordings>;
  readonly shopVoice: ShopVoice | null;
}) => {
  const [records, setRecords] = useState(pageToRecord() !== null);
  const [isBusy, setIsBusy] = useState(false);
  const open = () => {
    const [page = 1] = pages;
    if (records || !reloadToRecord(page)) setRecords(!records);
  };
  return (
    <section aria-label="Read aloud" className="grid justify-items-center gap-2 px-2 pt-2">
      <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1.5">
        {!isBusy && <StartOrPause aloud={aloud} />}
        {aloud.state !== 'silent' && !isBusy && <WhileReading aloud={aloud} />}
        {shopVoice && !isBusy && <VoiceChoice voice={shopVoice} />}
        {aloud.state !== 'reading' && !isBusy && canRecord() && (
          <button type="button" aria-expanded={records} onClick={open} className={LOOK}>
            <Mic className="size-4" aria-hidden="true" />
            Record your voice
          </button>
        )}
      </div>
      {(isBusy || (records && aloud.state !== 'reading')) && (
        <RecordPages pages={pages} recordings={recordings} onBusy={setIsBusy} />
      )}
      <p role="status" className="text-center text-honey empty:hidden">
        {aloud.notice}
      </p>
    </section>
  );
};

const WhileReading = ({ aloud }: { aloud: ReadAloud }) => (
  <>
    <button type="button" onClick={aloud.stop} className={LOOK}>
      <Square className="size-4" aria-hidden="true" />
      Stop
    </button>
    <Speed aloud={aloud} />
    <label className="inline-flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        checked={aloud.turnsPages}
        onChange={({ target }) => aloud.setTurnsPages(target.checked)}
        className="size-5 accent-honey"
      />
      Turn the pages
    </label>
  </>
);

const StartOrPause = ({ aloud }: { aloud: ReadAloud }) => {
  if (aloud.state === 'reading')
    return (
      <button type="button" onClick={aloud.pause} className={LOOK}>
        <Pause className="size-4" aria-hidden="true" />
        Pause
      </button>
    );
  const isPaused = aloud.state === 'paused';
  return (
    <button type="button" onClick={aloud.start} className={LOOK}>
      {isPaused ? (
        <Play className="size-4" aria-hidden="true" />
      ) : (
        <Volume2 className="size-5" aria-hidden="true" />
      )}
      {isPaused ? 'Go on' : 'Read aloud'}
    </button>
  );
};

const Speed = ({ aloud }: { aloud: ReadAloud }) => (
  <Select
    label="Speed"
    value={String(aloud.rate)}
    onChange={(rate) => aloud.setRate(Number(rate))}
    options={RATES.map(({ rate, name }) => [String(rate), name])}
  />
);

/** Which voice reads what nobody has recorded, and where the words go for it. */
const VoiceChoice = ({ voice: { maker, isChosen, choose } }: { voice: ShopVoice }) => (
  <Select
    label="Voice"
    value={isChosen ? 'shop' : 'device'}
    onChange={(chosen) => choose(chosen === 'shop')}
    options={[
      ['shop', 'Our storyteller'],
      ['device', 'This device'],
    ]}
  >
    {isChosen && <span className="text-sm">Read by {maker}: the page’s words go there.</span>}
  </Select>
);

const Select = ({
  label,
  value,
  onChange,
  options,
  children,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly (readonly [value: string, name: string])[];
  /** What is said beside it. */
  readonly children?: ReactNode;
}) => {
  const id = useId();
  return (
    <div className="inline-flex min-h-11 flex-wrap items-center justify-center gap-2">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-9 rounded-md border border-paper-ink/45 bg-bramble-soft px-2 text-paper-ink"
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
};
