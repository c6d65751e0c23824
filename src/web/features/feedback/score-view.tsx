import { type ReactNode, Suspense } from 'react';
import { ChartLegend } from '#ui/chart-legend/chart-legend.tsx';
import { ChartTable } from '#ui/chart-table/chart-table.tsx';
import { Gauge } from '#ui/gauge/gauge.tsx';
import { Level } from '#ui/level/level.tsx';
import { useMediaQuery } from '#ui/motion/media-query.ts';
import { classes } from '#ui/theme/classes.ts';
import { AfterScore } from './later.tsx';
import { NextStep } from './next-step.tsx';
import { ScoreChart } from './score-chart.tsx';
import styles from './score-view.module.css';
import type { ScoreReport } from './scored.ts';

export interface LeadScoreProps {
  readonly score: ScoreReport;
  /** The title of the whole screen. */
  readonly pageTitle: string;
  /** Stands above the chart. */
  readonly children?: ReactNode;
}

/** The score shown large on top of the screen. Its title is drawn only where it adds to the page's own. */
export function LeadScore({ score, pageTitle, children }: LeadScoreProps) {
  const titled = score.title !== pageTitle;
  const isCategory = score.bar?.chart === 'levels';
  return (
    <section className={styles.lead} aria-label={score.title}>
      <div className={styles.words}>
        {titled && <h2>{score.title}</h2>}
        {score.text && <p className={styles.text}>{score.text}</p>}
        {isCategory ? <p className={styles.category}>{score.levelName}</p> : <Named score={score} />}
        <Meaning score={score} />
        <NextStep step={score.step} />
        {score.figure && (
          <p className={classes(styles.figure, score.colour === 'red' && styles.small)}>
            {score.figure.value}
            <small>{score.figure.note}</small>
          </p>
        )}
      </div>
      <Pictures score={score}>{children}</Pictures>
      <Suspense>
        <AfterScore score={score} heading={titled ? 'h3' : 'h2'} />
      </Suspense>
    </section>
  );
}

export interface PartScoreProps {
  readonly score: ScoreReport;
  /** On a small screen a line with name and level, which opens. */
  readonly folds: boolean;
}

/** One of several scores under a common heading. */
export function PartScore({ score, folds }: PartScoreProps) {
  const wide = useMediaQuery('(min-width: 48em)');
  const level = <Named score={score} />;
  if (wide || !folds)
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
        <Meaning score={score} />
        <NextStep step={score.step} />
      </div>
      <Pictures score={score} />
      <AfterScore score={score} heading="h4" />
    </article>
  );
}

/** The level by its name. */
function Named({ score: { level, levelName } }: { score: ScoreReport }) {
  return levelName !== '' && <Level level={level}>{levelName}</Level>;
}

/** What the level and the place amount to, and how sure they are. */
function Meaning({ score: { place, reaches, gaps, note } }: { score: ScoreReport }) {
  return (
    <>
      {place && <p className={styles.place}>{place}</p>}
      {reaches && <p className={styles.note}>{reaches}</p>}
      {gaps && <p className={styles.note}>{gaps}</p>}
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}

function Pictures({ score, children }: { score: ScoreReport; children?: ReactNode }) {
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
          {score.placeNumber && <p className={styles.hint}>{score.placeNumber}</p>}
        </div>
      )}
    </>
  );
}
