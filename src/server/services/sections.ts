import type { Context, ServedInstrument } from '../app/context.ts';
import { createAppError } from '../app/errors.ts';

/** Finds the instrument of a section id. @throws AppError 404 for an unknown one */
export function findSection(context: Context, sectionId: string): ServedInstrument {
  const served = context.instruments.find(({ instrument }) => instrument.id === sectionId);
  if (!served) throw createAppError('section-unknown');
  return served;
}
