import { type ReadingOrder, toAddress } from '#domain/reading-order/reading-order.ts';
import type { HelpNow } from './help-file.ts';
import { listLinks, splitAddress } from './links.ts';
import { listElements } from './page-elements.ts';
import type { PageSource } from './sources.ts';

/** Lists the addresses of the app to which pages, help lines and the reading order lead. */
export function listLinkedAddresses(
  pages: readonly PageSource[],
  help: HelpNow | undefined,
  chain: ReadingOrder | undefined,
): string[] {
  const links = pages.flatMap(({ page, slug }) =>
    page
      ? listLinks(page.tree, listElements(page.tree))
          .map(({ url }) => splitAddress(url).address)
          .filter((address) => address !== `/${slug}`)
      : [],
  );
  const entries = chain ? [...chain.chapters.flatMap((chapter) => chapter.pages), ...chain.side] : [];
  const next = entries.flatMap((entry) => (typeof entry === 'string' ? [] : [toAddress(entry.next)]));
  return [...links, ...(help ? [help.urgent.cannotTalk, help.urgent.calling] : []), ...next];
}
