/**
 * Names of conditions that only a professional may give to a person: the one list that all rules against diagnoses
 * read, as the source of a pattern.
 */
const named = [
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

/** "a mood disorder", "obsessive-compulsive disorder", "a mental illness": a kind of disorder, or just that word. */
const kinds =
  'mental|mental health|psychiatric|clinical|mood|emotional|depressive|bipolar|anxiety|panic|phobic|stress|adjustment|personality|borderline|psychotic|neurotic|obsessive|compulsive|obsessive-compulsive|post-traumatic|eating|sleep|substance|use|conduct|attention|deficit|generali[sz]ed|social';
const groups = '(?:disorders?|syndromes?|neurosis|phobias?|addictions?|illness(?:es)?|diseases?|condition)';
const ofAKind = `(?:(?:${kinds}) )*${groups}`;

/** Words that may stand before a condition: how severe it is, or its symptoms in its place. */
const before = String.raw`(?:(?:an?|some|the|clear|clinical|severe|mild|moderate|major|serious|chronic|general|signs of|symptoms of|a form of|a case of) )*`;

/** Words that name a condition, with what may stand before them. */
export const condition = String.raw`(?:${before}(?:${ofAKind}|${named.join('|')}))\b`;

/** The same behind "your": with its name or kind, for "your illnesses" and "your condition" may be any. */
export const namedCondition = String.raw`(?:${before}(?:(?:(?:${kinds}) )+${groups}|(?:(?:${kinds}) )*(?:${named.join('|')})|syndrome|neurosis|phobia|addiction))\b`;

/** "If your doctor has told you that": a diagnosis that somebody may give. */
export const ifToldByOne = String.raw`\b(?:if|when|whether|once|unless)\b[^.!?;]*\b(?:doctor|psychiatrist|psychologist|professional|counsellor|therapist|specialist)s?\b[^.!?;]*\b(?:told|tells?|said|says?|found|finds?|thinks?|diagnosed)(?: you)?`;
