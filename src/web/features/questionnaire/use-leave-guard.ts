import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useHref, useLocation } from 'react-router-dom';
import { markAssessmentOpen } from '#api/device/assessment-marks.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { assessmentLeft, assessmentShown, selectExit } from './exit-slice.ts';

/**
 * Guards a displayed questionnaire: links open the exit dialog, the browser warns before unload, the device marks the
 * assessment, and Back leads to the intro.
 */
export function useLeaveGuard({ id, routes }: Instrument): void {
  const dispatch = useDispatch();
  const { inAssessment } = useSelector(selectExit);
  const intro = useHref(routes.intro);
  const currentHref = useHref(useLocation());

  useEffect(() => {
    insertHistoryEntry(intro, currentHref);
    markAssessmentOpen(id);
    dispatch(assessmentShown(id));
    return () => {
      dispatch(assessmentLeft());
    };
  }, [dispatch, id, intro, currentHref]);

  useUnloadWarning(inAssessment);
}

/** Lets the browser warn before the page is unloaded, while answers could be lost. */
export function useUnloadWarning(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isEnabled]);
}

/**
 * Inserts the intro as the previous history entry, so that Back needs no blocking. A flag in the state of the entry
 * prevents a second insertion after a reload or Forward.
 */
function insertHistoryEntry(intro: string, currentHref: string): void {
  const { history, location } = window;
  // A memory router (stories, tests) does not use the history of the browser.
  if (location.pathname + location.search + location.hash !== currentHref) return;
  const entry = (history.state ?? {}) as { idx?: number; key?: string; overIntro?: boolean };
  if (entry.overIntro) return;
  history.replaceState({ ...entry, key: `${entry.key ?? 'default'}-intro` }, '', intro);
  history.pushState({ ...entry, idx: (entry.idx ?? 0) + 1, overIntro: true }, '', currentHref);
}
