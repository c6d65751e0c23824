import settings from '#compiled/settings.json';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { safetyPlanReview } from '#api/safety-plan.ts';
import { selectSession } from '#api/session.ts';
import { exercisesAddress, toExerciseAddress } from '#domain/exercises/address.ts';
import type { ExerciseCard } from '#domain/exercises/exercise.ts';
import {
  publicScreenAddresses,
  safetyPlanAddress,
  screenAddresses,
} from '#domain/reading-order/addresses.ts';
import type { Library } from '#domain/reading-order/library.ts';
import { toAddress } from '#domain/reading-order/reading-order.ts';
import type { PageTitle } from '#domain/search/search-page.ts';
import { Lead, Container } from '#ui/page/page.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { screenNames } from './screen-names.ts';
import styles from './sitemap.module.css';
import { DocumentTitle } from '#web-language/document-title.tsx';

/** Props of `SitemapScreen`. */
export interface SitemapScreenProps {
  readonly library: Pick<Library, 'chapters'>;
  readonly exercises: readonly Pick<ExerciseCard, 'slug' | 'title' | 'language'>[];
  readonly sitePages: readonly PageTitle[];
}

/** A page, or a group of pages without an address. */
interface Entry extends Omit<PageTitle, 'address'> {
  readonly address?: string;
  readonly children?: readonly Entry[];
}

/** A nested list of all pages that a person can open: without a session the public ones. */
export function SitemapScreen({ library, exercises, sitePages }: SitemapScreenProps) {
  const { t } = useTranslation();
  const isLoggedIn = useSelector(selectSession) !== null;
  const children: Readonly<Record<string, readonly Entry[]>> = {
    [exercisesAddress]: exercises.map(({ slug, ...page }) => ({ ...page, address: toExerciseAddress(slug) })),
    '/resourcesScreen': library.chapters.map(({ title, pages }) => ({
      title,
      children: pages.map(({ slug, ...page }) => ({ ...page, address: toAddress(slug) })),
    })),
  };
  const listScreens = (addresses: readonly string[]) =>
    addresses.filter(isAvailable).flatMap((address): Entry[] => {
      const name = screenNames[address];
      return name ? [{ address, title: t(name), children: children[address] ?? [] }] : [];
    });
  const members = screenAddresses.filter((address) => !publicScreenAddresses.includes(address));
  return (
    <Container className={styles.page}>
      <DocumentTitle page={t('search.sitemap.title')} />
      <h1 id="page-title" tabIndex={-1}>
        {t('search.sitemap.title')}
      </h1>
      <Lead>{t('search.sitemap.lead')}</Lead>
      <nav aria-labelledby="page-title" className={styles.groups}>
        {isLoggedIn && (
          <section>
            <h2>{t('search.sitemap.forMembers')}</h2>
            <Entries entries={listScreens(members)} />
          </section>
        )}
        <section>
          <h2>{t('search.sitemap.forAll')}</h2>
          <Entries entries={[...listScreens(publicScreenAddresses), ...sitePages]} />
        </section>
      </nav>
      {!isLoggedIn && <p className="note">{t('search.sitemap.loginNote')}</p>}
    </Container>
  );
}

/** Whether the settings offer a screen. */
function isAvailable(address: string): boolean {
  if (address === safetyPlanAddress) return safetyPlanReview !== undefined;
  return address !== '/try-now' || settings.trial !== undefined;
}

function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul>
      {entries.map(({ address, title, language, children = [] }) => (
        <li key={address ?? title}>
          {address === undefined ? (
            title
          ) : (
            <Link to={address} lang={language}>
              {title}
            </Link>
          )}
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  );
}
