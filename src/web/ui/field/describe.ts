import type { ReactNode } from 'react';
import { classes } from '../theme/classes.ts';

/** Texts that describe a control. */
interface Descriptions {
  hint?: ReactNode;
  error?: string;
}

/** The aria attributes that link a control to its hint and error, in addition to the given description. */
export function describe(id: string, { hint, error }: Descriptions, otherIds?: string) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classes(error && `${id}-error`, hint ? `${id}-hint` : '', otherIds) || undefined,
  };
}
