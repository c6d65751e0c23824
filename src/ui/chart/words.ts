/** The words that charts draw. Everything else they say comes in through props. */
export const chartWords = {
  current: 'Current',
  previous: 'Previous',
  none: 'N/A',
  average: 'Average',
  myScore: 'My Score',
  range: 'Possible Range',
  percentile: 'percentile',
  asTable: 'Show as table',
  measure: 'Measure',
  value: 'Value',
} as const;
