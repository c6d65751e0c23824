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
  const encrypt = (what: SubmissionContent, sectionId = 'T1', whose = who) =>
    createEncryptedSubmission(running, whose, sectionId, what);
  const send = async (submission: unknown, sectionId = 'T1') =>
    sendEncrypted(running, who, sectionId, await submission);
  const four = createContent([1, 1, 1, 1]);
  const submission = await encrypt(four);
  const post = (userid: number, token?: string) =>
    call(running, 'POST', pathTo(patterns.sealed, { userid, sectionId: 'T1' }), submission, { token });
  await record('sealing key', call(running, 'GET', patterns.sealingKey));
  await exhaustLimit(running, 'sealing:ip:10.202.0.1', 1000);
  await record(
    'sealing key: too many',
    call(running, 'GET', patterns.sealingKey, undefined, { ip: '10.202.0.1' }),
  );
  await record('sealed: no token', post(who.userid));
  await record('sealed: of somebody else', post(7, who.token));
  await record('sealed: unknown section', send(submission, 'S99'));
  await record('sealed: wrong shape', send({ ...submission, iv: 7 }));
  await record('sealed: unknown key', send({ ...submission, keyId: 'made-up' }));
  await record('sealed: changed on the way', send({ ...submission, iv: submission.box.slice(0, 16) }));
  await record('sealed: of another section', send(submission, 'T2'));
  await record('sealed: by another person', send(encrypt(four, 'T1', await createPerson(running))));
  await record('sealed: wrong content', send(encrypt({ ...four, key: '' })));
  await record('sealed: other version', send(encrypt({ ...four, version: '2.0' })));
  await record('sealed: locked', send(encrypt(four, 'T2'), 'T2'));
  await record('sealed: retired', send(encrypt(four, 'T3'), 'T3'));
  await record('sealed: off the scale', send(encrypt(createContent([1, 9, 1, 1]))));
  await record('sealed', send(submission));
  await record('sealed: the same again', send(submission));
  await record('sealed: other answers, same key', send(encrypt(createContent([1, 1, 1, 2]))));
};
