import { parseArgs } from 'node:util';
import { getIndianDay } from '#domain/dates/india-day.ts';
import type { OfferedLanguage } from '#domain/instrument/translation.ts';
import type { PublishedInstrument } from '#server/instruments/published.ts';
import { type CommandHelp, createUsageError } from '#command-line/command-help.ts';
import { OperatorError } from '#server/config/operator-error.ts';
import type { CommandContext } from '../source/command-context.ts';
import { runInSnapshot } from '../source/snapshot.ts';
import { groupFirstAttempts, type GroupOptions, type PersonGroup } from './group-attempts.ts';
import {
  minPeopleForQuality,
  type QualityReports,
  computeQuality,
  getReportName,
} from './compute-quality.ts';
import { streamSittings } from './sittings.ts';
import { formatTooFewPeople } from './small-counts.ts';
import { refuseExisting } from './atomic-files.ts';
import { formatLanguage, howToCombine } from './languages.ts';
import { getPaths, writeQuality } from './write-quality.ts';

/** The output of `npm run quality -- --help`. */
export const help: CommandHelp = {
  name: 'quality',
  usage: '[--instrument ID] [--language TAG] [--out DIR] [--words VERSION] [--fast]',
  summary:
    'Computes item and score statistics, for 100 people or more. With the embedded ' +
    'database the server must be stopped; PostgreSQL is read in small steps, or without pauses with --fast.',
  options: [
    ['--instrument ID', 'one questionnaire, such as S4'],
    ['--language TAG', 'only answers in this language, such as en-IN'],
    ['--out DIR', 'folder of the results (default quality)'],
    ['--words VERSION', 'version of the research consent (default: the current one)'],
    ['--fast', 'reads without pauses, which slows down a running server'],
  ],
  example: '--instrument S4',
};

/** The parsed options of `npm run quality`. */
export interface QualityOptions extends GroupOptions {
  readonly out: string;
  readonly consentVersion: string | undefined;
  /** Reads without pauses, which slows down a running server. */
  readonly fast: boolean;
}

/**
 * Parses the options of `npm run quality`.
 * @param known ids of questionnaires
 * @throws OperatorError for invalid options
 */
export function parseQualityOptions(args: readonly string[], known: readonly string[]): QualityOptions {
  const { out = 'quality', instrument, language, words: consentVersion, fast = false } = readArguments(args);
  if (instrument !== undefined && !known.includes(instrument))
    throw new OperatorError(`There is no questionnaire ${instrument}. Known values: ${known.join(', ')}.`);
  return { out, instrument, language, consentVersion, fast };
}

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const flag = { type: 'boolean' } as const;
    const options = { out: text, instrument: text, language: text, words: text, fast: flag };
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw createUsageError(help, error);
  }
}

/**
 * Reads a snapshot of the database, and writes a quality report per questionnaire.
 * @returns the report of the command
 */
export async function runQuality(
  { db, published, consentVersion, now, pace, languages }: CommandContext,
  options: QualityOptions,
): Promise<string> {
  // Before the computation, which takes long.
  refuseExisting(
    published.filter(isSelected(options)).flatMap((one) => getPaths(options.out, getReportName(one))),
  );
  const groups = await runInSnapshot(db, (tx) =>
    groupFirstAttempts(
      streamSittings(tx, options.consentVersion ?? consentVersion, now, pace),
      published,
      options,
    ),
  );
  const quality = computeQuality(groups, getIndianDay(now));
  return [
    report(quality, writeQuality(options.out, quality.files), options),
    ...describeLanguages(groups, languages),
  ].join('\n');
}

const isSelected =
  ({ instrument }: GroupOptions) =>
  (one: PublishedInstrument) =>
    instrument === undefined || one.instrument.id === instrument;

function report(
  { files, tooFew }: QualityReports,
  written: readonly string[],
  { instrument, language }: GroupOptions,
): string {
  const selectedNames = [
    instrument ?? 'a questionnaire',
    ...(language === undefined ? [] : [`in ${language}`]),
  ].join(' ');
  const lines = [
    ...(written.length > 0 ? ['Written:', ...written.map((path) => `  ${path}`)] : ['No file was written.']),
    ...tooFew.map(({ name, people }) => `${name}: ${formatTooFewPeople(people, minPeopleForQuality)}.`),
    ...(files.length + tooFew.length === 0
      ? [`No person who agreed to research has answered ${selectedNames} yet.`]
      : []),
    ...(files.length > 0
      ? [
          'To use the figures in the next version, copy a .json file to questionnaires/quality. Do not publish the page.',
        ]
      : []),
  ];
  return lines.join('\n');
}

/** One line for each questionnaire that was answered in several languages. */
function describeLanguages(groups: readonly PersonGroup[], offered: readonly OfferedLanguage[]): string[] {
  const instruments = new Map(groups.map(({ version: { instrument } }) => [instrument.id, instrument]));
  return [...instruments.values()].flatMap((instrument) => {
    const own = groups.filter(({ version }) => version.instrument.id === instrument.id);
    const languages = [...new Set(own.map(({ language }) => language))].sort();
    if (languages.length < 2) return [];
    const names = languages.map((language) => formatLanguage(instrument, language, offered));
    return [`${instrument.id}: ${names.join(' and ')} are reported separately. ${howToCombine}`];
  });
}
