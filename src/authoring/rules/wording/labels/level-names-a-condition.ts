import { condition, namedCondition } from '../../../source/wording/medical-conditions.ts';
import { noDiagnosis, diagnosisAlternative } from '../../../source/wording/finding-reasons.ts';
import { createWordingRule } from '../wording-rule.ts';

/** Not a bare "illness" or "condition", which may be of the body: "signs of illness". */
const named = `(?:${namedCondition}|disorders?\\b)`;

/** The whole text is a condition, as in a title or the name of a level; or it is "likely", "in range" or "detected". */
export const levelNamesACondition = createWordingRule({
  id: 'wording/level-names-a-condition',
  level: 'error',
  description:
    'No title, level or text presents a condition as a result: "Severe depression", "Probable PTSD", "Anxiety likely".',
  examples: [
    { bad: 'Probable depression.', good: 'Your answers suggest some strain.' },
    { bad: 'This points to severe anxiety.', good: 'This points to a lot of worry.' },
  ],
  pattern: [
    new RegExp(
      String.raw`^(?:no |minimal |none to |mild to |moderate to |moderately )*(?:severe|mild|moderate|major|clinical|minimal) ${condition}[.!]?$`,
      'gi',
    ),
    new RegExp(
      String.raw`\b(?:probable|possible|likely|suspected|diagnosis of|diagnosed with|criteria for|positive for|consistent with|indicative of|points? to|signs of) ${named}`,
      'gi',
    ),
    new RegExp(
      String.raw`${named} (?:is |are )?(?:likely|probable|detected|confirmed|diagnosed|present|positive)\b`,
      'gi',
    ),
  ],
  instead: diagnosisAlternative,
  why: noDiagnosis,
  isQuotable: true,
});
