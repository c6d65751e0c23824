import { quickExitKey, safetyPlanKey } from '#contract/exit.ts';
import { ownPhoneStorageEntry } from '#contract/own-phone.ts';
import type { Draft } from '#domain/answers/draft.ts';
import type { StoredProgress } from '#domain/progress/progress.ts';
import type { StoredPlan } from './stored-plan.ts';
import { parseReadingProgress } from './stored-reading-progress.ts';
import type { StoredTrialAnswers } from './stored-trial-answers.ts';

/**
 * The storage of a value. `home`: local storage if no one else uses the phone, else session storage. `both`: local and session
 * storage.
 */
type Area = 'local' | 'session' | 'home' | 'both';

/**
 * The owner of a value, which decides when it is removed. `person`: users whose ids are in the key or the value;
 * removed for one user or for all. `session`: the current user; removed at each logout. `device`: settings without
 * personal data, and the encrypted safety plan, which only its own page deletes. `tab`: removed with the tab and at each logout.
 */
type Owner = 'person' | 'session' | 'device' | 'tab';

/** The latest time at which a value is removed. */
type Lifetime = 'unlimited' | 'quick-exit' | 'logout' | 'tab' | '24-hours' | '30-days';

/** Describes one key in the storage of the browser, or all keys with one prefix. */
export interface StorageKey<T = unknown> {
  /** The key. If `id` is set, the prefix before the id. */
  readonly name: string;
  /** The kind of id that follows the name. */
  readonly id?: 'userid' | 'sectionId';
  readonly area: Area;
  readonly owner: Owner;
  readonly lifetime: Lifetime;
  /** Parses a stored text; null if it has another shape. */
  readonly parse: (text: string) => T | null;
  /** Returns the stored text without the data of one user, if it contains several users; null if nothing remains. */
  readonly withoutPerson?: (text: string, userid: string) => string | null;
}

/** Parser of values that are stored unchanged. */
export const parseText = (text: string): string => text;

/** Parses JSON; null if it is invalid. */
export function parseJsonOrNull<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T | null;
  } catch {
    return null;
  }
}

const createSetting = (name: string): StorageKey<string> => ({
  name,
  area: 'local',
  owner: 'device',
  lifetime: 'unlimited',
  parse: parseText,
});

/** Creates a key in session storage. */
export function createTabKey<T>(name: string, parse: (text: string) => T | null): StorageKey<T> {
  return { name, area: 'session', owner: 'tab', lifetime: 'tab', parse };
}

/**
 * All keys that the app writes to local and session storage, with `tabKeys`. Names and formats must never change,
 * because they are stored on devices.
 */
export const keys = {
  /** Unfinished answers, by user id. The key is the id of the section. */
  drafts: {
    name: '',
    id: 'sectionId',
    area: 'home',
    owner: 'person',
    lifetime: '30-days',
    parse: parseJsonOrNull<Readonly<Record<string, Draft>>>,
    withoutPerson: removeEntry,
  } satisfies StorageKey,
  /** The step that the server last reported. */
  progress: {
    name: 'progress_',
    id: 'userid',
    area: 'home',
    owner: 'person',
    lifetime: 'logout',
    parse: parseJsonOrNull<Partial<StoredProgress>>,
  } satisfies StorageKey,
  /** Pages that a user has read. */
  reading: {
    name: 'reading_',
    id: 'userid',
    area: 'local',
    owner: 'person',
    lifetime: '30-days',
    parse: parseReadingProgress,
  } satisfies StorageKey,
  /** The planned step, which the dashboard displays offline. */
  plan: {
    name: 'plan_',
    id: 'userid',
    area: 'local',
    owner: 'person',
    lifetime: '30-days',
    parse: parseJsonOrNull<StoredPlan>,
  } satisfies StorageKey,
  /** An assessment of this section is open. */
  assessmentMark: {
    name: 'assessment_',
    id: 'sectionId',
    area: 'local',
    owner: 'session',
    lifetime: 'logout',
    parse: parseText,
  } satisfies StorageKey,
  /** The public key of the server. Not personal, but it reveals that questions were opened here. */
  encryptionKey: {
    name: 'sealingKey',
    area: 'local',
    owner: 'session',
    lifetime: 'logout',
    parse: parseJsonOrNull,
  } satisfies StorageKey,
  /** Encrypted answers that were given without an account, and that the person wants to keep. */
  trialAnswers: {
    name: 'trialAnswers',
    area: 'local',
    owner: 'session',
    lifetime: '24-hours',
    parse: parseJsonOrNull<StoredTrialAnswers>,
  } satisfies StorageKey,
  /** The current device session: each logout begins another. */
  deviceSession: {
    name: 'round',
    area: 'both',
    owner: 'device',
    lifetime: 'quick-exit',
    parse: parseText,
  } satisfies StorageKey,
  /** 'mine' or 'shared'. Missing until the question is answered, which counts as 'shared'. */
  phone: createSetting(ownPhoneStorageEntry.key),
  /** 'off' if a selected answer does not advance to the next question. */
  autoAdvance: createSetting('moveOn'),
  /** The offer to install the app was answered. */
  install: createSetting('install'),
  /** The safety plan, encrypted with a PIN. */
  safetyPlan: createSetting(safetyPlanKey),
  /** A quick exit has left this tab. */
  exited: createTabKey(quickExitKey, parseText),
  /** The address that the next login leads to. */
  returnTarget: createTabKey('returnTo', parseJsonOrNull<{ userid?: string; path: string }>),
} as const;

/** The table as a list, without `tabKeys`: the tab's storage is removed as a whole. */
export const allKeys: readonly StorageKey[] = Object.values(keys);

function removeEntry(text: string, userid: string): string | null {
  const { [userid]: _, ...rest } = parseJsonOrNull<Record<string, unknown>>(text) ?? {};
  return Object.keys(rest).length > 0 ? JSON.stringify(rest) : null;
}
