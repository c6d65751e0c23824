import { condition, conditionalDiagnosisPattern } from '../../../source/wording/medical-conditions.ts';
import { noDiagnosis, diagnosisAlternative } from '../../../source/wording/finding-reasons.ts';
import { createWordingRule } from '../wording-rule.ts';

/** Allows conditional and negated sentences: "If you have depression", "it does not mean that you have depression". */
export const youHaveACondition = createWordingRule({
  id: 'wording/you-have-a-condition',
  level: 'error',
  description: 'A text does not say that readers have a condition, which only a professional can.',
  examples: [{ bad: 'Today you have anxiety.', good: 'Today your answers suggest worry.' }],
  pattern: new RegExp(
    String.raw`(?<!\b(?:if|whether|when|while|unless|once|do|did|not (?:mean|prove|show|say|tell)|n['’]t (?:mean|prove|show|say|tell)|cannot (?:mean|prove|show|say|tell|know)|${conditionalDiagnosisPattern})(?: that)? )\byou (?:(?:may|might|could|probably|clearly|surely|likely|also|still|now|both) )*(?:have|show|suffer) ${condition}`,
    'gi',
  ),
  instead: diagnosisAlternative,
  why: noDiagnosis,
  isQuotable: true,
});
