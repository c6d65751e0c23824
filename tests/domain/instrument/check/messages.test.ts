import { expect, it } from 'vitest';
import type { ContentRule } from '#domain/instrument/check/rule.ts';
import { exampleRules, contentRules, setRules } from '#domain/instrument/check/rules.ts';
import { listAdvice, checkInstrument, checkSet, runExamples } from '#domain/instrument/check.ts';
import type { Problem } from '#domain/instrument/problem.ts';
import { anInstrument, anInstrumentOfPairs } from '#tests/support/instrument-builder.ts';
import { patchCopy } from '#tests/support/patch.ts';

const formatFindings = (problems: readonly (Problem & { readonly rule: string })[]) =>
  problems.map(({ rule, path, expected, actual, fix }) =>
    [
      rule,
      `  at        ${path}`,
      `  expected  ${expected}`,
      `  actual    ${actual}`,
      `  fix       ${fix}`,
    ].join('\n'),
  );

/** The findings for the bad example of each rule. Update with `npx vitest -u` on this file. */
it('the findings of the bad examples equal messages.txt', async () => {
  const alone = [...contentRules, ...exampleRules].flatMap((rule: ContentRule) =>
    rule.examples.flatMap(({ bad, sample }) => {
      const wrong = patchCopy(sample === 'pairs' ? anInstrumentOfPairs() : anInstrument(), bad);
      return formatFindings([...checkInstrument(wrong), ...listAdvice(wrong), ...runExamples(wrong)]);
    }),
  );
  const second = patchCopy(anInstrument(), {
    id: 'T2',
    position: 2,
    title: 'Loud Days',
    'routes.intro': '/loudPage',
    'routes.questionnaire': '/loudAssessment',
    'routes.feedback': '/loudFeedback',
    'routes.combined': '/loudFeedbackComp',
  });
  const together = setRules.flatMap(({ examples }) =>
    examples.flatMap(({ bad }) =>
      formatFindings(checkSet([anInstrument(), patchCopy(second, bad)], ['quiet.json', 'loud.json'])),
    ),
  );
  await expect(`${[...alone, ...together].join('\n\n')}\n`).toMatchFileSnapshot('messages.txt');
}, 20_000);
