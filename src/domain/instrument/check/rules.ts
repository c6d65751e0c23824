import { ageBands } from './bands/age-bands.ts';
import { bandAnybody } from './bands/band-anybody.ts';
import { bandTwice } from './bands/band-twice.ts';
import { coloursAgree } from './bands/colours-agree.ts';
import { coloursDirection } from './bands/colours-direction.ts';
import { limitCount } from './bands/limit-count.ts';
import { limitsRange } from './bands/limits-range.ts';
import { limitsRise } from './bands/limits-rise.ts';
import { normDeviation } from './bands/norm-deviation.ts';
import { normMean } from './bands/norm-mean.ts';
import { percentileTable } from './bands/percentile-table.ts';
import { addressSlash } from './card/address-slash.ts';
import { normsNote } from './card/norms-note.ts';
import { versionForm } from './card/version-form.ts';
import { exampleAnswers } from './examples/example-answers.ts';
import { exampleHelp } from './examples/example-help.ts';
import { exampleResult } from './examples/example-result.ts';
import { exampleScore } from './examples/example-score.ts';
import { endsAlike } from './items/ends-alike.ts';
import { itemForm } from './items/item-form.ts';
import { itemId } from './items/item-id.ts';
import { itemRepeated } from './items/item-repeated.ts';
import { itemUnscored } from './items/item-unscored.ts';
import { helpNeverFirst } from './lists/help-never-first.ts';
import { helpWordsMissing } from './lists/help-words-missing.ts';
import { leadInGroup } from './lists/lead-in-group.ts';
import { listIncomplete } from './lists/list-incomplete.ts';
import { listRepeats } from './lists/list-repeats.ts';
import { listUnknown } from './lists/list-unknown.ts';
import { averageRange } from './report/average-range.ts';
import { levelTextEmpty } from './report/level-text-empty.ts';
import { levelTextMissing } from './report/level-text-missing.ts';
import { rangeOrder } from './report/range-order.ts';
import { rangeReach } from './report/range-reach.ts';
import { reliability } from './report/reliability.ts';
import { tickStep } from './report/tick-step.ts';
import { tierNeverShown } from './report/tier-never-shown.ts';
import { answerRepeated } from './scale/answer-repeated.ts';
import { answersFew } from './scale/answers-few.ts';
import { centreCoded } from './scale/centre-coded.ts';
import { codeNumber } from './scale/code-number.ts';
import { codesUneven } from './scale/codes-uneven.ts';
import { positionsMissing } from './scale/positions-missing.ts';
import { countedTwice } from './scores/counted-twice.ts';
import { decimals } from './scores/decimals.ts';
import { formulaEmpty } from './scores/formula-empty.ts';
import { formulaRepeats } from './scores/formula-repeats.ts';
import { formulaUnknown } from './scores/formula-unknown.ts';
import { scoreId } from './scores/score-id.ts';
import { addressShared } from './set/address-shared.ts';
import { idRepeated } from './set/id-repeated.ts';
import { position } from './set/position.ts';
import { titleRepeated } from './set/title-repeated.ts';

/** What must hold within one instrument, in the order of its file. */
export const meaningRules = [
  versionForm,
  normsNote,
  addressSlash,
  codeNumber,
  answersFew,
  answerRepeated,
  centreCoded,
  positionsMissing,
  codesUneven,
  itemId,
  itemForm,
  itemUnscored,
  itemRepeated,
  endsAlike,
  scoreId,
  formulaEmpty,
  formulaRepeats,
  formulaUnknown,
  countedTwice,
  decimals,
  rangeOrder,
  rangeReach,
  averageRange,
  tickStep,
  reliability,
  ageBands,
  bandAnybody,
  bandTwice,
  normDeviation,
  normMean,
  percentileTable,
  limitCount,
  limitsRise,
  limitsRange,
  coloursAgree,
  coloursDirection,
  levelTextMissing,
  levelTextEmpty,
  tierNeverShown,
  listUnknown,
  listRepeats,
  leadInGroup,
  listIncomplete,
  helpNeverFirst,
  helpWordsMissing,
] as const;

/** What must hold of worked examples; checked once the scores can be worked out. */
export const exampleRules = [exampleAnswers, exampleScore, exampleResult, exampleHelp] as const;

/** What must hold between instruments. */
export const setRules = [idRepeated, titleRepeated, position, addressShared] as const;

/** The closed list of what can be wrong with the meaning of instruments. */
export type InstrumentRuleId =
  | (typeof meaningRules)[number]['id']
  | (typeof exampleRules)[number]['id']
  | (typeof setRules)[number]['id'];
