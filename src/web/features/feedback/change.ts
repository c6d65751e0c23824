import { categoryChange } from './category-change.ts';
import { type ChangeView, changeOverTime } from './change-over-time.ts';
import { selectScale } from './scale.ts';
import type { Course } from './scored.ts';

/** How a score changed over time, in words, a chart and a table; null before the second attempt. */
export function describeChange(course: Course | null): ChangeView | null {
  if (course === null) return null;
  const { score, report, input, unit } = course;
  const scale = selectScale(report);
  return scale ? changeOverTime(score, report, scale, { ...input, unit }) : categoryChange(course);
}
