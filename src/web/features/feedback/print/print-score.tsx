import { Gauge } from '#ui/gauge/gauge.tsx';
import { HistoryChart } from '#ui/history-chart/history-chart.tsx';
import { Level } from '#ui/level/level.tsx';
import { LevelsChart } from '#ui/levels-chart/levels-chart.tsx';
import { buildChangeFromHistory } from '../change.ts';
import { formatNewestChange } from '../newest-change.ts';
import { ScoreChart } from '../score-chart.tsx';
import type { ScoreReport } from '../score-report-types.ts';
import styles from './print-score.module.css';
import { RichText } from '#web-language/rich-text.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { joinSentences } from '#language/translate.ts';

/** One score in print: texts, charts, and the numbers as a table. */
export function PrintScore({ score }: { score: ScoreReport }) {
  const { t, format } = useTranslation();
  const { figure, level, levelName, bar, gauge } = score;
  const change = buildChangeFromHistory(t, score.history);
  return (
    <article className={styles.score}>
      <header className={styles.head}>
        <h3>{score.title}</h3>
        {figure && (
          <p className={styles.figure}>
            <RichText id={figure.id} values={figure.values} components={{ note: <small /> }} />
          </p>
        )}
        {levelName !== '' && <Level level={level}>{levelName}</Level>}
      </header>
      <p>{joinSentences(t, [score.text, score.missingNote, score.note, score.step])}</p>
      <div className={styles.pictures}>
        {bar && (bar.chart === 'levels' ? <LevelsChart {...bar} /> : <ScoreChart {...bar} />)}
        {/* Keeps the grid column without a gauge. */}
        <div>{gauge && <Gauge {...gauge} />}</div>
        {change?.chart && <HistoryChart {...change.chart} />}
      </div>
      {score.rows.length > 0 && <Numbers score={score} />}
      <p>{joinSentences(t, [formatNewestChange(t, format, score.history), change?.note, score.hint])}</p>
    </article>
  );
}

function Numbers({ score }: { score: ScoreReport }) {
  return (
    <table className={styles.numbers}>
      <caption className="sr">{score.title}</caption>
      <thead>
        <tr>
          {score.rows.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {score.rows.map(({ label, value }) => (
            <td key={label}>{value}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
