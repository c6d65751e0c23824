import { useState } from 'react';
import { saveDraft } from '#api/device/drafts.ts';
import { keys } from '#api/device/storage-keys.ts';
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
   * The number of completed sections; 'down' if the server is unreachable, 'never' if it does not respond, 'unknown' if
   * only the progress fails.
   */
  readonly done: number | 'down' | 'never' | 'unknown';
  /** Ids of the completed sections, if they are not the first ones. */
  readonly completedIds?: readonly string[];
  /** Ids of the sections that were answered only before the registration. */
  readonly beforeAccount?: readonly string[];
  /** Every request fails at first. */
  readonly failsFirst?: boolean;
  /** Ids of sections whose date is not returned, or fails. */
  readonly undated?: { readonly ids: readonly string[]; readonly by: 'never' | 500 };
  /** The responses with results; by default they fail. */
  readonly results?: FakeResponses;
  /** Ids of sections with the help flag in the progress. */
  readonly helpFirst?: readonly string[];
  /** Ids of sections whose answers were just sent from this tab and call for help. */
  readonly sentHelpFirst?: readonly string[];
  /** The times of the completed sections in order, in ISO 8601. */
  readonly times?: readonly string[];
  /** Ids of sections with a draft on this device. */
  readonly draftIds?: readonly string[];
  /** The queued submissions on this device. */
  readonly queued?: readonly QueuedFixture[];
  readonly visitor?: boolean;
  /** The person has stopped the processing of their data. */
  readonly isStopped?: boolean;
}

/** Both dashboards, with the progress from a fake server. */
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
  beforeAccount = [],
  isStopped,
}: DashboardHarnessProps): FakeResponses {
  const failFirst = (answer: FakeResponse) => (failsFirst ? [500, answer] : answer);
  if (done === 'never') return { '': 'never' };
  if (done === 'down') return { '': 0 };
  const records = cards.map(({ id }, position) => ({
    section_id: id,
    totalsum:
      beforeAccount.includes(id) || (done !== 'unknown' && (completedIds?.includes(id) ?? position < done))
        ? '[1]'
        : '',
    ...(beforeAccount.includes(id) && { beforeAccount: true }),
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
