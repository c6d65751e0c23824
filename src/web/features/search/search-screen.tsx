import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '#api/session.ts';
import type { SearchPage } from '#domain/search/search-page.ts';
import { type SearchResult, searchPages } from '#domain/search/search-pages.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Lead, Container } from '#ui/page/page.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { readLastQuery, saveLastQuery } from './last-query.ts';
import styles from './search.module.css';
import { SearchResults } from './search-results.tsx';
import { DocumentTitle } from '#web-language/document-title.tsx';

/** Props of `SearchScreen`. */
export interface SearchScreenProps {
  /** Loads the search index of a language. */
  loadIndex(language: string): Promise<readonly SearchPage[]>;
}

/** The search of a query: its results, or that the index did not load. */
interface FinishedSearch {
  readonly query: string;
  readonly results: readonly SearchResult[] | null;
}

/** Searches the texts of pages on the device. The query is neither sent, nor stored, nor part of an address. */
export function SearchScreen({ loadIndex }: SearchScreenProps) {
  const { t, language } = useTranslation();
  const userid = useSelector(selectSession)?.userid ?? null;
  const [submission, setSubmission] = useState({ query: readLastQuery(userid), number: 0 });
  const [finished, setFinished] = useState<FinishedSearch | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { query } = submission;
    if (query === '') return;
    let isCancelled = false;
    const search = async () => {
      setBusy(true);
      const index = await loadIndex(language).catch(() => null);
      if (isCancelled) return;
      const visible = index?.filter(({ isPublic }) => isPublic || userid !== null);
      setFinished({ query, results: visible ? searchPages(visible, query) : null });
      setBusy(false);
    };
    void search();
    return () => {
      isCancelled = true;
    };
  }, [submission, language, userid, loadIndex]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    saveLastQuery(userid, typed);
    setFinished(null);
    setSubmission({ query: typed, number: submission.number + 1 });
    if (typed === '') input.current?.focus();
  }

  return (
    <Container className={styles.page}>
      <DocumentTitle page={t('search.title')} />
      <h1 id="page-title" tabIndex={-1}>
        {t('search.title')}
      </h1>
      <Lead>{t('search.lead')}</Lead>
      {/* The input has no name, so that its text is not part of an address if the form is sent before hydration. */}
      <form role="search" className={styles.form} onSubmit={submit}>
        <TextField
          ref={input}
          type="search"
          label={t('search.label')}
          defaultValue={submission.query}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => void loadIndex(language).catch(() => undefined)}
        />
        <Button type="submit" loading={busy} loadingLabel={t('search.loading')}>
          {t('search.submit')}
        </Button>
      </form>
      {userid === null && <p className="note">{t('search.publicOnly')}</p>}
      {finished?.results === null && <p role="alert">{t('search.failed')}</p>}
      {finished?.results && (
        <SearchResults key={finished.query} results={finished.results} takesFocus={submission.number > 0} />
      )}
    </Container>
  );
}
