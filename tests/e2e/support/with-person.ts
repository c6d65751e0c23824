import { test } from '@playwright/test';
import { pathTo, patterns } from '#contract/paths.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { type AppProcess, startAppProcess } from '#tests/support/app-process.ts';
import type { Client } from '#tools/bench/client.ts';
import { setSessionCookies, createRegisteredPerson } from './registered-person.ts';

/** The fixtures of a test file. Read its members within a test, after they are created. */
interface PersonFixture {
  /** Shared by all tests of the file. */
  readonly app: AppProcess;
  /** A new person per test, whose session is in the browser. */
  readonly person: Client;
  /** Counts the attempts of a section on the server. */
  countAttempts(section: Instrument): Promise<number>;
}

/**
 * Starts the app before the tests of a file, and creates a person before each of them.
 * @param phone as in `setSessionCookies`
 */
export function withPerson(phone: 'mine' | null = 'mine'): PersonFixture {
  let app: AppProcess;
  let person: Client;
  test.beforeAll(async () => {
    app = await startAppProcess({ SIGNUP: 'open' });
  });
  test.afterAll(() => app?.stop());
  test.beforeEach(async ({ context }) => {
    person = await createRegisteredPerson(app);
    await setSessionCookies(context, app, person, phone);
  });
  return {
    get app() {
      return app;
    },
    get person() {
      return person;
    },
    async countAttempts({ id }) {
      const path = pathTo(patterns.history, { sectionId: id, userid: person.userid });
      const found = await fetch(`${app.address}/api${path}`, {
        headers: { Authorization: person.token },
      });
      return found.ok ? ((await found.json()) as unknown[]).length : 0;
    },
  };
}
