import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { markAsRead } from '#api/device/reading-progress.ts';
import { selectSession } from '#api/session.ts';
import { Button } from '#ui/button/button.tsx';
import { ReviewNote } from '#ui/prose/review-note.tsx';
import { ReadingText } from '#ui/prose/reading-text.tsx';
import { Listen } from '#voice/listen.tsx';
import { mdxComponents } from './mdx-components.tsx';
import type { PageContext } from './page-context.ts';
import { PageFrame } from './page-frame.tsx';
import { ReadingHelp } from './reading-help.tsx';
import type { ReadingModule } from './reading-module.ts';
import styles from './reading-screen.module.css';
import { useReadingPosition } from './use-reading-position.ts';
import { useTranslation } from '#web-language/use-translation.ts';

export interface ReadingScreenProps {
  readonly context: PageContext;
  readonly page: ReadingModule;
}

/** A page of the library. Use the slug as key. */
export function ReadingScreen({ context, page: { default: Text, frontmatter } }: ReadingScreenProps) {
  const { t } = useTranslation();
  const session = useSelector(selectSession);
  // Pages about hard times are not saved on the device, which others may use.
  const userid = session && !context.help ? session.userid : null;
  const textRef = useRef<HTMLDivElement>(null);
  const scrollToPosition = useReadingPosition(textRef, context.slug, userid);
  const head = (
    <>
      {context.minutes !== undefined && (
        <p className="note">
          {t('reading.minutes', { minutes: context.minutes })}{' '}
          <Listen within="#page-title, [data-listen=text]" subject={context.slug} isPrivate={context.help} />
        </p>
      )}
      {scrollToPosition && (
        <Button variant="secondary" className={styles.goOn} onClick={scrollToPosition}>
          {t('reading.goOn')}
        </Button>
      )}
      {context.help && <ReadingHelp compact />}
    </>
  );
  return (
    <PageFrame
      context={context}
      title={frontmatter.title}
      head={head}
      onNext={() => userid && markAsRead(userid, context.slug)}
    >
      <div ref={textRef} data-wide data-listen="text">
        <ReadingText>
          <Text components={mdxComponents} />
        </ReadingText>
      </div>
      <p className="note">{t('reading.fictional')}</p>
      <ReviewNote reviewed={frontmatter.reviewed} updated={frontmatter.updated} />
      {context.help && <ReadingHelp />}
    </PageFrame>
  );
}
