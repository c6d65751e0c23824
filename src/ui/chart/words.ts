/** The words that charts draw. Everything else they say comes in through props. */
export const chartWords = {
  current: 'Current',
  previous: 'Previous',
  none: 'N/A',
  average: 'Average',
  myScore: 'My Score',
  range: 'Possible Range',
  band: 'About 2 in 3 of the reference group:',
  to: 'to',
  apart: 'Other version of the questions, not compared',
  percentile: 'percentile',
  asTable: 'Show as table',
  measure: 'Measure',
  value: 'Value',
} as const;
