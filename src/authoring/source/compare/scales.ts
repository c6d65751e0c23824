import type { Instrument, Scale } from '#domain/instrument/instrument.ts';
import { type Change, changed, paired } from './change.ts';

const kinds: Readonly<Record<Scale['kind'], string>> = {
  choice: 'a list of options',
  bipolar: 'a slider between two statements',
  rating: 'a row of numbers',
  analogue: 'a line from 0 to 100',
  number: 'a number that is typed',
  several: 'several of a list',
};

/** Scales that came or went, that are of another kind, or whose answers read, count or end differently. */
export function scaleChanges(before: Instrument, after: Instrument): Change[] {
  return paired(namedScales(before), namedScales(after), ({ name }) => name).flatMap(
    ({ name, old, fresh }) => {
      const of = name === '' ? '' : ` of scale "${name}"`;
      return old && fresh
        ? oneScale(of, old.scale, fresh.scale)
        : changed('scale', `Scale "${name}"`, old && kinds[old.scale.kind], fresh && kinds[fresh.scale.kind]);
    },
  );
}

function oneScale(of: string, before: Scale, after: Scale): Change[] {
  const [old, fresh] = [answersOf(before), answersOf(after)];
  const stayed = (list: readonly Answer[], others: readonly Answer[]) =>
    list.map(({ name }) => name).filter((name) => others.some((other) => other.name === name));
  return [
    ...changed('scale', `Kind of scale${of}`, kinds[before.kind], kinds[after.kind]),
    ...paired(old, fresh, ({ name }) => name).flatMap(({ name, old: one, fresh: other }) => {
      const what = `Answer ${name}${of}`;
      return [
        ...changed('scale', what, one?.label, other?.label),
        ...(one && other ? changed('scale', `${what}, counts`, one.value, other.value) : []),
        ...(one && other ? changed('scale', `${what}, excludes all others`, one.alone, other.alone) : []),
      ];
    }),
    ...changed('scale', `Order of the answers${of}`, stayed(old, fresh), stayed(fresh, old)),
    ...(['low', 'high', 'min', 'max', 'unit'] as const).flatMap((end) =>
      changed('scale', `${endNames[end]}${of}`, endOf(before, end), endOf(after, end)),
    ),
  ];
}

const endNames = {
  low: 'Words of the low end',
  high: 'Words of the high end',
  min: 'Lowest answer',
  max: 'Highest answer',
  unit: 'Unit',
} as const;

function endOf(scale: Scale, end: keyof typeof endNames): unknown {
  return new Map<string, unknown>(Object.entries(scale)).get(end);
}

interface Answer {
  readonly name: string;
  readonly label: string;
  readonly value?: number | undefined;
  readonly alone?: boolean | undefined;
}

function answersOf(scale: Scale): readonly Answer[] {
  switch (scale.kind) {
    case 'choice':
    case 'several':
      return scale.options.map((option) => ({
        alone: undefined,
        ...option,
        name: `with code ${option.code}`,
      }));
    case 'bipolar':
      return scale.positions.map(({ position, code, label }) => ({
        name: `at ${position} with code ${code}`,
        label,
      }));
    default:
      return [];
  }
}

/** The scale of the questionnaire, without a name, and the named ones. */
function namedScales({ scale, scales = {} }: Instrument): { readonly name: string; readonly scale: Scale }[] {
  return [{ name: '', scale }, ...Object.entries(scales).map(([name, one]) => ({ name, scale: one }))];
}
