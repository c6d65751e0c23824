import { condition, namedCondition } from './conditions.ts';
import type { WordingRule } from './wording-rule.ts';

const notThePerson = 'A text speaks of answers and moments; it never diagnoses the reader.';
const openly = '"what you are going through", or "your answers suggest …"';
const contempt = 'The word is contempt for people with a mental illness.';

/** "If your doctor has told you that": a diagnosis that somebody may give. */
const ifToldByOne = String.raw`\b(?:if|when|whether|once|unless)\b[^.!?;]*\b(?:doctor|psychiatrist|psychologist|professional|counsellor|therapist|specialist)s?\b[^.!?;]*\b(?:told|tells?|said|says?|found|finds?|thinks?|diagnosed)(?: you)?`;

/** Diagnoses given to the reader, and labels for people. */
export const labelRules: readonly WordingRule[] = [
  {
    pattern:
      /\byou( are|'re|’re| seem| may be| might be| could be) (clinically |severely |mentally )?(depressed|ill|sick|disordered|disturbed|bipolar|psychotic|suicidal|neurotic|unstable|a patient|an addict|an alcoholic)\b/gi,
    level: 'error',
    instead: '"your answers suggest …", or "you may have felt low for some time"',
    why: notThePerson,
    quotable: true,
  },
  {
    pattern: /\byou (are suffering|suffer) from\b|\bsufferers?\b/gi,
    level: 'error',
    instead: '"you may notice …", or "people who live with …"',
    why: notThePerson,
    quotable: true,
  },
  {
    // "If you have depression" and "it does not mean that you have depression" leave open what the reader has.
    pattern: new RegExp(
      String.raw`(?<!\b(?:if|whether|when|while|unless|once|do|did|not (?:mean|prove|show|say|tell)|n['’]t (?:mean|prove|show|say|tell)|cannot (?:mean|prove|show|say|tell|know)|${ifToldByOne})(?: that)? )\byou (?:(?:may|might|could|probably|clearly|surely|likely|also|still|now|both) )*(?:have|show|suffer) ${condition}`,
      'gi',
    ),
    level: 'error',
    instead: openly,
    why: notThePerson,
    quotable: true,
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\bno )\b(?:scores?|answers?|results?)(?: of \w+(?: \w+){0,2})? (?:(?:may|might|could|probably|clearly|also) )*(?:show|mean|prove|indicate|confirm|reveal|suggest)s? (?:that (?:this|it) is )?${condition}`,
      'gi',
    ),
    level: 'error',
    instead: openly,
    why: notThePerson,
    quotable: true,
  },
  {
    pattern:
      /\byour (disorder|illness|disease)( you have)?\b|\bdisorder (that )?you have\b|\bthe (illness|disease) (that )?you have\b/gi,
    level: 'error',
    instead: openly,
    why: notThePerson,
    quotable: true,
  },
  {
    // What the same sentence left open before may be called the reader's: "If you have depression, …".
    pattern: new RegExp(
      String.raw`(?<!(?:\bif you (?:have|live with)\b|${ifToldByOne})[^.!?;]*)\byour ${namedCondition}(?! (?:scores?|scale|test|questions?)\b)`,
      'gi',
    ),
    level: 'error',
    instead: '"depression" or "anxiety" without "your", or "what you are going through"',
    why: notThePerson,
    quotable: true,
  },
  {
    pattern: /\babnormal(ly|ity|ities)?\b|\bnot normal\b/gi,
    level: 'error',
    instead: '"different from most answers", "unusual", or what exactly is meant',
    why: 'A person who reads it feels judged.',
    quotable: true,
  },
  {
    pattern: /\b(the )?mentally ill\b|\bmental (patient|case)s?\b/gi,
    level: 'error',
    instead: '"living with a mental illness"',
    why: 'An illness is not the person.',
    quotable: true,
  },
  {
    pattern: /\b(crazy|insane|lunatics?|madm[ae]n|psychos?|loony|nutcase|schizos?|retarded|deranged)\b/gi,
    level: 'error',
    instead: 'the plain word for what is meant, such as "frightened", "confused" or "unusual"',
    why: contempt,
    quotable: true,
  },
  {
    pattern: /\b(schizophrenics?|psychotics|neurotics|alcoholics?|addicts?|depressives?|junkies)\b/gi,
    level: 'advice',
    instead: '"a person with …", "people who …"',
    why: 'An illness is not the person.',
    quotable: true,
  },
];
