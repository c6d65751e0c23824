import type { Instrument } from '#domain/instrument/instrument.ts';
import { compareInstruments } from '../../../source/compare/comparison.ts';
import { DataTable } from '../table/data-table.tsx';
import { messages } from './messages.ts';

const { published: labels } = messages;

/** Props of `PublishedComparison`. */
export interface PublishedComparisonProps {
  /** The newest published version, if there is one. */
  readonly published: Instrument | undefined;
  readonly current: Instrument;
}

/** The changes since the newest published version, and the version that they require. */
export function PublishedComparison({ published, current }: PublishedComparisonProps) {
  return (
    <section>
      <h3>{labels.title}</h3>
      {published ? <Changes published={published} current={current} /> : <p>{labels.none}</p>}
    </section>
  );
}

function Changes({ published, current }: { published: Instrument; current: Instrument }) {
  const { size, changes, verdict } = compareInstruments(published, current);
  if (size === 'none') return <p>{labels.same(published.version)}</p>;
  return (
    <>
      <p>{verdict}</p>
      <DataTable
        caption={labels.caption}
        hidesCaption
        head={labels.head}
        rows={changes.map(({ what, before, after }, at) => ({ id: `${at}`, cells: [what, before, after] }))}
      />
    </>
  );
}
