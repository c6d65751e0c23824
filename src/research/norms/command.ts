import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getIndianDay } from '#domain/dates/india-day.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { OfferedLanguage } from '#domain/instrument/translation.ts';
import { compareVersions } from '#domain/instrument/version.ts';
import type { NormsFile } from '#domain/psychometrics/norms-file.ts';
import type { PublishedInstrument } from '#server/instruments/published.ts';
import { type CommandHelp, createUsageError } from '#command-line/command-help.ts';
import { OperatorError } from '#server/config/operator-error.ts';
import { streamSittings } from '../quality/sittings.ts';
import { formatLanguage, howToCombine, selectLanguages } from '../quality/languages.ts';
import { formatTooFewPeople, minGroupSize } from '../quality/small-counts.ts';
import { refuseExisting, writeFilesAtomically } from '../quality/atomic-files.ts';
import { type TableVersions, groupVersionsByTable } from '../release/table-versions.ts';
import type { CommandContext } from '../source/command-context.ts';
import { runInSnapshot } from '../source/snapshot.ts';
import { minPeopleForTable, minPeopleForNorms } from './estimators.ts';
import { selectFirstAttempts } from './first-attempts.ts';
import { readMargins, createUnweightedSample, weightSample } from './margins.ts';
import { renderNormsPage } from './page/page.ts';
import { createProposal } from './propose.ts';
import { selectScoresWithNorms } from './score-norms.ts';

/** The output of `npm run norms -- --help`. */
export const help: CommandHelp = {
  name: 'norms',
  usage:
    'propose ID [--min 400] [--margins FILE [--cap 5]] [--cuts keep] [--language TAGS] [--out DIR] [--words VERSION] [--fast]',
  summary:
    'Proposes norms from the answers of people who agreed to research. With the embedded ' +
    'database the server must be stopped; PostgreSQL is read in small steps, or without pauses with --fast.',
  options: [
    ['--min N', 'least number of people in a band (default 400)'],
    ['--margins FILE', 'shares of the population to weight by'],
    ['--cap N', 'largest weight (default 5)'],
    ['--cuts keep', 'keeps the thresholds of levels'],
    [
      '--language TAGS',
      'only answers in these languages, such as en-IN; several only if they are equivalent',
    ],
    ['--out DIR', 'folder of the results (default norms)'],
    ['--words VERSION', 'version of the research consent (default: the current one)'],
    ['--fast', 'reads without pauses, which slows down a running server'],
  ],
  example: 'propose S4',
};

/** The parsed options of `npm run norms -- propose`. */
export interface NormsOptions {
  /** Id of the questionnaire. */
  readonly instrument: string;
  readonly least: number;
  readonly margins: string | undefined;
  readonly cap: number;
  readonly keepsCuts: boolean;
  /** Undefined for the language of the questionnaire. */
  readonly languages: readonly string[] | undefined;
  readonly out: string;
  readonly consentVersion: string | undefined;
  /** Reads without pauses, which slows down a running server. */
  readonly fast: boolean;
}

/**
 * Parses the options of `npm run norms -- propose`.
 * @param known ids of questionnaires
 * @throws OperatorError for invalid options
 */
export function parseNormsOptions(args: readonly string[], known: readonly string[]): NormsOptions {
  const { values, positionals } = readArguments(args);
  const [act, instrument, ...more] = positionals;
  if (act !== 'propose' || instrument === undefined || more.length > 0) throw createUsageError(help);
  if (!known.includes(instrument))
    throw new OperatorError(`There is no questionnaire ${instrument}. Known values: ${known.join(', ')}.`);
  const least = Number(values.min ?? minPeopleForTable);
  if (!(Number.isInteger(least) && least >= minPeopleForNorms))
    throw new OperatorError(`--min is ${values.min}. Write a whole number of ${minPeopleForNorms} or more.`);
  const cap = Number(values.cap ?? 5);
  if (!(cap > 1)) throw new OperatorError(`--cap is ${values.cap}. Write a number above 1.`);
  if (values.cuts !== undefined && values.cuts !== 'keep')
    throw new OperatorError(`--cuts is ${values.cuts}. Write keep.`);
  const { margins, language, out = 'norms', words: consentVersion, fast = false } = values;
  const keepsCuts = values.cuts === 'keep';
  const languages = language?.split(',').map((tag) => tag.trim());
  return { instrument, least, margins, cap, keepsCuts, languages, out, consentVersion, fast };
}

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    min: text,
    margins: text,
    cap: text,
    cuts: text,
    language: text,
    out: text,
    words: text,
    fast: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw createUsageError(help, error);
  }
}

