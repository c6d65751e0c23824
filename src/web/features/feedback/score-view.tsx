import type { ReactNode } from 'react';
import { ChartLegend } from '#ui/chart-legend/chart-legend.tsx';
import { ChartTable } from '#ui/chart-table/chart-table.tsx';
import { Gauge } from '#ui/gauge/gauge.tsx';
import { Level } from '#ui/level/level.tsx';
import { useMediaQuery } from '#ui/motion/media-query.ts';
import { buildChangeFromHistory } from './change.ts';
import { ChangeOverTime, type ChangeOverTimeProps } from './change-view.tsx';
import { describeNewestChange } from './newest-change.ts';
import { SmallStepText } from './next-step.tsx';
import { ReadingCards } from './reading-cards.tsx';
import type { FeedbackReport } from './report.ts';
import { ScoreChart } from './score-chart.tsx';
import type { ScoreReport } from './score-report-types.ts';
import styles from './score-view.module.css';
import { RichText } from '#web-language/rich-text.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

export interface LeadScoreProps {
  readonly score: ScoreReport;
  /** The page of the score: texts, steps and links of its answer card are not repeated. */
  readonly page: Pick<FeedbackReport, 'answer' | 'steps'>;
  /** Title of the screen. */
  readonly pageTitle: string;
}

/** The numbers of the lead score. Its title is displayed only if it differs from the page title. */
export function LeadScore({ score, page, pageTitle }: LeadScoreProps) {
  const hasTitle = score.title !== pageTitle;
  return (
    <section className={styles.lead} aria-label={score.title}>
      <Content score={score} page={page} heading={hasTitle ? 'h3' : 'h2'}>
        {hasTitle && <h2>{score.title}</h2>}
        <ResultValue score={score} />
      </Content>
    </section>
  );
}

export interface PartScoreProps extends Pick<LeadScoreProps, 'score' | 'page'> {
  /** Whether the score is collapsed on a small screen, to a line with name and level. */
  readonly isCollapsible: boolean;
}

/** One of several scores under a common heading. */
export function PartScore({ score, page, isCollapsible }: PartScoreProps) {
  const isWide = useMediaQuery('(min-width: 48em)');
  const isFold = isCollapsible && !isWide;
  const part = (
    <article className={styles.part} aria-label={score.title}>
      <Content score={score} page={page} heading="h4">
        {!isFold && <h3>{score.title}</h3>}
        <ResultValue score={score} />
      </Content>
    </article>
  );
  if (!isFold) return part;
  return (
    <details className={styles.fold}>
      <summary>
        <h3>{score.title}</h3>
        <LevelName score={score} />
      </summary>
      {part}
    </details>
  );
}

interface ContentProps extends Pick<LeadScoreProps, 'score' | 'page'>, Pick<ChangeOverTimeProps, 'heading'> {
  readonly children: ReactNode;
}

function Content({ score, page: { answer, steps }, heading, children }: ContentProps) {
  const { t, format } = useTranslation();
  const { title, text, note, missingNote, step, reading, history } = score;
  const isInCard = answer.parts.some(({ id }) => id === score.id);
  const change = buildChangeFromHistory(t, history);
  const newest = describeNewestChange(t, format, history);
  // The bars contain the numbers; a category has no bars.
  const numbers = score.bar?.chart === 'levels' ? newest?.numbers : '';
  return (
    <>
      <div className={styles.words}>
        {children}
        {!isInCard && text && <p className={styles.text}>{text}</p>}
        {missingNote && <p className={styles.note}>{missingNote}</p>}
        {!isInCard && note && <p className={styles.note}>{note}</p>}
      </div>
      <Charts score={score} />
      {change && (
        <ChangeOverTime
          title={title}
          change={change}
          summary={`${newest?.text ?? ''} ${numbers ?? ''}`.trim()}
          heading={heading}
        />
      )}
      {!isInCard && !steps.includes(step) && <SmallStepText step={step} />}
      {!isInCard && <ReadingCards reading={reading.filter((slug) => !answer.reading.includes(slug))} />}
    </>
  );
}

/** The number with its level, or the name of a category. */
function ResultValue({ score }: { score: ScoreReport }) {
  const { figure, levelName, bar } = score;
  if (bar?.chart === 'levels') return <p className={styles.category}>{levelName}</p>;
  return (
    <p className={styles.result}>
      {figure && (
        <span className={styles.figure}>
          <RichText id={figure.id} values={figure.values} components={{ note: <small /> }} />
        </span>
      )}{' '}
      <LevelName score={score} />
    </p>
  );
}

/** The name of the level. */
function LevelName({ score: { level, levelName } }: { score: ScoreReport }) {
  return levelName !== '' && <Level level={level}>{levelName}</Level>;
}

function Charts({ score }: { score: ScoreReport }) {
  return (
    <>
      {(score.bar || score.figure) && (
        <div className={styles.plot}>
          {score.bar && <ScoreChart {...score.bar} />}
          {score.legend && <ChartLegend {...score.legend} />}
          {score.hint && <p className={styles.hint}>{score.hint}</p>}
          <ChartTable caption={score.title} rows={score.rows} />
        </div>
      )}
      {score.gauge && <Gauge {...score.gauge} />}
    </>
  );
}
