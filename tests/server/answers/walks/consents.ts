import { pathTo, patterns } from '#contract/paths.ts';
import { call, person } from '../../calls/people.ts';
import { settings, terms } from './served.ts';
import type { Walk } from './walk.ts';
import { changed } from './while.ts';

/** What somebody agreed to, and takes back. */
export const consents: Walk = async (running, note) => {
  const { userid, token } = await person(running);
  const path = pathTo(patterns.consent, { userid });
  const read = () => call(running, 'GET', path, undefined, { token });
  const change = (body: object) => call(running, 'POST', path, body, { token });
  const research = { purpose: 'research', given: true, version: '2026-10-01' };
  await note('consents', read());
  await note('consents: no token', call(running, 'GET', path));
  await note('consent: given', change(research));
  await note('consents: both', read());
  await note('consent: withdrawn', change({ ...research, given: false }));
  await note('consents: withdrawn', read());
  await note('consent: old words', change({ ...research, version: '2026-09-01' }));
  await note('consent: old terms', change({ purpose: 'terms', given: true, version: '1999-01-01' }));
  await note('consent: terms withdrawn', change({ purpose: 'terms', given: false, version: terms }));
  await note('consent: wrong shape', change({ purpose: 'mail', given: true, version: '1' }));
  await changed(
    running,
    { settings: { ...settings, research: { ...settings.research, enabled: false } } },
    async () => {
      await note('consent: no research', change(research));
    },
  );
};
