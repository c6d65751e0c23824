import { expect, test } from '@playwright/test';
import { someAnswers } from '#tools/bench/client.ts';
import { instruments } from '../support/instruments.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { oneOfEachScreen } from './support/addresses.ts';
import { mockOldConsent, findViolations, openAddress } from './support/axe.ts';
import { measureOverflow, findSmallTargets } from './support/accessibility-checks.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';

/** Each screen once, on a phone; `accessibility.whole.spec.ts` tests everything else. */
let program: AppProcess;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
});
test.afterAll(() => program?.stop());

test('every screen is accessible, fits a phone and has large enough touch targets', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  page.on('dialog', (dialog) => void dialog.accept());
  await mockOldConsent(page);
  const visited = new Set<string>();
  const checkAddress = async (address: string) => {
    const path = await openAddress(page, program.address, address);
    if (path.toLowerCase() !== address.toLowerCase()) return;
    visited.add(address);
    expect.soft(await findViolations(page, 'all'), address).toEqual([]);
    expect.soft(await measureOverflow(page), `${address} scrolls sideways`).toBeLessThanOrEqual(0);
    expect.soft(await findSmallTargets(page, 44), address).toEqual([]);
  };
  const person = await createRegisteredPerson(program);
  for (const instrument of instruments)
    expect(await person.submit(instrument, someAnswers(instrument), instrument.id)).toBe(204);
  await setSessionCookies(context, program, person);
  for (const address of oneOfEachScreen) await checkAddress(address);
  // Addresses that redirect logged-in people.
  await context.clearCookies();
  for (const address of oneOfEachScreen.filter((one) => !visited.has(one))) await checkAddress(address);
  expect(
    oneOfEachScreen.filter((address) => !visited.has(address)),
    'not visited',
  ).toEqual([]);
});
