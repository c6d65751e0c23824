import { keys } from '#api/device/storage-keys.ts';
import { readValue, removeValue, writeValue } from '#api/device/storage.ts';
import { parsePlan, type SafetyPlan, type PlanPart, replacePlanPart } from './plan.ts';
import {
  createKey,
  decryptText,
  deriveKey,
  type EncryptedText,
  encryptText,
  type PlanKey,
} from './plan-encryption.ts';

/** Wrong PINs in a row after which the plan can only be deleted. */
export const maxWrongPins = 5;

/** The value in local storage. No text of the plan is outside of `data`. */
interface StoredPlan extends EncryptedText {
  /** Wrong PINs since the last right one. */
  readonly wrongPins: number;
}

/** What this device has: no plan, a plan that needs its PIN, or one whose PIN was wrong too often. */
export type PlanState = 'none' | 'locked' | 'blocked';

/** An opened plan. */
export interface UnlockedPlan {
  readonly plan: SafetyPlan;
  readonly key: PlanKey;
}

/** The state of the plan on this device. A value that cannot be read is 'blocked': it can be deleted. */
export function readPlanState(): PlanState {
  if (readValue(keys.safetyPlan) === null) return 'none';
  const stored = readStored();
  return stored && stored.wrongPins < maxWrongPins ? 'locked' : 'blocked';
}

/** How many more wrong PINs are possible. */
export function countPinAttemptsLeft(): number {
  return Math.max(0, maxWrongPins - (readStored()?.wrongPins ?? maxWrongPins));
}

/**
 * Creates an empty plan.
 * @returns null if the browser did not store it
 */
export async function createPlan(pin: string): Promise<UnlockedPlan | null> {
  const key = await createKey(pin);
  const isStored = writeStored({ ...(await encryptText(key, JSON.stringify({}))), wrongPins: 0 });
  return isStored ? { plan: {}, key } : null;
}

/**
 * Stores one part. Reads the stored plan first, so that parts from another tab stay.
 * @returns null if the browser did not store it, or if the plan was deleted or replaced meanwhile
 */
export async function savePart(key: PlanKey, id: string, part: PlanPart): Promise<UnlockedPlan | null> {
  const stored = readStored();
  const text = stored && (await decryptText(key, stored));
  if (!stored || text === null) return null;
  const plan = replacePlanPart(parsePlan(text), id, part);
  const encrypted = await encryptText(key, JSON.stringify(plan));
  if (readStored()?.salt !== key.salt) return null;
  return writeStored({ ...encrypted, wrongPins: stored.wrongPins }) ? { plan, key } : null;
}

/**
 * Opens the plan. The attempt is stored before the PIN is checked, so that a reload during the check does not undo it.
 * @returns null if the PIN is wrong, or was wrong too often
 */
export async function unlockPlan(pin: string): Promise<UnlockedPlan | null> {
  const stored = readStored();
  if (!stored || stored.wrongPins >= maxWrongPins) return null;
  if (!writeStored({ ...stored, wrongPins: stored.wrongPins + 1 })) return null;
  const key = await deriveKey(pin, stored);
  const text = await decryptText(key, stored);
  if (text === null) return null;
  writeStored({ ...stored, wrongPins: 0 });
  return { plan: parsePlan(text), key };
}

/** Deletes the plan from this device. */
export function deletePlan(): void {
  removeValue(keys.safetyPlan);
}

function readStored(): StoredPlan | null {
  try {
    const value = JSON.parse(readValue(keys.safetyPlan) ?? 'null') as StoredPlan | null;
    return typeof value?.data === 'string' && Number.isInteger(value.wrongPins) ? value : null;
  } catch {
    return null;
  }
}

function writeStored(stored: StoredPlan): boolean {
  return writeValue(keys.safetyPlan, JSON.stringify(stored));
}
