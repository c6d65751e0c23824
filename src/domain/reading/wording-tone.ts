import type { WordingRule } from './wording-rule.ts';

/** What would make a calm text loud, or promise too much. */
export const toneRules: readonly WordingRule[] = [
  {
    pattern: /!/g,
    level: 'error',
    instead: 'a full stop',
    why: 'The program speaks calmly; somebody may be reading it in pain.',
  },
  {
    pattern: /\p{Emoji_Presentation}/gu,
    level: 'error',
    instead: 'words',
    why: 'Screen readers spell pictures out, and a cheerful one can hurt.',
  },
  {
    pattern:
      /\b(will|can) cure\b|\bcures\b|\bguarantee[ds]?\b|\b100 ?%|\bmiracle\b|\binstant (relief|calm)\b/gi,
    level: 'error',
    instead: '"may help", "helps many people"',
    why: 'Nobody can promise that.',
    quotable: true,
  },
  {
    pattern:
      /\byou( will|['’]ll)( (soon|always|then|surely|certainly|definitely|slowly|gradually|also))* (feel|be|become|get|grow) ((so|much|very|more|a lot|truly|completely|fully) )*(better(?! (able|placed|prepared))|calm(er)?|happ(y|ier)(?! to )|well\b(?! (prepared|informed|advised))|healed|cured|relaxed|fine)\b|\b(it|this|that|which|exercise|method|technique|practice)( will)? always (works?|helps?)\b|\bwill make you\b/gi,
    level: 'error',
    instead: '"you may feel …", "may help", "helps many people"',
    why: 'Nobody can promise that.',
    quotable: true,
  },
  {
    pattern:
      /\bcongratulations\b|\bwell done\b|\bjust (cheer up|relax|snap out of it|get over it)\b|\bcheer up\b|\bsnap out of it\b/gi,
    level: 'advice',
    instead: 'what the person could try next',
    why: 'Praise and pep talk sound like a verdict.',
    quotable: true,
  },
];
