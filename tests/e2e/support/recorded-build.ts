/** Recordings of a synthetic speaker for the `authored` build. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashText } from '#authoring/source/translation/hash-text.ts';
import { runTool } from './repository-copy.ts';

/** The questionnaire whose texts are recorded. */
export const recordedSection = 'S4';
/** The question whose text has changed since its recording. */
const staleQuestion = 1;

/** Whether the programs that make the recordings are installed. */
export const canRecord = (): boolean =>
  ['espeak-ng', 'opusenc'].every((program) => spawnSync(program, ['--version']).status === 0);

/**
 * Records the texts of a questionnaire that `npm run voice` lists, as a speaker would, but one question in earlier words.
 * @param copy folder of a copy of the repository
 */
export function writeRecordings(copy: string): void {
  const script = join(copy, 'script.md');
  runTool(copy, 'voice', 'script', 'en', '--all', '--out', script);
  const [, own = ''] =
    new RegExp(`^## ${recordedSection}, introduction\n([^]*?)(?=^## S5|$(?![^]))`, 'm').exec(
      readFileSync(script, 'utf8'),
    ) ?? [];
  const texts = [...own.matchAll(/`(content\/voice\/.+?\.opus)`\n\n {3}(.+)\n/g)];
  for (const [, file = '', text = ''] of texts) {
    const isStale = text === readStaleText(copy);
    record(join(copy, isStale ? toFileOf('Words before the change.') : file), text);
  }
}

/** Returns the present text of the question with a stale recording. */
export function readStaleText(folder: string): string {
  const file = join(folder, 'questionnaires/S4-distress.json');
  const { items } = JSON.parse(readFileSync(file, 'utf8')) as { items: { text: string }[] };
  return items[staleQuestion]?.text ?? '';
}

const toFileOf = (text: string) => `content/voice/en/${hashText(text)}.opus`;

function record(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const wave = execFileSync('espeak-ng', ['-v', 'en', '--stdout', text], { maxBuffer: 2 ** 26 });
  execFileSync('opusenc', ['--quiet', '--bitrate', '12', '--hard-cbr', '--downmix-mono', '-', file], {
    input: wave,
  });
}
