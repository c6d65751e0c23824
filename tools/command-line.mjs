/**
 * Arguments and `--help` of the tools that run before packages are installed. Imports only Node.js; commands in TypeScript
 * use `src/command-line`.
 */
import { parseArgs } from 'node:util';

/**
 * What `--help` prints of a command.
 * @typedef {object} CommandHelp
 * @property {string} command such as "npm run build"
 * @property {string} usage arguments, with optional ones in brackets
 * @property {string} summary what the command does, in one or two sentences
 * @property {[option: string, meaning: string][]} [options]
 * @property {string} example the arguments of an example
 * @property {string} [exitCodes] exit codes other than 0, 1 and 2
 */

/**
 * Parses the arguments of this process. Prints the help for `--help` and exits with 0. Prints what is wrong and exits with 2
 * if an argument is unknown. A closed output pipe, as of `| head`, ends the process quietly.
 * @param {CommandHelp} help
 * @param {import('node:util').ParseArgsConfig} [config] of `parseArgs`
 */
export function parseCommandLine(help, config = {}) {
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  if (process.argv.slice(2).includes('--help')) {
    console.log(formatHelp(help));
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    exitWithUsage(help, describeArgumentError(error, [...Object.keys(config.options ?? {}), 'help']));
  }
}

/**
 * Prints what is wrong with the arguments and the usage, then exits with 2.
 * @param {CommandHelp} help
 * @param {string} reason one sentence
 * @returns {never}
 */
export function exitWithUsage(help, reason) {
  console.error(
    `${reason} Write ${formatCommand(help, help.usage)}. See ${formatCommand(help, '--help')}`.trim(),
  );
  process.exit(2);
}

/**
 * Describes a name that is not in a list, with the list and a similar name.
 * @param {string} kind such as "lane"
 * @param {string} name
 * @param {readonly string[]} known
 */
export function describeUnknownName(kind, name, known) {
  const similar = known.find((one) => isSimilar(one, name));
  return `Unknown ${kind} "${name}".${similar ? ` Did you mean "${similar}"?` : ''} Use one of: ${known.join(', ')}.`;
}

function formatHelp(help) {
  const options = [...(help.options ?? []), ['--help', 'prints this text']];
  const width = Math.max(...options.map(([option]) => option.length));
  return [
    help.summary,
    '',
    `Usage: ${formatCommand(help, help.usage)}`,
    '',
    ...options.map(([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`),
    '',
    `Example: ${formatCommand(help, help.example)}`,
    `Exit codes: 0 done, 1 failed, 2 wrong arguments${help.exitCodes ? `, ${help.exitCodes}` : ''}.`,
  ].join('\n');
}

function formatCommand({ command }, args) {
  if (args === '') return command;
  return command.startsWith('npm ') ? `${command} -- ${args}` : `${command} ${args}`;
}

function describeArgumentError(error, options) {
  const unknown = /Unknown option '(-[^']*)'/.exec(error.message)?.[1];
  if (!unknown) return `${error.message.split('. ')[0].replace(/\.$/, '')}.`;
  const similar = options.map((option) => `--${option}`).find((option) => isSimilar(option, unknown));
  return `Unknown option ${unknown}.${similar ? ` Did you mean ${similar}?` : ''}`;
}

/** Whether two names share their first three letters, one contains the other, or up to two letters differ. */
function isSimilar(one, other) {
  const [a, b] = [one, other].map((name) => name.replace(/^-+/, ''));
  if (!a || !b) return false;
  return a.startsWith(b.slice(0, 3)) || a.includes(b) || b.includes(a) || countDifferentLetters(a, b) <= 2;
}

/** Letters between the shared beginning and the shared end of two words. */
function countDifferentLetters(one, other) {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end;
}
