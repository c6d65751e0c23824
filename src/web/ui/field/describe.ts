import type { ReactNode } from 'react';
import { classes } from '../theme/classes.ts';

/** What a control may have to say beside its label. */
interface Said {
  hint?: ReactNode;
  error?: string;
}

/** The aria attributes that tie a control to its hint and its error, beside what the caller already names. */
export function describe(id: string, { hint, error }: Said, given?: string) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classes(error && `${id}-error`, hint ? `${id}-hint` : '', given) || undefined,
  };
}
