import { type ReactNode, Suspense } from 'react';
import { ChartLegend } from '#ui/chart-legend/chart-legend.tsx';
import { ChartTable } from '#ui/chart-table/chart-table.tsx';
import { Gauge } from '#ui/gauge/gauge.tsx';
import { Level } from '#ui/level/level.tsx';
import { useMediaQuery } from '#ui/motion/media-query.ts';
import { classes } from '#ui/theme/classes.ts';
import { ScoreDetails } from './lazy-score-details.tsx';
import { NextStep } from './next-step.tsx';
import { ScoreChart } from './score-chart.tsx';
import styles from './score-view.module.css';
import type { ScoreReport } from './score-report-types.ts';

export interface LeadScoreProps {
  readonly score: ScoreReport;
  /** Title of the screen. */
  readonly pageTitle: string;
  /** Rendered above the chart. */
  readonly children?: ReactNode;
}

/** The lead score at the top of the screen. Its title is displayed only if it differs from the page title. */
export function LeadScore({ score, pageTitle, children }: LeadScoreProps) {
  const hasTitle = score.title !== pageTitle;
  const isCategory = score.bar?.chart === 'levels';
  return (
    <section className={styles.lead} aria-label={score.title}>
      <div className={styles.words}>
        {hasTitle && <h2>{score.title}</h2>}
        {score.text && <p className={styles.text}>{score.text}</p>}
        {isCategory ? <p className={styles.category}>{score.levelName}</p> : <LevelName score={score} />}
        <ScoreNotes score={score} />
        <NextStep step={score.step} />
        {score.figure && (
          <p className={classes(styles.figure, score.colour === 'red' && styles.small)}>
            {score.figure.value}
            <small>{score.figure.note}</small>
          </p>
        )}
      </div>
      <Charts score={score}>{children}</Charts>
      <Suspense>
        <ScoreDetails score={score} heading={hasTitle ? 'h3' : 'h2'} />
      </Suspense>
    </section>
  );
}

export interface PartScoreProps {
  readonly score: ScoreReport;
  /** Whether the score is collapsed on a small screen, to a line with name and level. */
  readonly isCollapsible: boolean;
}

/** One of several scores under a common heading. */
export function PartScore({ score, isCollapsible }: PartScoreProps) {
  const isWide = useMediaQuery('(min-width: 48em)');
  const level = <LevelName score={score} />;
  if (isWide || !isCollapsible)
    return (
      <Part score={score}>
        <h3>{score.title}</h3>
        {level}
      </Part>
    );
  return (
    <details className={styles.fold}>
      <summary>
        <h3>{score.title}</h3>
        {level}
      </summary>
      <Part score={score} />
    </details>
  );
}

function Part({ score, children }: { score: ScoreReport; children?: ReactNode }) {
  return (
    <article className={styles.part} aria-label={score.title}>
      <div className={styles.words}>
        {children}
        {score.text && <p className={styles.text}>{score.text}</p>}
        <ScoreNotes score={score} />
        <NextStep step={score.step} />
      </div>
      <Charts score={score} />
      <ScoreDetails score={score} heading="h4" />
    </article>
  );
}

/** The name of the level. */
function LevelName({ score: { level, levelName } }: { score: ScoreReport }) {
  return levelName !== '' && <Level level={level}>{levelName}</Level>;
}

/** Notes on level and percentile, and on their precision. */
function ScoreNotes({ score: { percentileText, overlap, missingNote, note } }: { score: ScoreReport }) {
  return (
    <>
      {percentileText && <p className={styles.place}>{percentileText}</p>}
      {overlap && <p className={styles.note}>{overlap}</p>}
      {missingNote && <p className={styles.note}>{missingNote}</p>}
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}

function Charts({ score, children }: { score: ScoreReport; children?: ReactNode }) {
  return (
    <>
      {score.bar && (
        <div className={styles.plot}>
          {children}
          <ScoreChart {...score.bar} />
          {score.legend && <ChartLegend {...score.legend} />}
          {score.hint && <p className={styles.hint}>{score.hint}</p>}
          <ChartTable caption={score.title} rows={score.rows} />
        </div>
      )}
      {score.gauge && (
        <div className={styles.gauge}>
          <Gauge {...score.gauge} />
          {score.percentileNumber && <p className={styles.hint}>{score.percentileNumber}</p>}
        </div>
      )}
    </>
  );
}
