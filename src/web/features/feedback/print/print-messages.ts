/** Texts of the printed results and its buttons, in their own module because they are rarely needed. */
export const printMessages = {
  button: 'Print',
  about: 'On A4. To keep it as a file, choose "Save as PDF" in the print window.',
  busy: 'Preparing your results...',
  failed: 'Your results could not be prepared now. Please try again later.',
  title: 'My results',
  ownAge: 'Average, your ages',
  attempts: 'All attempts',
  attempt: 'No.',
  date: 'Date',
} as const;
