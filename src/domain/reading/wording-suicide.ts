import { killingOneself } from './oneself.ts';
import type { WordingRule } from './wording-rule.ts';

const crime = 'The words recall a crime; people who live with such thoughts hear blame in them.';
const score = 'An attempt is neither a success nor a failure.';

/** Language about suicide, after the guidance for media that `/work/shared/notes` and content/README.md sum up. */
export const suicideRules: readonly WordingRule[] = [
  {
    pattern: /\bcommit(s|ted|ting)? (suicide|self-?harm)\b/gi,
    level: 'error',
    instead: '"died by suicide", or "attempted suicide"',
    why: crime,
  },
  {
    pattern:
      /\b(failed|unsuccessful|successful|completed) (suicide( attempts?)?|attempts? (at|on) (suicide|(his|her|their|my|your) life))\b/gi,
    level: 'error',
    instead: '"an attempt", or "died by suicide"',
    why: score,
  },
  {
    pattern:
      /\b(failed|unsuccessful|successful) attempts?\b|\b(suicide attempts?|attempts? on (his|her|their|my|your) li(fe|ves)) (failed|succeeded|(was|were) (un)?successful)\b/gi,
    level: 'error',
    instead: '"an attempt"',
    why: score,
  },
  {
    pattern: /\bsuicide (epidemic|wave|victim|spot|point|hotspot|bid)s?\b|\bepidemic of suicides?\b/gi,
    level: 'error',
    instead: '"people who died by suicide", or the plain fact',
    why: 'Such words make a headline of a loss.',
  },
  {
    pattern: /\b(cry for help|attention[- ]seek(ing|er)|manipulative)\b/gi,
    level: 'error',
    instead: '"a sign of great pain"',
    why: 'The words blame a person who suffers.',
    quotable: true,
  },
  {
    pattern: /\b(a|the) suicidal (person|man|woman|patient)\b|\bsuicidal people\b/gi,
    level: 'advice',
    instead: '"a person with thoughts of suicide"',
    why: 'A thought is not the person.',
  },
  {
    pattern: /\bthink (of|about) (your|the) (family|children|parents)\b/gi,
    level: 'advice',
    instead: 'whom a person could talk to',
    why: 'Read in distress it can sound like an accusation.',
  },
  {
    pattern: new RegExp(killingOneself, 'gi'),
    level: 'error',
    instead: '"end their life", or "died by suicide"',
    why: 'The word sounds like a crime, and it is hard to hear for all who lost someone.',
    quotable: true,
  },
];
