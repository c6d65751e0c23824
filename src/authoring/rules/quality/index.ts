import type { DescribedRule } from '../../finding/rule.ts';
import { fileUnread } from './file-unread.ts';
import { reliabilityNext } from './reliability-next.ts';
import { reliabilityNow } from './reliability-now.ts';

/** The rules on a questionnaire beside what was measured of it. */
export const reliabilityRules = [reliabilityNext, reliabilityNow];

/** Every rule on what was measured, as the list for authors shows them. */
export const qualityGroup = {
  folder: 'quality',
  title: 'Questionnaires: measured quality',
  file: 'questionnaires/S4-distress.json',
  rules: [fileUnread, ...reliabilityRules] as readonly DescribedRule[],
};
