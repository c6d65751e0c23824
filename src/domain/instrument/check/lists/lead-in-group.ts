import { defineContentRule } from '../rule.ts';
import { listReferences } from './references.ts';

export const leadInGroup = defineContentRule({
  id: 'instrument/lead-in-group',
  level: 'error',
  description: 'The lead is displayed at the top, so no group includes it.',
  examples: [
    {
      bad: { 'feedback.groups[1].scores[1]': 'overall' },
      good: { 'feedback.groups[1].scores[1]': undefined },
    },
  ],
  check: (instrument) => {
    const { lead } = instrument.feedback;
    return listReferences(instrument)
      .groups.named.filter(([, id]) => id === lead)
      .map(([path, id]) => ({
        path,
        expected: 'scores other than the lead, which is displayed at the top',
        actual: `"${id}", which is feedback.lead`,
        fix: `Remove "${id}" from this group, or write null for feedback.lead.`,
      }));
  },
});
