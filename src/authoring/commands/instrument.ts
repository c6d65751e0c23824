/**
 * `npm run instrument -- sheet S4`: writes a questionnaire as a workbook, S4.xlsx; `--to` names another file.
 * `npm run instrument -- read S4.xlsx`: reads a workbook back into its questionnaire.
 * `--force` writes over what is there; `--root` names another folder than this repository.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { contentFindings } from '../report/content-findings.ts';
import { errorsAmong, type Finding, inWords } from '../report/finding.ts';
import { cellOfPath } from '../sheets/cell-of-path.ts';
import { readWorkbook } from '../sheets/questionnaire-from-sheet.ts';
import { writeSheets } from '../sheets/sheet-from-questionnaire.ts';

const commands = { sheet, read };
const usage = 'Write one of: npm run instrument -- sheet S4, or: npm run instrument -- read S4.xlsx';

try {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean' }, root: { type: 'string' }, to: { type: 'string' } },
    allowPositionals: true,
  });
  const [name, subject, ...more] = positionals;
  if (subject === undefined || more.length > 0) throw new Error(usage);
  const root = resolve(values.root ?? fileURLToPath(new URL('../../..', import.meta.url)));
  const command = Object.entries(commands).find(([known]) => known === name)?.[1];
  if (!command) throw new Error(usage);
  await command(subject, { root, to: values.to, isForced: values.force === true });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

interface Wish {
  readonly root: string;
  readonly to: string | undefined;
  readonly isForced: boolean;
}

async function sheet(name: string, { root, to, isForced }: Wish): Promise<void> {
  const target = to ?? `${name.replace(/\.json$/, '').replace(/^.*[/\\]/, '')}.xlsx`;
  await writeSheets(root, name, target, isForced);
  console.log(`Written: ${target}\nChange it, and read it back: npm run instrument -- read ${target}`);
}

async function read(path: string, { root, isForced }: Wish): Promise<void> {
  const { file, leaves, findings } = { leaves: [], ...(await readWorkbook(root, path, isForced)) };
  if (findings)
    throw new Error(`Nothing was written. Please mend first:\n\n${findings.map(inWords).join('\n\n')}`);
  console.log(`Written: ${file}`);
  tell(root, file, (finding) => {
    const cell = cellOfPath(leaves, finding.path);
    return cell === undefined ? inWords(finding) : `${inWords(finding)}\n    cell      ${cell}`;
  });
}

/** What the check says of a file that was written. */
function tell(root: string, file: string, words: (finding: Finding) => string): void {
  const findings = contentFindings(root).filter((finding) => finding.file === file);
  if (findings.length === 0) console.log('The check finds nothing in it.');
  else console.log(`The check says of it:\n\n${findings.map(words).join('\n\n')}`);
  if (errorsAmong(findings).length > 0) process.exitCode = 1;
}
