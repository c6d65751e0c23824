import { Link } from 'react-router-dom';
import { RichText } from '#web-language/rich-text.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { createHeadline } from './headline.ts';
import styles from './headline.module.css';
import type { PatternPart } from './list-parts.ts';

/** The overview in one sentence, with a link to the part to start with. */
export function HeadlineText({ parts }: { parts: readonly PatternPart[] }) {
  const translation = useTranslation();
  const { sentence, start } = createHeadline(translation, parts);
  return (
    <p className={styles.headline}>
      {sentence}
      {start && (
        <>
          {' '}
          <RichText
            id="pattern.headline.start"
            values={{ title: start.instrument.shortTitle }}
            components={{ part: <Link to={start.instrument.routes.combined} /> }}
          />
        </>
      )}
    </p>
  );
}
