/**
 * The registration profile as it travels: codes, never labels (specification 1, section 3).
 * Each list gives the labels in the order of their codes, from 1.
 */
export const profileOptions = {
  gender: ['Male', 'Female'],
  maritalStatus: ['Married', 'Single'],
  yesNo: ['Yes', 'No'],
  education: ['High School', 'Pre-University', 'Under graduation', 'Post graduation'],
  currentStatus: ['Working', 'Studying', 'Being a homemaker', 'Searching for a job', 'Retired'],
  seekingHelp: ['Yes, I am on medication for mental health issues', 'Yes, I am meeting a counselor', 'No'],
  comfort: [
    'Very uncomfortable',
    'Uncomfortable',
    'Neither uncomfortable nor comfortable',
    'Comfortable',
    'Very comfortable',
  ],
  likelihood: ['Extremely unlikely', 'Unlikely', 'Unsure', 'Likely', 'Extremely likely'],
} as const;

/**
 * The code of a label in its list, from 1; an unmapped label gives ''.
 * @param labels one of `profileOptions`
 */
export function findCode(labels: readonly string[], label: string): number | '' {
  const index = labels.indexOf(label);
  return index < 0 ? '' : index + 1;
}

/** The label of a code, from 1; '' for a code that stands for none. The other way round of `codeOf`. */
export function findLabel(labels: readonly string[], code: number | string): string {
  return labels[Number(code) - 1] ?? '';
}

/** The label of a word that travels in small letters; '' for one that stands for none. */
export function labelOfWord(labels: readonly string[], word: string): string {
  return labels.find((label) => label.toLowerCase() === word) ?? '';
}
