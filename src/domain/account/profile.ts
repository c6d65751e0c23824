/**
 * Options of the registration profile (specification 1, section 3). The wire format has codes, not labels; the
 * code of a label is its position, from 1.
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
 * Finds the code of a label in its list.
 * @param labels one of the lists of `profileOptions`
 * @returns the code, from 1; '' for an unknown label
 */
export function findCode(labels: readonly string[], label: string): number | '' {
  const index = labels.indexOf(label);
  return index < 0 ? '' : index + 1;
}

/**
 * Finds the label of a code, the inverse of `findCode`.
 * @param code from 1
 * @returns '' for an unknown code
 */
export function findLabel(labels: readonly string[], code: number | string): string {
  return labels[Number(code) - 1] ?? '';
}

/**
 * Finds the lower-case form of a label, which the wire format uses for some fields.
 * @returns '' for an unknown label
 */
export function findLowerCaseLabel<L extends string>(labels: readonly L[], label: string): Lowercase<L> | '' {
  const known = labels.find((one) => one === label);
  return known === undefined ? '' : (known.toLowerCase() as Lowercase<L>);
}

/**
 * Finds a label by its lower-case form, the inverse of `findLowerCaseLabel`.
 * @returns '' for an unknown word
 */
export function findLabelByLowerCase(labels: readonly string[], word: string): string {
  return labels.find((label) => label.toLowerCase() === word) ?? '';
}
