import { ageBands } from './bands/age-bands.ts';
import { bandAnybody } from './bands/band-anybody.ts';
import { bandTwice } from './bands/band-twice.ts';
import { bandUnlisted } from './bands/band-unlisted.ts';
import { categoryNorm } from './bands/category-norm.ts';
import { coloursAgree } from './bands/colours-agree.ts';
import { coloursDirection } from './bands/colours-direction.ts';
import { levelId } from './bands/level-id.ts';
import { limitCount } from './bands/limit-count.ts';
import { limitsRange } from './bands/limits-range.ts';
import { limitsRise } from './bands/limits-rise.ts';
import { normDeviation } from './bands/norm-deviation.ts';
import { normMean } from './bands/norm-mean.ts';
import { percentileFalls } from './bands/percentile-falls.ts';
import { percentileGap } from './bands/percentile-gap.ts';
import { percentileTable } from './bands/percentile-table.ts';
import { addressSlash } from './card/address-slash.ts';
import { normsNote } from './card/norms-note.ts';
import { spellingNames } from './card/spelling-names.ts';
import { versionForm } from './card/version-form.ts';
import { exampleAnswers } from './examples/example-answers.ts';
import { exampleHelp } from './examples/example-help.ts';
import { exampleResult } from './examples/example-result.ts';
import { exampleScore } from './examples/example-score.ts';
import { exampleWithoutCut } from './examples/example-without-cut.ts';
import { endsAlike } from './items/ends-alike.ts';
import { instructionPosition } from './items/instruction-place.ts';
import { itemForm } from './items/item-form.ts';
import { itemId } from './items/item-id.ts';
import { itemRepeated } from './items/item-repeated.ts';
import { itemUnscored } from './items/item-unscored.ts';
import { reverseSeveral } from './items/reverse-several.ts';
import { textSpaces } from './items/text-spaces.ts';
import { helpNeverFirst } from './lists/help-never-first.ts';
import { helpWordsMissing } from './lists/help-words-missing.ts';
import { leadInGroup } from './lists/lead-in-group.ts';
import { listIncomplete } from './lists/list-incomplete.ts';
import { listRepeats } from './lists/list-repeats.ts';
import { listUnknown } from './lists/list-unknown.ts';
import { missingLimit } from './missing/missing-limit.ts';
import { missingRule } from './missing/missing-rule.ts';
import { missingUnruled } from './missing/missing-unruled.ts';
import { averageRange } from './report/average-range.ts';
import { levelTextEmpty } from './report/level-text-empty.ts';
import { levelTextMissing } from './report/level-text-missing.ts';
import { levelTextRepeated } from './report/level-text-repeated.ts';
import { levelTextUnknown } from './report/level-text-unknown.ts';
import { rangeOrder } from './report/range-order.ts';
import { rangeReach } from './report/range-reach.ts';
import { reliability } from './report/reliability.ts';
import { scaleMissing } from './report/scale-missing.ts';
import { standardError } from './report/standard-error.ts';
import { tickStep } from './report/tick-step.ts';
import { tierNeverShown } from './report/tier-never-shown.ts';
import { answerRepeated } from './scale/answer-repeated.ts';
import { answersFew } from './scale/answers-few.ts';
import { centreCoded } from './scale/centre-coded.ts';
import { codeNumber } from './scale/code-number.ts';
import { codesReversed } from './scale/codes-reversed.ts';
import { codesUneven } from './scale/codes-uneven.ts';
import { notApplicableAlone } from './scale/not-applicable-alone.ts';
import { positionsMissing } from './scale/positions-missing.ts';
import { scaleEnds } from './scale/scale-ends.ts';
import { scaleUnknown } from './scale/scale-unknown.ts';
import { scaleUnused } from './scale/scale-unused.ts';
import { severalAlone } from './scale/several-alone.ts';
import { valuesEqual } from './scale/values-equal.ts';
import { countedTwice } from './scores/counted-twice.ts';
import { decimals } from './scores/decimals.ts';
import { formulaEmpty } from './scores/formula-empty.ts';
import { formulaItem } from './scores/formula-item.ts';
import { formulaParameters } from './scores/formula-parameters.ts';
import { formulaRepeats } from './scores/formula-repeats.ts';
import { formulaTime } from './scores/formula-time.ts';
import { formulaUnknown } from './scores/formula-unknown.ts';
import { freeAnswer } from './scores/free-answer.ts';
import { lookupComplete } from './scores/lookup-complete.ts';
import { partsAddUp } from './scores/parts-add-up.ts';
import { recodeRows } from './scores/recode-rows.ts';
import { scoreCircle } from './scores/score-circle.ts';
import { scoreId } from './scores/score-id.ts';
import { scoreTitleRepeated } from './scores/score-title-repeated.ts';
import { tableOfMeans } from './scores/table-of-means.ts';
import { addressShared } from './set/address-shared.ts';
import { idRepeated } from './set/id-repeated.ts';
import { needsCircle } from './set/needs-circle.ts';
import { needsKnown } from './set/needs-known.ts';
import { position } from './set/position.ts';
import { titleRepeated } from './set/title-repeated.ts';
import { conditionCircle } from './show-when/condition-circle.ts';
import { conditionLater } from './show-when/condition-later.ts';
import { conditionNever } from './show-when/condition-never.ts';
import { conditionUnknown } from './show-when/condition-unknown.ts';
import { hiddenValueMissing } from './show-when/hidden-value-missing.ts';
import { hiddenValueUnused } from './show-when/hidden-value-unused.ts';
import { sumUntested } from './show-when/sum-untested.ts';

