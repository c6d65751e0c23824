import type { RuleDescription } from '../../finding/rule.ts';
import { fileUnread } from './file-unread.ts';
import { reliabilityNext } from './reliability-next.ts';
import { reliabilityNow } from './reliability-now.ts';

/** Rules on a questionnaire and its measured reliability. */
export const reliabilityRules = [reliabilityNext, reliabilityNow];

/** All rules on measured quality. */
export const qualityGroup = {
  folder: 'quality',
  title: 'Questionnaires: measured quality',
  file: 'questionnaires/S4-distress.json',
  rules: [fileUnread, ...reliabilityRules] as readonly RuleDescription[],
};
