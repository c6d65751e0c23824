/**
 * Texts of `--help` and of wrong arguments. Plain JavaScript without imports, because `npm start` loads it before
 * packages are installed.
 */

/**
 * What `--help` prints of a command.
 * @typedef {object} HelpText
 * @property {string} command such as "npm run build"
 * @property {string} usage arguments, with optional ones in brackets
 * @property {string} summary what the command does, in one or two sentences
 * @property {readonly (readonly [option: string, meaning: string])[]} [options]
 * @property {string} example the arguments of an example
 * @property {string} [exitCodes] exit codes other than 0, 1 and 2
 * @property {string} [note] a sentence after the exit codes
 */

/**
 * Formats the text of `--help`.
 * @param {HelpText} help
 * @returns {string}
 */
export function formatHelpText({ command, usage, summary, options = [], example, exitCodes, note = '' }) {
  const width = Math.max(...options.map(([option]) => option.length));
  return [
    summary,
    '',
    `Usage: ${formatCommand(command, usage)}`,
    '',
    ...options.map(([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`),
    '',
    `Example: ${formatCommand(command, example)}`,
    `Exit codes: 0 done, 1 failed, 2 wrong arguments${exitCodes ? `, ${exitCodes}` : ''}. ${note}`.trimEnd(),
  ].join('\n');
}

/**
 * Formats an error for wrong arguments: the reason and the usage.
 * @param {Pick<HelpText, 'command' | 'usage'>} help
 * @param {string} reason one sentence, or ''
 * @returns {string}
 */
export function formatUsageError({ command, usage }, reason) {
  return `${reason} Write ${formatCommand(command, usage)}. See ${formatCommand(command, '--help')}`.trim();
}

/**
 * Describes the unknown option in an error of `parseArgs`, with a similar option.
 * @param {string} message of the error
 * @param {readonly string[]} options such as "--out"
 * @returns {string} '' if the error is not about an unknown option
 */
export function describeUnknownOption(message, options) {
  const unknown = /Unknown option '(-[^']*)'/.exec(message)?.[1];
  if (!unknown) return '';
  const similar = findSimilar(unknown, options);
  return `Unknown option ${unknown}.${similar ? ` Did you mean ${similar}?` : ''}`;
}

/**
 * Finds a name that shares its first three letters with another, contains it or is part of it, or differs in up to two letters.
 * @param {string} name
 * @param {readonly string[]} known
 * @returns {string | undefined}
 */
export function findSimilar(name, known) {
  return known.find((one) => isSimilar(withoutDashes(one), withoutDashes(name)));
}

/**
 * @param {string} command
 * @param {string} args
 */
function formatCommand(command, args) {
  if (args === '') return command;
  return command.startsWith('npm ') ? `${command} -- ${args}` : `${command} ${args}`;
}

/** @param {string} name */
function withoutDashes(name) {
  return name.replace(/^-+/, '');
}

/**
 * @param {string} known
 * @param {string} name
 */
function isSimilar(known, name) {
  if (!known || !name) return false;
  return (
    known.startsWith(name.slice(0, 3)) ||
    known.includes(name) ||
    name.includes(known) ||
    countDifferentLetters(known, name) <= 2
  );
}

/**
 * Counts the letters between the shared beginning and the shared end of two words.
 * @param {string} one
 * @param {string} other
 */
function countDifferentLetters(one, other) {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end;
}
