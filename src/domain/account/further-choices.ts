import type { Options } from './profile.ts';

/**
 * Choices of the profile that the specified wire format lacks, by field: code and label, in the displayed order. Their
 * codes travel in `details` (ours), and the specified field is then ''. The words for gender follow the Transgender
 * Persons (Protection of Rights) Act, 2019.
 */
export const furtherChoices = {
  gender: { transgender: 'domain.gender.transgender', another: 'domain.gender.another' },
  status: {
    widowed: 'domain.status.widowed',
    divorced: 'domain.status.divorced',
    separated: 'domain.status.separated',
  },
  education: {
    none: 'domain.education.none',
    primary: 'domain.education.primary',
    middle: 'domain.education.middle',
  },
} as const satisfies Record<string, Options>;

/** A profile field with further choices. */
export type FurtherField = keyof typeof furtherChoices;

type FurtherCode<F extends FurtherField> = keyof (typeof furtherChoices)[F] & string;

/** The further choices of a person, by field. A field without one is absent. */
export type ProfileDetails = { readonly [F in FurtherField]?: FurtherCode<F> };

/** The names of the fields with further choices. */
export const furtherFields = Object.keys(furtherChoices) as FurtherField[];

/** Lists the codes of the further choices of a field. */
export function listFurtherCodes<F extends FurtherField>(field: F): readonly FurtherCode<F>[] {
  return Object.keys(furtherChoices[field]) as FurtherCode<F>[];
}

/**
 * Finds the further choices of selected options.
 * @param selected by field; options of the specification are ignored
 * @returns null without any
 */
export function findFurtherChoices(selected: Readonly<Record<FurtherField, string>>): ProfileDetails | null {
  return selectDetails((field) =>
    Object.hasOwn(furtherChoices[field], selected[field]) ? selected[field] : undefined,
  );
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
