import { hasAnswers, isExpired, parseDrafts } from '#domain/answers/draft.ts';
import { clearVisitedPages } from './delete-caches-and-worker.ts';
import { allKeys, keys, type StorageKey } from './storage-keys.ts';
import { type DeviceStorage, device, listStorages } from './storage.ts';
import { isStoredPlanExpired } from './stored-plan.ts';
import { areTrialAnswersExpired } from './stored-trial-answers.ts';
import { isReadingProgressExpired, parseReadingProgress } from './stored-reading-progress.ts';

/** Names of the keys that expire. */
type ExpiringKey = {
  [K in keyof typeof keys]: (typeof keys)[K]['lifetime'] extends '24-hours' | '30-days' ? K : never;
}[keyof typeof keys];

/** Returns what remains of a stored text when it expires; null to remove it. Each key that expires needs an entry. */
const removeExpired: { readonly [K in ExpiringKey]: (text: string, now: Date) => string | null } = {
  drafts: removeOldDrafts,
  reading: (text, now) => {
    const reading = parseReadingProgress(text);
    return reading && !isReadingProgressExpired(reading, now) ? text : null;
  },
  plan: (text, now) => {
    const plan = keys.plan.parse(text);
    return plan && !isStoredPlanExpired(plan, now) ? text : null;
  },
  trialAnswers: (text, now) => {
    const answers = keys.trialAnswers.parse(text);
    return answers && !areTrialAnswersExpired(answers, now) ? text : null;
  },
};

/**
 * Removes expired drafts, reading records, plans and answers without an account, as the privacy policy promises. Unexpired drafts of
 * another major version stay, because another tab may run that version.
 * @param now of the server: the clock of the device may be wrong
 * @param userid whose removed drafts are returned
 * @returns ids of the sections of which answers were removed
 */
export function removeExpiredData(now: Date, userid = ''): string[] {
  const draftsBefore = listDraftedSections(userid);
  for (const name of Object.keys(removeExpired) as ExpiringKey[]) {
    const key = keys[name];
    for (const storage of listStorages(key))
      for (const stored of listStoredKeys(key, storage)) {
        const text = storage.read(stored) ?? '';
        const rest = removeExpired[name](text, now);
        if (rest === null) storage.remove(stored);
        else if (rest !== text) storage.write(stored, rest);
      }
  }
  if (!device.keys().some((stored) => stored.startsWith(keys.reading.name))) void clearVisitedPages();
  const draftsAfter = listDraftedSections(userid);
  return draftsBefore.filter((id) => !draftsAfter.includes(id));
}

/** Ids of the sections of which a user has answers on this device. */
function listDraftedSections(userid: string): string[] {
  return listStorages(keys.drafts).flatMap((storage) =>
    listStoredKeys(keys.drafts, storage).filter((id) => {
      const draft = parseDrafts(storage.read(id))[userid];
      return draft !== undefined && hasAnswers(draft);
    }),
  );
}

/**
 * Other apps on the origin may use the same key: a text without drafts stays unchanged. The age of a draft that was changed since
 * the last time counts from now.
 */
function removeOldDrafts(text: string, now: Date): string | null {
  const drafts = Object.entries(parseDrafts(text));
  if (drafts.length === 0) return text;
  const rest = drafts
    .filter(([, draft]) => !isExpired(draft, now))
    .map(([userid, draft]) => [userid, { ...draft, checkedAt: draft.checkedAt ?? now.toISOString() }]);
  return rest.length > 0 ? JSON.stringify(Object.fromEntries(rest)) : null;
}

/** Lists the stored keys of one row of the table. Names of other rows are no section ids. */
function listStoredKeys(key: StorageKey, storage: DeviceStorage): string[] {
  const isOther = (stored: string) =>
    allKeys.some(({ name, id }) => name !== '' && (id ? stored.startsWith(name) : stored === name));
  return storage
    .keys()
    .filter((stored) => (key.name === '' ? !isOther(stored) : stored.startsWith(key.name)));
}
