/** Texts in charts. All other texts are props. */
export const chartMessages = {
  current: 'Current',
  previous: 'Previous',
  none: 'N/A',
  average: 'Average, all ages',
  likely: 'Likely range of my score',
  myScore: 'My Score',
  range: 'Possible Range',
  band: 'About 2 in 3 of the reference group:',
  to: 'to',
  uncompared: 'Other version of the questions, not compared',
  asTable: 'Show as table',
  measure: 'Measure',
  value: 'Value',
} as const;
