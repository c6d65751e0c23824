import { rateLimits } from '#server/services/rate-limits.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import { whileQueueIsFull } from '../../routes/while-queue-is-full.ts';
import { call, person } from '../../routes/people.ts';
import type { Walk } from './types.ts';

/** Steps, the survey, the contact form. */
export const messages: Walk = async (running, note) => {
  const { userid, token } = await person(running);
  const survey = (changes: object) =>
    call(
      running,
      'POST',
      pathTo(patterns.survey, { userid }),
      { feedback: 'Calm and short.', recommend: 1, comfort: 5, consult: 3, statements: [0, 7], ...changes },
      { token },
    );
  const contact = (changes: object, ip = '10.201.0.1') =>
    call(
      running,
      'POST',
      patterns.contact,
      {
        username: 'reader',
        email: 'reader@example.org',
        age: 44,
        gender: 'female',
        message: 'Hello',
        ...changes,
      },
      { ip },
    );
  const step = (method: 'GET' | 'POST', body?: object) =>
    call(running, method, pathTo(patterns.step, { userid }), body, { token });
  await note('step: none chosen', step('GET'));
  await note('step: before a result', step('POST', { section_id: 'T1', place: 0 }));
  await note('step: unknown section', step('POST', { section_id: 'S99', place: 0 }));
  await note('step: wrong shape', step('POST', { section_id: 'T1', place: 7 }));
  await note('step: none wanted', step('POST', { section_id: 'T1', place: null }));
  await note('survey', survey({}));
  await note('survey: no text', survey({ feedback: ' ' }));
  await note('survey: no statement', survey({ statements: [] }));
  await note('survey: too long', survey({ feedback: 'x'.repeat(4001) }));
  await note('survey: wrong shape', survey({ recommend: 6 }));
  await note('contact', contact({}));
  await note('contact: complaint', contact({ kind: 'complaint' }));
  await note('contact: complaint without words', contact({ kind: 'complaint', message: '' }));
  await note('contact: no name', contact({ username: ' ' }));
  await note('contact: name too long', contact({ username: 'x'.repeat(300) }));
  await note('contact: text too long', contact({ message: 'x'.repeat(4001) }));
  await note('contact: child', contact({ age: 12 }));
  await note('contact: age', contact({ age: 34.5 }));
  await note('contact: malformed address', contact({ email: 'reader' }));
  await note('contact: wrong shape', contact({ age: '44' }));
  for (let sent = 0; sent < rateLimits.contactPerClient.max; sent += 1) await contact({}, '10.201.0.2');
  await note('contact: too many', contact({}, '10.201.0.2'));
  await whileQueueIsFull(running, async () => {
    await note('contact: no mail', contact({}));
  });
};
