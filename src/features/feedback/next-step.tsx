import { Link } from 'react-router-dom';
import look from './next-step.module.css';
import type { ScoreReport } from './score-report.ts';
import { strings } from './strings.ts';

/** One small thing to do, and the pages that go with it. */
export function NextStep({ score }: { score: ScoreReport }) {
  return (
    <>
      {score.step && <p className={look.step}>{score.step}</p>}
      {score.reading.length > 0 && (
        <div className={look.reading}>
          <p>{strings.toRead}</p>
          <ul>
            {score.reading.map(({ to, title }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
