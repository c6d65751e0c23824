/**
 * Choices of the profile that the specified wire format lacks, by field: code and label, in the displayed order. Their
 * codes travel in `details` (ours), and the specified field is then ''. The words for gender follow the Transgender
 * Persons (Protection of Rights) Act, 2019.
 */
export const furtherChoices = {
  gender: [
    ['transgender', 'Transgender'],
    ['another', 'Another gender'],
  ],
  status: [
    ['widowed', 'Widowed'],
    ['divorced', 'Divorced'],
    ['separated', 'Separated'],
  ],
  education: [
    ['none', 'No schooling'],
    ['primary', 'Primary school'],
    ['middle', 'Middle school'],
  ],
} as const;

/** A profile field with further choices. */
export type FurtherField = keyof typeof furtherChoices;

type FurtherCode<F extends FurtherField> = (typeof furtherChoices)[F][number][0];

/** The further choices of a person, by field. A field without one is absent. */
export type ProfileDetails = { readonly [F in FurtherField]?: FurtherCode<F> };

/** The names of the fields with further choices. */
export const furtherFields = Object.keys(furtherChoices) as FurtherField[];

/** Lists the codes of the further choices of a field. */
export function listFurtherCodes<F extends FurtherField>(field: F): readonly FurtherCode<F>[] {
  return furtherChoices[field].map(([code]) => code);
}

/** Lists the labels of the further choices of a field, which follow the specified ones. */
export function listFurtherLabels(field: FurtherField): readonly string[] {
  return furtherChoices[field].map(([, label]) => label);
}

/**
 * Finds the label of the further choice of a field.
 * @returns '' without a further choice, or for an unknown code
 */
export function findFurtherLabel(field: FurtherField, details: ProfileDetails | null | undefined): string {
  const choices: readonly (readonly [code: string, label: string])[] = furtherChoices[field];
  return choices.find(([code]) => code === details?.[field])?.[1] ?? '';
}

/**
 * Finds the further choices of labels.
 * @param labels by field; labels of other choices are ignored
 * @returns null without any
 */
export function findFurtherChoices(labels: Readonly<Record<FurtherField, string>>): ProfileDetails | null {
  return selectDetails((field) => {
    const choices: readonly (readonly [code: string, label: string])[] = furtherChoices[field];
    return choices.find(([, label]) => label === labels[field])?.[0];
  });
}

/**
 * Selects the further choices of fields without a specified value. A specified value takes precedence, so that a field
 * has one answer.
 * @param fields the specified values, '' for none, and the further choices
 * @returns null without any
 */
export function selectFurtherChoices(
  fields: Readonly<Record<FurtherField, string | number>> & { readonly details?: ProfileDetails },
): ProfileDetails | null {
  return selectDetails((field) => (fields[field] === '' ? fields.details?.[field] : undefined));
}

function selectDetails(find: (field: FurtherField) => string | undefined): ProfileDetails | null {
  const entries = furtherFields.flatMap((field) => {
    const code = find(field);
    return code === undefined ? [] : [[field, code]];
  });
  return entries.length === 0 ? null : (Object.fromEntries(entries) as ProfileDetails);
}
