/** Texts about the change of a score or a category over time. */
export const changeMessages = {
  heading: 'Change over time',
  note: 'Some earlier answers belong to another version of these questions. They are not compared.',
  show: 'All attempts',
  loading: 'Loading the chart...',
  chartFailed: 'The chart could not be loaded. The table has the same numbers.',
  title: (title: string) => `${title} over time.`,
  once: (day: string, value: string) => `1 attempt, on ${day}: ${value}.`,
  attempts: (count: number, first: string, last: string, lowest: string, highest: string) =>
    `${count} attempts: first ${first}, last ${last}, lowest ${lowest}, highest ${highest}.`,
  otherVersions: (count: number) =>
    count === 1
      ? '1 more attempt answered another version of the questions and is not compared.'
      : `${count} more attempts answered another version of the questions and are not compared.`,
  band: 'About 2 in 3 people of the reference group',
  attempt: (number: number, day: string) => `Attempt ${number}, ${day}`,
  otherVersion: (value: string) => `${value} (other version)`,
  caption: (title: string) => `${title}: all attempts`,
} as const;
