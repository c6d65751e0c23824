import { Link } from 'react-router-dom';
import { referenceValuesAddress } from '#domain/reading-order/addresses.ts';
import { messages } from './messages.ts';
import styles from './summary.module.css';
import { countAspects, type SectionSummary } from './count-aspects.ts';

const text = messages.summary;

/** The summary in one sentence, with a link about its colours. */
export function SummaryHead({ groups }: { groups: readonly SectionSummary[] }) {
  const { sentence, start } = countAspects(groups);
  return (
    <div className={styles.head}>
      <p className={styles.count}>
        {sentence}
        {start && (
          <>
            {text.count.begin}
            <Link to={start.to}>{start.title}</Link>.
          </>
        )}
      </p>
      <p className={styles.compare}>
        <Link to={referenceValuesAddress}>{text.compare}</Link>: {text.compareAbout}
      </p>
    </div>
  );
}
