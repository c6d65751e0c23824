import type { LevelText, Score } from '../../domain/instrument/instrument.ts';
import { DataTable } from '../table/data-table.tsx';
import { words } from './words.ts';

export interface LevelTextsProps {
  readonly scores: readonly Score[];
  /** School years of reading, by path in the file. */
  readonly grades: Readonly<Record<string, number>>;
}

/** What the feedback says at each level, and how hard that reads. */
export function LevelTexts({ scores, grades }: LevelTextsProps) {
  const shown = scores.flatMap((score, at) =>
    score.report ? [{ score, at, texts: score.report.levelTexts }] : [],
  );
  return (
    <section>
      <h3>{words.levels.title}</h3>
      {shown.map(({ score, at, texts }) => (
        <DataTable
          key={score.id}
          caption={words.levels.caption(score.title)}
          head={words.levels.head}
          rows={Object.entries(texts).map(([level, text]: [string, LevelText]) => ({
            id: level,
            cells: [
              level,
              <>
                {text.text} <em>{text.step}</em>
              </>,
              grades[`scores[${at}].report.levelTexts.${level}`] ?? '',
              text.reading.join(', '),
            ],
          }))}
        />
      ))}
    </section>
  );
}
