import { codesOf } from '#domain/answers/codes.ts';
import type { Scale } from '#domain/instrument/instrument.ts';
import { DataTable } from '../table/data-table.tsx';
import { words } from './words.ts';

/** Every code of a scale with its words, and what it counts where an item is reversed. */
export function ScaleTable({ scale }: { scale: Scale }) {
  const codes = codesOf(scale);
  const mirror = (codes[0] ?? 0) + (codes.at(-1) ?? 0);
  return (
    <section>
      <h3>{words.scale.title}</h3>
      <DataTable
        caption={words.scale.title}
        hidesCaption
        head={words.scale.head}
        rows={entriesOf(scale).map(({ code, label }) => ({
          id: String(code),
          cells: [code, label, mirror - code],
        }))}
      />
    </section>
  );
}

/** The codes of a scale with their labels, in the order of the file. */
export function entriesOf(scale: Scale): readonly { readonly code: number; readonly label: string }[] {
  if (scale.kind === 'choice' || scale.kind === 'several') return scale.options;
  return scale.kind === 'bipolar' ? scale.positions : [];
}
