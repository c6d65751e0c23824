import { condition } from '../../../source/wording/medical-conditions.ts';
import { noDiagnosis, diagnosisAlternative } from '../../../source/wording/finding-reasons.ts';
import { createWordingRule } from '../wording-rule.ts';

export const scoreShowsACondition = createWordingRule({
  id: 'wording/score-shows-a-condition',
  level: 'error',
  description: 'No score shows, means or proves a condition: it is a sum of answers.',
  examples: [{ bad: 'Your score shows clinical depression.', good: 'Your answers suggest some strain.' }],
  pattern: new RegExp(
    String.raw`(?<!\bno )\b(?:scores?|answers?|results?)(?: of \w+(?: \w+){0,2})? (?:(?:may|might|could|probably|clearly|also) )*(?:show|mean|prove|indicate|confirm|reveal|suggest)s? (?:that (?:this|it) is )?${condition}`,
    'gi',
  ),
  instead: diagnosisAlternative,
  why: noDiagnosis,
  isQuotable: true,
});
