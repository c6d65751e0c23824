import { lazy, Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useProgressQuery } from '#api/section-api.ts';
import { selectSession } from '#api/session.ts';
import { takenOf } from '#contract/wire/progress.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { doneOf, isOpen, needsOf, type SectionInSet } from '#domain/progress/opening.ts';
import { Loader } from '#ui/loader/loader.tsx';
import { Wrap } from '#ui/page/page.tsx';
import { Engine } from './engine.tsx';
import { LateTurnAway } from './late-parts.tsx';
import { isPlain } from './plain.ts';
import { loadPairCard } from './question.tsx';
import { strings } from './strings.ts';

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
  const needs = needsOf(sections);
  const unlocked = data && isOpen(instrument.id, needs, doneOf(needs, takenOf([...needs.keys()], data)));
  const plain = isPlain(instrument);
  useEffect(() => {
    // While the progress call is under way; a failure shows when the part itself is needed.
    if (!plain) loadRich().catch(() => undefined);
    if (instrument.items.some((item) => 'left' in item)) loadPairCard().catch(() => undefined);
  }, [instrument, plain]);
  // Once the questions are there, no later answer of the server may take them away.
  if (!admitted && (unlocked || isError)) setAdmitted(true);
  const opening = (
    <Wrap>
      <title>{`${instrument.title} · ${strings.product}`}</title>
      <Loader text={strings.loading} />
    </Wrap>
  );
  const asked = { instrument, userid, fetchAhead };
  if (admitted && plain) return <Engine {...asked} />;
  if (admitted)
    return (
      <Suspense fallback={opening}>
        <RichEngine {...asked} Engine={Engine} />
      </Suspense>
    );
  // An answer from before this screen may be out of date: only a new one may say 'locked'.
  if (data && fulfilledTimeStamp >= opened)
    return <LateTurnAway tone="info" text={strings.locked} to="/dashboard" />;
  return opening;
}
