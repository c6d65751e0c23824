import { base } from './paths.ts';

/**
 * Returns the file name of a recording in the built site.
 * @param textHash hash of the text
 * @param fileHash hash of the file, so that a new recording has another address
 */
export function getRecordingFile(language: string, textHash: string, fileHash: string): string {
  return `static/voice/${language}/${textHash}-${fileHash}.opus`;
}

/** Returns the address of a recording. */
export function getRecordingAddress(language: string, textHash: string, fileHash: string): string {
  return `${base}/${getRecordingFile(language, textHash, fileHash)}`;
}
