import { hasReachedStage, translationStages, type TranslationStage } from '#domain/instrument/translation.ts';
import type { CheckRule } from '../../finding/rule.ts';
import type { TranslationSubject } from '../../source/translation/translation-subject.ts';
import { createExample, createExamplePage } from './example.ts';

export const stageUnproved: CheckRule<TranslationSubject> = {
  id: 'translation/stage-unproved',
  level: 'error',
  description:
    'A stage names the steps that it needs: who did them, and when. From equivalent on, the file of the evidence exists.',
  examples: [
    {
      bad: createExample({ stage: 'reviewed', backTranslation: 'A. Rao, 2026-11-20' }),
      good: createExample({ stage: 'draft', backTranslation: 'A. Rao, 2026-11-20' }),
    },
  ],
  check: ({ record, hasFile }) => {
    if (!record || record.stage === 'draft') return [];
    const { backTranslation, panel, interviews, evidence, stage } = record;
    const steps = { backTranslation, panel, interviews };
    const isMeasured = hasReachedStage(stage, 'equivalent');
    const open = Object.entries(isMeasured ? { ...steps, evidence: evidence ?? null } : steps)
      .filter(([, value]) => value === null)
      .map(([name]) => name);
    if (open.length === 0) {
      if (!isMeasured || evidence === undefined || hasFile(evidence)) return [];
      return [
        {
          path: 'translation.evidence',
          expected: 'a file of the repository',
          actual: `"${evidence}", which does not exist`,
          fix: 'Run npm run translate -- accept with the file of invariance.R, or lower the stage.',
        },
      ];
    }
    return [
      {
        path: 'translation.stage',
        expected: `"${stage}" with ${isMeasured ? 'backTranslation, panel, interviews and evidence' : 'backTranslation, panel and interviews'}`,
        actual: `without ${open.join(', ')}`,
        fix: 'Write who did each step and when, or lower the stage.',
      },
    ];
  },
};

export const stageUnknown: CheckRule<TranslationSubject> = {
  id: 'translation/stage-unknown',
  level: 'error',
  description: 'A translated page has one of the stages of translations.',
  examples: [{ bad: createExamplePage(undefined, 'done'), good: createExamplePage() }],
  check: ({ page, stage }) =>
    page === undefined || translationStages.includes(stage as TranslationStage)
      ? []
      : [
          {
            line: 1,
            path: 'stage',
            expected: `one of ${translationStages.join(', ')}`,
            actual: stage === undefined ? 'none' : `"${String(stage)}"`,
            fix: 'Write the stage. A translation that was not reviewed is a draft.',
          },
        ],
};
