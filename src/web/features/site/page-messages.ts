/** Texts of the pages of `content/site`. The home page does not load them. */
export const pageMessages = {
  page: {
    contents: 'On this page',
    edition: (version: string, date: string) => `Version ${version}. Last updated on ${date}.`,
  },

  accessFacts: {
    day: 'Last tested on',
    screens: 'Screens',
    opened: (screens: number, views: number) => `${screens}, looked at ${views} times in all`,
    people: 'Looked at as',
    widths: 'Widths of the window',
    pixels: (widths: readonly number[]) => `${widths.join(', ')} pixels`,
    rules: 'Rules',
    checks: 'Also tested',
    browser: 'Browser',
    tools: 'Tested with',
  },

  deletionMail: {
    subject: 'Account Deletion',
    body: 'Please delete my account.\n\nThe e-mail address I registered with is: ',
  },
} as const;
