import { getNumericRange } from '#domain/answers/codes.ts';
import type { Instrument, Scale } from '#domain/instrument/instrument.ts';
import { isQuestion } from '#domain/instrument/questions.ts';
import { formatDate } from '#domain/tables/format-free.ts';
import { renderDescriptionList, renderTable, escapeHtml } from '#domain/print/html.ts';

/** Renders the scales with the labels and values of their codes. */
export function renderScales(instrument: Instrument): string {
  const own = instrument.items.some((item) => isQuestion(item) && item.scale === undefined);
  return [
    ...(own ? [renderScale('default scale', instrument.scale)] : []),
    ...Object.entries(instrument.scales ?? {}).map(([name, scale]) => renderScale(name, scale)),
  ].join('');
}

function renderScale(name: string, scale: Scale): string {
  const title = `<h4>${escapeHtml(name)}</h4>\n`;
  switch (scale.kind) {
    case 'choice':
      return (
        title +
        renderTable(
          'One choice',
          ['Code', 'Answer', 'Value'],
          scale.options.map(({ code, label, value = code, notApplicable }) => [
            escapeHtml(code),
            escapeHtml(label),
            escapeHtml(notApplicable ? 'none: leaves the score' : value),
          ]),
        )
      );
    case 'several':
      return (
        title +
        renderTable(
          'Several choices: one column of 0 and 1 per option',
          ['Code', 'Answer', 'Value'],
          scale.options.map(({ code, label, value = 1, alone }) => [
            escapeHtml(code),
            escapeHtml(alone ? `${label} (exclusive)` : label),
            escapeHtml(value),
          ]),
        )
      );
    case 'bipolar':
      return (
        title +
        renderTable(
          'Position between two statements',
          ['Code', 'Label', 'Steps from the centre'],
          scale.positions.map(({ code, label, position }) => [
            escapeHtml(code),
            escapeHtml(label),
            `${Math.abs(position)} to the ${position < 0 ? 'left' : 'right'}`,
          ]),
        )
      );
    case 'number':
      return (
        title +
        renderDescriptionList([
          ['Whole number', `${scale.min} to ${scale.max}${scale.unit ? ` ${scale.unit}` : ''}`],
        ])
      );
    case 'time':
      return title + renderDescriptionList([['Clock time', 'minutes after midnight, 0 to 1439']]);
    case 'duration':
      return title + renderDescriptionList([['Duration', `${scale.min} to ${scale.max} minutes`]]);
    case 'date':
      return (
        title +
        renderDescriptionList([
          ['Date', `${formatDate(scale.min)} to ${formatDate(scale.max)}; only in releases that ask for it`],
        ])
      );
    case 'text':
      return (
        title +
        renderDescriptionList([
          ['Text', `up to ${scale.maxLength} characters; only in releases that ask for it`],
        ])
      );
    default: {
      const { min, max } = getNumericRange(scale);
      return (
        title + renderDescriptionList([['Whole number', `${min} (${scale.low}) to ${max} (${scale.high})`]])
      );
    }
  }
}
