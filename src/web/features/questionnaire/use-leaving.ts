import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useHref, useLocation } from 'react-router-dom';
import { markAssessment } from '#api/device/marks.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { assessmentLeft, assessmentShown, selectExit } from './exit-slice.ts';

/**
 * While a questionnaire is shown: the flag that makes links ask first, the mark on the device, the browser's
 * warning before it unloads, and the intro as the place where the browser's Back leads.
 */
export function useLeaving({ id, routes }: Instrument): void {
  const dispatch = useDispatch();
  const { inAssessment } = useSelector(selectExit);
  const intro = useHref(routes.intro);
  const here = useHref(useLocation());

  useEffect(() => {
    insertHistoryEntry(intro, here);
    markAssessment(id);
    dispatch(assessmentShown(id));
    return () => {
      dispatch(assessmentLeft());
    };
  }, [dispatch, id, intro, here]);

  useEffect(() => {
    if (!inAssessment) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [inAssessment]);
}

/**
 * Makes the intro the browser's previous entry, from wherever the person came (a link, a typed address, the
 * login page). Back is then an ordinary step that needs no blocking, however often or fast it is pressed.
 * The entry remembers that this was done, so a reload or Forward does not do it twice.
 */
function insertHistoryEntry(intro: string, here: string): void {
  const { history, location } = window;
  // A router in memory (stories, tests) has nothing to do with the browser's history.
  if (location.pathname + location.search + location.hash !== here) return;
  const entry = (history.state ?? {}) as { idx?: number; key?: string; overIntro?: boolean };
  if (entry.overIntro) return;
  history.replaceState({ ...entry, key: `${entry.key ?? 'default'}-intro` }, '', intro);
  history.pushState({ ...entry, idx: (entry.idx ?? 0) + 1, overIntro: true }, '', here);
}
