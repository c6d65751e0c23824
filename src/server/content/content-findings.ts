import { join } from 'node:path';
import {
  chainAddresses,
  instrumentAddresses,
  screenAddresses,
  siteAddresses,
} from '../../domain/chain/addresses.ts';
import type { TaggedName } from '../../domain/reading/wording-names.ts';
import { inspectRelease } from '../instruments/publish.ts';
import { type ContentFinding, error, findingsOf } from './content-finding.ts';
import { dayHere } from './days.ts';
import { instrumentFindings } from './instrument-texts.ts';
import { chainFindings, files, readContentFiles, type Settings, settingsFindings } from './json-content.ts';
import { descriptionFindings, jsonTextFindings } from './json-texts.ts';
import { helpFindings } from './help-lines.ts';
import { mediaFindings } from './media.ts';
import { pageFindings } from './page-checks.ts';
import { reservedAddresses, sitePageFindings } from './site-pages.ts';
import { filesIn, readPages, type Surroundings } from './sources.ts';

/**
 * Everything that an author should know about the files of `content` and `questionnaires`, file by file and line
 * by line: errors, which keep the site from being built, and advice. Reads files only, and never throws for
 * what an author wrote.
 * @param root the repository's folder
 * @param today YYYY-MM-DD, against which dates are held
 */
export function contentFindings(root: string, today = dayHere()): ContentFinding[] {
  const questionnaires = join(root, 'questionnaires');
  const { instruments, published, findings: released } = readQuestionnaires(questionnaires);
  const { chain, help, settings, pages: descriptions, growth, home } = readContentFiles(root);
  const pages = readPages(root);
  const others = [
    ...screenAddresses,
    // Of a page that is gone, one finding tells, and not each link to it.
    ...siteAddresses,
    ...pages.filter(({ kind }) => kind === 'site').map(({ slug }) => `/${slug}`),
    ...instruments.flatMap(({ instrument }) => instrumentAddresses(instrument)),
  ];
  const around: Surroundings = {
    root,
    pages,
    chain: chain.value,
    instruments,
    addresses: [
      ...others,
      // Of a file that is broken at the moment, the published form says where its screens are.
      ...published.flatMap(instrumentAddresses),
      ...(chain.value ? chainAddresses(chain.value) : []),
      // A page that stands in no chapter is told of once, and not at each link to it.
      ...pages.map(({ slug }) => `/${slug}`),
    ],
    embedHosts: settings.value && (settings.value.embedHosts ?? []),
    supportEmail: settings.value?.supportEmail,
    numbers: help.value?.lines.flatMap(({ numbers }) => numbers.map(({ tel }) => tel)) ?? [],
    names: settings.value ? taggedNames(settings.value) : [],
    media: filesIn(join(root, 'content/media')),
  };
  const findings = [
    ...chain.findings,
    ...findingsOf(files.chain, () => chainFindings(chain, pages, others, reservedAddresses)),
    ...help.findings,
    ...findingsOf(files.help, () => helpFindings(help, today)),
    ...settings.findings,
    ...findingsOf(files.settings, () => settingsFindings(settings)),
    ...findingsOf('content/site', () => sitePageFindings(pages, settings)),
    ...descriptions.findings,
    ...findingsOf(files.pages, () =>
      descriptionFindings(descriptions.text, descriptions.value?.descriptions ?? {}, around),
    ),
    ...growth.findings,
    ...home.findings,
    ...jsonTextFindings(around),
    ...pages.flatMap((page) => findingsOf(page.file, () => pageFindings(page, around, today))),
    ...mediaFindings(around),
    ...released,
    ...instrumentFindings(around),
  ];
  return findings.sort(byPlace);
}

function taggedNames({ programName, institute }: Settings): TaggedName[] {
  return [
    { name: programName, tag: '<Program />' },
    { name: institute.name, tag: '<Institute />' },
  ];
}

/** The questionnaires with all that keeps them from being released. */
function readQuestionnaires(folder: string) {
  try {
    const { files, findings, published } = inspectRelease(folder);
    const told = findings.map((finding): ContentFinding => {
      // What is said of the folder belongs to none of its files.
      const file = finding.file.endsWith('.json') ? `questionnaires/${finding.file}` : 'questionnaires';
      return { level: 'error', ...finding, file };
    });
    return { instruments: files, published, findings: told };
  } catch (failure) {
    // The schema or the list of hashes: no author's file.
    const mend = 'Bring instrument.schema.json and published/hashes.json back from version control.';
    const found = (failure as Error).message;
    const problem = { path: '', expected: 'a folder that can be read', found, mend };
    return { instruments: [], published: [], findings: [error('questionnaires', undefined, problem)] };
  }
}

/** Errors before advice; within each by file and line. */
function byPlace(a: ContentFinding, b: ContentFinding): number {
  if (a.level !== b.level) return a.level === 'error' ? -1 : 1;
  return a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1;
}
