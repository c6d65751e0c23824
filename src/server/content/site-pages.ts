import { reservedSegments } from '../../contract/paths.ts';
import { isKnown, screenAddresses, siteAddresses } from '../../domain/chain/addresses.ts';
import { type ContentFinding, error } from './content-finding.ts';
import { lineOfKey } from './head-lines.ts';
import { files, type Settings } from './json-content.ts';
import { type JsonFile, locate } from './json-file.ts';
import type { PageSource } from './sources.ts';

/** Addresses at which the server answers with something else than a page. */
export const reservedAddresses: readonly string[] = reservedSegments.map((segment) => `/${segment}`);

/**
 * What is wrong with the pages of `content/site` as a whole: one that the program leads to is gone, one has the
 * address of something else, or the terms are of another version than the one that people accept.
 */
export function sitePageFindings(
  pages: readonly PageSource[],
  settings: JsonFile<Settings>,
): ContentFinding[] {
  const site = pages.filter(({ kind }) => kind === 'site');
  return [...missing(site), ...taken(site), ...otherVersion(site, settings)];
}

function missing(site: readonly PageSource[]): ContentFinding[] {
  return siteAddresses
    .filter((address) => !site.some(({ slug }) => `/${slug}` === address))
    .map((address) => {
      const file = `content/site${address}.mdx`;
      return error(file, undefined, {
        path: '',
        expected: `the file ${file}: screens of the program lead to it`,
        found: 'no such file',
        mend: 'Bring it back from version control, under exactly this name.',
      });
    });
}

function taken(site: readonly PageSource[]): ContentFinding[] {
  return site
    .filter(({ slug }) => isKnown(`/${slug}`, [...screenAddresses, ...reservedAddresses]))
    .map(({ file, slug }) =>
      error(file, undefined, {
        path: '',
        expected: 'an address that nothing else in the program has',
        found: `"/${slug}", which the program has already`,
        mend: 'Choose another name for the file, and write it into "route", too.',
      }),
    );
}

function otherVersion(site: readonly PageSource[], settings: JsonFile<Settings>): ContentFinding[] {
  const terms = site.find(({ slug }) => slug === 'terms');
  const { version } = terms?.page?.head ?? {};
  const head = terms?.page?.tree.children[0];
  if (!terms || !settings.value || head?.type !== 'yaml' || version === undefined || version === null)
    return [];
  const { termsVersion } = settings.value;
  if (String(version) === termsVersion) return [];
  const place = locate(files.settings, settings.text, {
    path: 'termsVersion',
    expected: '',
    found: '',
    mend: '',
  });
  return [
    error(terms.file, lineOfKey(head.value, 'version'), {
      path: 'version',
      expected: `"${termsVersion}", which is "termsVersion" in ${files.settings}, line ${place.line}`,
      found: `"${String(version)}"`,
      mend: 'Write the same day in both places: it names the terms that people accept.',
    }),
  ];
}
