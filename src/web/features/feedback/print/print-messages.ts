/** Texts of the printed report and its buttons, in their own module because they are rarely needed. */
export const printMessages = {
  button: 'Print',
  /** `button` prints the full report, this one the single page. */
  onePageButton: 'One page for a counsellor',
  about: 'On A4. To keep it as a file, choose "Save as PDF" in the print window.',
  busy: 'Preparing the report...',
  failed: 'The report could not be put together just now. Please try again in a while.',
  title: 'Report',
  ownAge: 'Average, your ages',
  attempts: 'All attempts',
  attempt: 'No.',
  date: 'Date',
  onePage: {
    title: 'My results on one page',
    lead: 'To take along to a counsellor, a doctor, or someone I trust.',
    noDiagnosis:
      'This is no diagnosis. It sums up answers to a self-check whose questions are drafts and have not been tested in India.',
    score: 'Score',
    result: 'Result',
    level: 'Level',
    likely: 'Likely range',
    change: 'Since the time before',
    taken: (section: string, when: string) => (when === '' ? section : `${section}. ${when}`),
    notTaken: (titles: string) => `Not taken yet: ${titles}.`,
    helps: 'What may help next',
    say: 'What I would like to say or ask',
  },
} as const;
