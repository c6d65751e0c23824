import { pathTo, patterns } from '#contract/paths.ts';
import { call, createPerson } from '../../routes/people.ts';
import { send } from './send.ts';
import type { RequestSequence } from './types.ts';

/** Results, before and after the first attempt. */
export const sections: RequestSequence = async (running, record) => {
  const who = await createPerson(running);
  const { userid, token } = who;
  const read = (pattern: string, sectionId = 'T1', options: object = { token }) =>
    call(running, 'GET', pathTo(pattern as '/:userid/:sectionId', { userid, sectionId }), undefined, options);
  const recordAll = async (when: string, sectionId?: string) => {
    await record(`progress: ${when}`, read(patterns.progress));
    await record(`summary: ${when}`, read(patterns.summary));
    await record(`dates: ${when}`, read(patterns.report, sectionId));
    await record(`feedback: ${when}`, read(patterns.feedback, sectionId));
    await record(`history: ${when}`, read(patterns.history, sectionId));
    await record(`own answers: ${when}`, read(patterns.ownAnswers, sectionId));
  };
  await recordAll('no attempts');
  await send(running, who, 'T1', [1, 2, 3, 4]);
  await recordAll('one attempt');
  running.clock.advance({ days: 1 });
  await send(running, who, 'T1', [2, 2, 4, 4]);
  await send(running, who, 'T2', [3, 2, null, 0]);
  await recordAll('two attempts', 'T1');
  await recordAll('skipped answers', 'T2');
  await record('summary: by cookie', read(patterns.summary, 'T1', { headers: { cookie: `token=${token}` } }));
  await record('summary: no token', read(patterns.summary, 'T1', {}));
  await record(
    'progress: by cookie',
    read(patterns.progress, 'T1', { headers: { cookie: `token=${token}` } }),
  );
  await record('dates: unknown section', read(patterns.report, 'S99'));
  await record('feedback: unknown section', read(patterns.feedback, 'S99'));
  await record('history: unknown section', read(patterns.history, 'S99'));
  await record('own answers: unknown section', read(patterns.ownAnswers, 'S99'));
  await record('feedback: oversized section id', read(patterns.feedback, 'S'.repeat(41)));
};
