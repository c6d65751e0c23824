import { removeMarks } from './marks.ts';
import type { TranslatableFile } from './translation-unit.ts';

const columns = ['file', 'words', 'translated', 'stale', 'stage'] as const;

/** Formats a table of the files in one language: English words, translated texts, stale ones and stage. */
export function formatStatus(language: string, files: readonly TranslatableFile[]): string {
  const counts = files.map((file) => ({ file, ...countTexts(file) }));
  const total = counts.reduce(
    (sum, { words, all, translated, stale }) => ({
      words: sum.words + words,
      all: sum.all + all,
      translated: sum.translated + translated,
      stale: sum.stale + stale,
    }),
    { words: 0, all: 0, translated: 0, stale: 0 },
  );
  const whole = counts.filter(({ all, translated, stale }) => translated === all && stale === 0).length;
  const rows = [
    [...columns],
    ...counts.map(({ file, ...count }) => createRow(file.source, count, file.stage || '–')),
    createRow('total', total, `${whole} of ${files.length} files whole`),
  ];
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, at) =>
        at === 0 || at === 4 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return [`Language: ${language}`, ...lines].join('\n');
}

interface Count {
  readonly words: number;
  readonly all: number;
  readonly translated: number;
  readonly stale: number;
}

function countTexts({ units }: TranslatableFile): Count {
  return {
    words: units.reduce(
      (sum, { source }) =>
        sum + (removeMarks(source).match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0),
      0,
    ),
    all: units.length,
    translated: units.filter(({ target }) => target !== '').length,
    stale: units.filter(({ isStale }) => isStale).length,
  };
}

function createRow(name: string, { words, all, translated, stale }: Count, stage: string): string[] {
  return [name, String(words), `${translated}/${all}`, String(stale), stage];
}
