import { lazy, Suspense, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useIsConsentWithdrawn } from '#api/consent-api.ts';
import { clearAssessmentMark } from '#api/device/assessment-marks.ts';
import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { loadOutbox } from '#api/outbox/load-outbox.ts';
import { useCurrentProgress } from '#api/person-api.ts';
import { selectSession } from '#api/session.ts';
import { listPreAccountSections, listCompletedSections } from '#contract/wire/progress.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import {
  getDoneSections,
  isSectionUnlocked,
  getPrerequisites,
  type SectionInSet,
  withPreAccountSections,
} from '#domain/progress/section-unlocking.ts';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { Container } from '#ui/page/page.tsx';
import { Engine } from './engine.tsx';
import { disarmed } from './exit-slice.ts';
import { LazyConsentRedirect, LazyRedirect } from './lazy-parts.tsx';
import { hasOnlyPlainItems } from './is-plain.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { DocumentTitle } from '#web-language/document-title.tsx';

// For questions without an account. A module shared by lazy chunks would become a chunk itself.
export { isAutoAdvanceOn, setAutoAdvance } from '#api/device/preferences.ts';
export { getFixedPosition } from '#domain/answers/question-position.ts';
export { hasOnlyPlainItems } from './is-plain.ts';
export { preloadPairCard } from './lazy-pair-card.tsx';
export { Question, QuestionPage } from './question.tsx';
export { useUnloadWarning } from './use-leave-guard.ts';

/** Imports the engine for instruments that are not plain. */
export const loadRichEngine = async () => ({ default: (await import('./rich-engine.tsx')).RichEngine });
const RichEngine = lazy(loadRichEngine);

interface Props {
  instrument: Instrument;
  /** Sections in reading order, which decide whether this one is unlocked. */
  sections: readonly SectionInSet[];
  /** Prefetches the feedback screen, so that it works offline. Called more than once. */
  fetchAhead?: () => Promise<unknown>;
}

/**
 * The questionnaire of an instrument. Redirects with a message if the section id in the URL does not match
 * (case-insensitive) or there is no session.
 */
export function QuestionnaireScreen({ instrument, ...rest }: Props) {
  const { t } = useTranslation();
  const { sectionId } = useParams();
  const session = useSelector(selectSession);
  // The user who started remains the owner of the answers, even if the session ends.
  const [userid] = useState(session?.userid);
  if (userid === undefined)
    return <LazyRedirect status="error" text={instrument.messages.missingSession} to="/login" />;
  if (sectionId?.toLowerCase() !== instrument.id.toLowerCase())
    return <LazyRedirect status="error" text={t('questionnaire.invalidSection')} to="/dashboard" />;
  return <UnlockGate key={instrument.id} instrument={instrument} userid={userid} {...rest} />;
}

/**
 * Enforces the reading order. A plain questionnaire renders immediately and is removed if the server reports that it
 * is locked; answers remain in the draft. Queued answers unlock later sections. If the request for progress fails,
 * the user may answer: the server decides.
 */
function UnlockGate({ instrument, sections, userid, fetchAhead }: Props & { userid: string }) {
  const { t } = useTranslation();
  const [wasUnlocked, setWasUnlocked] = useState(false);
  const isStopped = useIsConsentWithdrawn(userid);
  const { data, isError, isFresh } = useCurrentProgress(userid);
  /** Sections with queued answers; null before the queue is read. */
  const [queuedIds, setQueuedIds] = useState<readonly string[] | null>(null);
  const needs = getPrerequisites(sections);
  const isUnlocked =
    data &&
    isSectionUnlocked(
      instrument.id,
      needs,
      withPreAccountSections(
        needs,
        getDoneSections(needs, [...listCompletedSections([...needs.keys()], data), ...(queuedIds ?? [])]),
        listPreAccountSections(data),
      ),
    );
  const isPlainInstrument = hasOnlyPlainItems(instrument);
  useEffect(() => {
    // Prefetched during the request for progress; a failure is reported when the component is rendered.
    if (!isPlainInstrument) loadRichEngine().catch(() => undefined);
  }, [isPlainInstrument]);
  // Once unlocked, a later response does not remove the questions.
  if (!wasUnlocked && (isUnlocked || isError)) setWasUnlocked(true);
  // A cached response may be outdated, so only a new one may lock the section.
  const isLocked = !wasUnlocked && data && !isUnlocked && isFresh;
  const needsQueue = isLocked && queuedIds === null && countQueuedAnswers() > 0;
  useEffect(() => {
    if (!needsQueue) return;
    const readCompleted = async () => (await (await loadOutbox()).readQueue(userid)).completed;
    readCompleted().then(setQueuedIds, () => setQueuedIds([]));
  }, [needsQueue, userid]);
  // Answers remain in the draft.
  if (isStopped) return <LazyConsentRedirect instrument={instrument} />;
  if (isLocked && !needsQueue) return <LockedRedirect id={instrument.id} />;
  const engineProps = { instrument, userid, fetchAhead };
  if (isPlainInstrument) return <Engine {...engineProps} />;
  const loader = (
    <Container>
      <DocumentTitle page={instrument.title} />
      <Spinner label={t('questionnaire.loading')} />
    </Container>
  );
  if (!wasUnlocked) return loader;
  return (
    <Suspense fallback={loader}>
      <RichEngine instrument={instrument}>
        {(extras) => <Engine {...engineProps} extras={extras} />}
      </RichEngine>
    </Suspense>
  );
}

/** Redirects to the dashboard with a message, and resets the state of the assessment. */
function LockedRedirect({ id }: { id: string }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  useEffect(() => {
    clearAssessmentMark(id);
    dispatch(disarmed());
  }, [dispatch, id]);
  return <LazyRedirect status="info" text={t('questionnaire.locked')} to="/dashboard" />;
}
