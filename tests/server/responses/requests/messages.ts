import { rateLimits } from '#server/services/rate-limits.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import { whileQueueIsFull } from '../../routes/while-queue-is-full.ts';
import { call, createPerson } from '../../routes/people.ts';
import type { RequestSequence } from './types.ts';

/** Chosen steps, the survey, the contact form. */
export const messages: RequestSequence = async (running, record) => {
  const { userid, token } = await createPerson(running);
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
  await record('step: none chosen', step('GET'));
  await record('step: before a result', step('POST', { section_id: 'T1', place: 0 }));
  await record('step: unknown section', step('POST', { section_id: 'S99', place: 0 }));
  await record('step: wrong shape', step('POST', { section_id: 'T1', place: 7 }));
  await record('step: none wanted', step('POST', { section_id: 'T1', place: null }));
  await record('survey', survey({}));
  await record('survey: no text', survey({ feedback: ' ' }));
  await record('survey: no statement', survey({ statements: [] }));
  await record('survey: too long', survey({ feedback: 'x'.repeat(4001) }));
  await record('survey: wrong shape', survey({ recommend: 6 }));
  await record('contact', contact({}));
  await record('contact: complaint', contact({ kind: 'complaint' }));
  await record('contact: complaint without words', contact({ kind: 'complaint', message: '' }));
  await record('contact: no name', contact({ username: ' ' }));
  await record('contact: name too long', contact({ username: 'x'.repeat(300) }));
  await record('contact: text too long', contact({ message: 'x'.repeat(4001) }));
  await record('contact: child', contact({ age: 12 }));
  await record('contact: age', contact({ age: 34.5 }));
  await record('contact: malformed address', contact({ email: 'reader' }));
  await record('contact: wrong shape', contact({ age: '44' }));
  for (let sent = 0; sent < rateLimits.contactPerClient.max; sent += 1) await contact({}, '10.201.0.2');
  await record('contact: too many', contact({}, '10.201.0.2'));
  await whileQueueIsFull(running, async () => {
    await record('contact: no mail', contact({}));
  });
};
