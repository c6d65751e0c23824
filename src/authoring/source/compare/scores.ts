import type { Instrument, Report, Score } from '#domain/instrument/instrument.ts';
import { bandChanges } from './bands.ts';
import { type Change, changed, paired } from './change.ts';
import { formulaChanges, formulaInIds } from './formula.ts';

/** Scores that came, went or are worked out differently, and whatever their reports say differently. */
export function scoreChanges(before: Instrument, after: Instrument): Change[] {
  const order = ({ scores }: Instrument, others: Instrument) =>
    scores.map(({ id }) => id).filter((id) => others.scores.some((score) => score.id === id));
  return [
    ...paired(before.scores, after.scores, ({ id }) => id).flatMap(({ name, old, fresh }) =>
      old && fresh
        ? oneScore(old, fresh)
        : changed(
            'keys',
            `Score "${name}"`,
            old && formulaInIds(old.formula),
            fresh && formulaInIds(fresh.formula),
          ),
    ),
    ...changed('keys', 'Order of the scores', order(before, after), order(after, before)),
    ...changed('keys', 'Order of the numbers in the history', before.history.order, after.history.order),
  ];
}

function oneScore(old: Score, fresh: Score): Change[] {
  const name = `"${fresh.title}"`;
  return [
    ...formulaChanges(name, old, fresh),
    ...changed('texts', `Title of "${old.id}"`, old.title, fresh.title),
    ...changed('texts', `Title of "${old.id}" in the summary`, old.summaryTitle, fresh.summaryTitle),
    ...reportChanges(name, old.report, fresh.report),
  ];
}

function reportChanges(name: string, old: Report | undefined, fresh: Report | undefined): Change[] {
  if (!old || !fresh) return changed('looks', `${name} is shown`, old !== undefined, fresh !== undefined);
  const levels = [...new Set([...Object.keys(old.levelTexts), ...Object.keys(fresh.levelTexts)])];
  return [
    ...changed('looks', `Chart of ${name}`, old.chart, fresh.chart),
    ...changed('cuts', `Better end of ${name}`, old.direction, fresh.direction),
    ...changed('looks', `Displayed range of ${name}`, rangeOf(old), rangeOf(fresh)),
    ...changed('looks', `Ticks of ${name}`, old.tickStep, fresh.tickStep),
    ...changed('texts', `Note beside the figure of ${name}`, old.figureNote, fresh.figureNote),
    ...changed('norms', `Average of ${name}`, old.average, fresh.average),
    ...changed('norms', `Reliability of ${name}`, old.reliability, fresh.reliability),
    ...changed('norms', `Standard error of ${name}`, old.standardError, fresh.standardError),
    ...bandChanges(name, old.bands, fresh.bands),
    ...levels.flatMap((level) => {
      const [a, b] = [old.levelTexts[level], fresh.levelTexts[level]];
      const what = `"${level || 'no level'}" of ${name}`;
      return [
        ...changed('texts', `Text at ${what}`, a?.text, b?.text),
        ...changed('texts', `Step at ${what}`, a?.step, b?.step),
        ...changed('texts', `Further steps at ${what}`, a?.steps, b?.steps),
        ...changed('texts', `Reading at ${what}`, a?.reading, b?.reading),
        ...changed('texts', `Notes on colours at ${what}`, a?.colourNotes, b?.colourNotes),
        ...changed('texts', `Words by severity at ${what}`, a?.tiers, b?.tiers),
      ];
    }),
  ];
}

const rangeOf = ({ range }: Report) => `${range.min} to ${range.max}`;
