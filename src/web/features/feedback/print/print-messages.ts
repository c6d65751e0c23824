/** Texts of the printed report and its buttons, in their own module because they are rarely needed. */
export const printMessages = {
  button: 'Print',
  about: 'On A4. To keep it as a file, choose "Save as PDF" in the print window.',
  busy: 'Preparing the report...',
  failed: 'The report could not be prepared now. Please try again later.',
  title: 'Report',
  ownAge: 'Average, your ages',
  attempts: 'All attempts',
  attempt: 'No.',
  date: 'Date',
} as const;
