import type { ReactNode } from 'react';
import { ChartLegend } from '../../ui/chart-legend/chart-legend.tsx';
import { ChartTable } from '../../ui/chart-table/chart-table.tsx';
import { Gauge } from '../../ui/gauge/gauge.tsx';
import { Level } from '../../ui/level/level.tsx';
import { ScoreBar } from '../../ui/score-bar/score-bar.tsx';
import { ChangeOverTime } from './change-view.tsx';
import { NextStep } from './next-step.tsx';
import type { ScoreReport } from './score-report.ts';
import look from './score-view.module.css';

/** The score shown large on top of the screen. Its title is drawn only where it adds to the page's own. */
export function LeadScore({ score, pageTitle }: { score: ScoreReport; pageTitle: string }) {
  const titled = score.title !== pageTitle;
  return (
    <section className={look.lead} aria-label={score.title}>
      <Words score={score}>
        {titled && <h2>{score.title}</h2>}
        {score.figure && (
          <p className={look.figure}>
            {score.figure.value}
            <small>{score.figure.note}</small>
          </p>
        )}
      </Words>
      <Pictures score={score} />
      {score.change && (
        <ChangeOverTime title={score.title} change={score.change} heading={titled ? 'h3' : 'h2'} />
      )}
    </section>
  );
}

/** One of several scores under a common heading. */
export function PartScore({ score }: { score: ScoreReport }) {
  return (
    <article className={look.part}>
      <Words score={score}>
        <h3>{score.title}</h3>
      </Words>
      <Pictures score={score} />
      {score.change && <ChangeOverTime title={score.title} change={score.change} heading="h4" />}
    </article>
  );
}

function Words({ score, children }: { score: ScoreReport; children: ReactNode }) {
  return (
    <div className={look.words}>
      {children}
      {score.level !== '' && <Level level={score.level} />}
      {score.text && <p className={look.text}>{score.text}</p>}
      <NextStep score={score} />
    </div>
  );
}

function Pictures({ score }: { score: ScoreReport }) {
  return (
    <>
      {score.bar && (
        <div className={look.plot}>
          <ScoreBar {...score.bar} />
          <ChartLegend />
          {score.hint && <p className={look.hint}>{score.hint}</p>}
          <ChartTable caption={score.title} rows={score.rows} />
        </div>
      )}
      {score.gauge && (
        <div className={look.gauge}>
          <Gauge {...score.gauge} />
        </div>
      )}
    </>
  );
}
