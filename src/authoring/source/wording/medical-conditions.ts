/**
 * Names of conditions that require a professional diagnosis, as sources of patterns. All rules on diagnoses share this
 * list.
 */
const conditionNames = [
  'depression',
  'dysthymia',
  'anxiety',
  'bipolar',
  'mania',
  'OCD',
  'PTSD',
  'ADHD',
  'BPD',
  'GAD',
  'autism',
  'schizophrenia',
  'psychosis',
  'dementia',
  'anorexia',
  'bulimia',
  'insomnia',
  'alcoholism',
];

/** Kinds of disorders, as in "a mood disorder", "obsessive-compulsive disorder" and "a mental illness". */
const kinds =
  'mental|mental health|psychiatric|clinical|mood|emotional|depressive|bipolar|anxiety|panic|phobic|stress|adjustment|personality|borderline|psychotic|neurotic|obsessive|compulsive|obsessive-compulsive|post-traumatic|eating|sleep|substance|use|conduct|attention|deficit|generali[sz]ed|social';
const groups = '(?:disorders?|syndromes?|neurosis|phobias?|addictions?|illness(?:es)?|diseases?|condition)';
const kindOfDisorder = `(?:(?:${kinds}) )*${groups}`;

/** Words before the name of a condition, such as its severity. */
const qualifiers = String.raw`(?:(?:an?|some|the|clear|clinical|severe|mild|moderate|major|serious|chronic|general|signs of|symptoms of|a form of|a case of) )*`;

/** Pattern source for the name of a condition with the words before it. */
export const condition = String.raw`(?:${qualifiers}(?:${kindOfDisorder}|${conditionNames.join('|')}))\b`;

/** The same after "your", but only with a name or kind, because "your illness" and "your condition" may be any. */
export const namedCondition = String.raw`(?:${qualifiers}(?:(?:(?:${kinds}) )+${groups}|(?:(?:${kinds}) )*(?:${conditionNames.join('|')})|syndrome|neurosis|phobia|addiction))\b`;

/** Pattern source for a conditional diagnosis: "If your doctor has told you that …". */
export const conditionalDiagnosisPattern = String.raw`\b(?:if|when|whether|once|unless)\b[^.!?;]*\b(?:doctor|psychiatrist|psychologist|professional|counsellor|therapist|specialist)s?\b[^.!?;]*\b(?:told|tells?|said|says?|found|finds?|thinks?|diagnosed)(?: you)?`;
