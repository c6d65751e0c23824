import { chainProblems } from '../../domain/chain/check.ts';
import { type Chain, slugOf } from '../../domain/chain/chain.ts';
import { advice, type ContentFinding, error } from './content-finding.ts';
import type { HelpNow } from './help-lines.ts';
import { type JsonFile, locate, readJsonFile } from './json-file.ts';
import type { PageSource } from './sources.ts';

/** `content/settings.json`, as far as the checks look at it. */
export interface Settings {
  readonly programName: string;
  readonly storeUrl: string;
  readonly supportEmail: string;
  readonly institute: { readonly name: string; readonly lines: readonly string[] };
  readonly termsVersion: string;
  readonly embedHosts?: readonly string[];
}

export const files = {
  chain: 'content/chain.json',
  help: 'content/help-now.json',
  settings: 'content/settings.json',
  pages: 'content/pages.json',
  growth: 'content/personal-growth.json',
  home: 'content/site/home.json',
} as const;

/** The JSON files of `content`, each checked against its schema. */
export function readContentFiles(root: string) {
  const read = <T>(file: string) => readJsonFile<T>(root, file, file.replace(/json$/, 'schema.json'));
  return {
    chain: read<Chain>(files.chain),
    help: read<HelpNow>(files.help),
    settings: read<Settings>(files.settings),
    pages: read<{ descriptions: Record<string, string> }>(files.pages),
    growth: read<unknown>(files.growth),
    home: read<unknown>(files.home),
  };
}

/** Drawings for covers; `ui/cover` draws the default for any other name. */
export const arts = ['sunrise', 'four', 'ten', 'embrace', 'horizon', 'circle', 'steps'];

/**
 * The chain against the pages and the program's other addresses, and page files that stand in no chapter.
 * @param addresses of everything but the chain's own pages
 * @param reserved addresses that no page may have
 */
export function chainFindings(
  { value, text }: JsonFile<Chain>,
  pages: readonly PageSource[],
  addresses: readonly string[],
  reserved: readonly string[],
): ContentFinding[] {
  if (!value) return [];
  const own = pages.filter(({ kind }) => kind === 'reading');
  const findings = chainProblems(value, { files: own, addresses, reserved }).map((problem) =>
    locate(files.chain, text, problem),
  );
  for (const [at, { card }] of value.chapters.entries()) {
    if (arts.includes(card.art)) continue;
    const path = `chapters[${at}].card.art`;
    const expected = `one of the drawings ${arts.join(', ')}`;
    const mend = 'Choose one of them; the plain default is drawn until then.';
    findings.push({
      ...locate(files.chain, text, { path, expected, found: `"${card.art}"`, mend }),
      level: 'advice',
    });
  }
  const told = findings.map(({ found }) => found);
  return [
    ...findings,
    ...strayFindings(value, own).filter(({ file }) => !told.some((found) => found.includes(file))),
  ];
}

/** Page files that are not where the chain has their slug, or that it does not have at all. */
function strayFindings({ chapters }: Chain, pages: readonly PageSource[]): ContentFinding[] {
  const listed = chapters.flatMap(({ id, pages }) =>
    pages.map((entry) => ({ slug: slugOf(entry), file: `content/reading/${id}/${slugOf(entry)}.mdx` })),
  );
  return pages.flatMap(({ file, slug, folder }) => {
    if (listed.some((one) => one.file === file)) return [];
    const other = listed.find((one) => one.slug.toLowerCase() === slug.toLowerCase());
    const expected = other
      ? `the slug "${slug}" once, in ${other.file}`
      : `a line with "${slug}" in content/chain.json`;
    const found = other ? 'a second file with it' : 'none, so nobody can read the page';
    const mend = other
      ? 'Delete one of the two files, or rename this one and add its new name to the chain.'
      : `Add "${slug}" to the pages of the chapter "${folder}", or delete the file.`;
    return [error(file, undefined, { path: '', expected, found, mend })];
  });
}

/** What in the settings is still a placeholder, and names that do not agree. */
export function settingsFindings({ value, text }: JsonFile<Settings>): ContentFinding[] {
  if (!value) return [];
  const findings: ContentFinding[] = [];
  const { institute, supportEmail, storeUrl } = value;
  const lines = institute.lines.join(' ');
  if (lines !== institute.name) {
    const expected = `the words of "name": ${institute.name}`;
    const problem = { path: 'institute.lines', expected, found: lines, mend: 'Make the two agree.' };
    findings.push(locate(files.settings, text, problem));
  }
  const placeholder = (path: string, found: string, expected: string) => {
    const mend = 'A placeholder: fill it in before the program is opened to the public.';
    const at = locate(files.settings, text, { path, expected, found: `"${found}"`, mend });
    findings.push(advice(at.file, at.line, { path, expected, found: `"${found}"`, mend }));
  };
  if (/@example\.(org|com|net)$/.test(supportEmail)) {
    placeholder('supportEmail', supportEmail, 'a mailbox that somebody reads');
  }
  if (/store\/apps\/?$/.test(storeUrl))
    placeholder('storeUrl', storeUrl, 'the address of your own phone program');
  return findings;
}
