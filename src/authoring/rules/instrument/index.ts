import type { PatchExample } from '#domain/instrument/check/rule.ts';
import { exampleRules, contentRules, setRules } from '#domain/instrument/check/rules.ts';
import { formatPatch } from '../format-patch.ts';
import type { RuleDescription } from '../../finding/rule.ts';
import { addressReserved } from './address-reserved.ts';
import { instrumentTextRules } from './text-rules.ts';

/** A rule of `domain`, whose examples are changes of a small questionnaire. */
interface DomainRule extends Omit<RuleDescription, 'examples'> {
  readonly examples: readonly [PatchExample, ...PatchExample[]];
}

function describeRule({ id, level, description, examples: [first, ...rest] }: DomainRule): RuleDescription {
  const formatExample = ({ bad, good }: PatchExample) => ({
    bad: formatPatch(bad),
    good: formatPatch({ ...bad, ...good }),
  });
  return { id, level, description, examples: [formatExample(first), ...rest.map(formatExample)] };
}

/** All rules on questionnaires. */
export const instrumentGroup = {
  folder: 'instrument',
  title: 'Questionnaires: what they say and how they score',
  file: 'questionnaires/S5-activity.json',
  rules: [
    ...[...contentRules, ...exampleRules, ...setRules].map((rule: DomainRule) => describeRule(rule)),
    addressReserved,
    ...instrumentTextRules,
  ] as readonly RuleDescription[],
};
