import { expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { profiles } from '#server/db/schema.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { call, type Person, createPerson, profile } from './people.ts';

const meera = { name: 'Meera Iyer', relation: 'Sister', contact: '+91 98765 43210' };

onBothDatabases('The nominee of a person', (running) => {
  const path = ({ userid }: Person) => pathTo(patterns.nominee, { userid });
  const read = async (who: Person) =>
    (await call(running(), 'GET', path(who), undefined, { token: who.token })).body;
  const put = (who: Person, nominee: unknown, by: Person = who) =>
    call(running(), 'PUT', path(who), { nominee }, { token: by.token });
  const exportData = async ({ userid, token }: Person, format: string) => {
    const address = `${pathTo(patterns.exportData, { userid })}?format=${format}`;
    return call(running(), 'GET', address, undefined, { token });
  };

  test('is set, read, replaced and removed', async () => {
    const who = await createPerson(running());
    expect(await read(who)).toEqual({ nominee: null });
    expect((await put(who, { ...meera, name: '  Meera Iyer ' })).status).toBe(204);
    expect(await read(who)).toEqual({ nominee: meera });
    const ravi = { ...meera, name: 'Ravi', contact: 'ravi@example.org' };
    expect((await put(who, ravi)).status).toBe(204);
    expect(await read(who)).toEqual({ nominee: ravi });
    expect((await put(who, null)).status).toBe(204);
    expect(await read(who)).toEqual({ nominee: null });
  });

  test('is encrypted in the database', async () => {
    await put(await createPerson(running()), meera);
    const stored = JSON.stringify(await running().context.db.select().from(profiles));
    for (const text of Object.values(meera)) expect(stored).not.toContain(text);
  });

  test('is neither readable nor changeable for another account', async () => {
    const [who, other] = [await createPerson(running()), await createPerson(running())];
    await put(who, meera);
    expect((await put(who, null, other)).status).toBe(403);
    expect((await call(running(), 'GET', path(who), undefined, { token: other.token })).status).toBe(403);
    expect((await call(running(), 'GET', path(who))).status).toBe(401);
    expect(await read(who)).toEqual({ nominee: meera });
  });

  test.each([
    ['an empty name', { ...meera, name: '' }, 422, 'field-missing'],
    ['an empty relation', { ...meera, relation: ' ' }, 422, 'field-missing'],
    ['an empty contact', { ...meera, contact: '' }, 422, 'field-missing'],
    ['a long name', { ...meera, name: 'n'.repeat(201) }, 422, 'text-too-long'],
    ['an overlong name', { ...meera, name: 'n'.repeat(2000) }, 422, 'text-too-long'],
    ['a long relation', { ...meera, relation: 'r'.repeat(61) }, 422, 'text-too-long'],
    ['a long contact', { ...meera, contact: `${'c'.repeat(320)}@example.org` }, 422, 'text-too-long'],
    ['a contact that is neither', { ...meera, contact: 'by letter' }, 422, 'nominee-contact-invalid'],
    ['a part of it', { name: 'Meera' }, 400, 'request-invalid'],
    ['no object', 'Meera', 400, 'request-invalid'],
  ])('rejects %s, and stores nothing', async (_what, sent, status, code) => {
    const who = await createPerson(running());
    const refused = await put(who, sent);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(await read(who)).toEqual({ nominee: null });
  });

  test('is unchanged by a correction of the profile, and can be set while processing is stopped', async () => {
    const who = await createPerson(running());
    const { userid, token } = who;
    await put(who, meera);
    const { personal: _, terms: version, ...facts } = profile;
    const own = pathTo(patterns.userInfo, { id: userid });
    expect((await call(running(), 'PUT', own, { ...facts, city: 'Pune' }, { token })).status).toBe(204);
    expect(await read(who)).toEqual({ nominee: meera });
    const stop = { purpose: 'terms', given: false, version };
    await call(running(), 'POST', pathTo(patterns.consent, { userid }), stop, { token });
    expect((await put(who, null)).status).toBe(204);
  });

  test('is in the data export of every format, and the audit log records the change', async () => {
    const who = await createPerson(running());
    await put(who, meera);
    const { body } = await exportData(who, 'json');
    expect(body.profile.nominee).toEqual(meera);
    expect(body.auditLog).toContainEqual(expect.objectContaining({ event: 'nominee-changed' }));
    for (const format of ['csv', 'html'])
      expect((await exportData(who, format)).text).toContain('Meera Iyer, Sister, +91 98765 43210');
    expect((await exportData(who, 'fhir')).text).not.toContain('Meera');
  });
});
