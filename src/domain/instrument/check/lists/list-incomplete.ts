import { defineContentRule } from '../rule.ts';
import { listReferences } from './references.ts';

export const listIncomplete = defineContentRule({
  id: 'instrument/list-incomplete',
  level: 'error',
  description:
    'Every score with a report is in the feedback order, in the history order, and in a group or the lead.',
  examples: [
    {
      bad: { 'history.order': ['joy', 'calm', 'meanJoy', 'overall'] },
      good: { 'history.order[4]': 'balance' },
    },
    { bad: { 'feedback.lead': null }, good: { 'feedback.lead': 'overall' } },
  ],
  check: (instrument) => {
    const { reported, order, lead, groups, history } = listReferences(instrument);
    const wanted = [
      {
        path: 'feedback.order',
        lists: [order],
        what: 'every score with a report',
        fix: 'Add it at the end.',
      },
      {
        path: 'feedback.groups',
        lists: [lead, groups],
        what: 'every score with a report except the lead',
        fix: 'Add it to a group, or write it as feedback.lead.',
      },
      {
        path: 'history.order',
        lists: [history],
        what: 'every score with a report',
        fix: 'Add it at the end.',
      },
    ];
    return wanted.flatMap(({ path, lists, what, fix }) => {
      const there = lists.flatMap(({ named }) => named.map(([, id]) => id));
      return reported
        .filter((id) => !there.includes(id))
        .map((id) => ({ path, expected: what, actual: `no "${id}"`, fix }));
    });
  },
});
