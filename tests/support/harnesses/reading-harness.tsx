import type { ReactNode } from 'react';
import { keys } from '#api/device/storage-keys.ts';
import { savePosition, markAsRead, saveVisit } from '#api/device/reading-progress.ts';
import { removeValues } from '#api/device/storage.ts';
import { type ReadingOrder, getSlug } from '#domain/reading-order/reading-order.ts';
import { type Library, createLibrary, type PageMetadata } from '#domain/reading-order/library.ts';
import { findPageContext } from '#features/reading/page-context.ts';
import chain from '../../../content/chain.json';
import { Harness, userid } from '../harness.tsx';

const metadata = (chain as ReadingOrder).chapters.flatMap(({ title, pages }) =>
  pages.map((entry, index): [string, PageMetadata] => [
    getSlug(entry),
    { title: `Part ${index + 1} of ${title}`, summary: 'What the reader will find.', minutes: index + 3 },
  ]),
);

/** The real reading order with fixture titles: 'Part 2 of Cognitive Distortions', which takes 4 minutes. */
export const library: Library = createLibrary(chain as ReadingOrder, Object.fromEntries(metadata));

/** The context of a page of that library. */
export function getPageContext(slug: string) {
  const context = findPageContext(library, slug);
  if (!context) throw new Error(`The chain has no page ${slug}.`);
  return context;
}

export interface ReadingHarnessProps {
  readonly visitor?: boolean;
  /** Other people use the phone. */
  readonly isShared?: boolean;
  /** Slugs of completed pages. */
  readonly read?: readonly string[];
  /** The slug of the last opened page. */
  readonly last?: string;
  /** Slug and block of partly read pages. */
  readonly positions?: Readonly<Record<string, number>>;
  /** The previously visited addresses. */
  readonly previousAddresses?: readonly string[];
  readonly children?: ReactNode;
}

/** A screen of the library, with reading data on the device. */
export function ReadingHarness({
  visitor,
  isShared = false,
  read,
  last,
  positions,
  previousAddresses = [],
  children,
}: ReadingHarnessProps) {
  return (
    <Harness
      visitor={visitor}
      answers={{}}
      screens={{ '/here': children }}
      entries={[...previousAddresses, '/here']}
      before={() => {
        removeValues(keys.reading);
        // Reading is saved only on a phone that no one else uses.
        localStorage.setItem('phone', isShared ? 'shared' : 'mine');
        for (const slug of read ?? []) markAsRead(userid, slug);
        for (const [slug, block] of Object.entries(positions ?? {})) savePosition(userid, slug, block);
        if (last) saveVisit(userid, last);
      }}
    />
  );
}
