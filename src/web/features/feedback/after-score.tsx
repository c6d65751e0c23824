import { describeChange } from './change.ts';
import { ChangeOverTime, type ChangeOverTimeProps } from './change-view.tsx';
import { ReadingCards } from './reading-cards.tsx';
import type { ScoreReport } from './scored.ts';

export interface AfterScoreProps extends Pick<ChangeOverTimeProps, 'heading'> {
  readonly score: Pick<ScoreReport, 'title' | 'course' | 'reading'>;
}

export { ReadingCards };

/** What stands under a score and its pictures: how it changed over time, and pages that go with it. */
export function AfterScore({ score: { title, course, reading }, heading }: AfterScoreProps) {
  const change = describeChange(course);
  return (
    <>
      {change && <ChangeOverTime title={title} change={change} heading={heading} />}
      <ReadingCards reading={reading} />
    </>
  );
}
