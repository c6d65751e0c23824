import type { SettingsFile } from '../../source/settings-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const trialSectionUnknown: CheckRule<SettingsFile> = {
  id: 'settings/trial-section-unknown',
  level: 'error',
  description: 'The section that people can answer without an account exists and is not retired.',
  examples: [{ bad: '"trial": { "section": "S9" }', good: '"homeScreenName": "Five"' }],
  check: ({ trial, sectionIds }) =>
    trial === undefined || sectionIds.includes(trial.section)
      ? []
      : [
          {
            path: 'trial.section',
            expected: sectionIds.length > 0 ? `one of ${sectionIds.join(', ')}` : 'a section',
            actual: `"${trial.section}", which is no questionnaire or is retired`,
            fix: 'Change it to the id of a questionnaire that people can answer, or remove "trial".',
          },
        ],
};
