import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { rmSync } from 'node:fs';
import { pathTo, patterns } from '#contract/paths.ts';
import { parseCommand } from '#server/admin/commands/parse-command.ts';
import { readOutbox } from '#tests/support/outbox.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { call, type Person, createPerson } from './people.ts';

const folder = mkdtempSync(join(tmpdir(), 'wellness-check-breach-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const content = {
  what: 'On 3 November a copy of names and e-mail addresses was read.',
  consequences: 'You may get mails that pretend to come from us.',
  measures: 'We closed the way in and changed all keys.',
  advice: 'Open no link of a mail that you did not ask for.',
  contact: 'Data protection officer, 080 0000 0000',
};

function writeJsonFile(value: unknown): string {
  const path = join(folder, `${Math.random()}.json`);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}

onBothDatabases('A breach of personal data', (running) => {
  const runAdmin = (args: readonly string[], answer = 'SEND') => {
    const prompts: string[] = [];
    const prompt = async (label: string) => {
      prompts.push(label);
      return answer;
    };
    return parseCommand(args, prompt)(running().context).then((words) => ({ words, asked: prompts }));
  };
  const listNotices = async (who: Person, by = who) =>
    call(running(), 'GET', pathTo(patterns.notices, { userid: who.userid }), undefined, { token: by.token });
  const confirmNotice = (who: Person, noticeId: string, by = who) =>
    call(
      running(),
      'POST',
      pathTo(patterns.notices, { userid: who.userid }),
      { noticeId },
      { token: by.token },
    );
  const listMails = async ({ email }: Person) => {
    await running().sendDueMails();
    return readOutbox(running().outbox).filter(
      ({ to, text }) => to.includes(email) && text.includes(content.consequences),
    );
  };

  test('is sent to named accounts by mail and displayed after login, until each confirms it', async () => {
    const [ann, ben] = [await createPerson(running()), await createPerson(running())];
    const path = writeJsonFile({
      ...content,
      what: `${content.what} (named)`,
      accounts: [ann.email.toUpperCase()],
    });
    const { words, asked: prompts } = await runAdmin(['tell-breach', path]);
    expect(prompts.join()).toContain('This mail goes to 1 account.');
    expect(prompts.join()).toContain(content.advice);
    expect(words).toContain('1 mail queued');
    const [mail, ...others] = await listMails(ann);
    expect(others).toEqual([]);
    for (const text of Object.values(content)) expect(mail?.text).toContain(text);
    expect(await listMails(ben)).toEqual([]);
    expect((await listNotices(ben)).body).toEqual({ notices: [] });

    const { body } = await listNotices(ann);
    expect(body).toMatchObject({ notices: [{ ...content, what: `${content.what} (named)` }] });
    const { noticeId } = (body as { notices: { noticeId: string }[] }).notices[0]!;
    expect((await listNotices(ann, ben)).status).toBe(403);
    expect((await confirmNotice(ann, noticeId, ben)).status).toBe(403);
    expect((await confirmNotice(ann, 'unknown')).status).toBe(204);
    expect((await listNotices(ann)).body).toMatchObject({ notices: [{ noticeId }] });
    for (const _ of [1, 2]) expect((await confirmNotice(ann, noticeId)).status).toBe(204);
    expect((await listNotices(ann)).body).toEqual({ notices: [] });
    expect((await runAdmin(['breach-status'])).words).toMatch(
      /1 recipient, mails: 1 sent, 0 waiting, 0 failed; 1 confirmed/,
    );
  });

  test('is sent to everyone once, however often the command runs', async () => {
    const who = await createPerson(running());
    const path = writeJsonFile({ ...content, accounts: 'all' });
    expect((await runAdmin(['tell-breach', path])).words).not.toContain(' 0 mails');
    expect((await runAdmin(['tell-breach', path])).words).toContain('0 mails queued');
    running().clock.advance({ hours: 1 });
    expect(await listMails(who)).toHaveLength(1);
  });

  test('is not sent without a confirmation, and the file is rejected with the item to correct', async () => {
    const path = writeJsonFile({ ...content, accounts: 'all', what: 'Nothing is sent.' });
    await expect(runAdmin(['tell-breach', path], 'no')).rejects.toThrow(
      'Nothing was sent and nothing was stored.',
    );
    await expect(runAdmin(['tell-breach', join(folder, 'missing.json')])).rejects.toThrow(
      /missing\.json cannot be read \(ENOENT\)/,
    );
    for (const [file, words] of [
      ['{', 'not a JSON object'],
      [{ ...content }, 'accounts: expected "all", or a list of e-mail addresses; found nothing'],
      [{ ...content, accounts: ['ann'] }, 'accounts[0]: expected an e-mail address'],
      [{ ...content, accounts: 'all', advice: ' ' }, 'advice: expected what the person can do'],
      [{ ...content, accounts: 'all', advice: 'x'.repeat(20_000) }, 'found 20000 characters'],
      [{ ...content, accounts: 'all', more: 1 }, 'more: expected only'],
    ] as const)
      await expect(runAdmin(['tell-breach', writeJsonFile(file)])).rejects.toThrow(words);
  });

  test('is removed with the data of a deleted account', async () => {
    const who = await createPerson(running());
    await runAdmin([
      'tell-breach',
      writeJsonFile({ ...content, what: 'For one who leaves.', accounts: [who.email] }),
    ]);
    await call(
      running(),
      'POST',
      pathTo(patterns.remove, { userid: who.userid }),
      { password: who.password, confirm: 'DELETE' },
      { token: who.token },
    );
    const left = await running().context.db.query.breachRecipients.findMany();
    expect(left.filter(({ userid }) => userid === who.userid)).toEqual([]);
  });
});
