import { sentenceOf } from '../api/api-error.ts';
import { toast } from '../ui/show-toast.ts';

/** Tells a person why something they did was refused. */
export const toastError = (error: unknown): void => {
  toast({ tone: 'destructive', title: 'Error', description: sentenceOf(error) });
};
