import { repeats } from '../instrument/check/repeats.ts';
import type { Problem } from '../instrument/problem.ts';
import { nearestName } from '../reading/nearest.ts';
import { isKnown } from './addresses.ts';
import { addressOf, type Chain, slugOf } from './chain.ts';
import { nextProblems } from './check-next.ts';

/** What the chain is checked against: the files that exist, and the addresses that other things have. */
export interface ChainGround {
  /** Every page file under `content/reading`: its slug and the folder it lies in. */
  readonly files: readonly { readonly slug: string; readonly folder: string }[];
  /** Addresses of screens, site pages and instruments, each with a leading slash. */
  readonly addresses: readonly string[];
  /** Addresses that no page may have, and that no Next may lead to. */
  readonly reserved?: readonly string[];
}

/**
 * Everything in the chain that does not fit together or does not fit the files, in the order of the file.
 * Its shape was checked by the JSON schema before.
 */
export function chainProblems(chain: Chain, ground: ChainGround): Problem[] {
  const slugs = entriesOf(chain).map(({ slug }) => slug.toLowerCase());
  return [
    ...chapterProblems(chain),
    ...pageProblems(chain, ground),
    ...sideProblems(chain, ground),
    // With a page in two places nobody can say where Next leads.
    ...(repeats(slugs).length > 0
      ? []
      : nextProblems(chain, [...ground.addresses, ...ground.files.map(({ slug }) => addressOf(slug))])),
  ];
}

/** An entry of `pages` with its place in the file. */
interface Entry {
  readonly slug: string;
  readonly folder: string;
  readonly path: string;
}

function entriesOf({ chapters }: Chain): Entry[] {
  return chapters.flatMap(({ id, pages }, at) =>
    pages.map((page, n) => ({
      slug: slugOf(page),
      folder: id,
      path: `chapters[${at}].pages[${n}]${typeof page === 'string' ? '' : '.page'}`,
    })),
  );
}

function chapterProblems({ chapters }: Chain): Problem[] {
  const ids = chapters.map(({ id }) => id);
  return repeats(ids).map((at) => ({
    path: `chapters[${at}].id`,
    expected: 'an id that no other chapter has',
    found: `"${ids[at]}" a second time`,
    mend: 'Give the chapter an id of its own, and its folder under content/reading the same name.',
  }));
}

function pageProblems(chain: Chain, { files, addresses, reserved = [] }: ChainGround): Problem[] {
  const entries = entriesOf(chain);
  const keys = entries.map(({ slug }) => slug.toLowerCase());
  const again = repeats(keys).map((at) => ({
    path: entries[at]!.path,
    expected: 'each page once in the whole chain',
    found: `"${entries[at]!.slug}", also at ${entries[keys.indexOf(keys[at]!)]!.path}`,
    mend: 'Remove one of the two lines. A page has one place in the reading order.',
  }));
  return [
    ...again,
    ...entries.flatMap((entry) => fileProblems(entry, files, keys)),
    ...entries.flatMap(({ slug, path }) =>
      isKnown(addressOf(slug), [...addresses, ...reserved])
        ? [
            {
              path,
              expected: 'an address that nothing else in the program has',
              found: `"${addressOf(slug)}", which ${isKnown(addressOf(slug), reserved) ? 'the program needs for itself' : 'another screen has'}`,
              mend: 'Choose another slug: rename the file, and write the new name here.',
            },
          ]
        : [],
    ),
  ];
}

/** @param listed every slug of the chain, in small letters */
function fileProblems(
  { slug, folder, path }: Entry,
  files: ChainGround['files'],
  listed: readonly string[],
): Problem[] {
  if (files.some((file) => file.slug === slug && file.folder === folder)) return [];
  const expected = `the file content/reading/${folder}/${slug}.mdx`;
  const other = files.find((file) => file.slug.toLowerCase() === slug.toLowerCase());
  if (!other) {
    const free = files.filter((file) => file.folder === folder && !listed.includes(file.slug.toLowerCase()));
    const near = nearestName(
      slug,
      free.map((file) => file.slug),
    );
    if (near) {
      const found = `no such file; content/reading/${folder}/${near}.mdx stands in no chapter`;
      return [{ path, expected, found, mend: `Write "${near}" here, or rename that file.` }];
    }
    const mend = `Write the page (npm run new:page helps), correct the slug, or remove the line.`;
    return [{ path, expected, found: 'no such file', mend }];
  }
  const found = `content/reading/${other.folder}/${other.slug}.mdx`;
  const mend =
    other.folder === folder
      ? 'Make small and capital letters agree: rename the file, or write its name here exactly.'
      : `Move the file into the folder "${folder}", or move this line to the chapter "${other.folder}".`;
  return [{ path, expected, found, mend }];
}

function sideProblems(chain: Chain, { files, addresses }: ChainGround): Problem[] {
  const slugs = chain.chapters.flatMap(({ pages }) => pages.map(slugOf));
  return chain.side.flatMap(({ page, after }, at): Problem[] => {
    const problems: Problem[] = [];
    if (!isKnown(addressOf(page), addresses)) {
      problems.push({
        path: `side[${at}].page`,
        expected: 'a screen of the program, such as "personalGrowth"',
        found: `"${page}"`,
        mend: 'Correct the spelling. A page of text belongs into the "pages" of a chapter.',
      });
    }
    // Of a file that stands in no chapter another finding tells; no other slug is meant here.
    if (!slugs.includes(after) && !files.some(({ slug }) => slug === after)) {
      problems.push({
        path: `side[${at}].after`,
        expected: 'the slug of a page in a chapter: where readers come from',
        found: `"${after}"`,
        mend: nearestOf(after, slugs),
      });
    }
    return problems;
  });
}

/** The slug that looks most like it, else the list to choose from. */
function nearestOf(slug: string, slugs: readonly string[]): string {
  const near = nearestName(slug, slugs);
  return near ? `Perhaps "${near}" is meant.` : `Choose one of ${[...new Set(slugs)].join(', ')}.`;
}
