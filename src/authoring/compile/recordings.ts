import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { base } from '#contract/paths.ts';
import { getRecordingFile } from '#contract/recordings.ts';
import type { Finding } from '../finding/finding.ts';
import { type Recording, readRecordings } from '../source/voice/recordings.ts';
import { compiledFiles } from './compiled-folder.ts';
import type { CompiledPart } from './compiled-part.ts';

/** Speech is clear at this rate, and a question of ten seconds is 20 kB. */
const maxKilobitsPerSecond = 16;

/** Compiles the recordings of each language to one file: hash of the text, and hash of the file. */
export function compileRecordings(root: string): CompiledPart {
  const recordings = readRecordings(root);
  const languages = [...new Set(recordings.map(({ language }) => language))];
  const outputs = languages.map((language) => {
    const entries = recordings
      .filter((recording) => recording.language === language)
      .map(({ textHash, fileHash }) => [textHash, fileHash] as const);
    return [`${compiledFiles.voice}/${language}.json`, Object.fromEntries(entries)] as const;
  });
  return { outputs: new Map(outputs), findings: recordings.flatMap(checkRecording) };
}

function checkRecording({ file, sound }: Recording): Finding[] {
  if (sound && sound.kilobitsPerSecond <= maxKilobitsPerSecond) return [];
  return [
    {
      rule: 'media/recording',
      level: 'error',
      file,
      path: '',
      expected: `Opus with at most ${maxKilobitsPerSecond} kbit/s`,
      actual: sound ? `${sound.kilobitsPerSecond.toFixed(1)} kbit/s` : 'no Opus file',
      fix: 'Encode the recording again: opusenc --bitrate 14 --hard-cbr --downmix-mono recording.wav FILE.opus',
    },
  ];
}

/** Adds the recordings to the built site, and serves them during development. */
export function createRecordingsPlugin(): Plugin {
  let root = '';
  const list = () =>
    readRecordings(root).map(({ file, language, textHash, fileHash }) => ({
      file: join(root, file),
      name: getRecordingFile(language, textHash, fileHash),
    }));
  return {
    name: 'recordings',
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      for (const { file, name } of list())
        this.emitFile({ type: 'asset', fileName: name, source: readFileSync(file) });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const found = list().find(({ name }) => request.url === `${base}/${name}`);
        if (!found) return next();
        response.setHeader('content-type', 'audio/ogg').end(readFileSync(found.file));
      });
    },
  };
}
