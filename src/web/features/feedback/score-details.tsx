import { describeChange } from './change.ts';
import { ChangeOverTime, type ChangeOverTimeProps } from './change-view.tsx';
import { ReadingCards } from './reading-cards.tsx';
import type { ScoreReport } from './score-report-types.ts';

export interface ScoreDetailsProps extends Pick<ChangeOverTimeProps, 'heading'> {
  readonly score: Pick<ScoreReport, 'title' | 'history' | 'reading'>;
}

export { ReadingCards };

/** The content below a score and its charts: change over time and related pages. */
export function ScoreDetails({ score: { title, history, reading }, heading }: ScoreDetailsProps) {
  const change = describeChange(history);
  return (
    <>
      {change && <ChangeOverTime title={title} change={change} heading={heading} />}
      <ReadingCards reading={reading} />
    </>
  );
}
