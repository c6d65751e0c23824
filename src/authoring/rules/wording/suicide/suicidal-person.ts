import { createWordingRule } from '../wording-rule.ts';

export const suicidalPerson = createWordingRule({
  id: 'wording/suicidal-person',
  level: 'advice',
  description: 'A person is not called suicidal. Write about the thoughts.',
  examples: [
    { bad: 'A suicidal person may feel alone.', good: 'A person with thoughts of suicide may feel alone.' },
  ],
  pattern: /\b(a|the) suicidal (person|man|woman|patient)\b|\bsuicidal people\b/gi,
  instead: '"a person with thoughts of suicide"',
  why: 'A thought is not the person.',
});
