import type { CompiledInstrument } from '#domain/scoring/formula-facts.ts';

/** What loads each instrument with its reports, by file. Apart from the first load, which asks alone. */
export const wholes = import.meta.glob<CompiledInstrument>('#compiled/instruments/*.json', {
  import: 'default',
});
