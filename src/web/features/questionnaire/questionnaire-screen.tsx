import { lazy, Suspense, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useIsConsentWithdrawn } from '#api/consent-api.ts';
import { clearMark } from '#api/device/marks.ts';
import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { loadOutbox } from '#api/outbox/load.ts';
import { useCurrentProgress } from '#api/person-api.ts';
import { selectSession } from '#api/session.ts';
import { listCompleted } from '#contract/wire/progress.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { getDone, isOpen, getNeeds, type SectionInSet } from '#domain/progress/opening.ts';
import { Loader } from '#ui/loader/loader.tsx';
import { Wrap } from '#ui/page/page.tsx';
import { Engine } from './engine.tsx';
import { disarmed } from './exit-slice.ts';
import { LazyConsentRedirect, LazyRedirect } from './lazy-parts.tsx';
import { isPlain } from './plain.ts';
import { screenMessages } from './screen-messages.ts';

export { loadPairs } from './lazy-pair-card.tsx';

/** Fetches the engine with all that an instrument can ask for. */
const loadRich = async () => ({ default: (await import('./rich-engine.tsx')).RichEngine });
const RichEngine = lazy(loadRich);

interface Props {
  instrument: Instrument;
  /** All sections in their order: they decide whether this one is open. */
  sections: readonly SectionInSet[];
  /** Fetches what comes after the answers, so that it is there when the line is not; called more than once. */
  fetchAhead?: () => Promise<unknown>;
}

/**
 * The questionnaire of any instrument. The address must name its section id, whatever the letter case,
 * and a person must be logged in; else the screen says so and leads away.
 */
export function QuestionnaireScreen({ instrument, ...more }: Props) {
  const { sectionId } = useParams();
  const session = useSelector(selectSession);
  // The person who began stays the owner of these answers, also when the session ends meanwhile.
  const [userid] = useState(session?.userid);
  if (userid === undefined)
    return <LazyRedirect tone="error" text={instrument.messages.missingSession} to="/login" />;
  if (sectionId?.toLowerCase() !== instrument.id.toLowerCase())
    return <LazyRedirect tone="error" text={screenMessages.invalidSection} to="/dashboard" />;
  return <InOrder key={instrument.id} instrument={instrument} userid={userid} {...more} />;
}

/**
 * Lets nobody answer out of order. A plain questionnaire is there at once, and goes again when the server says that it
 * is locked; what was answered meanwhile stays. Answers that wait on this phone open what comes after them. When the progress call fails the person may answer: the server decides.
 */
function InOrder({ instrument, sections, userid, fetchAhead }: Props & { userid: string }) {
  const [admitted, setAdmitted] = useState(false);
  const isStopped = useIsConsentWithdrawn(userid);
  const { data, isError, isFresh } = useCurrentProgress(userid);
  /** Sections whose answers wait on this phone; null while nobody has looked. */
  const [here, setHere] = useState<readonly string[] | null>(null);
  const needs = getNeeds(sections);
  const unlocked =
    data &&
    isOpen(
      instrument.id,
      needs,
      getDone(needs, [...listCompleted([...needs.keys()], data), ...(here ?? [])]),
    );
  const plain = isPlain(instrument);
  useEffect(() => {
    // While the progress call is under way; a failure shows when the part itself is needed.
    if (!plain) loadRich().catch(() => undefined);
  }, [plain]);
  // Once it was open, no later answer of the server may take the questions away.
  if (!admitted && (unlocked || isError)) setAdmitted(true);
  // An answer from before this screen may be out of date: only a new one may say 'locked'.
  const locked = !admitted && data && !unlocked && isFresh;
  const asksPhone = locked && here === null && countQueuedAnswers() > 0;
  useEffect(() => {
    if (!asksPhone) return;
    const look = async () => (await (await loadOutbox()).readQueue(userid)).completed;
    look().then(setHere, () => setHere([]));
  }, [asksPhone, userid]);
  // What was answered meanwhile is in the draft.
  if (isStopped) return <LazyConsentRedirect instrument={instrument} />;
  if (locked && !asksPhone) return <Locked id={instrument.id} />;
  const asked = { instrument, userid, fetchAhead };
  if (plain) return <Engine {...asked} />;
  const opening = (
    <Wrap>
      <title>{`${instrument.title} · ${screenMessages.product}`}</title>
      <Loader text={screenMessages.loading} />
    </Wrap>
  );
  if (!admitted) return opening;
  return (
    <Suspense fallback={opening}>
      <RichEngine {...asked} Engine={Engine} />
    </Suspense>
  );
}

/** Says so and leads away. Nothing is under way here any more. */
function Locked({ id }: { id: string }) {
  const dispatch = useDispatch();
  useEffect(() => {
    clearMark(id);
    dispatch(disarmed());
  }, [dispatch, id]);
  return <LazyRedirect tone="info" text={screenMessages.locked} to="/dashboard" />;
}
