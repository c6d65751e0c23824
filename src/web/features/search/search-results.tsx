import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import englishHelp from '#compiled/help-now.json';
import type { SearchResult, Segment } from '#domain/search/search-pages.ts';
import { HelplineBlock } from '#ui/help-block/help-block.tsx';
import { useContent } from '#web-language/content.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from './search.module.css';

/** Results of this number decide whether help numbers come first. */
const resultsForHelp = 3;

/** Props of `SearchResults`. */
export interface SearchResultsProps {
  readonly results: readonly SearchResult[];
  /** Whether the number of results gets the focus, so that it is announced. */
  readonly takesFocus: boolean;
}

/** The number of pages, the help numbers if a page is about hard times or none was found, and the pages. */
export function SearchResults({ results, takesFocus }: SearchResultsProps) {
  const { t } = useTranslation();
  const help = useContent('help-now.json', englishHelp);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const isEmpty = results.length === 0;
  return (
    <section aria-labelledby="search-results">
      <h2 id="search-results" ref={heading} tabIndex={-1}>
        {isEmpty ? t('search.none') : t('search.count', { count: results.length })}
      </h2>
      {isEmpty && (
        <p>
          {t('search.noneHint')} <Link to="/sitemap">{t('search.sitemap.title')}</Link>
        </p>
      )}
      {(isEmpty || results.slice(0, resultsForHelp).some(({ page }) => page.help)) && (
        <HelplineBlock
          title={t('reading.help.title')}
          text={t('reading.help.text')}
          lines={help.lines}
          compact
        />
      )}
      <ol className={styles.results}>
        {results.map(({ page: { address, chapter, language }, title, excerpt }) => (
          <li key={address} lang={language}>
            <h3>
              <Link to={address}>
                <Segments segments={title} />
              </Link>
            </h3>
            {chapter && <p className="note">{chapter}</p>}
            <p>
              <Segments segments={excerpt} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Segments({ segments }: { readonly segments: readonly Segment[] }) {
  // A text has no key of its own, and the list never changes.
  // oxlint-disable-next-line react/no-array-index-key
  return segments.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
