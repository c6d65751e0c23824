import { getNumericRange } from '#domain/answers/codes.ts';
import type { Instrument, Scale } from '#domain/instrument/instrument.ts';
import { roundFraction } from '#domain/scoring/fraction.ts';
import { computeAnswerValue } from '#domain/scoring/item-values.ts';
import { DataTable } from '../table/data-table.tsx';
import { messages } from './messages.ts';

const labels = messages.scale;

/** The default scale and the named scales. */
export function Scales({ instrument: { scale, scales = {} } }: { instrument: Instrument }) {
  const named = Object.entries(scales).flatMap(([name, one]) => (one ? [{ name, scale: one }] : []));
  return (
    <section>
      <h3>{labels.title}</h3>
      <ScaleTable caption={labels.title} scale={scale} hidesCaption={named.length === 0} />
      {named.map(({ name, scale: one }) => (
        <ScaleTable key={name} caption={labels.named(name)} scale={one} />
      ))}
    </section>
  );
}

interface ScaleTableProps {
  readonly caption: string;
  readonly scale: Scale;
  readonly hidesCaption?: boolean;
}

/** The answers of a scale with label, value and reversed value, or the ends of the scale. */
function ScaleTable({ caption, scale, hidesCaption = false }: ScaleTableProps) {
  switch (scale.kind) {
    case 'choice': {
      const hasValues = scale.options.some(({ value }) => value !== undefined);
      return (
        <DataTable
          caption={caption}
          hidesCaption={hidesCaption}
          head={hasValues ? labels.valuesHead : labels.head}
          rows={scale.options.map(({ code, label }) => ({
            id: String(code),
            cells: [code, label, ...(hasValues ? [getCount(scale, code)] : []), getCount(scale, code, true)],
          }))}
        />
      );
    }
    case 'bipolar':
      return (
        <DataTable
          caption={caption}
          hidesCaption={hidesCaption}
          head={labels.head}
          rows={scale.positions.map(({ code, label }) => ({
            id: String(code),
            cells: [code, label, getCount(scale, code, true)],
          }))}
        />
      );
    case 'several':
      return (
        <DataTable
          caption={caption}
          hidesCaption={hidesCaption}
          head={labels.severalHead}
          rows={scale.options.map(({ code, label, value = 1, alone }) => ({
            id: String(code),
            cells: [code, label, value, alone ? labels.alone : ''],
          }))}
        />
      );
    case 'number':
      return (
        <p>{`${hidesCaption ? '' : `${caption}: `}${labels.number(scale.min, scale.max, scale.unit)}`}</p>
      );
    case 'time':
    case 'duration':
    case 'date':
    case 'text':
      return <p>{`${hidesCaption ? '' : `${caption}: `}${labels.typed[scale.kind]}`}</p>;
    default: {
      const { min, max } = getNumericRange(scale);
      const line = labels[scale.kind](min, max, scale.low, scale.high);
      return <p>{`${hidesCaption ? '' : `${caption}: `}${line}`}</p>;
    }
  }
}

function getCount(scale: Scale, code: number, reverse = false): number | string {
  const value = computeAnswerValue(scale, { id: '', text: '', reverse }, code);
  return value ? roundFraction(value, 3) : '';
}
