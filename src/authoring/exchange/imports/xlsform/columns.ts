/** The columns of an XLSForm that are imported. All others are reported. */
export const surveyColumns = {
  type: ['type'],
  name: ['name'],
  hint: ['hint'],
  relevant: ['relevant', 'relevance'],
  required: ['required'],
  appearance: ['appearance'],
  constraint: ['constraint'],
  parameters: ['parameters'],
  calculation: ['calculation'],
  filter: ['choice_filter'],
  default: ['default'],
} as const;

export const choiceColumns = { list: ['list_name', 'list name'], name: ['name', 'value'] } as const;

export const settingsColumns = {
  title: ['form_title', 'title'],
  language: ['default_language'],
} as const;

/**
 * Finds the column with the labels: `label`, or that of the default language, or the first one such as "label::English
 * (en)".
 * @returns its name, and the label columns of other languages
 */
export function findLabelColumn(
  head: readonly unknown[],
  language: string,
): { readonly label: string; readonly others: readonly string[] } | undefined {
  const names = head.map((name) => String(name ?? '').trim());
  const labels = names.filter((name) => /^label\s*(::?|$)/i.test(name));
  const findColumn = (name: string) => name.replace(/^label\s*::?\s*/i, '').toLowerCase();
  const label =
    labels.find((name) => /^label$/i.test(name)) ??
    labels.find((name) => language !== '' && findColumn(name) === language.toLowerCase()) ??
    labels[0];
  return label === undefined ? undefined : { label, others: labels.filter((name) => name !== label) };
}
