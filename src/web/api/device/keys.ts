import type { Draft } from '#domain/answers/draft.ts';
import type { StoredProgress } from '#domain/progress/progress.ts';
import { parseReading } from './stored-reading.ts';

/**
 * Where a value is stored. `home`: in local storage, or in session storage when the phone is shared. `both`: in each of
 * the two.
 */
type Area = 'local' | 'session' | 'home' | 'both';

/**
 * Whose a value is, and so what removes it. `person`: of the people whose ids are in the key or in the value; removed with
 * one person, or with all. `session`: of the person who is logged in; removed at each logout. `device`: says how the
 * device is used, and nothing about people. `tab`: removed with the tab, and at each logout.
 */
type Owner = 'person' | 'session' | 'device' | 'tab';

/** When a value is removed at the latest. */
type Lifetime = 'unlimited' | 'quick-exit' | 'logout' | 'tab' | '30-days';

/** What the browser's storage may contain under one key, or under each key of one prefix. */
export interface StorageKey<T = unknown> {
  /** The whole key; with an id, what precedes it. */
  readonly name: string;
  /** What follows the name. */
  readonly id?: 'userid' | 'sectionId';
  readonly area: Area;
  readonly owner: Owner;
  readonly lifetime: Lifetime;
  /** Reads a stored text; null where it is of another shape. */
  readonly parse: (text: string) => T | null;
  /** What remains of a stored text without one person's part, where it contains several people's; null for nothing. */
  readonly withoutPerson?: (text: string, userid: string) => string | null;
}

/** Texts are stored as they are. */
export const asText = (text: string): string => text;

/** Reads JSON; null where it is none. */
export function asJson<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T | null;
  } catch {
    return null;
  }
}

const setting = (name: string): StorageKey<string> => ({
  name,
  area: 'local',
  owner: 'device',
  lifetime: 'unlimited',
  parse: asText,
});

/** A row of the table for the tab's storage. */
export function tabKey<T>(name: string, parse: (text: string) => T | null): StorageKey<T> {
  return { name, area: 'session', owner: 'tab', lifetime: 'tab', parse };
}

/**
 * Everything that the app writes to local and session storage, with `tabKeys`. Key names and formats are on phones: they
 * never change.
 */
export const keys = {
  /** Unfinished answers, by user id. The key is the id of the section. */
  drafts: {
    name: '',
    id: 'sectionId',
    area: 'home',
    owner: 'person',
    lifetime: '30-days',
    parse: asJson<Readonly<Record<string, Draft>>>,
    withoutPerson: withoutEntry,
  } satisfies StorageKey,
  /** The step that the server last reported. */
  progress: {
    name: 'progress_',
    id: 'userid',
    area: 'home',
    owner: 'person',
    lifetime: 'logout',
    parse: asJson<Partial<StoredProgress>>,
  } satisfies StorageKey,
  /** Which pages a person has read. */
  reading: {
    name: 'reading_',
    id: 'userid',
    area: 'local',
    owner: 'person',
    lifetime: '30-days',
    parse: parseReading,
  } satisfies StorageKey,
  /** An assessment of this section is open. */
  assessmentMark: {
    name: 'assessment_',
    id: 'sectionId',
    area: 'local',
    owner: 'session',
    lifetime: 'logout',
    parse: asText,
  } satisfies StorageKey,
  /** The server's public key. It is of no person, but says that questions were opened here. */
  encryptionKey: {
    name: 'sealingKey',
    area: 'local',
    owner: 'session',
    lifetime: 'logout',
    parse: asJson,
  } satisfies StorageKey,
  /** The current device session: each logout begins another. */
  deviceSession: {
    name: 'round',
    area: 'both',
    owner: 'device',
    lifetime: 'quick-exit',
    parse: asText,
  } satisfies StorageKey,
  /** 'mine' or 'shared'. */
  phone: setting('phone'),
  /** 'off' when choosing an answer does not advance to the next question. */
  autoAdvance: setting('moveOn'),
  /** The offer to install the app was answered. */
  install: setting('install'),
  /** Where the next login leads. */
  returnTarget: tabKey('returnTo', asJson<{ userid?: string; path: string }>),
} as const;

/** The table as a list, without `tabKeys`: the tab's storage is removed as a whole. */
export const allKeys: readonly StorageKey[] = Object.values(keys);

function withoutEntry(text: string, userid: string): string | null {
  const { [userid]: _, ...rest } = asJson<Record<string, unknown>>(text) ?? {};
  return Object.keys(rest).length > 0 ? JSON.stringify(rest) : null;
}
