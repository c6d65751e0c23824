import { eq } from 'drizzle-orm';
import { pathTo, patterns } from '#contract/paths.ts';
import { profiles } from '#server/db/schema.ts';
import { call, createPerson, profile } from '../../routes/people.ts';
import type { RequestSequence } from './types.ts';

/** The own profile, read and corrected. */
export const ownProfile: RequestSequence = async (running, record) => {
  const { userid, token } = await createPerson(running, { phone: undefined });
  const { personal: _, terms: __, ...fields } = profile;
  const path = pathTo(patterns.userInfo, { id: userid });
  const read = () => call(running, 'GET', path, undefined, { token });
  const correct = (changes: object) => call(running, 'PUT', path, { ...fields, ...changes }, { token });
  await record('own profile', read());
  await record('own profile: no token', call(running, 'GET', path));
  await record('correction: wrong shape', correct({ gender: 'F' }));
  await record('correction: child', correct({ age: 3 }));
  await record('correction: no education', correct({ education: '' }));
  await record('correction', correct({ name: 'Asha "A." Rao', work: 'नर्स\t', age: 44 }));
  await record('own profile: corrected', read());
  await running.context.db.delete(profiles).where(eq(profiles.userid, userid));
  await record('own profile: unknown account', read());
  await record(
    'name: unknown account',
    call(running, 'GET', pathTo(patterns.name, { userid }), undefined, { token }),
  );
  await record('correction: unknown account', correct({}));
};
