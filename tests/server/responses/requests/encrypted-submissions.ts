import { pathTo, patterns } from '#contract/paths.ts';
import type { SubmissionContent } from '#contract/requests.ts';
import { call, parcelContent, parcelOf, person, sendParcel } from '../../routes/people.ts';
import type { Walk } from './types.ts';
import { throttled } from './while-failing.ts';

/** Answers that were encrypted on a phone. */
export const parcels: Walk = async (running, note) => {
  const who = await person(running);
  const content = (ans: SubmissionContent['ans'], changes = {}) =>
    parcelContent(running, ans, { key: 'draft-1', ...changes });
  const sealed = (what: SubmissionContent, sectionId = 'T1', whose = who) =>
    parcelOf(running, whose, sectionId, what);
  const send = async (parcel: unknown, sectionId = 'T1') => sendParcel(running, who, sectionId, await parcel);
  const four = content([1, 1, 1, 1]);
  const parcel = await sealed(four);
  const post = (userid: number, token?: string) =>
    call(running, 'POST', pathTo(patterns.sealed, { userid, sectionId: 'T1' }), parcel, { token });
  await note('sealing key', call(running, 'GET', patterns.sealingKey));
  await throttled(running, 'sealing:ip:10.202.0.1', 1000);
  await note(
    'sealing key: too many',
    call(running, 'GET', patterns.sealingKey, undefined, { ip: '10.202.0.1' }),
  );
  await note('sealed: no token', post(who.userid));
  await note('sealed: of somebody else', post(7, who.token));
  await note('sealed: unknown section', send(parcel, 'S99'));
  await note('sealed: wrong shape', send({ ...parcel, iv: 7 }));
  await note('sealed: unknown key', send({ ...parcel, keyId: 'made-up' }));
  await note('sealed: changed on the way', send({ ...parcel, iv: parcel.box.slice(0, 16) }));
  await note('sealed: of another section', send(parcel, 'T2'));
  await note('sealed: by another person', send(sealed(four, 'T1', await person(running))));
  await note('sealed: wrong content', send(sealed({ ...four, key: '' })));
  await note('sealed: other version', send(sealed({ ...four, version: '2.0' })));
  await note('sealed: locked', send(sealed(four, 'T2'), 'T2'));
  await note('sealed: retired', send(sealed(four, 'T3'), 'T3'));
  await note('sealed: off the scale', send(sealed(content([1, 9, 1, 1]))));
  await note('sealed', send(parcel));
  await note('sealed: the same again', send(parcel));
  await note('sealed: other answers, same key', send(sealed(content([1, 1, 1, 2]))));
};
