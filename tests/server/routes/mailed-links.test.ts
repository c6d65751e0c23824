import { expect, test } from 'vitest';
import { apiBase, patterns } from '#contract/paths.ts';
import { findLastMail, findToken } from '#tests/support/outbox.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { call, createSignUpData, createPerson } from './people.ts';

/** Mail scanners and chat previews open links, and some run the scripts of the page. */
onBothDatabases('A link that others opened before', (running) => {
  async function scan(page: string, token: string) {
    for (const method of ['HEAD', 'GET', 'GET'] as const) {
      await running().app.inject({ method, url: `/wellness-check/${page}?token=${token}` });
      // The call of the page.
      const headers = { authorization: token };
      await running().app.inject({ method, url: apiBase + patterns.verifyEmail, headers });
    }
  }

  test('still signs up', async () => {
    const { ip, ...who } = createSignUpData();
    await call(running(), 'POST', patterns.verifyEmail, { email: who.email }, { ip });
    await running().sendDueMails();
    const token = findToken(findLastMail(running().outbox, who.email));
    await scan('verifySignUp', token);
    expect((await call(running(), 'POST', patterns.createUser, who, { token })).status).toBe(200);
    expect((await call(running(), 'GET', patterns.verifyEmail, undefined, { token })).status).toBe(401);
  });

  test('still sets a new password', async () => {
    const who = await createPerson(running());
    // Mails of the same second have no order.
    running().clock.advance({ seconds: 1 });
    await call(running(), 'POST', patterns.login, { email: who.email }, { ip: who.ip });
    await running().sendDueMails();
    const token = findToken(findLastMail(running().outbox, who.email));
    await scan('resetPassword', token);
    const body = { token, password: '٤٥٧٨٨٩ lily pond' };
    expect((await call(running(), 'POST', patterns.resetPassword, body)).status).toBe(204);
    const credentials = { username: who.username, password: body.password };
    expect((await call(running(), 'POST', patterns.login, credentials)).status).toBe(200);
    expect((await call(running(), 'POST', patterns.resetPassword, body)).status).toBe(401);
  });
});
