import type { ForeignOption, ScaleImport } from '../foreign-form.ts';
import { endLabels, createNumberScale, createRangeScale } from '../range-scale.ts';
import type { ImportRow } from '../table-rows.ts';

/** Imports the scale of an XLSForm question. */
export function parseQuestionScale(
  row: ImportRow,
  lists: ReadonlyMap<string, readonly ForeignOption[]>,
): ScaleImport {
  const [kind = '', list = '', more = ''] = row
    .getCell('type')
    .replace(/^select (one|multiple)\b/i, 'select_$1')
    .split(/\s+/);
  switch (kind.toLowerCase()) {
    case 'select_one':
    case 'select_multiple': {
      const options = lists.get(list) ?? [];
      if (options.length < 2) return { why: `at least two options under "${list}" on the sheet "choices"` };
      const changes = more === 'or_other' ? 'no free-text answer in addition to the options' : undefined;
      return {
        scale: { kind: kind.toLowerCase() === 'select_one' ? 'choice' : 'several', options },
        changes,
      };
    }
    case 'integer':
    case 'decimal': {
      const [min, max] = parseLimits(row.getCell('constraint'));
      const changes = [
        kind.toLowerCase() === 'decimal' && 'whole numbers in place of decimals',
        (min === undefined || max === undefined) && 'limits that the form does not set',
        min !== undefined && min < 0 && 'no numbers below 0',
      ].filter((change) => change !== false);
      return { scale: createNumberScale(min, max), changes: changes.join('; ') || undefined };
    }
    case 'range':
      return createRange(row.getCell('parameters'));
    default:
      return { why: 'a question with answers to choose from, a slider or a whole number' };
  }
}

/** Parses the limits of a constraint such as ". >= 0 and . <= 7". */
function parseLimits(constraint: string): [number | undefined, number | undefined] {
  const findLimit = (sign: '>' | '<', beyond: number) => {
    const [, equal, number] = new RegExp(`\\.\\s*${sign}(=?)\\s*(-?\\d+)`).exec(constraint) ?? [];
    return number === undefined ? undefined : Number(number) + (equal === '=' ? 0 : beyond);
  };
  return [findLimit('>', 1), findLimit('<', -1)];
}

function createRange(parameters: string): ScaleImport {
  const getParameter = (name: string, usual: number) => {
    const [, number] = new RegExp(`${name}\\s*=\\s*(-?[\\d.]+)`).exec(parameters) ?? [];
    return number === undefined ? usual : Number(number);
  };
  const [start, end, step] = [getParameter('start', 0), getParameter('end', 10), getParameter('step', 1)];
  const scale = step === 1 ? createRangeScale(start, end, endLabels.low, endLabels.high) : undefined;
  if (scale) return { scale };
  const changes = `a line from 0 to 100 in place of ${start} to ${end} by ${step}`;
  return { scale: { kind: 'analogue', ...endLabels }, changes };
}
