import { useState } from 'react';
import { saveDraft } from '#api/device/drafts.ts';
import { keys } from '#api/device/keys.ts';
import { removeValue } from '#api/device/storage.ts';
import { helpEvaluated } from '#api/help-first.ts';
import type { Instrument, InstrumentCard } from '#domain/instrument/instrument.ts';
import { DashboardScreen } from '#features/dashboard/dashboard-screen.tsx';
import { DashboardStartScreen } from '#features/dashboard/dashboard-start-screen.tsx';
import type { FakeResponse, FakeResponses } from '../fake-server.ts';
import { Harness, userid } from '../harness.tsx';
import { storeSubmissions, type QueuedFixture } from './queued-submissions.ts';
import { stoppedResponses } from './stopped.ts';

export interface DashboardHarnessProps {
  readonly cards: readonly InstrumentCard[];
  readonly path: '/dashboard' | '/dashboard-start';
  /**
   * How many assessments are done; 'down' when the server cannot be reached, 'never' when it does not answer, 'unknown'
   * when the progress call alone fails.
   */
  readonly done: number | 'down' | 'never' | 'unknown';
  /** Section ids of those done, where they are not the first ones. */
  readonly completedIds?: readonly string[];
  /** Every call fails the first time. */
  readonly failsFirst?: boolean;
  /** Section ids whose date is not answered, or cannot be fetched. */
  readonly undated?: { readonly ids: readonly string[]; readonly by: 'never' | 500 };
  /** What the calls about results answer; they fail when left out. */
  readonly results?: FakeResponses;
  /** Sections of which the progress call says that help comes first. */
  readonly helpFirst?: readonly string[];
  /** Sections whose answers were just sent from this tab and call for help. */
  readonly sentHelpFirst?: readonly string[];
  /** When each of those done was taken, in order. ISO 8601. */
  readonly times?: readonly string[];
  /** Section ids with answers on this device. */
  readonly draftIds?: readonly string[];
  /** What waits on this phone to be sent. */
  readonly queued?: readonly QueuedFixture[];
  readonly visitor?: boolean;
  /** The person has stopped the use of their data. */
  readonly isStopped?: boolean;
}

/** Both dashboards, with a server that knows how far the person has come. */
export function DashboardHarness(props: DashboardHarnessProps) {
  const { cards, path, draftIds = [], sentHelpFirst = [], queued = [], visitor } = props;
  const [loadInstrument] = useState(
    () => async (id: string) => cards.find((card) => card.id === id) as Instrument,
  );
  return (
    <Harness
      visitor={visitor}
      answers={createResponses(props)}
      screens={{
        '/dashboard': <DashboardScreen cards={cards} loadInstrument={loadInstrument} />,
        '/dashboard-start': <DashboardStartScreen cards={cards} />,
      }}
      entries={[path]}
      before={(store) => {
        saveDrafts(cards, draftIds);
        storeSubmissions(queued);
        for (const sectionId of sentHelpFirst)
          store.dispatch(helpEvaluated({ userid, sectionId, isHelpFirst: true }));
      }}
    />
  );
}

function saveDrafts(cards: readonly InstrumentCard[], draftIds: readonly string[]) {
  for (const { id } of cards) removeValue(keys.drafts, id);
  const savedAt = new Date().toISOString();
  for (const { id, items = [null, null], version } of cards as readonly Partial<Instrument>[]) {
    if (!id || !draftIds.includes(id)) continue;
    const options = items.map((_, nth) => (nth === 0 ? 1 : null));
    saveDraft(id, userid, {
      index: 1,
      options,
      major: Number.parseInt(version ?? '1'),
      key: 'made-up',
      savedAt,
    });
  }
}

function createResponses({
  cards,
  done,
  times = [],
  failsFirst,
  undated,
  results,
  helpFirst = [],
  completedIds,
  isStopped,
}: DashboardHarnessProps): FakeResponses {
  const failFirst = (answer: FakeResponse) => (failsFirst ? [500, answer] : answer);
  if (done === 'never') return { '': 'never' };
  if (done === 'down') return { '': 0 };
  const records = cards.map(({ id }, position) => ({
    section_id: id,
    totalsum: done !== 'unknown' && (completedIds?.includes(id) ?? position < done) ? '[1]' : '',
    ...(helpFirst.includes(id) ? { helpFirst: true } : {}),
  }));
  const attempts = cards.map(({ id }, position) => {
    const body = times.slice(position, position + 1).map((time) => ({ time }));
    return [`/report/${id}/`, undated?.ids.includes(id) ? undated.by : failFirst({ body })] as const;
  });
  return {
    '/progress/': done === 'unknown' ? 500 : failFirst({ body: records }),
    ...Object.fromEntries(attempts),
    ...(isStopped && stoppedResponses),
    ...results,
  };
}
