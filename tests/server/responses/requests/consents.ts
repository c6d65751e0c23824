import { pathTo, patterns } from '#contract/paths.ts';
import { call, createPerson } from '../../routes/people.ts';
import { settings, terms } from './static-files.ts';
import type { RequestSequence } from './types.ts';
import { withChangedContext } from './while-failing.ts';

/** Consents, withdrawals, and the nominee. */
export const consents: RequestSequence = async (running, record) => {
  const { userid, token } = await createPerson(running);
  const path = pathTo(patterns.consent, { userid });
  const getConsents = () => call(running, 'GET', path, undefined, { token });
  const sendConsent = (body: object) => call(running, 'POST', path, body, { token });
  const research = { purpose: 'research', given: true, version: '2026-10-01' };
  await record('consents', getConsents());
  await record('consents: no token', call(running, 'GET', path));
  await record('consent: given', sendConsent(research));
  await record('consents: both', getConsents());
  await record('consent: withdrawn', sendConsent({ ...research, given: false }));
  await record('consents: withdrawn', getConsents());
  await record('consent: outdated wording', sendConsent({ ...research, version: '2026-09-01' }));
  await record(
    'consent: outdated terms',
    sendConsent({ purpose: 'terms', given: true, version: '1999-01-01' }),
  );
  const stop = { purpose: 'terms', given: false, version: terms };
  await record('consent: terms withdrawn', sendConsent(stop));
  await record('consents: stopped', getConsents());
  await record('consent: research while stopped', sendConsent(research));
  await record('consent: resumed', sendConsent({ ...stop, given: true }));
  const language = pathTo(patterns.language, { userid });
  const chooseLanguage = (body: object) => call(running, 'POST', language, body, { token });
  await record('language: no token', call(running, 'POST', language, { language: 'en' }));
  await record('language: wrong shape', chooseLanguage({ language: 'e' }));
  await record('language: not offered', chooseLanguage({ language: 'ta' }));
  await record('language: chosen', chooseLanguage({ language: 'en-IN' }));
  await record('consents: with the language', getConsents());
  const nominee = { name: 'Meera Iyer', relation: 'Sister', contact: '+91 98765 43210' };
  const ofNominee = pathTo(patterns.nominee, { userid });
  const setNominee = (body: object) => call(running, 'PUT', ofNominee, body, { token });
  const receipt = pathTo(patterns.receipt, { userid });
  await record('receipt: no token', call(running, 'GET', receipt));
  await record('nominee: none', call(running, 'GET', ofNominee, undefined, { token }));
  await record('nominee: no token', call(running, 'GET', ofNominee));
  await record('nominee: set', setNominee({ nominee }));
  await record('nominee', call(running, 'GET', ofNominee, undefined, { token }));
  await record('nominee: field missing', setNominee({ nominee: { ...nominee, relation: ' ' } }));
  await record('nominee: no contact', setNominee({ nominee: { ...nominee, contact: 'by letter' } }));
  await record('nominee: too long', setNominee({ nominee: { ...nominee, relation: 'r'.repeat(61) } }));
  await record('nominee: wrong shape', setNominee({ nominee: { name: 'Meera' } }));
  await record('nominee: removed', setNominee({ nominee: null }));
  const notices = pathTo(patterns.notices, { userid });
  await record('notices', call(running, 'GET', notices, undefined, { token }));
  await record('notices: no token', call(running, 'GET', notices));
  await record('notice: confirmed', call(running, 'POST', notices, { noticeId: 'unknown' }, { token }));
  await record('notice: wrong shape', call(running, 'POST', notices, {}, { token }));
  await record('consent: wrong shape', sendConsent({ purpose: 'mail', given: true, version: '1' }));
  await withChangedContext(
    running,
    { settings: { ...settings, research: { ...settings.research, enabled: false } } },
    async () => {
      await record('consent: no research', sendConsent(research));
    },
  );
};
