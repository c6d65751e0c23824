/**
 * Finished answers sent by real tabs over a line that is cut at any byte: two tabs of one person, tabs killed at Finish
 * or while they send, sessions that end, no line at all. What a phone no longer holds must be at the server, once, and
 * nothing that is erased can be read on the phone.
 */
import { instruments } from '#tests/support/instruments.ts';
import { startProgram } from '#tests/support/program.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { type CuttingLine, openCuttingLine } from './cutting-line.ts';
import { storedKeys } from './stored-keys.ts';
import { type Course, finishedDraft } from './tabs/course.ts';
import { type Fault, isReadable, settled } from './tabs/one-set.ts';
import { launchBrowser, newPhone, type Phone } from './tabs/phone.ts';

const phones = 2;
/** Nobody takes a section more than 50 times a day. */
const perPerson = 45;
/** Of all connections that carry answers. */
const cutPart = 0.5;
const tellEvery = 20;

/** In turn. Each kill costs a page that is loaded anew: they are a fifth. */
const turns: readonly Fault[] = [
  'two tabs',
  'no line',
  'killed at Finish',
  'two tabs',
  'session ended',
  'no line',
  'two tabs',
  'killed while sending',
  'no line',
  'session ended',
];

interface Told {
  /** Keys of all sets that were finished. */
  readonly keys: Set<string>;
  readonly byFault: Partial<Record<Fault, number>>;
  readonly readable: string[];
  /** Sets that the phone would not let go, and why. */
  readonly stuck: string[];
}

/**
 * Prints sets of answers by fault, cuts, and what was lost, doubled or readable.
 * @param minutes begins none after that time
 */
export async function reportCutTabs(count: number, minutes: number): Promise<void> {
  const program = await startProgram({ SIGNUP: 'open' });
  const line = await openCuttingLine(Number(new URL(program.address).port), cutPart);
  const browser = await launchBrowser();
  const address = program.address.replace(/:\d+/, `:${line.port}`);
  const course: Course = { api: `${program.address}/api`, address, instrument: instruments[0] as Instrument };
  const told: Told = { keys: new Set(), byFault: {}, readable: [], stuck: [] };
  const end = Date.now() + minutes * 60_000;
  let next = 0;
  let people = 0;
  let loads = 0;
  const nextName = () => `tab_phone_${(people += 1)}`;

  async function work(): Promise<void> {
    const phone = await newPhone(browser, course, nextName());
    for (let taken = 0; next < count && Date.now() < end && browser.isConnected(); taken += 1) {
      if (taken > 0 && taken % perPerson === 0) await phone.handTo(nextName());
      const fault = turns[next % turns.length] as Fault;
      next += 1;
      if (next % tellEvery === 0) console.error(`${new Date().toISOString()} ${next} of ${count}`);
      await takeSet(phone, course, fault, told);
    }
    loads += phone.loads;
  }
  await Promise.all(Array.from({ length: phones }, work));
  await browser.close();
  line.close();
  await program.halt();
  const stored = await storedKeys(program.dataDir);
  await program.stop();
  console.log(`\nFinished answers in Chromium over a line that is cut, ${next} of ${people} people`);
  console.log(`pages loaded ${loads}; ${JSON.stringify(told.byFault)}`);
  tell(line, told, stored);
}

/** A tab that breaks off what is being asked of it is no fault of the program: the set must be settled all the same. */
async function takeSet(phone: Phone, course: Course, fault: Fault, told: Told): Promise<void> {
  const draft = finishedDraft(course);
  told.keys.add(draft.key);
  told.byFault[fault] = (told.byFault[fault] ?? 0) + 1;
  try {
    const found = await isReadable(phone, course, draft, fault).catch(async (error: unknown) => {
      console.error(`${fault}: ${String(error)}`);
      await phone.setLine(true);
      for (const tab of await phone.tabs()) await tab.close();
      return settled(phone, course, draft);
    });
    if (found) told.readable.push(`${draft.key} (${fault})`);
  } catch (error) {
    told.stuck.push(`${draft.key} (${fault}): ${String(error)}`);
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
