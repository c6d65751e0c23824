import type { PlanContent } from '#domain/plan/plan-content.ts';

/** Two troubles, one step and one contact step, for tests that do not depend on `content/plan`. */
export const planContent: PlanContent = {
  troubles: [
    { id: 'rest', label: 'Rest', answerAgain: 'T1', usual: 'bed', suggestedBy: [] },
    { id: 'noise', label: 'Noise', answerAgain: 'T1', usual: 'dinner', suggestedBy: [], safetyLines: true },
  ],
  steps: [
    { slug: 'sit', troubles: ['rest'], text: 'Sit down.', smaller: 'Sit for a minute.', contact: false },
    { slug: 'tell', troubles: [], text: 'Tell one person.', smaller: 'Write a name.', contact: true },
  ],
};
