import { eq } from 'drizzle-orm';
import { pathTo, patterns } from '#contract/paths.ts';
import { profiles } from '#server/db/schema.ts';
import { call, person, profile } from '../../routes/people.ts';
import type { Walk } from './types.ts';

/** One's own profile, read and corrected. */
export const ownProfile: Walk = async (running, note) => {
  const { userid, token } = await person(running, { phone: undefined });
  const { personal: _, terms: __, ...facts } = profile;
  const path = pathTo(patterns.userInfo, { id: userid });
  const read = () => call(running, 'GET', path, undefined, { token });
  const correct = (changes: object) => call(running, 'PUT', path, { ...facts, ...changes }, { token });
  await note('own profile', read());
  await note('own profile: no token', call(running, 'GET', path));
  await note('correction: wrong shape', correct({ gender: 'F' }));
  await note('correction: child', correct({ age: 3 }));
  await note('correction: no education', correct({ education: '' }));
  await note('correction', correct({ name: 'Asha "A." Rao', work: 'नर्स\t', age: 44 }));
  await note('own profile: corrected', read());
  await running.context.db.delete(profiles).where(eq(profiles.userid, userid));
  await note('own profile: gone', read());
  await note('name: gone', call(running, 'GET', pathTo(patterns.name, { userid }), undefined, { token }));
  await note('correction: gone', correct({}));
};
