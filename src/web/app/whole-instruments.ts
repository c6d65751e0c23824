import type { CompiledInstrument } from '#domain/scoring/formula-facts.ts';

/** The import of each instrument with its reports, by file. In a chunk of its own, since a first question needs none. */
export const wholes = import.meta.glob<CompiledInstrument>('#compiled/instruments/*.json', {
  import: 'default',
});
