/** `npm run translate`: exports texts for translators, imports translations, and lists what is missing. */
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { type CommandHelp, createUsageError } from '#command-line/command-help.ts';
import { executeCommand } from '#command-line/execute-command.ts';
import { OperatorError } from '#command-line/operator-error.ts';
import { withProgress } from '#command-line/progress.ts';
import { acceptEvidence } from '../exchange/translation/accept-evidence.ts';
import {
  formatTranslation,
  type TranslationFormat,
  translationFormats,
} from '../exchange/translation/export-translation.ts';
import { importTranslation } from '../exchange/translation/import-translation.ts';
import { listLanguages, listTranslatableFiles } from '../exchange/translation/list-files.ts';
import { formatStatus } from '../exchange/translation/translation-status.ts';

const help: CommandHelp = {
  name: 'translate',
  usage: 'export LANGUAGE | import FILE | status [LANGUAGE] | stamp LANGUAGE | accept FILE',
  summary:
    'export writes the texts of the app, the questionnaires and the pages as one file for translators. import writes such a file back. ' +
    'status lists what is missing or stale. stamp writes the hashes of the English texts into drafts that have none. ' +
    'accept raises a questionnaire to the stage equivalent by a file of invariance.R. ' +
    'Guide: docs/translation/tools.md',
  options: [
    ['--format po|xliff', 'export: the format; po if left out'],
    ['--out FILE', 'export: the file; translation-LANGUAGE.po or .xlf if left out'],
    ['--only TEXT', 'export, status: only files whose path contains this text'],
    ['--by NAME', 'import: who translated, with role, for new files'],
    ['--force', 'export: overwrites an existing file'],
    ['--root FOLDER', 'the repository; this one if left out'],
  ],
  example: 'export hi --only S4',
};

interface TranslateOptions {
  readonly root: string;
  readonly format?: string;
  readonly out?: string;
  readonly only: string;
  readonly by: string;
  readonly isForced: boolean;
}

const commands = new Map<string, (subject: string, options: TranslateOptions) => string>([
  ['export', exportTexts],
  ['import', importTexts],
  ['status', listStatus],
  ['stamp', stampDrafts],
  ['accept', acceptStage],
]);

await executeCommand(help, async () => {
  const { values, positionals } = parseArgs({
    options: {
      by: { type: 'string' },
      force: { type: 'boolean' },
      format: { type: 'string' },
      only: { type: 'string' },
      out: { type: 'string' },
      root: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [name = '', subject, ...more] = positionals;
  const command = commands.get(name);
  if (!command || more.length > 0 || (subject === undefined && name !== 'status'))
    throw createUsageError(help);
  const { by = 'not named, not reviewed', only = '', force, root, ...rest } = values;
  const folder = resolve(root ?? fileURLToPath(new URL('../../..', import.meta.url)));
  return withProgress('Reading the texts', () =>
    command(subject ?? '', { ...rest, by, only, root: folder, isForced: force === true }),
  );
});

function exportTexts(
  language: string,
  { root, format = 'po', out, only, isForced }: TranslateOptions,
): string {
  assertLanguage(language);
  if (!Object.hasOwn(translationFormats, format))
    throw new OperatorError(`--format ${format}: write po or xliff.`);
  const name = format as TranslationFormat;
  const target = out ?? `translation-${language}.${translationFormats[name]}`;
  if (existsSync(target) && !isForced)
    throw new OperatorError(
      `${target} exists already and may have translations. Import it first, or overwrite it with --force.`,
    );
  const files = selectFiles(root, language, only);
  writeAtomically(target, formatTranslation(language, files, name));
  const units = files.flatMap((file) => file.units);
  const open = units.filter(({ target: text, isStale }) => text === '' || isStale).length;
  return `Written: ${target}, ${units.length} texts of ${files.length} files, ${open} to translate.\nImport it afterwards: npm run translate -- import ${target}`;
}

function importTexts(path: string, { root, by }: TranslateOptions): string {
  if (!existsSync(path))
    throw new OperatorError(`${path} does not exist. Name the file that the translator sent back.`);
  const { written, changed, open, skipped } = importTranslation(root, path, {
    translator: by,
    today: getIndianDay(),
  });
  for (const [file, text] of written) writeAtomically(join(root, file), text);
  // Only the whole check reads the messages of the app.
  const hasMessages = [...written.keys()].some((file) => file.endsWith('.po'));
  return [
    `${changed} changed texts, ${open} not translated or not confirmed.`,
    ...[...written.keys()].map((file) => `Written: ${file}`),
    ...skipped.map((reason) => `Not written: ${reason}`),
    ...(written.size > 0 ? [`Check them: npm run check${hasMessages ? '' : ' -- --content'}`] : []),
  ].join('\n');
}

function listStatus(language: string, { root, only }: TranslateOptions): string {
  if (language !== '') assertLanguage(language);
  const languages = language === '' ? listLanguages(root) : [language];
  if (languages.length === 0) return 'There is no translation. Begin one: npm run translate -- export hi';
  return languages.map((one) => formatStatus(one, selectFiles(root, one, only))).join('\n\n');
}

function stampDrafts(language: string, { root }: TranslateOptions): string {
  assertLanguage(language);
  const unstamped = listTranslatableFiles(root, language).filter(({ isUnstamped }) => isUnstamped);
  const reviewed = unstamped.filter(({ stage }) => stage !== 'draft').map(({ target }) => target);
  if (reviewed.length > 0)
    throw new OperatorError(
      `Nothing was written. Only drafts can be stamped, because a stamp says that the translation fits the English text. Compare these files, and correct their hashes or their stage: ${reviewed.join(', ')}`,
    );
  for (const { target, stamp } of unstamped) if (stamp) writeAtomically(join(root, target), stamp());
  return unstamped.length === 0
    ? 'Each text has a hash already.'
    : `Stamped: ${unstamped.map(({ target }) => target).join(', ')}`;
}

function acceptStage(path: string, { root }: TranslateOptions): string {
  const { written, report } = acceptEvidence(root, path);
  for (const [file, text] of written) writeAtomically(join(root, file), text);
  return [report, ...[...written.keys()].map((file) => `Written: ${file}`)].join('\n');
}

function selectFiles(root: string, language: string, only: string) {
  const files = listTranslatableFiles(root, language).filter(({ source }) => source.includes(only));
  if (files.length === 0) throw new OperatorError(`--only ${only}: no file with texts has this in its path.`);
  return files;
}

function assertLanguage(language: string): void {
  if (!/^[a-z]{2,3}(-[A-Z][a-z]{3})?$/.test(language) || language === 'en')
    throw new OperatorError(
      `${language}: write the tag of the language of the translation, such as hi, kn or ta.`,
    );
}

function writeAtomically(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}
