import { test } from '@playwright/test';
import { pathTo, patterns } from '#contract/paths.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { type AppProcess, startAppProcess } from '#tests/support/app-process.ts';
import type { Client } from '#tools/bench/client.ts';
import { enter, registered } from './registered-person.ts';

/** What the tests of a file stand on. Read its parts within a test: they are made when tests begin. */
interface Here {
  /** One for all tests of the file. */
  readonly program: AppProcess;
  /** Another one for each test, whose session is in the browser. */
  readonly person: Client;
  /** How many attempts of a section the server has of this person. */
  attempts(section: Instrument): Promise<number>;
}

/** Starts the program before a file's tests, and makes a person before each of them. */
export function withPerson(): Here {
  let program: AppProcess;
  let person: Client;
  test.beforeAll(async () => {
    program = await startAppProcess({ SIGNUP: 'open' });
  });
  test.afterAll(() => program?.stop());
  test.beforeEach(async ({ context }) => {
    person = await registered(program);
    await enter(context, program, person);
  });
  return {
    get program() {
      return program;
    },
    get person() {
      return person;
    },
    async attempts({ id }) {
      const path = pathTo(patterns.history, { sectionId: id, userid: person.userid });
      const found = await fetch(`${program.address}/api${path}`, {
        headers: { Authorization: person.token },
      });
      return found.ok ? ((await found.json()) as unknown[]).length : 0;
    },
  };
}
