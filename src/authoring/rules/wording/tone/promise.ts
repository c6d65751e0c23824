import { noPromise } from '../../../source/wording/finding-reasons.ts';
import { createWordingRule } from '../wording-rule.ts';

export const promise = createWordingRule({
  id: 'wording/promise',
  level: 'error',
  description: 'A text does not promise how readers will feel.',
  examples: [
    { bad: 'You will feel better.', good: 'You may feel better.' },
    { bad: 'It always works.', good: 'It helps many people.' },
  ],
  pattern:
    /\byou( will|['’]ll)( (soon|always|then|surely|certainly|definitely|slowly|gradually|also))* (feel|be|become|get|grow) ((so|much|very|more|a lot|truly|completely|fully) )*(better(?! (able|placed|prepared))|calm(er)?|happ(y|ier)(?! to )|well\b(?! (prepared|informed|advised))|healed|cured|relaxed|fine)\b|\b(it|this|that|which|exercise|method|technique|practice)( will)? always (works?|helps?)\b|\bwill make you\b/gi,
  instead: '"you may feel …", "may help", "helps many people"',
  why: noPromise,
  isQuotable: true,
});
