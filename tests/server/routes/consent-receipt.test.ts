import { expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { builtInSettings } from '#server/config/settings.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import current from '../../../content/consent-notice/en-IN.json';
import readHindi from '../../../content/consent-notice/published/hi-IN@2026-11-30.json';
import { call, type Person, createPerson, profile, createAccount } from './people.ts';

const notice = { version: current.version, language: current.language };

onBothDatabases('The receipt of a consent', (running) => {
  const getReceipt = (who: Person, by = who) =>
    call(running(), 'GET', pathTo(patterns.receipt, { userid: who.userid }), undefined, { token: by.token });
  const sendConsent = (who: Person, body: object) =>
    call(
      running(),
      'POST',
      pathTo(patterns.consent, { userid: who.userid }),
      { purpose: 'terms', given: true, version: builtInSettings.termsVersion, ...body },
      { token: who.token },
    );

  test('contains the displayed notice, its version and language, and the officer', async () => {
    const who = await createPerson(running(), { notice });
    const { status, text, headers } = await getReceipt(who);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('attachment');
    for (const words of [
      current.title,
      ...current.items.map(({ purpose }) => purpose),
      current.complaint.title,
      builtInSettings.termsVersion,
      `notice of ${current.version}, in English`,
      builtInSettings.grievance.name,
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/<script|https?:/);
  });

  test('quotes the notice in the language in which the person read it', async () => {
    const hindi = { version: readHindi.version, language: 'hi-IN' };
    const who = await createPerson(running(), { notice: hindi });
    const { text } = await getReceipt(who);
    expect(text).toContain(`notice of ${readHindi.version}, in हिन्दी`);
    expect(text).toContain(`<span lang="hi-IN">${readHindi.title}</span>`);
    expect(text).toContain(readHindi.complaint.text);
    expect(text).not.toContain(current.title);
  });

  test('still quotes a notice that was published before', async () => {
    const who = await createPerson(running(), { notice: { ...notice, version: '2026-11-27' } });
    expect((await getReceipt(who)).text).toContain('notice of 2026-11-27, in English');
  });

  test('says so if no notice was recorded', async () => {
    const who = await createPerson(running());
    expect((await getReceipt(who)).text).toContain('No notice was recorded');
  });

  test('is rejected for another account', async () => {
    const [who, other] = [await createPerson(running()), await createPerson(running())];
    expect((await getReceipt(who, other)).status).toBe(403);
  });

  test('accepts published notices only: a consent to another one is rejected', async () => {
    const who = await createPerson(running());
    const unknown = { ...notice, version: '2020-01-01' };
    expect(await sendConsent(who, { notice: unknown })).toMatchObject({
      status: 409,
      body: { code: 'wording-changed' },
    });
    const { registrationId } = await createAccount(running());
    const path = pathTo(patterns.userInfo, { id: registrationId });
    expect((await call(running(), 'POST', path, { ...profile, notice: unknown })).status).toBe(409);
    expect((await call(running(), 'POST', path, { ...profile, notice })).status).toBe(200);
  });
});
