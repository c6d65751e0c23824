import { pathTo, patterns } from '#contract/paths.ts';
import { call, person } from '../../routes/people.ts';
import { settings, terms } from './static-files.ts';
import type { Walk } from './types.ts';
import { changed } from './while-failing.ts';

/** What somebody agreed to, takes back, and whom they name to act for them. */
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
  const stop = { purpose: 'terms', given: false, version: terms };
  await note('consent: terms withdrawn', change(stop));
  await note('consents: stopped', read());
  await note('consent: research while stopped', change(research));
  await note('consent: resumed', change({ ...stop, given: true }));
  const nominee = { name: 'Meera Iyer', relation: 'Sister', contact: '+91 98765 43210' };
  const ofNominee = pathTo(patterns.nominee, { userid });
  const name = (body: object) => call(running, 'PUT', ofNominee, body, { token });
  const receipt = pathTo(patterns.receipt, { userid });
  await note('receipt: no token', call(running, 'GET', receipt));
  await note('nominee: none', call(running, 'GET', ofNominee, undefined, { token }));
  await note('nominee: no token', call(running, 'GET', ofNominee));
  await note('nominee: set', name({ nominee }));
  await note('nominee', call(running, 'GET', ofNominee, undefined, { token }));
  await note('nominee: field missing', name({ nominee: { ...nominee, relation: ' ' } }));
  await note('nominee: no contact', name({ nominee: { ...nominee, contact: 'by letter' } }));
  await note('nominee: too long', name({ nominee: { ...nominee, relation: 'r'.repeat(61) } }));
  await note('nominee: wrong shape', name({ nominee: { name: 'Meera' } }));
  await note('nominee: removed', name({ nominee: null }));
  const notices = pathTo(patterns.notices, { userid });
  await note('notices', call(running, 'GET', notices, undefined, { token }));
  await note('notices: no token', call(running, 'GET', notices));
  await note('notice: confirmed', call(running, 'POST', notices, { noticeId: 'unknown' }, { token }));
  await note('notice: wrong shape', call(running, 'POST', notices, {}, { token }));
  await note('consent: wrong shape', change({ purpose: 'mail', given: true, version: '1' }));
  await changed(
    running,
    { settings: { ...settings, research: { ...settings.research, enabled: false } } },
    async () => {
      await note('consent: no research', change(research));
    },
  );
};
