import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../ui/show-toast.ts';
import { Button } from './button.tsx';

const DONE_MS = 2000;

/** Copies a text; `what` names it for those who cannot see where the button stands. */
export const CopyButton = ({ text, what }: { readonly text: string; readonly what: string }) => {
  const [isDone, setDone] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
      setTimeout(() => setDone(false), DONE_MS);
      toast({ tone: 'success', title: 'Copied!' });
    } catch {
      toast({ tone: 'destructive', title: 'Failed to copy to clipboard' });
    }
  };
  const Icon = isDone ? Check : Copy;
  return (
    <Button
      variant="quiet"
      size="icon"
      className="-my-1.5"
      aria-label={`Copy ${what}`}
      title={`Copy ${what}`}
      onClick={copy}
    >
      <Icon className="size-3.5" aria-hidden="true" />
    </Button>
  );
};
