/**
 * Finished answers sent by real tabs over a line that is cut at any byte: two tabs of one person, tabs killed at Finish
 * or while they send, sessions that end, no line at all. What a phone no longer holds must be at the server, once, and
 * nothing that is erased can be read on the phone. Each set is the program's own doing from its draft on: storages, Web
 * Locks, sealing and sending are the browser's. A part of the sets goes through the screens, from opening the questionnaire
 * to its last button; for the others the parts of the program behind that button are called in a tab that stays open.
 */
import { readFileSync } from 'node:fs';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { instruments } from '#tests/support/instruments.ts';
import { startProgram } from '#tests/support/program.ts';
import { type CuttingLine, openCuttingLine } from './cutting-line.ts';
import { storedKeys } from './stored-keys.ts';
import { type Course, finishedDraft } from './tabs/course.ts';
import { type Fault, type Finishing, finish, settled } from './tabs/one-set.ts';
import { launchBrowser, newPhone, type Phone } from './tabs/phone.ts';
import { turnAt } from './tabs/turns.ts';
import { byScreen } from './tabs/ways.ts';

const phones = 3;
/** Nobody takes a section more than 50 times a day. */
const perPerson = 45;
/** Of all connections that carry answers. */
const cutPart = 0.5;
const tellEvery = 100;

interface Told {
  /** Keys of all sets that were finished. */
  readonly keys: Set<string>;
  readonly byFault: Partial<Record<Fault, number>>;
  byScreen: number;
  readonly readable: string[];
  /** Sets that the phone would not let go, and why. */
  readonly stuck: string[];
}

/**
 * Prints sets of answers by fault, cuts, and what was lost, doubled or readable.
 * @param minutes begins none after that time
 */
export async function reportCutTabs(count: number, minutes: number): Promise<void> {
  const program = await startProgram({ SIGNUP: 'open', TRUST_PROXY: '1' });
  const line = await openCuttingLine(Number(new URL(program.address).port), cutPart);
  const browser = await launchBrowser();
  const address = program.address.replace(/:\d+/, `:${line.port}`);
  const [instrument] = instruments as [Instrument];
  const course: Course = { api: `${program.address}/api`, address, instrument, parts: partsAt(address) };
  const told: Told = { keys: new Set(), byFault: {}, byScreen: 0, readable: [], stuck: [] };
  const used: Phone[] = [];
  const begin = Date.now();
  const end = begin + minutes * 60_000;
  let next = 0;
  let people = 0;
  const nextName = () => `tab_phone_${(people += 1)}`;

  async function work(): Promise<void> {
    const phone = await newPhone(browser, course, nextName());
    used.push(phone);
    for (let taken = 0; next < count && Date.now() < end && browser.isConnected(); taken += 1) {
      if (taken > 0 && taken % perPerson === 0) await phone.handTo(nextName());
      const { fault, way } = turnAt(next);
      next += 1;
      if (next % tellEvery === 0) console.error(`${new Date().toISOString()} ${next} of ${count}`);
      const draft = finishedDraft(course);
      told.keys.add(draft.key);
      told.byFault[fault] = (told.byFault[fault] ?? 0) + 1;
      if (way === byScreen) told.byScreen += 1;
      await takeSet({ phone, course, draft, way }, fault, told);
    }
  }
  await Promise.all(Array.from({ length: phones }, work));
  await browser.close();
  line.close();
  await program.halt();
  const stored = await storedKeys(program.dataDir);
  await program.stop();
  const all = (what: 'loads' | 'kills' | 'ended') => used.reduce((sum, phone) => sum + phone[what], 0);
  const took = ((Date.now() - begin) / 60_000).toFixed(1);
  console.log(
    `\nFinished answers in Chromium over a line that is cut: ${next} sets of ${people} people, ${took} minutes`,
  );
  console.log(`through the screens ${told.byScreen}; ${JSON.stringify(told.byFault)}`);
  console.log(`tabs killed ${all('kills')}, sessions ended ${all('ended')}, pages loaded ${all('loads')}`);
  tell(line, told, stored);
}

/** Where the two parts of the built program are served. */
function partsAt(address: string): Course['parts'] {
  const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Record<string, { file: string }>;
  const at = (name: string) => `${address}/${manifest[name]?.file}`;
  return {
    finishing: at('src/web/features/questionnaire/finishing.ts'),
    outbox: at('src/web/api/outbox/outbox.ts'),
  };
}

/** A tab that breaks off what is being asked of it is no fault of the program: the set must be settled all the same. */
async function takeSet(one: Finishing, fault: Fault, told: Told): Promise<void> {
  const { phone, draft, way } = one;
  try {
    const found = await finish(one, fault).catch(async (error: unknown) => {
      console.error(`${fault}: ${String(error)}`);
      await phone.setLine(true);
      for (const tab of await phone.tabs()) await tab.close();
      return settled(one);
    });
    if (found) told.readable.push(`${draft.key} (${fault}, ${way.name}): ${found}`);
  } catch (error) {
    told.stuck.push(`${draft.key} (${fault}, ${way.name}): ${String(error)}`);
  }
}

function tell(
  { tries, cuts }: CuttingLine,
  { keys, readable, stuck }: Told,
  stored: readonly string[],
): void {
  const kept = new Set(stored);
  const lost = [...keys].filter((key) => !kept.has(key)).length;
  const doubled = stored.length - kept.size;
  const foreign = [...kept].filter((key) => !keys.has(key)).length;
  console.log(
    `tries ${tries}, cut ${cuts}; stuck ${stuck.length}, lost ${lost}, doubled ${doubled + foreign}, readable ${readable.length}`,
  );
  if (stuck.length + lost + doubled + foreign + readable.length === 0) return;
  console.log([...stuck, ...readable].join('\n'));
  process.exitCode = 1;
}
