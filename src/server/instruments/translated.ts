import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { TranslationIndex, TranslationStage } from '#domain/instrument/translation.ts';
import type { ServedInstrument } from '../app/context.ts';
import { getInstrumentsFolder, getPlanFile, getTranslationsFolder } from '../config/paths.ts';
import help from '../../../content/help-now.json';

/** The content of the build in another language. */
export interface TranslatedContent {
  /** Translated questionnaires by the hash of the English ones, which attempts contain; earlier versions too. */
  readonly instruments: ReadonlyMap<string, Instrument>;
  /** How far each questionnaire is tested, by id. */
  readonly stages: ReadonlyMap<string, TranslationStage>;
  /** Translations of texts by the English ones, of questionnaires and small steps. */
  readonly texts: ReadonlyMap<string, string>;
  /** The name of the app for other people's eyes; null if the settings are not translated. */
  readonly homeScreenName: string | null;
  /** Null if the helplines are not translated. */
  readonly help: Pick<typeof help, 'lines'> | null;
}

const cached = new Map<string, TranslatedContent>();

/** Reads the translated content of a language on first use; empty for a language without translations. */
export function readTranslatedContent(language: string): TranslatedContent {
  const content = cached.get(language) ?? read(join(getTranslationsFolder(), language));
  cached.set(language, content);
  return content;
}

/** Translates a stored English text; returns it unchanged without a translation. */
export function translateStoredText(language: string, text: string): string {
  return readTranslatedContent(language).texts.get(text) ?? text;
}

function read(folder: string): TranslatedContent {
  const instruments = new Map<string, Instrument>();
  const texts = new Map<string, string>();
  const stages = new Map<string, TranslationStage>();
  const index = readJson<TranslationIndex | null>(join(folder, 'index.json')) ?? {};
  const server = join(folder, 'server');
  for (const file of existsSync(server) ? readdirSync(server) : []) {
    const { hash, instrument } = readJson<ServedInstrument>(join(server, file));
    const english = readJson<ServedInstrument>(join(getInstrumentsFolder(), file));
    if (!english || hash !== english.hash) continue;
    instruments.set(hash, instrument);
    stages.set(instrument.id, index[`questionnaires/${file}`] ?? 'draft');
    pairTexts(english.instrument, instrument, texts);
  }
  const published = join(folder, 'published');
  for (const file of existsSync(published) ? readdirSync(published) : []) {
    const { hash, instrument } = readJson<ServedInstrument>(join(published, file));
    if (!instruments.has(hash)) instruments.set(hash, instrument);
  }
  pairTexts(readJson(getPlanFile()), readJson(join(folder, 'plan.json')), texts);
  const { homeScreenName = null } =
    readJson<{ readonly homeScreenName?: string } | null>(join(folder, 'settings.json')) ?? {};
  return { homeScreenName, instruments, stages, texts, help: readJson(join(folder, 'help-now.json')) };
}

/** Adds the texts of two values of the same shape. */
function pairTexts(english: unknown, translated: unknown, texts: Map<string, string>): void {
  if (typeof english === 'string' && typeof translated === 'string') texts.set(english, translated);
  if (!isObject(english) || !isObject(translated)) return;
  for (const [key, value] of Object.entries(english)) pairTexts(value, translated[key], texts);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readJson<T>(file: string): T;
function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
