import { test } from '@playwright/test';
import { pathTo, patterns } from '#contract/paths.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { type AppProcess, startAppProcess } from '#tests/support/app-process.ts';
import type { Client } from '#tools/bench/client.ts';
import { setSessionCookies, createRegisteredPerson } from './registered-person.ts';

/** What the tests of a file stand on. Read its parts within a test: they are made when tests begin. */
interface PersonFixture {
  /** One for all tests of the file. */
  readonly app: AppProcess;
  /** Another one for each test, whose session is in the browser. */
  readonly person: Client;
  /** How many attempts of a section the server has of this person. */
  countAttempts(section: Instrument): Promise<number>;
}

/** Starts the program before a file's tests, and makes a person before each of them. */
export function withPerson(): PersonFixture {
  let app: AppProcess;
  let person: Client;
  test.beforeAll(async () => {
    app = await startAppProcess({ SIGNUP: 'open' });
  });
  test.afterAll(() => app?.stop());
  test.beforeEach(async ({ context }) => {
    person = await createRegisteredPerson(app);
    await setSessionCookies(context, app, person);
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
