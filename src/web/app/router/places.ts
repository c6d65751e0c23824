import type { Location } from 'react-router-dom';
import { tab } from '#api/device/storage.ts';

/** Under this the tab keeps how far its pages were scrolled. */
const key = 'scrolled';

/** How far the pages of this tab were scrolled when they were left. */
export interface Places {
  /** The page at this location is left now. */
  keep(location: Location): void;
  /** Null where none is known. */
  find(location: Location): number | null;
  /** Keeps them for a reload: the page goes. */
  store(location: Location): void;
}

/** Takes over what the tab kept. */
export function createPlaces(): Places {
  const places = read();
  const keep = (location: Location) => {
    places[nameOf(location)] = window.scrollY;
  };
  return {
    keep,
    find: (location) => places[nameOf(location)] ?? null,
    store(location) {
      keep(location);
      tab.write(key, JSON.stringify(places));
    },
  };
}

function read(): Record<string, number> {
  try {
    return JSON.parse(tab.read(key) ?? '{}');
  } catch {
    return {};
  }
}

/** The name of the tab's first page in this document; it is kept with the page's entry in the browser's history. */
let first: string | undefined;

/**
 * Under which name a place is kept: never the page's address, for that would tell who uses the phone next what was read.
 * The router names every entry but a tab's first one.
 */
function nameOf({ key: name }: Location): string {
  if (name !== 'default') return name;
  first ??= nameOfEntry();
  return first;
}

/** A reload finds the name again. */
function nameOfEntry(): string {
  const entry = (window.history.state ?? {}) as { place?: string };
  const place = entry.place ?? Math.random().toString(36).slice(2);
  if (entry.place === undefined) window.history.replaceState({ ...entry, place }, '');
  return place;
}
