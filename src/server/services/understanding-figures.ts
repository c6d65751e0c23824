import { getIndianDay } from '#domain/dates/india-day.ts';
import { figureDays, type UnderstandingFigure } from '#domain/understanding/figures.ts';
import type { Context } from '../app/context.ts';
import { addDays } from '../app/time.ts';
import { sumUnderstandingAnswers } from '../repositories/understanding.ts';

/** Lists the figures of the last days (`figureDays`), by section, language and question. */
export function listUnderstandingFigures({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<UnderstandingFigure[]> {
  return sumUnderstandingAnswers(db, getIndianDay(addDays(now(), 1 - figureDays)));
}
