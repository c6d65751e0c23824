import type { Instrument } from '#domain/instrument/instrument.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-metadata.ts';
import { loadFile } from '#web-language/load-file.ts';

// A separate chunk, because English does not need the names of these files.
const instruments = import.meta.glob<CompiledInstrument>('#compiled/translations/*/instruments/*.json', {
  import: 'default',
});
const questions = import.meta.glob<Instrument>('#compiled/translations/*/questions/*.json', {
  import: 'default',
});

/** @throws Error if there is no such translation or it fails to load */
export function loadTranslation(id: string, language: string): Promise<CompiledInstrument> {
  return loadFile(instruments, `/${language}/instruments/${id}.json`);
}

/** As `loadTranslation`, without reports. */
export function loadTranslatedQuestions(id: string, language: string): Promise<Instrument> {
  return loadFile(questions, `/${language}/questions/${id}.json`);
}