/** Rules for one instrument, in the order of the keys of its file. */
export const contentRules = [
  versionForm,
  spellingNames,
  normsNote,
  addressSlash,
  codeNumber,
  answersFew,
  answerRepeated,
  centreCoded,
  positionsMissing,
  codesReversed,
  codesUneven,
  scaleEnds,
  valuesEqual,
  severalAlone,
  notApplicableAlone,
  scaleUnused,
  itemId,
  itemForm,
  scaleUnknown,
  reverseSeveral,
  itemUnscored,
  itemRepeated,
  textSpaces,
  endsAlike,
  instructionPosition,
  conditionUnknown,
  conditionCircle,
  conditionLater,
  conditionNever,
  hiddenValueMissing,
  hiddenValueUnused,
  sumUntested,
  scoreId,
  scoreTitleRepeated,
  formulaEmpty,
  formulaRepeats,
  formulaUnknown,
  scoreCircle,
  formulaItem,
  formulaParameters,
  formulaTime,
  freeAnswer,
  lookupComplete,
  recodeRows,
  tableOfMeans,
  countedTwice,
  decimals,
  partsAddUp,
  missingRule,
  missingUnruled,
  missingLimit,
  rangeOrder,
  rangeReach,
  averageRange,
  scaleMissing,
  tickStep,
  reliability,
  standardError,
  ageBands,
  bandAnybody,
  bandTwice,
  bandUnlisted,
  categoryNorm,
  normDeviation,
  normMean,
  percentileTable,
  percentileFalls,
  percentileGap,
  limitCount,
  limitsRise,
  limitsRange,
  coloursAgree,
  coloursDirection,
  levelId,
  levelTextMissing,
  levelTextUnknown,
  levelTextEmpty,
  levelTextRepeated,
  tierNeverShown,
  listUnknown,
  listRepeats,
  leadInGroup,
  listIncomplete,
  helpNeverFirst,
  helpWordsMissing,
  exampleWithoutCut,
] as const;

/** Rules for worked examples, which are checked if the scores can be computed. */
export const exampleRules = [exampleAnswers, exampleScore, exampleResult, exampleHelp] as const;

/** Rules for the set of all instruments. */
export const setRules = [
  idRepeated,
  titleRepeated,
  position,
  needsKnown,
  needsCircle,
  addressShared,
] as const;

/** Rules that only apply to a complete set, not if a file is missing or unreadable. */
export const completeSetRules: ReadonlySet<string> = new Set([position.id, needsKnown.id]);

/** The ids of all instrument rules. */
export type InstrumentRuleId =
  | (typeof contentRules)[number]['id']
  | (typeof exampleRules)[number]['id']
  | (typeof setRules)[number]['id'];
