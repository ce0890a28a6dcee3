import { useEffect, useState } from 'react';
import { FUN_FACTS } from '../../content/wizard-texts.ts';

/** How long one fun fact stands. */
const FACT_MS = 2000;

/** 'Creating Magic...' over the whole screen, with one fun fact after another. */
export const MagicOverlay = ({ firstFact }: { readonly firstFact: number }) => {
  const [fact, setFact] = useState(firstFact);
  useEffect(() => {
    const timer = setInterval(() => setFact((last) => last + 1), FACT_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 grid animate-fade place-items-center bg-bramble p-6 text-center text-paper-ink"
    >
      <div className="grid max-w-lg justify-items-center gap-6">
        <TurningPages />
        <p className="font-semibold font-serif text-4xl sm:text-5xl">Creating Magic...</p>
        <p key={fact} className="min-h-24 animate-fade text-lg text-paper-ink/90 sm:text-xl">
          {FUN_FACTS[fact % FUN_FACTS.length]}
        </p>
      </div>
    </div>
  );
};

/** A small open book whose leaf turns over and over. */
const TurningPages = () => (
  <svg viewBox="0 0 120 84" className="w-36" aria-hidden="true">
    <path d="M60 20C46 8 26 8 8 14v56c18-6 38-6 52 6Z" fill="#fffdf8" />
    <path d="M60 20c14-12 34-12 52-6v56c-18-6-38-6-52 6Z" fill="#f1e7d5" />
    <path d="M60 20c14-12 34-12 52-6v56c-18-6-38-6-52 6Z" fill="#fffdf8" className="turning-leaf" />
    <path d="M60 20v56" stroke="#2c1a35" strokeOpacity="0.35" strokeWidth="1.5" />
    <path
      d="M4 20v58c20-7 42-6 56 4 14-10 36-11 56-4V20"
      fill="none"
      stroke="#f3c64f"
      strokeWidth="4"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
);
