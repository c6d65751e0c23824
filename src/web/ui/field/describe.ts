import type { ReactNode } from 'react';
import { classes } from '../theme/classes.ts';

/** Texts that describe a control, and its validity. */
interface Descriptions {
  description?: ReactNode;
  error?: string;
  invalid?: boolean;
}

/** The aria attributes that link a control to its error and description. The given ids are between them. */
export function describe(id: string, { description, error, invalid }: Descriptions, otherIds?: string) {
  return {
    'aria-invalid': error || invalid ? true : undefined,
    'aria-describedby':
      classes(error && `${id}-error`, otherIds, description ? `${id}-description` : '') || undefined,
  };
}