/**
 * Reads a snapshot of the database, and writes a proposal as JSON and as a page.
 * @returns the report of the command
 * @throws OperatorError if the margins cannot be reached, or the files exist
 */
export async function proposeNorms(
  { db, published, consentVersion, now, pace, languages: offered }: CommandContext,
  options: NormsOptions,
): Promise<string> {
  const edition = findNewestEdition(published, options.instrument);
  const { instrument } = edition;
  const scores = selectScoresWithNorms(instrument).map(({ id }) => id);
  if (scores.length === 0) return `${instrument.id} has no score with norms. No file was written.`;
  const languages = selectLanguages(instrument, options.languages, offered);
  const made = getIndianDay(now);
  const paths = choosePaths(options.out, `${instrument.id}@${instrument.version}-${made}`);
  const margins = options.margins === undefined ? null : readMargins(options.margins);
  const { sittings, leftOut, otherLanguages } = await runInSnapshot(db, (tx) =>
    selectFirstAttempts(
      streamSittings(tx, options.consentVersion ?? consentVersion, now, pace),
      edition,
      languages,
      scores,
    ),
  );
  if (sittings.length < options.least)
    return `No file was written.\n${instrument.id} ${instrument.version} (${languages.join(', ')}): ${formatTooFewPeople(sittings.length, options.least)}.`;
  const people =
    margins === null ? createUnweightedSample(sittings) : weightSample(sittings, margins, options.cap);
  if (people.effective < minPeopleForNorms)
    return `No file was written.\nThe weights reduce ${sittings.length} people to an effective sample of ${Math.floor(people.effective)}; ${minPeopleForNorms} are needed. Raise --cap, or merge groups of the margins.`;
  const { keepsCuts } = options;
  const file = createProposal(edition, people, leftOut, { languages, made, keepsCuts });
  writeFilesAtomically([
    [paths[0], `${JSON.stringify(file, null, 2)}\n`],
    [paths[1], renderNormsPage(file)],
  ]);
  const others = [...otherLanguages].filter(([, people]) => people >= minGroupSize).map(([tag]) => tag);
  return [
    report(file, paths),
    ...(otherLanguages.size === 0 ? [] : [describeOthers(instrument, others, offered)]),
  ].join('\n');
}

function findNewestEdition(published: readonly PublishedInstrument[], id: string): TableVersions {
  const newest = groupVersionsByTable(published)
    .filter(({ instrument }) => instrument.id === id)
    .toSorted((a, b) => compareVersions(a.instrument.version, b.instrument.version))
    .at(-1);
  if (!newest) throw new OperatorError(`${id} was never published.`);
  return newest;
}

/** The paths of the two files: `S4@1.1-2027-07-01.json` and its page. @throws OperatorError if one exists */
function choosePaths(folder: string, name: string): readonly [json: string, page: string] {
  const paths = [join(folder, `${name}.json`), join(folder, `${name}.html`)] as const;
  refuseExisting(paths);
  return paths;
}

function report(
  { people, languages, sample, skipped }: NormsFile,
  [json, page]: readonly [string, string],
): string {
  return [
    `Written from the first attempts of ${people} people in ${languages.join(' and ')}, ${sample}:`,
    `  ${json}`,
    `  ${page}`,
    ...skipped.map(({ title, reason }) => `${title}: no norms are proposed. ${reason}`),
    skipped.length > 0
      ? 'The proposal cannot be accepted until every score has norms.'
      : `The questionnaire is unchanged. Read the page; to accept the proposal, the owner of the questionnaire runs npm run norms -- accept ${json}`,
  ].join('\n');
}

/** @param others languages of enough people to name them */
function describeOthers(
  instrument: Instrument,
  others: readonly string[],
  offered: readonly OfferedLanguage[],
): string {
  const names = others.map((language) => formatLanguage(instrument, language, offered));
  return `Answers in ${names.join(', ') || 'other languages'} are left out. ${howToCombine}`;
}
