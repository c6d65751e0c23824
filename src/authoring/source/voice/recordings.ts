import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../sources.ts';
import { hashText } from '../translation/hash-text.ts';
import { type OpusFile, readOpusFile } from './opus-file.ts';

/** A file of `content/voice`. */
export interface Recording {
  /** Relative to the repository. */
  readonly file: string;
  /** BCP 47 tag: the name of the folder. */
  readonly language: string;
  /** Hash of the text: the name of the file. */
  readonly textHash: string;
  /** Hash of the file, in its address. */
  readonly fileHash: string;
  /** Undefined if it is no Opus file. */
  readonly sound: OpusFile | undefined;
}

/** The folder of the recordings. */
const voiceFolder = 'content/voice';

/** Reads the recordings of all languages, sorted. Files with other names are left out. */
export function readRecordings(root: string): readonly Recording[] {
  return filesIn(join(root, voiceFolder)).flatMap((name) => {
    const [, language, textHash] = /^([a-z]{2,3})\/([0-9a-f]{8})\.opus$/.exec(name) ?? [];
    if (!language || !textHash) return [];
    const file = `${voiceFolder}/${name}`;
    const bytes = readFileSync(join(root, file));
    const fileHash = createHash('sha256').update(bytes).digest('hex').slice(0, 6);
    return [{ file, language, textHash, fileHash, sound: readOpusFile(bytes) }];
  });
}

/** Returns the name of the recording of a text. */
export function toRecordingFile(language: string, text: string): string {
  return `${voiceFolder}/${language}/${hashText(text)}.opus`;
}
