import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileContent } from '#authoring/compile/compile.ts';
import { readCompiled } from '#authoring/compile/compiled-folder.ts';
import { hashText } from '#authoring/source/translation/hash-text.ts';
import { readOpusFile } from '#authoring/source/voice/opus-file.ts';
import { formatScript, formatStatus, readRecordingStatus } from '#authoring/voice/recording-status.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';

const { folder, edit } = createContentFixture();
/** Made with espeak-ng and opusenc. */
const recordings = join(import.meta.dirname, 'recordings');

function record(file: string, recording: 'speech' | 'large' = 'speech'): void {
  const path = join(folder.root, 'content/voice', file);
  mkdirSync(dirname(path), { recursive: true });
  copyFileSync(join(recordings, `${recording}.opus`), path);
}

const readFirstQuestion = () =>
  (
    JSON.parse(
      readFileSync(join(folder.root, 'questionnaires/S1-psychological.json'), 'utf8'),
    ) as Instrument & { items: { text: string }[] }
  ).items[0]!.text;

function readStatus() {
  compileContent(folder.root);
  return readRecordingStatus(folder.root, 'en');
}

describe('recordings', () => {
  it('are compiled to one list for each language', () => {
    record('en/3f2a9c01.opus');
    record('hi/0a1b2c3d.opus');
    compileContent(folder.root);
    expect(readCompiled(folder.root, 'voice/en.json')).toEqual({
      '3f2a9c01': expect.stringMatching(/^[0-9a-f]{6}$/) as string,
    });
    expect(Object.keys(readCompiled<object>(folder.root, 'voice/hi.json') ?? {})).toEqual(['0a1b2c3d']);
  });

  it.each([
    ['large', /expected {2}Opus with at most 16 kbit\/s\n.*actual {4}\d\d\.\d kbit\/s/],
    ['no Opus file', /actual {4}no Opus file/],
  ] as const)('stop the build if a file is %s', (kind, message) => {
    record('en/3f2a9c01.opus', 'large');
    if (kind !== 'large') edit('content/voice/en/3f2a9c01.opus', () => 'RIFF');
    expect(() => compileContent(folder.root)).toThrow(message);
  });

  it('have a length', () => {
    const sound = readOpusFile(readFileSync(join(recordings, 'speech.opus')));
    expect(sound?.seconds).toBeGreaterThan(0.8);
    expect(sound?.seconds).toBeLessThan(2);
  });
});

describe('npm run voice', () => {
  it('lists a text without a recording, until it is recorded', () => {
    const text = readFirstQuestion();
    expect(readStatus().missing.map((missing) => missing.text)).toContain(text);
    record(`en/${hashText(text)}.opus`);
    const status = readStatus();
    expect(status.missing.map((missing) => missing.text)).not.toContain(text);
    expect(status.stale).toEqual([]);
    expect(formatStatus(status)).toContain(`en: 1 of ${status.texts.length} texts are recorded`);
  });

  it('calls a recording stale when its text has changed', () => {
    const file = `content/voice/en/${hashText(readFirstQuestion())}.opus`;
    record(file.replace('content/voice/', ''));
    edit('questionnaires/S1-psychological.json', (json) =>
      json.replace(JSON.stringify(readFirstQuestion()), '"I can do most of the work of a day."'),
    );
    expect(readStatus().stale).toEqual([file]);
    expect(formatStatus(readStatus())).toContain(`\n  ${file}`);
  });

  it('writes a script with numbered texts and the names of their files', () => {
    const status = readStatus();
    const text = readFirstQuestion();
    const script = formatScript(status, status.missing);
    expect(script).toMatch(/\n1\. `content\/voice\/en\/[0-9a-f]{8}\.opus`\n\n {3}\S/);
    expect(script).toContain(`. \`content/voice/en/${hashText(text)}.opus\`\n\n   ${text}\n`);
    expect(script).toContain('## S1, options');
  });
});
