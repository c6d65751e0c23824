import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ResultsById, ResultsOf } from './fetch-results.ts';

const none: ResultsById = {};

/**
 * What the cards add about finished sections, fetched when the cards are shown already. Until then, and where it cannot
 * be loaded, there is nothing to add.
 * @param sectionIds empty while it is not known which are finished
 */
export function useResults({ userid, sectionIds, loadInstrument }: ResultsOf): ResultsById {
  const [results, setResults] = useState(none);
  const dispatch = useDispatch();
  const finished = sectionIds.join(' ');
  useEffect(() => {
    if (finished === '') return;
    let shown = true;
    const asked = import('./fetch-results.ts').then(({ fetchResults }) =>
      fetchResults(dispatch, { userid, sectionIds: finished.split(' '), loadInstrument }),
    );
    asked.then(
      (fetched) => shown && setResults(fetched),
      // The part did not load: the cards say what they said.
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [dispatch, userid, finished, loadInstrument]);
  return results;
}
