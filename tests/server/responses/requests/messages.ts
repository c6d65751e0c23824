import { rateLimits } from '#server/services/rate-limits.ts';
import { addDays } from '#server/app/time.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import { whileQueueIsFull } from '../../routes/while-queue-is-full.ts';
import { call, createPerson } from '../../routes/people.ts';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { settings } from './static-files.ts';
import type { RequestSequence } from './types.ts';
import { withChangedContext } from './while-failing.ts';

/** Chosen steps, answers about result pages, the survey, the contact form. */
export const messages: RequestSequence = async (running, record) => {
  const { userid, token } = await createPerson(running);
  const sendSurvey = (changes: object) =>
    call(
      running,
      'POST',
      pathTo(patterns.survey, { userid }),
      { feedback: 'Calm and short.', recommend: 1, comfort: 5, consult: 3, statements: [0, 7], ...changes },
      { token },
    );
  const sendContact = (changes: object, ip = '10.201.0.1') =>
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
  const requestStep = (method: 'GET' | 'POST', body?: object) =>
    call(running, method, pathTo(patterns.step, { userid }), body, { token });
  await record('step: none chosen', requestStep('GET'));
  await record('step: before a result', requestStep('POST', { section_id: 'T1', place: 0 }));
  await record('step: unknown section', requestStep('POST', { section_id: 'S99', place: 0 }));
  await record('step: wrong shape', requestStep('POST', { section_id: 'T1', place: 7 }));
  await record('step: cleared', requestStep('POST', { section_id: 'T1', place: null }));
  const plan = { trouble: 'rest', step: 'sit', smaller: false, when: 'bed', where: 'home', if_not: 'tell' };
  const day = getIndianDay(running.clock.now());
  await record('step: with a day', requestStep('POST', { ...plan, day }));
  await record('step: with a day, read', requestStep('GET'));
  await record('step: not offered', requestStep('POST', { ...plan, step: 'tell', day }));
  await record('step: too far', requestStep('POST', { ...plan, day: '2030-01-01' }));

  const requestReminder = (method: 'GET' | 'POST', body?: unknown) =>
    call(running, method, pathTo(patterns.reminder, { userid }), body, { token });
  const in10Days = getIndianDay(addDays(running.context.now(), 10));
  await record('reminder: none', requestReminder('GET'));
  await record('reminder: no day', requestReminder('POST', { on: 'tomorrow' }));
  await record('reminder: a past day', requestReminder('POST', { on: '2025-01-01' }));
  await record('reminder: set', requestReminder('POST', { on: in10Days }));
  await record('reminder: read', requestReminder('GET'));
  await record('reminder: removed', requestReminder('POST', { on: null }));
  const answerQuestion = (changes: object) =>
    call(
      running,
      'POST',
      patterns.understanding,
      { section_id: 'T1', language: 'en-IN', question: 'step', right: true, ...changes },
      { token },
    );
  await record('understanding', answerQuestion({}));
  await record('understanding: unknown section', answerQuestion({ section_id: 'S99' }));
  await record('understanding: other language', answerQuestion({ language: 'fr' }));
  await record('understanding: wrong shape', answerQuestion({ right: 'yes' }));
  await withChangedContext(running, { settings: { ...settings, understanding: undefined } }, async () => {
    await record('understanding: disabled', answerQuestion({}));
  });
  await record('survey', sendSurvey({}));
  await record('survey: no text', sendSurvey({ feedback: ' ' }));
  await record('survey: no statement', sendSurvey({ statements: [] }));
  await record('survey: too long', sendSurvey({ feedback: 'x'.repeat(4001) }));
  await record('survey: wrong shape', sendSurvey({ recommend: 6 }));
  await record('contact', sendContact({}));
  await record('contact: complaint', sendContact({ kind: 'complaint' }));
  await record('contact: complaint without text', sendContact({ kind: 'complaint', message: '' }));
  await record('contact: no name', sendContact({ username: ' ' }));
  await record('contact: name too long', sendContact({ username: 'x'.repeat(300) }));
  await record('contact: text too long', sendContact({ message: 'x'.repeat(4001) }));
  await record('contact: child', sendContact({ age: 12 }));
  await record('contact: age', sendContact({ age: 34.5 }));
  await record('contact: malformed address', sendContact({ email: 'reader' }));
  await record('contact: wrong shape', sendContact({ age: '44' }));
  for (let sent = 0; sent < rateLimits.contactPerClient.max; sent += 1) await sendContact({}, '10.201.0.2');
  await record('contact: too many', sendContact({}, '10.201.0.2'));
  await whileQueueIsFull(running, async () => {
    await record('contact: no mail', sendContact({}));
  });
};
