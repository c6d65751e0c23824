import type { Instrument } from '#domain/instrument/instrument.ts';
import { compareInstruments } from '../../../source/compare/comparison.ts';
import { DataTable } from '../table/data-table.tsx';
import { messages } from './messages.ts';

const { published: own } = messages;

/** Props of `Published`. */
export interface PublishedProps {
  /** The newest published version, if there is one. */
  readonly published: Instrument | undefined;
  readonly current: Instrument;
}

/** The changes since the newest published version, and the version that they require. */
export function Published({ published, current }: PublishedProps) {
  return (
    <section>
      <h3>{own.title}</h3>
      {published ? <Changes published={published} current={current} /> : <p>{own.none}</p>}
    </section>
  );
}

function Changes({ published, current }: { published: Instrument; current: Instrument }) {
  const { size, changes, verdict } = compareInstruments(published, current);
  if (size === 'none') return <p>{own.same(published.version)}</p>;
  return (
    <>
      <p>{verdict}</p>
      <DataTable
        caption={own.caption}
        hidesCaption
        head={own.head}
        rows={changes.map(({ what, before, after }, at) => ({ id: `${at}`, cells: [what, before, after] }))}
      />
    </>
  );
}
