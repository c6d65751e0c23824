import type { Instrument, Scale } from '#domain/instrument/instrument.ts';
import { type InstrumentChange, diffValue, pairByName } from './change.ts';

const kinds: Readonly<Record<Scale['kind'], string>> = {
  choice: 'a list of options',
  bipolar: 'a slider between two statements',
  rating: 'a row of numbers',
  analogue: 'a line',
  number: 'a number that is typed',
  several: 'several of a list',
  time: 'a clock time',
  duration: 'hours and minutes',
  date: 'a date',
  text: 'a text',
};

/** Compares the scales: added, removed, changed in kind, labels, values or ends. */
export function compareScales(before: Instrument, after: Instrument): InstrumentChange[] {
  return pairByName(listNamedScales(before), listNamedScales(after), ({ name }) => name).flatMap(
    ({ name, old, updated }) => {
      const of = name === '' ? '' : ` of scale "${name}"`;
      return old && updated
        ? compareScale(of, old.scale, updated.scale)
        : diffValue(
            'scale',
            `Scale "${name}"`,
            old && kinds[old.scale.kind],
            updated && kinds[updated.scale.kind],
          );
    },
  );
}

function compareScale(of: string, before: Scale, after: Scale): InstrumentChange[] {
  const [old, updated] = [listScaleAnswers(before), listScaleAnswers(after)];
  const filterCommon = (list: readonly ScaleAnswer[], others: readonly ScaleAnswer[]) =>
    list.map(({ name }) => name).filter((name) => others.some((other) => other.name === name));
  return [
    ...diffValue('scale', `Kind of scale${of}`, kinds[before.kind], kinds[after.kind]),
    ...pairByName(old, updated, ({ name }) => name).flatMap(({ name, old: one, updated: other }) => {
      const what = `Answer ${name}${of}`;
      return [
        ...diffValue('scale', what, one?.label, other?.label),
        ...diffValue(hasWords(before) ? 'scale' : 'texts', `${what}, words`, one?.words, other?.words),
        ...(one && other ? diffValue('scale', `${what}, counts`, one.value, other.value) : []),
        ...(one && other
          ? diffValue('scale', `${what}, does not apply`, one.notApplicable, other.notApplicable)
          : []),
        ...(one && other ? diffValue('scale', `${what}, excludes all others`, one.alone, other.alone) : []),
      ];
    }),
    ...diffValue(
      'scale',
      `Order of the answers${of}`,
      filterCommon(old, updated),
      filterCommon(updated, old),
    ),
    ...(['low', 'high', 'min', 'max', 'step', 'maxLength', 'unit'] as const).flatMap((end) =>
      diffValue('scale', `${endNames[end]}${of}`, getEndLabel(before, end), getEndLabel(after, end)),
    ),
  ];
}

const endNames = {
  low: 'Label of the low end',
  high: 'Label of the high end',
  min: 'Lowest answer',
  max: 'Highest answer',
  step: 'Step',
  maxLength: 'Longest text',
  unit: 'Unit',
} as const;

function getEndLabel(scale: Scale, end: keyof typeof endNames): unknown {
  return new Map<string, unknown>(Object.entries(scale)).get(end);
}

/** Removes the words of positions from scales that had none in an earlier version. */
export function removeAddedPositionWords(instrument: Instrument, published: Instrument): Instrument {
  const strip = (scale: Scale, old: Scale | undefined): Scale =>
    scale.kind === 'bipolar' && old?.kind === 'bipolar' && !hasWords(old)
      ? { ...scale, positions: scale.positions.map(({ words: _, ...position }) => position) }
      : scale;
  const { scale, scales } = instrument;
  return {
    ...instrument,
    scale: strip(scale, published.scale),
    ...(scales && {
      scales: Object.fromEntries(
        Object.entries(scales).map(([name, one]) => [name, strip(one, published.scales?.[name])]),
      ),
    }),
  };
}

const hasWords = (scale: Scale) =>
  scale.kind === 'bipolar' && scale.positions.some(({ words }) => words !== undefined);

interface ScaleAnswer {
  readonly name: string;
  readonly label: string;
  readonly value?: number | undefined;
  readonly alone?: boolean | undefined;
  readonly notApplicable?: boolean | undefined;
  readonly words?: string | undefined;
}

function listScaleAnswers(scale: Scale): readonly ScaleAnswer[] {
  switch (scale.kind) {
    case 'choice':
    case 'several':
      return scale.options.map((option) => ({
        alone: undefined,
        notApplicable: undefined,
        ...option,
        name: `with code ${option.code}`,
      }));
    case 'bipolar':
      return scale.positions.map(({ position, code, label, words }) => ({
        name: `at ${position} with code ${code}`,
        label,
        words,
      }));
    default:
      return [];
  }
}

/** Lists the default scale, with the name '', and the named scales. */
function listNamedScales({
  scale,
  scales = {},
}: Instrument): { readonly name: string; readonly scale: Scale }[] {
  return [{ name: '', scale }, ...Object.entries(scales).map(([name, one]) => ({ name, scale: one }))];
}
