import { daysBetween, isDay } from '#domain/dates/india-day.ts';
import type { SettingsFile } from '../../source/settings-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

/** In days: how long the review of a clinician holds. */
const maxAgeDays = 365;

export const safetyPlanReview: CheckRule<SettingsFile> = {
  id: 'settings/safety-plan-review',
  level: 'error',
  description:
    'The safety plan was reviewed within the last year, on an existing day that is not in the future.',
  examples: [
    {
      bad: '"safetyPlan": { "reviewedBy": "Dr Meera Rao, Professor of Psychiatry", "on": "2025-11-20" }',
      good: '"safetyPlan": { "reviewedBy": "Dr Meera Rao, Professor of Psychiatry", "on": "2026-11-20" }',
    },
    {
      bad: '"safetyPlan": { "reviewedBy": "Dr Meera Rao, Professor of Psychiatry", "on": "2026-11-31" }',
      good: '"safetyPlan": { "reviewedBy": "Dr Meera Rao, Professor of Psychiatry", "on": "2026-11-13" }',
    },
  ],
  check: ({ safetyPlan, today }) => {
    if (!safetyPlan) return [];
    const { on } = safetyPlan;
    if (isDay(on) && on <= today && daysBetween(on, today) <= maxAgeDays) return [];
    return [
      {
        path: 'safetyPlan.on',
        expected: `an existing day within the year before ${today}`,
        actual: `"${on}"`,
        fix: 'Ask a clinician to review the safety plan, and write the day of the review. Without a review, remove "safetyPlan": the page is then not available.',
      },
    ];
  },
};
