import { anonymousSender } from '#contract/encryption/content-key.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import type { SubmissionContent } from '#contract/requests.ts';
import {
  call,
  createSubmissionContent,
  createEncryptedSubmission,
  createPerson,
  sendEncrypted,
} from '../../routes/people.ts';
import type { RequestSequence } from './types.ts';
import { exhaustLimit } from './while-failing.ts';

/** Encrypted submissions. */
export const encryptedSubmissions: RequestSequence = async (running, record) => {
  const who = await createPerson(running);
  const createContent = (ans: SubmissionContent['ans'], changes = {}) =>
    createSubmissionContent(running, ans, { key: 'draft-1', ...changes });
  const encrypt = (
    what: SubmissionContent,
    sectionId = 'T1',
    whose: { readonly userid: number | string } = who,
  ) => createEncryptedSubmission(running, whose, sectionId, what);
  const send = async (submission: unknown, sectionId = 'T1') =>
    sendEncrypted(running, who, sectionId, await submission);
  const four = createContent([1, 1, 1, 1]);
  const submission = await encrypt(four);
  const post = (userid: number, token?: string) =>
    call(running, 'POST', pathTo(patterns.sealed, { userid, sectionId: 'T1' }), submission, { token });
  await record('encryption key', call(running, 'GET', patterns.sealingKey));
  await exhaustLimit(running, 'sealing:ip:10.202.0.1', 1000);
  await record(
    'encryption key: too many',
    call(running, 'GET', patterns.sealingKey, undefined, { ip: '10.202.0.1' }),
  );
  await record('encrypted submission: no token', post(who.userid));
  await record('encrypted submission: another account', post(7, who.token));
  await record('encrypted submission: unknown section', send(submission, 'S99'));
  await record('encrypted submission: wrong shape', send({ ...submission, iv: 7 }));
  await record('encrypted submission: unknown key', send({ ...submission, keyId: 'made-up' }));
  await record('encrypted submission: altered', send({ ...submission, iv: submission.box.slice(0, 16) }));
  await record('encrypted submission: encrypted for another section', send(submission, 'T2'));
  await record(
    'encrypted submission: encrypted by another account',
    send(encrypt(four, 'T1', await createPerson(running))),
  );
  await record('encrypted submission: wrong content', send(encrypt({ ...four, key: '' })));
  await record('encrypted submission: other version', send(encrypt({ ...four, version: '2.0' })));
  await record('encrypted submission: locked', send(encrypt(four, 'T2'), 'T2'));
  await record('encrypted submission: retired', send(encrypt(four, 'T3'), 'T3'));
  await record(
    'encrypted submission: not accepted from before the account',
    send(
      encrypt(four, 'T1', { ...who, userid: anonymousSender }).then((body) => ({
        ...body,
        beforeAccount: true,
      })),
    ),
  );
  await record('encrypted submission: value outside the scale', send(encrypt(createContent([1, 9, 1, 1]))));
  await record('encrypted submission', send(submission));
  await record('encrypted submission: repeated', send(submission));
  await record('encrypted submission: other answers, same key', send(encrypt(createContent([1, 1, 1, 2]))));
};
