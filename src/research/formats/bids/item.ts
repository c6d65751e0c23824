import type { Instrument } from '#domain/instrument/instrument.ts';
import { type Question, getScale } from '#domain/instrument/questions.ts';
import type { Fraction } from '#domain/scoring/fraction.ts';
import { computeScaleRange } from '#domain/scoring/item-values.ts';
import { listNotApplicableCodes } from '#domain/scoring/not-applicable.ts';
import type { Column } from '#domain/tables/table.ts';

/** The data of an item that is needed to compute scores. */
export function describeItem(instrument: Instrument, question: Question, { option }: Column) {
  const scale = getScale(instrument, question);
  const { low, high } = computeScaleRange(scale);
  const left = listNotApplicableCodes(scale);
  return {
    Item: question.id,
    Scale: scale.kind,
    ...(option === undefined ? {} : { Option: option }),
    ...('options' in scale || 'positions' in scale ? { Values: listValues(scale) } : {}),
    Lowest: toNumber(low),
    Highest: toNumber(high),
    Reverse: question.reverse ?? false,
    ...(question.showWhen === undefined ? {} : { ShowWhen: question.showWhen }),
    ...(question.hiddenValue === undefined ? {} : { HiddenValue: question.hiddenValue }),
    ...(left.length > 0 ? { NotApplicable: left } : {}),
    ...(question.unscored ? { Unscored: true } : {}),
  };
}

/** The value of each code before reversal. */
function listValues(scale: ReturnType<typeof getScale>): Record<string, number> {
  if (scale.kind === 'choice')
    return Object.fromEntries(
      scale.options.flatMap(({ code, value = code, notApplicable }) =>
        notApplicable ? [] : [[code, value]],
      ),
    );
  if (scale.kind === 'several')
    return Object.fromEntries(scale.options.map(({ code, value = 1 }) => [code, value]));
  if (scale.kind === 'bipolar') return Object.fromEntries(scale.positions.map(({ code }) => [code, code]));
  return {};
}

const toNumber = ({ over, under }: Fraction) => over / under;
