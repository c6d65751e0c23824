import { Link } from 'react-router-dom';
import { createHeadline } from './headline.ts';
import styles from './headline.module.css';
import type { PatternPart } from './list-parts.ts';
import { messages } from './messages.ts';

/** The overview in one sentence, with a link to the part to start with. */
export function HeadlineText({ parts }: { parts: readonly PatternPart[] }) {
  const { sentence, start } = createHeadline(parts);
  return (
    <p className={styles.headline}>
      {sentence}
      {start && (
        <>
          {` ${messages.headline.start} `}
          <Link to={start.instrument.routes.combined}>{start.instrument.shortTitle}</Link>.
        </>
      )}
    </p>
  );
}
