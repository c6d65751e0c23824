import { pathTo, patterns } from '#contract/paths.ts';
import { call, person } from '../../routes/people.ts';
import { send } from './send.ts';
import type { Walk } from './types.ts';

/** What a person reads of results, before and after there are any. */
export const sections: Walk = async (running, note) => {
  const who = await person(running);
  const { userid, token } = who;
  const read = (pattern: string, sectionId = 'T1', options: object = { token }) =>
    call(running, 'GET', pathTo(pattern as '/:userid/:sectionId', { userid, sectionId }), undefined, options);
  const all = async (when: string, sectionId?: string) => {
    await note(`progress: ${when}`, read(patterns.progress));
    await note(`summary: ${when}`, read(patterns.summary));
    await note(`dates: ${when}`, read(patterns.report, sectionId));
    await note(`feedback: ${when}`, read(patterns.feedback, sectionId));
    await note(`history: ${when}`, read(patterns.history, sectionId));
  };
  await all('nothing taken');
  await send(running, who, 'T1', [1, 2, 3, 4]);
  await all('one taken');
  running.clock.advance({ days: 1 });
  await send(running, who, 'T1', [2, 2, 4, 4]);
  await send(running, who, 'T2', [3, 2, null, 0]);
  await all('two taken', 'T1');
  await all('gaps', 'T2');
  await note('summary: by cookie', read(patterns.summary, 'T1', { headers: { cookie: `token=${token}` } }));
  await note('summary: no token', read(patterns.summary, 'T1', {}));
  await note('progress: by cookie', read(patterns.progress, 'T1', { headers: { cookie: `token=${token}` } }));
  await note('dates: unknown section', read(patterns.report, 'S99'));
  await note('feedback: unknown section', read(patterns.feedback, 'S99'));
  await note('history: unknown section', read(patterns.history, 'S99'));
  await note('feedback: endless section', read(patterns.feedback, 'S'.repeat(41)));
};
