import type { WorkedExample } from '#domain/instrument/instrument.ts';
import type { ScoreTrace } from '#domain/scoring/working/score-trace.ts';
import { formatExpected } from '../../worked-examples/format-expected.ts';
import { createScoreLines } from '../../worked-examples/score-lines.ts';
import { messages } from './messages.ts';
import styles from './working.module.css';

const labels = messages.expected;

/** The steps of one score, compared with the example. */
export function ScoreSteps({
  working,
  example: { expected },
}: {
  readonly working: ScoreTrace;
  readonly example: WorkedExample;
}) {
  const { score } = working;
  const expectedScore = expected.find((one) => one.score === score.id);
  const compared = expectedScore && formatExpected(expectedScore, working);
  return (
    <section>
      <h4>{`${score.title} (${score.id})`}</h4>
      <dl className={styles.steps}>
        {createScoreLines(working).map(({ step, text }) => [
          <dt key={step}>{step}</dt>,
          <dd key={`${step} text`}>{text}</dd>,
        ])}
        {compared && (
          <>
            <dt>{labels.step}</dt>
            <dd className={compared.isSame ? undefined : styles.differs}>
              {compared.isSame ? labels.same(compared.text) : labels.differs(compared.text)}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
