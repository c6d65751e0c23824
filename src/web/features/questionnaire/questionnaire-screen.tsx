import { lazy, Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useProgressQuery } from '#api/section-api.ts';
import { selectSession } from '#api/session.ts';
import { takenOf } from '#contract/wire/progress.ts';
import { isStraight } from '#domain/answers/place.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { activeOf, type SectionInSet } from '#domain/progress/opening.ts';
import { standingOf } from '#domain/progress/standing.ts';
import { Loader } from '#ui/loader/loader.tsx';
import { Wrap } from '#ui/page/page.tsx';
import { Engine } from './engine.tsx';
import { fetchCards } from './late-cards.tsx';
import { LateTurnAway } from './late-parts.tsx';
import { strings } from './strings.ts';

/** Knows the way through instructions, hidden items and shuffled ones. */
const loadBranching = async () => ({ default: (await import('./branching-engine.tsx')).BranchingEngine });
const BranchingEngine = lazy(loadBranching);

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
    return <LateTurnAway tone="error" text={instrument.messages.missingSession} to="/login" />;
  if (sectionId?.toLowerCase() !== instrument.id.toLowerCase())
    return <LateTurnAway tone="error" text={strings.invalidSection} to="/dashboard" />;
  return <InOrder key={instrument.id} instrument={instrument} userid={userid} {...more} />;
}

/** Lets nobody answer out of order. When the progress call fails the person may answer: the server decides. */
function InOrder({ instrument, sections, userid, fetchAhead }: Props & { userid: string }) {
  const [opened] = useState(Date.now);
  const [admitted, setAdmitted] = useState(false);
  const progress = useProgressQuery(userid, { refetchOnMountOrArgChange: true });
  const { data, isError, fulfilledTimeStamp = 0 } = progress;
  const ids = activeOf(sections).map(({ id }) => id);
  const unlocked = data !== undefined && standingOf(sections, takenOf(ids, data)).open.has(instrument.id);
  const straight = isStraight(instrument);
  useEffect(() => {
    // While the progress call is under way; a failure shows when the part itself is needed.
    if (!straight) loadBranching().catch(() => undefined);
    fetchCards(instrument);
  }, [instrument, straight]);
  // Once the questions are there, no later answer of the server may take them away.
  if (!admitted && (unlocked || isError)) setAdmitted(true);
  const opening = (
    <Wrap>
      <title>{`${instrument.title} · ${strings.product}`}</title>
      <Loader text={strings.loading} />
    </Wrap>
  );
  const Questions = straight ? Engine : BranchingEngine;
  if (admitted)
    return (
      <Suspense fallback={opening}>
        <Questions instrument={instrument} userid={userid} fetchAhead={fetchAhead} />
      </Suspense>
    );
  // An answer from before this screen may be out of date: only a new one may say 'locked'.
  if (data && fulfilledTimeStamp >= opened)
    return <LateTurnAway tone="info" text={strings.locked} to="/dashboard" />;
  return opening;
}
