import { Fragment } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectSession } from '#api/session.ts';
import settings from '#compiled/settings.json';
import { InstituteMark } from '#ui/brand/brand.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import { Lead, Container } from '#ui/page/page.tsx';
import { HeroDecoration } from './hero-decoration.tsx';
import { LazyExampleResult } from './lazy-example-result.tsx';
import styles from './hero.module.css';
import { useHome } from './use-home.ts';
import { useContent } from '#web-language/content.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** The top of the home page: institute, title, links, discs, and an example of a result. */
export function Hero() {
  const { title, tagline, lead, facts, fine } = useHome();
  const { t } = useTranslation();
  const isLoggedIn = useSelector(selectSession) !== null;
  return (
    <section className={styles.hero}>
      <Container className={styles.wrap}>
        <div className={styles.top}>
          <p className={styles.institute}>
            <InstituteMark />
            {useContent('settings.json', settings).institute.name}
          </p>
          <p className={styles.tag}>
            {tagline.map((word) => (
              <Fragment key={word}>
                <span>{word}</span>{' '}
              </Fragment>
            ))}
          </p>
          <h1 id="page-title" tabIndex={-1}>
            {title}
          </h1>
          <Lead>{lead}</Lead>
          <div className={styles.act}>
            <Link className={buttonClass('primary')} to={isLoggedIn ? '/dashboard' : '/login'}>
              {isLoggedIn ? t('home.home.dashboard') : t('home.home.login')}
            </Link>
            {settings.trial && !isLoggedIn && (
              <Link className={buttonClass('secondary')} to="/try-now">
                {t('home.home.tryNow')}
              </Link>
            )}
            <Link className={buttonClass(settings.trial ? 'tertiary' : 'secondary')} to="#how">
              {t('home.home.how')}
            </Link>
          </div>
        </div>
        <div className={styles.terms}>
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <p className={styles.fine}>{fine}</p>
        </div>
        <LazyExampleResult />
        <HeroDecoration />
      </Container>
    </section>
  );
}
