import type { CutRule } from '#domain/psychometrics/cut-scores.ts';

/** Texts of the norms panel. */
export const messages = {
  title: 'Norms from raw answers',
  about:
    'One row per person and one column per item, with the item id as header. Columns age, gender and education are optional. Cells contain codes; an empty cell is a missing answer. The answers stay in this browser.',
  paste: 'Raw answers',
  pasteHint: 'Paste cells of a spreadsheet, or text with commas, semicolons or tabs.',
  open: 'Open a CSV file',
  read: (people: number) => (people === 1 ? '1 person can be used.' : `${people} people can be used.`),
  ignored: (columns: readonly string[]) => `Not used: ${columns.join(', ')}.`,
  bad: {
    title: (count: number) => (count === 1 ? '1 cell cannot be used' : `${count} cells cannot be used`),
    more: (count: number) => `and ${count} more.`,
    leaveOut: (rows: number) => (rows === 1 ? 'Leave that row out' : `Leave these ${rows} rows out`),
  },
  bands: {
    legend: 'Bands',
    file: 'As in the file',
    newBands: 'New ones, the same for all scores',
    starts: 'First age of each band',
    startsHint: 'For example 18, 36. A single number makes one band for all.',
    startsWrong: 'Write whole ages from 18 on, each higher than the one before.',
    byGender: 'Separate bands for women and men, and one for all others',
  },
  rule: {
    label: 'Cuts',
    names: {
      deviation: 'One deviation to either side of the mean',
      percentiles: '16th and 84th percentile',
      terciles: 'Three equal parts',
    } satisfies Readonly<Record<CutRule, string>>,
  },
  figures: {
    head: ['People', 'n', 'Mean', 'SD', 'Proposed levels'],
    everybody: 'All together',
    cuts: (low: string, average: string, high: string) => `${low}, ${average}, ${high}.`,
    upTo: (level: string, limit: number, t: string, share: string) =>
      `${level} up to ${limit} (T ${t}, ${share})`,
    above: (level: string, share: string) => `${level} above (${share})`,
    alpha: (alpha: string, items: number, cases: number, sem: string) =>
      `Alpha ${alpha} (${items} items, ${cases} complete cases). Standard error of measurement ${sem} points.`,
    noAlpha: (reason: string) => `No alpha: ${reason}`,
    against: 'Below 0: some items run against the others. Is one to be reversed?',
    unplaced: (count: number) =>
      `${count} ${count === 1 ? 'person belongs' : 'people belong'} to no band: their age, gender or education is unknown.`,
    items: 'Item by item',
    itemHead: ['Item', 'Correlation with the others', 'Alpha without it'],
    fileHas: (mean: number, sd: number) => `The file has mean ${mean}, SD ${sd}.`,
    percent: (share: number) => `${Math.round(share * 100)} %`,
  },
  apply: {
    title: 'Apply the norms',
    about: 'Describe the sample. The file stores this sentence with the norms.',
    people: 'Who answered',
    peopleHint: 'For example: students of two colleges',
    place: 'Place',
    year: 'Year',
    sentence: (text: string) => `It will say: ${text}`,
    scores: 'Scores',
    unusable: 'not usable: every band needs cuts',
    none: 'No score is usable yet. The tables state the reasons.',
    applyInEditor: 'Put into the editor',
    copy: 'Copy as JSON',
    copied: 'Copied. Each entry has a path in the file and its new value.',
    notCopied: 'The browser did not allow it. Select the text below and copy it.',
    json: 'The change as JSON',
    done: 'The change is in the editor. Check it and save it there.',
    applied: 'New norms from raw answers. Nothing is saved yet.',
    unreadable: 'The file in the editor has errors. Correct them first.',
    moved: 'Scores or bands in the editor differ from the file. Save or discard that draft first.',
  },
} as const;
