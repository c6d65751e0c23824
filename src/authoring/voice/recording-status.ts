import { hashText } from '../source/translation/hash-text.ts';
import { readRecordings, toRecordingFile } from '../source/voice/recordings.ts';
import { listSpokenTexts, type SpokenText } from './spoken-texts.ts';

/** The recordings of a language compared with its texts. */
export interface RecordingStatus {
  readonly language: string;
  readonly texts: readonly SpokenText[];
  readonly missing: readonly SpokenText[];
  /** Files whose text has changed or is no longer used. */
  readonly stale: readonly string[];
}

/** Compares the files of `content/voice` with the compiled texts of a language. */
export function readRecordingStatus(root: string, language: string): RecordingStatus {
  const texts = listSpokenTexts(root, language);
  const recordings = readRecordings(root).filter((recording) => recording.language === language);
  const recorded = new Set(recordings.map(({ textHash }) => textHash));
  const current = new Set(texts.map(({ text }) => hashText(text)));
  return {
    language,
    texts,
    missing: texts.filter(({ text }) => !recorded.has(hashText(text))),
    stale: recordings.filter(({ textHash }) => !current.has(textHash)).map(({ file }) => file),
  };
}

/** Formats which recordings are missing or stale. */
export function formatStatus({ language, texts, missing, stale }: RecordingStatus): string {
  const recordedCount = texts.length - missing.length;
  return [
    `${language}: ${recordedCount} of ${texts.length} texts are recorded, ${missing.length} are missing, ${stale.length} recordings are stale.`,
    ...(missing.length > 0 ? ['', 'Missing:'] : []),
    ...missing.map(({ where, text }) => `  ${toRecordingFile(language, text)}  ${where}: ${shorten(text)}`),
    ...(stale.length > 0 ? ['', 'Stale (the text has changed or is no longer used; delete the file):'] : []),
    ...stale.map((file) => `  ${file}`),
  ].join('\n');
}

/** Formats the texts for a speaker, numbered, with the names of the files. */
export function formatScript({ language }: RecordingStatus, texts: readonly SpokenText[]): string {
  const lines = texts.flatMap(({ where, text }, index) => [
    ...(where === texts[index - 1]?.where ? [] : [`## ${where}`, '']),
    `${index + 1}. \`${toRecordingFile(language, text)}\``,
    '',
    `   ${text}`,
    '',
  ]);
  return [`# Recordings in ${language}`, '', ...lines].join('\n');
}

const maxLength = 60;

const shorten = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);
