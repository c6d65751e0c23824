import type { ReactNode } from 'react';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { areas } from '../../../source/compare/change.ts';
import { compareInstruments } from '../../../source/compare/comparison.ts';
import { DataTable } from '../table/data-table.tsx';
import { DiffText } from './diff-text.tsx';
import { messages } from './messages.ts';

/** Props of `SideBySide`. */
export interface SideBySideProps {
  readonly before: Instrument;
  readonly after: Instrument;
  /** Renders more on a changed line, such as its comments. */
  renderLine?: ((line: string) => ReactNode) | undefined;
}

/** All differences of two versions by area, with the version that each area requires. */
export function SideBySide({ before, after, renderLine }: SideBySideProps) {
  const { verdict, changes } = compareInstruments(before, after);
  if (changes.length === 0) return <p>{messages.same}</p>;
  const parts = areas
    .map((area) => ({ area, of: changes.filter((change) => change.area === area) }))
    .filter(({ of: areaChanges }) => areaChanges.length > 0);
  return (
    <>
      <p>{verdict}</p>
      <p className="note">{messages.legend}</p>
      {parts.map(({ area, of: areaChanges }) => (
        <section key={area}>
          <h3>{messages.parts[area].name}</h3>
          <p className="note">{messages.parts[area].asks}</p>
          <DataTable
            caption={messages.parts[area].name}
            hidesCaption
            head={renderLine ? [...messages.head, messages.comments] : messages.head}
            rows={areaChanges.map(({ what, before: old, after: updated }, at) => ({
              id: `${at}`,
              cells: [
                what,
                <DiffText key="before" before={old} after={updated} side="before" />,
                <DiffText key="after" before={old} after={updated} side="after" />,
                ...(renderLine ? [renderLine(what)] : []),
              ],
            }))}
          />
        </section>
      ))}
    </>
  );
}
