import { endsOfRow } from '#domain/answers/codes.ts';
import type { Instrument, Scale } from '#domain/instrument/instrument.ts';
import { isQuestion } from '#domain/instrument/questions.ts';
import { descriptionList, table, text } from '#domain/printed/html.ts';

/** Renders the scales with the labels and values of their codes. */
export function renderScales(instrument: Instrument): string {
  const own = instrument.items.some((item) => isQuestion(item) && item.scale === undefined);
  return [
    ...(own ? [scaleIn('usual scale', instrument.scale)] : []),
    ...Object.entries(instrument.scales ?? {}).map(([name, scale]) => scaleIn(name, scale)),
  ].join('');
}

function scaleIn(name: string, scale: Scale): string {
  const title = `<h4>${text(name)}</h4>\n`;
  switch (scale.kind) {
    case 'choice':
      return (
        title +
        table(
          'One of these',
          ['Code', 'Answer', 'Counts'],
          scale.options.map(({ code, label, value = code }) => [text(code), text(label), text(value)]),
        )
      );
    case 'several':
      return (
        title +
        table(
          'Any of these: a column of 0 and 1 for each',
          ['Code', 'Answer', 'Counts'],
          scale.options.map(({ code, label, value = 1, alone }) => [
            text(code),
            text(alone ? `${label} (alone)` : label),
            text(value),
          ]),
        )
      );
    case 'bipolar':
      return (
        title +
        table(
          'A place between two statements',
          ['Code', 'Place', 'Steps from the middle'],
          scale.positions.map(({ code, label, position }) => [
            text(code),
            text(label),
            `${Math.abs(position)} to the ${position < 0 ? 'left' : 'right'}`,
          ]),
        )
      );
    case 'number':
      return (
        title +
        descriptionList([
          ['Whole number', `${scale.min} to ${scale.max}${scale.unit ? ` ${scale.unit}` : ''}`],
        ])
      );
    default: {
      const { min, max } = endsOfRow(scale);
      return title + descriptionList([['Whole number', `${min} (${scale.low}) to ${max} (${scale.high})`]]);
    }
  }
}
