/** The columns of an XLSForm that are imported, besides the labels. All others are reported. */
export const surveyColumns = {
  type: ['type'],
  name: ['name'],
  hint: ['hint'],
  relevant: ['relevant', 'relevance'],
  required: ['required'],
  appearance: ['appearance'],
  constraint: ['constraint'],
  parameters: ['parameters'],
  calculation: ['calculation', 'calculate'],
  filter: ['choice_filter'],
  default: ['default'],
} as const;

export const choiceColumns = { list: ['list_name', 'list name'], name: ['name', 'value'] } as const;

export const settingsColumns = {
  title: ['form_title', 'title'],
  language: ['default_language'],
} as const;
