import type { Instrument, Report, Score } from '#domain/instrument/instrument.ts';
import { compareBands } from './bands.ts';
import { type InstrumentChange, diffValue, pairByName } from './change.ts';
import { compareFormulas, formatFormula } from './formula.ts';

/** Compares the scores and their reports. */
export function compareScores(before: Instrument, after: Instrument): InstrumentChange[] {
  const order = ({ scores }: Instrument, others: Instrument) =>
    scores.map(({ id }) => id).filter((id) => others.scores.some((score) => score.id === id));
  return [
    ...pairByName(before.scores, after.scores, ({ id }) => id).flatMap(({ name, old, fresh }) =>
      old && fresh
        ? compareScore(old, fresh)
        : diffValue(
            'keys',
            `Score "${name}"`,
            old && formatFormula(old.formula),
            fresh && formatFormula(fresh.formula),
          ),
    ),
    ...diffValue('keys', 'Order of the scores', order(before, after), order(after, before)),
    ...diffValue('keys', 'Order of the numbers in the history', before.history.order, after.history.order),
  ];
}

function compareScore(old: Score, fresh: Score): InstrumentChange[] {
  const name = `"${fresh.title}"`;
  return [
    ...compareFormulas(name, old, fresh),
    ...diffValue('texts', `Title of "${old.id}"`, old.title, fresh.title),
    ...diffValue('texts', `Title of "${old.id}" in the summary`, old.summaryTitle, fresh.summaryTitle),
    ...compareReports(name, old.report, fresh.report),
  ];
}

function compareReports(
  name: string,
  old: Report | undefined,
  fresh: Report | undefined,
): InstrumentChange[] {
  if (!old || !fresh) return diffValue('looks', `${name} is shown`, old !== undefined, fresh !== undefined);
  const levels = [...new Set([...Object.keys(old.levelTexts), ...Object.keys(fresh.levelTexts)])];
  return [
    ...diffValue('looks', `Chart of ${name}`, old.chart, fresh.chart),
    ...diffValue('cuts', `Better end of ${name}`, old.direction, fresh.direction),
    ...diffValue('looks', `Displayed range of ${name}`, getRange(old), getRange(fresh)),
    ...diffValue('looks', `Ticks of ${name}`, old.tickStep, fresh.tickStep),
    ...diffValue('texts', `Note next to the figure of ${name}`, old.figureNote, fresh.figureNote),
    ...diffValue('norms', `Average of ${name}`, old.average, fresh.average),
    ...diffValue('norms', `Reliability of ${name}`, old.reliability, fresh.reliability),
    ...diffValue('norms', `Standard error of ${name}`, old.standardError, fresh.standardError),
    ...compareBands(name, old.bands, fresh.bands),
    ...levels.flatMap((level) => {
      const [a, b] = [old.levelTexts[level], fresh.levelTexts[level]];
      const what = `"${level || 'no level'}" of ${name}`;
      return [
        ...diffValue('texts', `Text at ${what}`, a?.text, b?.text),
        ...diffValue('texts', `Step at ${what}`, a?.step, b?.step),
        ...diffValue('texts', `Further steps at ${what}`, a?.steps, b?.steps),
        ...diffValue('texts', `Reading at ${what}`, a?.reading, b?.reading),
        ...diffValue('texts', `Notes on colours at ${what}`, a?.colourNotes, b?.colourNotes),
        ...diffValue('texts', `Words by severity at ${what}`, a?.tiers, b?.tiers),
      ];
    }),
  ];
}

const getRange = ({ range }: Report) => `${range.min} to ${range.max}`;
