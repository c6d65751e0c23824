import { forgetAllDrafts, saveDraft } from '../../../src/api/device/drafts.ts';
import type { InstrumentCard } from '../../../src/domain/instrument/instrument.ts';
import { DashboardScreen } from '../../../src/features/dashboard/dashboard-screen.tsx';
import { DashboardStartScreen } from '../../../src/features/dashboard/dashboard-start-screen.tsx';
import type { Answers } from '../made-up-server.ts';
import { Stage, userid } from '../stage.tsx';

export interface StageProps {
  readonly cards: readonly InstrumentCard[];
  readonly path: '/dashboard' | '/dashboard-start';
  /** How many assessments are done; 'down' when the server cannot be reached, 'never' when it does not answer. */
  readonly done: number | 'down' | 'never';
  /** When each of those done was taken, in order. ISO 8601. */
  readonly times?: readonly string[];
  /** Section ids with answers on this device. */
  readonly begun?: readonly string[];
  readonly visitor?: boolean;
}

/** Both dashboards, with a server that knows how far the person has come. */
export function DashboardStage(props: StageProps) {
  const { cards, path, begun = [], visitor } = props;
  return (
    <Stage
      visitor={visitor}
      answers={answersOf(props)}
      screens={{
        '/dashboard': <DashboardScreen cards={cards} />,
        '/dashboard-start': <DashboardStartScreen cards={cards} />,
      }}
      entries={[path]}
      before={() => keepDrafts(cards, begun)}
    />
  );
}

function keepDrafts(cards: readonly InstrumentCard[], begun: readonly string[]) {
  forgetAllDrafts(cards.map(({ id }) => id));
  const draft = { index: 1, options: [1, null], major: 1, key: 'made-up', savedAt: new Date().toISOString() };
  for (const id of begun) saveDraft(id, userid, draft);
}

function answersOf({ cards, done, times = [] }: StageProps): Answers {
  if (done === 'never') return { '': 'never' };
  if (done === 'down') return { '': 0 };
  const progress = cards.map(({ id }, position) => ({
    section_id: id,
    totalsum: position < done ? '[1]' : '',
  }));
  const attempts = cards.map(({ id }, position) => {
    const body = times.slice(position, position + 1).map((time) => ({ time }));
    return [`/report/${id}/`, { body }] as const;
  });
  return { '/progress/': { body: progress }, ...Object.fromEntries(attempts) };
}
