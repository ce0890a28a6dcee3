import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { Input } from '../kit/field.tsx';

const PAUSE_MS = 250;

/** The one search box of a list: `/` goes there, Escape leaves it, typing searches after a pause. */
export const SearchBox = ({
  value,
  label,
  hint,
  onSearch,
}: {
  readonly value: string;
  readonly label: string;
  /** What can be searched for, shown while it is empty. */
  readonly hint: string;
  readonly onSearch: (search: string) => void;
}) => {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  const sent = useRef(value);
  const goThere = () => {
    box.current?.focus();
    box.current?.select();
  };
  useKeys([{ keys: '/', label: 'Search this list', run: goThere }]);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      latest.current(sent.current);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="relative min-w-0 grow sm:max-w-sm">
      <Search
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-soft"
        aria-hidden="true"
      />
      <Input
        ref={box}
        type="search"
        aria-label={label}
        placeholder={hint}
        maxLength={200}
        className="pl-8"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && box.current?.blur()}
      />
    </div>
  );
};
