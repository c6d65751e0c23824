import { parseArgs } from 'node:util';
import { isDay } from '#domain/dates/india-day.ts';
import { type CommandHelp, createUsageError } from '#command-line/command-help.ts';
import { OperatorError } from '#server/config/operator-error.ts';

/** The output of `npm run export -- --help`. */
export const help: CommandHelp = {
  name: 'export',
  usage:
    '--out DIR [--instrument ID,…] [--until DAY] [--as FORMAT,…] [--key FILE] [--words VERSION] [--free-answers] [--fast]',
  summary:
    'Exports the answers of people who agreed to research, and verifies the files. With the embedded ' +
    'database the server must be stopped; PostgreSQL is read in small steps, or without pauses with --fast.',
  options: [
    ['--out DIR', 'a folder that does not exist yet'],
    ['--instrument ID,…', 'some questionnaires, such as S1,S4'],
    ['--until DAY', 'answers until this day, such as 2027-03-31'],
    ['--as FORMAT,…', 'some formats, such as csv,parquet'],
    ['--key FILE', 'the key of an earlier release, for the same study ids'],
    ['--words VERSION', 'version of the research consent, if not the current one'],
    ['--free-answers', 'includes texts and dates that people wrote, which may identify them'],
    ['--fast', 'reads without pauses, which slows down a running server'],
  ],
  example: '--out research/2027-03',
};

/** The parsed options of `npm run export`. */
export interface ExportOptions {
  readonly out: string;
  readonly only: ReadonlySet<string> | null;
  /** A day, for `computeReleaseEnd`. */
  readonly until: string | null;
  readonly formats: readonly string[];
  readonly key: string | null;
  readonly consentVersion: string | null;
  /** Includes texts and dates. */
  readonly withFreeAnswers: boolean;
  /** Reads without pauses, which slows down a running server. */
  readonly fast: boolean;
}

/** An answer is stored within this time, so a release includes all answers before it. */
const settledMs = 60_000;

/**
 * Parses the options of `npm run export`.
 * @param known ids of questionnaires and names of formats
 * @throws OperatorError for invalid options
 */
export function parseExportOptions(
  args: readonly string[],
  known: { readonly instruments: readonly string[]; readonly formats: readonly string[] },
): ExportOptions {
  const read = readArguments(args);
  const { out, instrument, until, as, key, words: consentVersion, fast = false } = read;
  const withFreeAnswers = read['free-answers'] ?? false;
  if (!out) throw createUsageError(help);
  const only = parseList(instrument, known.instruments, 'questionnaire');
  const formats = parseList(as, known.formats, 'format') ?? known.formats;
  return {
    out,
    only: only && new Set(only),
    until: until ?? null,
    formats,
    key: key ?? null,
    consentVersion: consentVersion ?? null,
    withFreeAnswers,
    fast,
  };
}

/**
 * Computes the end of a release: the latest time of its answers.
 * @param until a day in UTC; null for now
 * @param now time of the database clock, since another clock could be ahead
 * @throws OperatorError for an invalid or future day
 */
export function computeReleaseEnd(until: string | null, now: Date): Date {
  const settled = new Date(now.getTime() - settledMs);
  const end = until === null ? settled : parseEnd(until, now);
  return end < settled ? end : settled;
}

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = {
      out: text,
      instrument: text,
      until: text,
      as: text,
      key: text,
      words: text,
      'free-answers': { type: 'boolean' },
      fast: { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw createUsageError(help, error);
  }
}

function parseList(written: string | undefined, known: readonly string[], what: string): string[] | null {
  if (written === undefined) return null;
  const names = written.split(',').map((name) => name.trim());
  const strange = names.find((name) => !known.includes(name));
  if (strange === undefined) return names;
  throw new OperatorError(`There is no ${what} ${strange}. Known values: ${known.join(', ')}.`);
}

/** The last millisecond of a day in UTC. @throws OperatorError for an invalid or future day */
function parseEnd(day: string, now: Date): Date {
  const today = now.toISOString().slice(0, 10);
  const ask = `Write a day in UTC, ${today} at the latest, or omit --until to export all answers.`;
  if (!isDay(day)) throw new OperatorError(`--until ${day} is not a date. ${ask}`);
  // A release until a future day would seem to include the answers of that day.
  if (day > today) throw new OperatorError(`--until ${day} is in the future. ${ask}`);
  return new Date(`${day}T23:59:59.999Z`);
}
