import type { Link } from 'mdast';
import { isKnown } from '../../domain/chain/addresses.ts';
import { nearestName } from '../../domain/reading/nearest.ts';
import { advice, type ContentFinding, error } from './content-finding.ts';
import { eachOf, elementsOf, wordsOfAttribute } from './elements.ts';
import { anchorsOf } from './anchors.ts';
import { type PageFile, plainText } from './page-file.ts';
import type { PageSource, Surroundings } from './sources.ts';

/** Words that say nothing of where a link leads to those who jump from link to link by ear. */
const bare = /^(click )?here$|^(this )?(link|page|website|site)$|^this$|^(read |learn )?more$|^click$/i;

/** Links that lead nowhere, and links whose words say nothing; pictures without words, too. */
export function linkFindings(source: PageSource, page: PageFile, around: Surroundings): ContentFinding[] {
  const { file } = source;
  const findings: ContentFinding[] = [];
  eachOf(page.tree, 'link', (node, line) => {
    const words = plainText(node);
    if (isBareAddress(node) && /^http:/i.test(node.url)) {
      findings.push(bareAddress(file, line, words, node.url));
      return;
    }
    const found = isBareAddress(node) ? words : `(${node.url})`;
    findings.push(...targetFindings(source, line, node.url, around, found));
    findings.push(...wordFindings(file, line, words, node.url, around));
  });
  eachOf(page.tree, 'definition', ({ url }, line) =>
    findings.push(...targetFindings(source, line, url, around)),
  );
  for (const element of elementsOf(page.tree)) {
    for (const name of ['href', 'embed']) {
      const address = wordsOfAttribute(element, name);
      if (address !== undefined) findings.push(...targetFindings(source, element.line, address, around));
    }
  }
  eachOf(page.tree, 'image', ({ alt, url }, line) => findings.push(pictureFinding(file, line, alt, url)));
  return findings;
}

