import { ArrowRight, Search } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { loadReading, type Reading } from '#api/device/reading-progress.ts';
import { useIsPhoneShared } from '#api/device/use-phone-ownership.ts';
import { selectSession } from '#api/session.ts';
import { exercisesAddress } from '#domain/exercises/address.ts';
import { toAddress } from '#domain/reading-order/reading-order.ts';
import { type Library, findReadingPosition } from '#domain/reading-order/library.ts';
import { Lead, Container } from '#ui/page/page.tsx';
import { blackOnWhitePrintClass } from '#ui/prose/print-class.ts';
import { classes } from '#ui/theme/classes.ts';
import { ChapterCard, LinkCard } from './chapter-card.tsx';
import styles from './resources.module.css';
import { EmergencyHelp } from './emergency-help.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { DocumentTitle } from '#web-language/document-title.tsx';
const emptyReading: Reading = { read: [], places: {} };

/** The library: chapters, a link to the last page read, and help for emergencies. */
export function ResourcesScreen({ library }: { library: Library }) {
  const { t } = useTranslation();
  const userid = useSelector(selectSession)?.userid;
  const [{ read: readSlugs, last }] = useState(() => (userid ? loadReading(userid) : emptyReading));
  const isShared = useIsPhoneShared();
  const page = last === undefined ? undefined : findReadingPosition(library, last)?.page;
  return (
    <Container className={classes(styles.library, blackOnWhitePrintClass)}>
      <DocumentTitle page={t('reading.resources.title')} />
      <h1 id="page-title" tabIndex={-1}>
        {t('reading.resources.title')}
      </h1>
      <Lead>{t('reading.resources.lead')}</Lead>
      <p className={styles.goOn}>
        <Link to="/search">
          <Search aria-hidden="true" />
          {t('reading.resources.search')}
        </Link>
      </p>
      {page && (
        <p className={styles.goOn}>
          <Link to={toAddress(page.slug)}>
            {t('reading.resources.goOn', { title: page.title })}
            <ArrowRight aria-hidden="true" />
          </Link>
        </p>
      )}
      <div className={styles.shelf}>
        <ul>
          {library.chapters.map((chapter) => (
            <li key={chapter.id}>
              <ChapterCard chapter={chapter} readSlugs={readSlugs} />
            </li>
          ))}
          <li>
            <LinkCard
              to={exercisesAddress}
              title={t('reading.resources.exercises.title')}
              text={t('reading.resources.exercises.text')}
              art="ten"
              accent="s4"
            />
          </li>
        </ul>
        <EmergencyHelp library={library} />
      </div>
      <p className={`note ${styles.kept}`}>
        {isShared ? t('reading.resources.notRemembered') : t('reading.resources.remembered')}
      </p>
    </Container>
  );
}
