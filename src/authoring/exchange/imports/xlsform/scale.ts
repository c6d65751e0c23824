import type { ForeignOption, ScaleImport } from '../foreign-form.ts';
import {
  createDateScale,
  createNumberScale,
  createRangeScale,
  createTextScale,
  endLabels,
  textLengths,
} from '../range-scale.ts';
import type { ImportRow } from '../table-rows.ts';

/** Options by the name of their list or file. */
export type OptionLists = ReadonlyMap<string, readonly ForeignOption[]>;

/** Imports the scale of an XLSForm question. */
export function parseQuestionScale(row: ImportRow, lists: OptionLists): ScaleImport {
  const [kind = '', list = '', more = ''] = row
    .getCell('type')
    .trim()
    .replace(/^select[ _]+(one|multiple)[ _]+from[ _]+file\b/i, 'select_$1_from_file')
    .replace(/^(?:add )?select (one|multiple|all)(?:\s+(?:of|that apply))?(?: from)?\b/i, 'select_$1')
    .replace(/^select_all\b/, 'select_multiple')
    .split(/\s+/);
  switch (kind.toLowerCase()) {
    case 'select_one':
    case 'select_multiple':
      return createOptionScale(
        kind,
        lists.get(list),
        `at least two options under "${list}" on the sheet "choices"`,
        more,
      );
    case 'select_one_from_file':
    case 'select_multiple_from_file':
      return createOptionScale(
        kind,
        lists.get(list),
        `the options in a file. Put "${list}" with the columns "name" and "label" into the folder of the form, at most 99 rows`,
        more,
      );
    case 'select_one_external':
      return { why: 'options on the sheet "choices"' };
    case 'acknowledge':
    case 'trigger':
      return { why: 'a question with answers; an acknowledgement is a screen' };
    case 'rank':
      return { why: 'one answer; a ranking is not asked' };
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
    case 'text':
      return {
        scale: createTextScale(
          undefined,
          row.getCell('appearance').includes('multiline') ? textLengths.paragraph : textLengths.line,
        ),
      };
    case 'date':
      return { scale: createDateScale() };
    case 'time':
      return { scale: { kind: 'time' } };
    case 'range':
      return createRange(row.getCell('parameters'));
    default:
      return { why: 'a question with answers to choose from, a slider or a whole number' };
  }
}

/** More options than codes are refused. */
const maxOptions = 99;

function createOptionScale(
  kind: string,
  options: readonly ForeignOption[] = [],
  why: string,
  more: string,
): ScaleImport {
  if (options.length < 2) return { why };
  if (options.length > maxOptions)
    return { why: `at most ${maxOptions} options; there are ${options.length}` };
  const isOpen = more.toLowerCase() === 'or_other';
  return {
    scale: {
      kind: /^select_one/i.test(kind) ? 'choice' : 'several',
      options: isOpen ? [...options, { raw: 'other', label: 'Other' }] : options,
    },
    ...(isOpen && { otherText: 'Other' }),
  };
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
  const scale = createRangeScale(start, end, endLabels.low, endLabels.high, step);
  if (scale) return { scale };
  const changes = `a line from 0 to 100 in place of ${start} to ${end} by ${step}`;
  return { scale: { kind: 'analogue', ...endLabels }, changes };
}
