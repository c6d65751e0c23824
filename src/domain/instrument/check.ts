import { cardProblems } from './check/card.ts';
import { itemProblems } from './check/items.ts';
import { normsNoteAdvice } from './check/norms-note.ts';
import { orderProblems } from './check/orders.ts';
import { possibleRanges } from './check/possible-range.ts';
import { reportProblems } from './check/report.ts';
import { codeAdvice, scaleProblems } from './check/scale.ts';
import { scoreProblems } from './check/scores.ts';
import type { Instrument } from './instrument.ts';
import type { Problem } from './problem.ts';

export { runExamples } from './check/examples.ts';
export { checkSet } from './check/set.ts';

/**
 * Everything in a file that does not fit together, in the order of the file; none when it may be used.
 * Its shape was checked by the JSON schema before.
 */
export function checkInstrument(instrument: Instrument): Problem[] {
  const ranges = possibleRanges(instrument);
  return [
    ...cardProblems(instrument),
    ...scaleProblems(instrument.scale),
    ...itemProblems(instrument),
    ...scoreProblems(instrument),
    ...instrument.scores.flatMap(({ id, report }, at) =>
      report ? reportProblems(`scores[${at}].report`, report, ranges.get(id) ?? null) : [],
    ),
    ...orderProblems(instrument),
  ];
}

/** What in a file that fits together is worth a second look all the same. */
export function adviceOn(instrument: Instrument): Problem[] {
  return [...normsNoteAdvice(instrument), ...codeAdvice(instrument.scale)];
}
