/** The columns of the sheets of an XLSForm that are read; others are listed. */
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
 * The column with the labels: `label` alone, or the one of the default language, else the first, as "label::English (en)".
 * @returns its name, with the names of labels in other languages
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
