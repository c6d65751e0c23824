/** Texts of the author app. */
export const messages = {
  title: 'Write, save, see',
  skip: 'Skip the preview',
  checking: 'Reading all files …',
  tabs: {
    label: 'What to look at',
    findings: 'Findings',
    edit: 'Edit',
    instruments: 'Instruments',
    quality: 'Quality',
    chain: 'Reading order',
    pages: 'Pages',
    translations: 'Translations',
  },
  counts: (errors: number, advice: number, files: number) =>
    errors + advice === 0
      ? `No findings in ${files} files. The build passes.`
      : `${errors === 0 ? 'No errors' : formatCount(errors, 'error')} and ${advice} advice, in ${files} files. ${
          errors > 0 ? 'The build stops.' : 'The build passes.'
        }`,
  findings: {
    none: 'No findings. Every file was checked.',
    levels: { error: 'Error', advice: 'Advice' },
    terms: { expected: 'expected', actual: 'actual', fix: 'fix' },
    served: {
      'last good form': 'The preview shows the last valid version of this file.',
      'published version': 'The preview shows the published version of this questionnaire.',
      nothing: 'The preview does not know this questionnaire yet.',
    } as Readonly<Record<string, string>>,
    line: (line: number) => `line ${line}`,
    edit: (place: string) => `Edit at ${place || 'the beginning'}`,
    show: (file: string) => `Show ${file} in the preview`,
  },
  preview: {
    name: 'Preview of the app',
    address: 'Address in the preview',
    go: 'Go',
    reload: 'Load again',
    enter: 'Log in again as the demo person',
    widths: 'Width of the preview',
    phone: 'Phone, 360',
    tablet: 'Tablet, 768',
    wide: 'Wide, 1280',
    reading: 'As a screen reader reads it',
  },
  reading: {
    title: 'As a screen reader reads it',
    about: 'Everything on the page of the preview, in the order in which it is read.',
  },
  pages: {
    caption: 'Every page, with its length and how hard it reads',
    head: ['Page', 'Words', 'Minutes', 'Grade', 'Updated', 'Findings'],
    unread: 'cannot be read',
    about: (target: number) =>
      `Grade: school years of reading that a text asks for. Texts aim at ${target} or less.`,
    total: 'All pages',
    edit: (title: string) => `Edit “${title}”`,
  },
  chain: {
    about: 'Which page follows which. Click a page to see it.',
    picture: 'The reading order as a picture; the list below has the same content',
    unreadable: 'content/chain.json cannot be read. The findings say where.',
    side: 'Side pages',
    loose: 'Files that are not in the reading order',
    next: (next: string) => `Next: ${next}`,
    nowhere: 'Next: nowhere',
    noFile: 'no file',
    notListed: 'not in the reading order',
    listTitle: 'As a list',
    edit: 'Edit the reading order',
  },
  broken: 'This cannot be drawn until the errors are corrected.',
} as const;

/** Formats "1 error" or "2 errors". */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