function targetFindings(
  source: PageSource,
  line: number,
  url: string,
  around: Surroundings,
  found = `(${url})`,
): ContentFinding[] {
  const { file } = source;
  const wrong = (expected: string, mend: string) => [
    error(file, line, { path: 'link', expected, found, mend }),
  ];
  if (url.startsWith('#')) return anchorFindings(source, source, line, url.slice(1));
  if (url.startsWith('/') && !url.startsWith('//')) {
    const [address = '', anchor] = url.split(/[?#]/, 1)[0] === url ? [url] : url.split('#');
    if (!isKnown(address, around.addresses)) {
      const near = nearestName(address, around.addresses);
      const mend = near
        ? `Perhaps (${near}) is meant.`
        : 'Correct the address: a slash, then the name of a page or screen.';
      return wrong('the address of a page or screen of the program', mend);
    }
    const target = around.pages.find(({ slug }) => `/${slug}`.toLowerCase() === address.toLowerCase());
    return anchor === undefined ? [] : anchorFindings(source, target, line, anchor);
  }
  if (/^https:/i.test(url)) {
    if (isWebAddress(url)) return [];
    return wrong(
      'a whole address, such as (https://www.who.int)',
      'Copy the address once more from the browser.',
    );
  }
  if (/^http:/i.test(url)) {
    return wrong(
      'an address that begins with https://',
      `Try ${url.replace(/^http:/i, 'https:')} in a browser; if it opens, write that.`,
    );
  }
  if (/^mailto:/i.test(url)) {
    const own = 'Write <Email />: the address stands once, in content/settings.json.';
    const other = 'Name the office and link its website: [the health office](https://…).';
    const { supportEmail } = around;
    const address = url.slice('mailto:'.length).split('?', 1)[0]!.toLowerCase();
    if (supportEmail === undefined)
      return wrong('no mail address in a text', `For the support mailbox write <Email />. Else: ${other}`);
    return address === supportEmail.toLowerCase()
      ? wrong('<Email /> for the support mailbox', own)
      : wrong('no mail address but the support mailbox: others grow old unseen', other);
  }
  if (/^tel:/i.test(url)) {
    return wrong(
      '<HelpLines /> for numbers',
      'Write <HelpLines />: the numbers stand once, in content/help-now.json.',
    );
  }
  const own = isKnown(`/${url}`, around.addresses);
  return wrong(
    'an address that begins with a slash or with https://',
    own
      ? `Write (/${url}).`
      : `Write (https://${url || '…'}) for another website, or (/…) for a page of the program.`,
  );
}

function anchorFindings(
  from: PageSource,
  target: PageSource | undefined,
  line: number,
  anchor: string,
): ContentFinding[] {
  const anchors = target ? anchorsOf(target) : [];
  if (anchors.includes(anchor)) return [];
  const near = nearestName(anchor, anchors);
  const expected =
    anchors.length > 0
      ? `one of the headings ${anchors.map((one) => `#${one}`).join(', ')}`
      : 'the page alone: its headings have no address';
  const mend = near
    ? `Write #${near}.`
    : anchors.length > 0
      ? 'Correct what stands after #.'
      : 'Remove # and what follows.';
  return [error(from.file, line, { path: 'link', expected, found: `#${anchor}`, mend })];
}

function wordFindings(
  file: string,
  line: number,
  words: string,
  url: string,
  { chain }: Surroundings,
): ContentFinding[] {
  const path = 'link';
  if (words === '') {
    const mend = `Write [words that say where it leads](${url}).`;
    return [error(file, line, { path, expected: 'words between the square brackets', found: 'none', mend })];
  }
  // The specification asks for 'Click here' where a text leads to a side page; the chain alone knows those.
  const leadsAside = chain?.side.some(({ page }) => `/${page}`.toLowerCase() === url.toLowerCase());
  if (chain && bare.test(words) && !leadsAside) {
    const mend = 'Name the page or the website: people who listen hear the links alone, one after the other.';
    return [
      error(file, line, { path, expected: 'words that say where the link leads', found: `[${words}]`, mend }),
    ];
  }
  if (/^(https?:\/\/|www\.)/i.test(words)) {
    const mend = `Write [the name of the website](${withLock(url)}).`;
    return [
      advice(file, line, { path, expected: 'words that say where the link leads', found: words, mend }),
    ];
  }
  return [];
}

/** An address that stands in the text as it is: it became a link by itself. */
function isBareAddress({ position, children: [first] }: Link): boolean {
  return position?.start.offset === first?.position?.start.offset;
}

/** One that begins with www. leads to http://. */
function bareAddress(file: string, line: number, words: string, url: string): ContentFinding {
  return error(file, line, {
    path: 'link',
    expected: 'a link in the form [words](https://…)',
    found: words,
    mend: `Write [the name of the website](${withLock(url)}), if that address opens in a browser.`,
  });
}

function withLock(url: string): string {
  return url.replace(/^(http:\/\/)?(?=www\.)|^http:\/\//i, 'https://');
}

function pictureFinding(
  file: string,
  line: number,
  alt: string | null | undefined,
  url: string,
): ContentFinding {
  if (!alt?.trim()) {
    const mend = `Write ![what the picture shows](${url}), for those who cannot see it.`;
    return error(file, line, {
      path: 'picture',
      expected: 'words that stand in for the picture',
      found: `![](${url})`,
      mend,
    });
  }
  const mend = 'Say it in words, or ask the developers for a place for pictures.';
  return error(file, line, {
    path: 'picture',
    expected: 'text and the tags of content/README.md',
    found: `a picture, (${url})`,
    mend,
  });
}

function isWebAddress(url: string): boolean {
  try {
    // A browser would read https:/ as https://, and a reader's eye would not.
    return (
      /^https:\/\/[^/]/i.test(url) && /^[^.\s]+(\.[^.\s]+)+$/.test(new URL(url).hostname) && !/\s/.test(url)
    );
  } catch {
    return false;
  }
}
