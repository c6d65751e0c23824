import type { CompiledInstrument } from '#domain/scoring/formula-metadata.ts';

/** Loaders of all instruments with reports, by file. A separate chunk, because questions do not need it. */
export const instrumentLoaders = import.meta.glob<CompiledInstrument>('#compiled/instruments/*.json', {
  import: 'default',
});
