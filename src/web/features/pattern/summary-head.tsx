import { Link } from 'react-router-dom';
import { referenceValuesAddress } from '#domain/chain/addresses.ts';
import { messages } from './messages.ts';
import styles from './summary.module.css';
import { countAspects, type Group } from './summary-count.ts';

const text = messages.summary;

/** The whole summary in one sentence, and what its colours rest on. */
export function SummaryHead({ groups }: { groups: readonly Group[] }) {
  const { words, begin } = countAspects(groups);
  return (
    <div className={styles.head}>
      <p className={styles.count}>
        {words}
        {begin && (
          <>
            {text.count.begin}
            <Link to={begin.to}>{begin.title}</Link>.
          </>
        )}
      </p>
      <p className={styles.compare}>
        <Link to={referenceValuesAddress}>{text.compare}</Link>: {text.compareAbout}
      </p>
    </div>
  );
}
