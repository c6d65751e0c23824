/** Texts of the printed report and its buttons, in their own module because they are rarely needed. */
export const printMessages = {
  button: 'Print',
  /** `button` prints the full report, this one the single page. */
  onePageButton: 'One page for a counsellor',
  about: 'On A4. To keep it as a file, choose "Save as PDF" in the print window.',
  busy: 'Preparing the report...',
  failed: 'The report could not be prepared now. Please try again later.',
  title: 'Report',
  ownAge: 'Average, your ages',
  attempts: 'All attempts',
  attempt: 'No.',
  date: 'Date',
  onePage: {
    title: 'My results on one page',
    lead: 'To show to a counsellor, a doctor, or someone I trust.',
    noDiagnosis:
      'This is no diagnosis. These are answers to a self-check. Its questions are new and not yet tested in India.',
    score: 'Score',
    result: 'Result',
    level: 'Level',
    likely: 'Likely range',
    change: 'Since last time',
    taken: (section: string, when: string) => (when === '' ? section : `${section}. ${when}`),
    notTaken: (titles: string) => `Not taken yet: ${titles}.`,
    helps: 'What may help next',
    say: 'What I would like to say or ask',
  },
} as const;
