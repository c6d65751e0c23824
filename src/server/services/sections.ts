import type { Deps, ServedInstrument } from '../deps.ts';
import { Problem } from '../problem.ts';

/** The instrument of a section id. @throws Problem 404 for an unknown one */
export function sectionOf(deps: Deps, sectionId: string): ServedInstrument {
  const served = deps.instruments.find(({ instrument }) => instrument.id === sectionId);
  if (!served) throw new Problem(404, 'Invalid section. Please try again.');
  return served;
}
