import type { LevelText, LevelTier, Score } from '#domain/instrument/instrument.ts';
import { DataTable } from '../table/data-table.tsx';
import { messages } from './messages.ts';

/** Props of `LevelTexts`. */
export interface LevelTextsProps {
  readonly scores: readonly Score[];
  /** Reading grade in school years by path. */
  readonly grades: Readonly<Record<string, number>>;
}

/** The texts of all levels, with their reading grade. */
export function LevelTexts({ scores, grades }: LevelTextsProps) {
  const selected = scores.flatMap((score, at) =>
    score.report ? [{ score, at, texts: score.report.levelTexts }] : [],
  );
  return (
    <section>
      <h3>{messages.levels.title}</h3>
      {selected.map(({ score, at, texts }) => (
        <DataTable
          key={score.id}
          caption={messages.levels.caption(score.title)}
          head={messages.levels.head}
          rows={listTexts(texts).flatMap(([level, text]) => [
            {
              id: level,
              cells: [
                level,
                <LevelTextContent key="said" text={text} />,
                grades[formatPath(at, level)] ?? '',
                formatPages(text),
              ],
            },
            ...(text.tiers ?? []).map((tier, n) => ({
              id: `${level} ${n}`,
              cells: [
                messages.levels.tier(level, tier),
                <LevelTextContent key="said" text={tier} />,
                '',
                formatPages(tier),
              ],
            })),
          ])}
        />
      ))}
    </section>
  );
}

const formatPath = (at: number, level: string) => `scores[${at}].report.levelTexts.${level}`;
const formatPages = ({ reading }: LevelText | LevelTier) => reading.join(', ');

/** The text, all steps starting with the first displayed one, and notes on colours. */
function LevelTextContent({ text }: { text: LevelText | LevelTier }) {
  const notes = 'colourNotes' in text ? Object.entries(text.colourNotes ?? {}) : [];
  return (
    <>
      {text.text} <em>{[text.step, ...(text.steps ?? [])].join(' ')}</em>
      {notes.map(([colour, note]) => ` ${messages.levels.note(colour, note)}`)}
    </>
  );
}

function listTexts(texts: NonNullable<Score['report']>['levelTexts']): [string, LevelText][] {
  return Object.entries(texts).flatMap(([level, text]) => (text ? [[level, text]] : []));
}
