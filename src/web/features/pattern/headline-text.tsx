import { Link } from 'react-router-dom';
import { createHeadline } from './headline.ts';
import styles from './headline.module.css';
import type { PatternPart } from './list-parts.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** The overview in one sentence, with a link to the part to start with. */
export function HeadlineText({ parts }: { parts: readonly PatternPart[] }) {
  const { t } = useTranslation();
  const { sentence, start } = createHeadline(t, parts);
  return (
    <p className={styles.headline}>
      {sentence}
      {start && (
        <>
          {` ${t('pattern.headline.start')} `}
          <Link to={start.instrument.routes.combined}>{start.instrument.shortTitle}</Link>.
        </>
      )}
    </p>
  );
}
