/** Names of the parts of a page. */
const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  summary: 'Summary',
  alt: 'Text of the picture',
  body: 'Page',
};

/** Texts of the translation view. */
export const messages = {
  none: 'There are no translations. docs/translation/README.md says how to begin one.',
  language: 'Language',
  caption: 'Translated files',
  head: ['File', 'Stage', 'Missing', 'English changed', 'People'],
  offered: 'read it',
  notOffered: 'read English',
  translate: (file: string) => `Translate ${file}`,
  show: (file: string) => `Show ${file} in this language`,
  showShort: 'Show',
  back: 'All translated files',
  stage: (stage: string) => `Stage: ${stage}`,
  notChecked: 'Reading grade and wording are not checked in this language. A person must read the texts.',
  states: { current: '', missing: 'Not translated', stale: 'The English text changed' },
  confirm: 'The translation is still correct',
  confirmAll: 'All parts are still correct',
  pageStale:
    'The English page changed after the translation. It has no mark for each part: compare every part, then correct or confirm it.',
  left: (count: number) =>
    `${count} ${count === 1 ? 'part is' : 'parts are'} not translated or not confirmed.`,
  label: (key: string) => labels[key] ?? key.replace(/^body\.(\d+)$/, 'Paragraph $1'),
  save: 'Save',
  saved: 'Saved.',
  conflict: 'Another program changed the file. Copy what you wrote, then open the file again.',
  unreadable: 'The file is no JSON. The findings say where.',
};
