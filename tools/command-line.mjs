/**
 * Arguments and `--help` of the tools that run before packages are installed. Commands in TypeScript use
 * `executeCommand` of `src/command-line`.
 */
import { parseArgs } from 'node:util';
import {
  describeUnknownOption,
  findSimilar,
  formatHelpText,
  formatUsageError,
} from '#command-line/help-text.mjs';

/** @typedef {import('#command-line/help-text.mjs').HelpText} HelpText */

/**
 * Parses the arguments of this process. Prints the help for `--help` and exits with 0. Prints what is wrong and exits with 2
 * if an argument is unknown. A closed output pipe, as of `| head`, ends the process quietly.
 * @param {HelpText} help
 * @param {import('node:util').ParseArgsConfig} [config] of `parseArgs`
 */
export function parseCommandLine(help, config = {}) {
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  if (process.argv.slice(2).includes('--help')) {
    const options = [...(help.options ?? []), ['--help', 'prints this text']];
    console.log(formatHelpText({ ...help, options }));
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const options = [...Object.keys(config.options ?? {}), 'help'].map((option) => `--${option}`);
    const [sentence] = error.message.split('. ');
    exitWithUsage(help, describeUnknownOption(error.message, options) || `${sentence.replace(/\.$/, '')}.`);
  }
}

/**
 * Prints what is wrong with the arguments and the usage, then exits with 2.
 * @param {HelpText} help
 * @param {string} reason one sentence
 * @returns {never}
 */
export function exitWithUsage(help, reason) {
  console.error(formatUsageError(help, reason));
  process.exit(2);
}

/**
 * Describes a name that is not in a list, with the list and a similar name.
 * @param {string} kind such as "lane"
 * @param {string} name
 * @param {readonly string[]} known
 */
export function describeUnknownName(kind, name, known) {
  const similar = findSimilar(name, known);
  return `Unknown ${kind} "${name}".${similar ? ` Did you mean "${similar}"?` : ''} Use one of: ${known.join(', ')}.`;
}
