import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { loadMessages } from '#web-language/load-messages.ts';
import type { Results, ResultsQuery } from './fetch-results.ts';

const noResults: Results = { byId: {}, help: 'none', helpTime: null };

/**
 * Loads the results of completed sections after the cards are rendered. Returns no results until then and
 * after a failure.
 * @param sectionIds empty until the completed sections are known
 */
export function useResults({ userid, sectionIds, loadInstrument }: ResultsQuery): Results {
  const [results, setResults] = useState(noResults);
  const dispatch = useDispatch();
  const idList = sectionIds.join(' ');
  useEffect(() => {
    if (idList === '') return;
    let isMounted = true;
    const request = Promise.all([import('./fetch-results.ts'), loadMessages(['results'])]).then(
      ([{ fetchResults }]) =>
        fetchResults(dispatch, { userid, sectionIds: idList.split(' '), loadInstrument }),
    );
    request.then(
      (fetched) => isMounted && setResults(fetched),
      // The module or its messages could not be loaded; the cards remain without results.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [dispatch, userid, idList, loadInstrument]);
  return results;
}
