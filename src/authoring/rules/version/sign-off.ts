import { getIndianDay, isDay } from '#domain/dates/india-day.ts';
import { findSameVersion, createVersionRule } from './version-rule.ts';

const signed = { role: 'clinical psychologist', date: '2026-11-20', lookedAt: 'All items, cuts and texts.' };

export const signOff = createVersionRule({
  id: 'version/sign-off',
  description:
    'A version has a sign-off before people answer it, unless its status begins with "draft". The date of a sign-off is not in the future.',
  cases: [
    { published: [], bad: { status: 'Validated in Jaipur.' }, good: { signOff: [signed], normsNote: null } },
    {
      published: [],
      bad: { signOff: [signed, { ...signed, date: '2999-01-01' }] },
      good: { 'signOff[1].date': '2026-11-21' },
    },
    {
      published: [],
      bad: { signOff: [{ ...signed, date: '2026-02-30' }] },
      good: { 'signOff[0].date': '2026-03-02' },
    },
  ],
  check: (subject) => {
    const { status, signOff: signatures = [] } = subject.current;
    if (findSameVersion(subject)) return [];
    if (signatures.length === 0 && !/^\s*draft\b/i.test(status))
      return [
        {
          path: 'status',
          expected: '"signOff" for a status that does not begin with "draft"',
          actual: 'no "signOff"',
          fix: 'Add the sign-off of the responsible people: "signOff": [{ "role": "…", "date": "…", "lookedAt": "…" }]. Until then, begin the status with "draft".',
        },
      ];
    const today = getIndianDay();
    return signatures.flatMap(({ date }, at) => {
      if (isDay(date) && date <= today) return [];
      return [
        {
          path: `signOff[${at}].date`,
          expected: `a date in the form YYYY-MM-DD, at the latest today, ${today}`,
          actual: date,
          fix: 'Write the day on which this person signed.',
        },
      ];
    });
  },
});
