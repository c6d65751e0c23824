import { describe, expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { removalConfirmationWord } from '#domain/account/removal.ts';
import { createFixtureLanguages } from '#tests/support/languages.ts';
import { findLastMail, findToken } from '#tests/support/outbox.ts';
import { onBothDatabases, startApp } from '#tests/support/server.ts';
import { readTranslatedContent } from '#server/instruments/translated.ts';
import {
  call,
  createAnswers,
  createEncryptedSubmission,
  createPerson,
  createSignUpData,
  createSubmissionContent,
  type Person,
  profile,
  sendEncrypted,
  submit,
} from './people.ts';

/** Only some messages are translated, so that tests can tell the languages apart. */
const languages = createFixtureLanguages({
  'server.error.credentialsWrong': 'यूज़रनेम या पासवर्ड गलत है।',
  'server.error.addressUnreadable': 'हम यह पता नहीं पढ़ सके।',
  'server.error.requestInvalid': 'हम यह अनुरोध नहीं पढ़ सके।',
  'domain.rules.usernameLength': 'यूज़रनेम में {min}–{max} अक्षर हों।',
  'server.error.answerOffScale':
    '{others, plural, =0 {{unit} {number} का जवाब पैमाने पर नहीं है।} other {{unit} {number} और {others} और के जवाब पैमाने पर नहीं हैं।}}',
  'server.ownPage.title': '{program} में मेरी जानकारी',
  'server.ownPage.attempt.question': 'सवाल',
  'server.receipt.title': 'आपकी सहमति की रसीद',
  'server.exit.title': 'कुछ नहीं बदला',
  'mail.signUp.subject': 'आगे बढ़ने का लिंक',
  'mail.reset.subject': 'नया पासवर्ड चुनने का लिंक',
  'mail.newPassword.text': 'पासवर्ड {day} को {clock} बजे बदला गया।',
  'mail.removed.subject': 'आपका अकाउंट हटा दिया गया है',
  'mail.hello': 'नमस्ते,',
  'mail.reason': 'यह मेल इसलिए: {because}।',
});
const hindi = { 'accept-language': 'hi' };
const english = { 'accept-language': 'en' };

onBothDatabases(
  'A person who uses the app in Hindi',
  (running) => {
    /** Signs up with these headers, and logs in. */
    async function signUp(headers: Record<string, string>): Promise<Person> {
      const { ip, ...body } = createSignUpData();
      const { email, username, password } = body;
      running().clock.advance({ seconds: 1 });
      await call(running(), 'POST', patterns.verifyEmail, { email }, { ip, headers });
      await running().sendDueMails();
      const token = findToken(findLastMail(running().outbox, email));
      const created = await call(running(), 'POST', patterns.createUser, body, { token, ip, headers });
      await call(running(), 'POST', pathTo(patterns.userInfo, { id: created.body }), profile, { headers });
      const login = await call(running(), 'POST', patterns.login, { username, password }, { ip });
      return { email, username, password, ip, ...login.body[0] };
    }

    const lastMail = async ({ email }: Pick<Person, 'email'>) => {
      running().clock.advance({ seconds: 1 });
      await running().sendDueMails();
      return findLastMail(running().outbox, email);
    };

    const getConsents = ({ userid, token }: Person) =>
      call(running(), 'GET', pathTo(patterns.consent, { userid }), undefined, { token });
    const chooseLanguage = ({ userid, token }: Person, language: unknown) =>
      call(running(), 'POST', pathTo(patterns.language, { userid }), { language }, { token });

    test('reads errors in Hindi, with the limits of the field', async () => {
      const wrong = { username: 'somebody', password: 'something' };
      const login = await call(running(), 'POST', patterns.login, wrong, { headers: hindi });
      expect(login.body).toEqual({ message: 'यूज़रनेम या पासवर्ड गलत है।', code: 'credentials-wrong' });
      const { ip, ...body } = createSignUpData();
      await call(running(), 'POST', patterns.verifyEmail, { email: body.email }, { ip });
      await running().sendDueMails();
      const token = findToken(findLastMail(running().outbox, body.email));
      const short = { ...body, username: 'ab' };
      const created = await call(running(), 'POST', patterns.createUser, short, {
        token,
        ip,
        headers: hindi,
      });
      expect(created.body.message).toBe('यूज़रनेम में 3–20 अक्षर हों।');
    });

    test('reads which answers are wrong', async () => {
      const who = await createPerson(running());
      const { instrument } = running().context.instruments[0]!;
      const ans = createAnswers(instrument).map((code, at) => (at < 2 ? 99 : code));
      const { body } = await submit(running(), who, instrument.id, ans, hindi);
      expect(body.message).toBe(`सवाल 1 और 1 और के जवाब पैमाने पर नहीं हैं।`);
    });

    test('reads errors in English that are not translated, and with another language', async () => {
      const address = '/no/such/address';
      const untranslated = await call(running(), 'GET', address, undefined, { headers: hindi });
      expect(untranslated.body.message).toBe('There is nothing at this address.');
      const wrong = { username: 'somebody', password: 'something' };
      const tamil = await call(running(), 'POST', patterns.login, wrong, {
        headers: { 'accept-language': 'ta' },
      });
      expect(tamil.body.message).toBe('Invalid username or password.');
    });

    test('reads errors in Hindi before a route is found', async () => {
      const invalid = await call(running(), 'GET', '/%zz', undefined, { headers: hindi });
      expect(invalid.body.message).toBe('हम यह पता नहीं पढ़ सके।');
      const { payload } = await running().app.inject({
        url: '/wellness-check/exit',
        headers: { ...hindi, 'sec-fetch-site': 'cross-site' },
      });
      expect(payload).toContain('<html lang="hi-IN" dir="ltr">');
      expect(payload).toContain('<h1>कुछ नहीं बदला</h1>');
    });

    test('gets mails in Hindi, the first one before there is an account', async () => {
      const who = await signUp(hindi);
      const link = findLastMail(running().outbox, who.email);
      expect(link.subject).toBe('आगे बढ़ने का लिंक');
      expect(link.html).toContain('<html lang="hi-IN" dir="ltr">');
      expect(link.text).toMatch(/^नमस्ते,\n/);
      expect(link.text.slice(-120)).toMatch(/यह मेल इसलिए: .*।\s*$/);
    });

    test('gets later mails in the language of the account, whatever the browser of the request', async () => {
      const who = await signUp(hindi);
      await call(running(), 'POST', patterns.forgotPassword, { email: who.email }, { headers: english });
      const link = await lastMail(who);
      expect(link.subject).toBe('नया पासवर्ड चुनने का लिंक');
      const reset = { token: findToken(link), password: 'nine green kites' };
      await call(running(), 'POST', patterns.resetPassword, reset, { headers: english });
      expect((await lastMail(who)).text).toMatch(/पासवर्ड 15 जनवरी 2026 को दोपहर 12:0\d बजे बदला गया।/);
    });

    test('gets the last mail in Hindi when the account exists no more', async () => {
      const who = await signUp(hindi);
      const { userid, token, password } = who;
      const body = { password, confirm: removalConfirmationWord };
      const removed = await call(running(), 'POST', pathTo(patterns.remove, { userid }), body, {
        token,
        headers: hindi,
      });
      expect(removed.status).toBe(204);
      expect((await lastMail(who)).subject).toBe('आपका अकाउंट हटा दिया गया है');
    });

    test('finds the language on another device, and can change it', async () => {
      const who = await signUp(hindi);
      expect((await getConsents(who)).body.language).toBe('hi');
      expect((await chooseLanguage(who, 'en-IN')).status).toBe(204);
      expect((await getConsents(who)).body.language).toBe('en');
      await call(running(), 'POST', patterns.forgotPassword, { email: who.email }, { headers: hindi });
      expect((await lastMail(who)).subject).toBe('Your link to choose a new password');
    });

    test.each(['ta', 'no-such', '../hi', '<b>'])(
      'cannot choose what is not offered: %s',
      async (language) => {
        const who = await createPerson(running());
        const { status, body } = await chooseLanguage(who, language);
        expect([status, body.code]).toEqual([422, 'language-unavailable']);
        expect((await getConsents(who)).body).not.toHaveProperty('language');
      },
    );

    test('cannot choose a language for another person', async () => {
      const [who, other] = [await createPerson(running()), await createPerson(running())];
      const { status } = await chooseLanguage({ ...other, token: who.token }, 'hi');
      expect(status).toBe(403);
    });

    test('gets a copy of the data in Hindi, the titles included', async () => {
      const who = await signUp(hindi);
      const { userid, token } = who;
      const { instrument, hash } = running().context.instruments[0]!;
      await submit(running(), who, instrument.id, createAnswers(instrument), {
        'content-language': 'hi',
        'browser-translated': '?0',
      });
      const path = pathTo(patterns.exportData, { userid });
      const page = await call(running(), 'GET', `${path}?format=html`, undefined, { token, headers: hindi });
      expect(page.text).toContain('<html lang="hi-IN" dir="ltr">');
      expect(page.text).toMatch(/<h1>.+ में मेरी जानकारी<\/h1>/);
      expect(page.text).toContain('<th scope="col">सवाल</th>');
      expect(page.text).toContain('<dd>हिन्दी</dd>');
      expect(page.text).toContain(`<h2>${readTranslatedContent('hi').instruments.get(hash)?.title}</h2>`);
      const receipt = await call(running(), 'GET', pathTo(patterns.receipt, { userid }), undefined, {
        token,
        headers: hindi,
      });
      expect(receipt.text).toContain('<h1>आपकी सहमति की रसीद</h1>');
    });

    test('has the language of the questions, and a translation by the browser, in each format', async () => {
      const who = await createPerson(running());
      const { userid, token } = who;
      const { instrument } = running().context.instruments[0]!;
      const ans = createAnswers(instrument);
      await submit(running(), who, instrument.id, ans, {
        'content-language': 'hi',
        'browser-translated': '?1',
      });
      const path = pathTo(patterns.exportData, { userid });
      const read = async (format: string) =>
        (await call(running(), 'GET', `${path}?format=${format}`, undefined, { token })).text;
      const [attempt] = JSON.parse(await read('json')).sections[0].attempts;
      expect(attempt).toMatchObject({ language: 'hi-IN', browserTranslated: true, textLanguage: 'en-IN' });
      const csv = await read('csv');
      expect(csv).toMatch(/^attempt,S1,[^,]*,[^,]*,language,,hi-IN,/m);
      expect(csv).toMatch(/^attempt,S1,[^,]*,[^,]*,browserTranslated,,yes,/m);
      const { entry } = JSON.parse(await read('fhir'));
      const response = entry.find(
        ({ resource }: { resource: { resourceType: string } }) =>
          resource.resourceType === 'QuestionnaireResponse',
      );
      expect(response.resource.language).toBe('hi-IN');
      expect(await read('html')).toContain('Your browser had translated the questions.');
    });

    test('names the language in the history and in the summary, unless it is that of the instrument', async () => {
      const who = await createPerson(running());
      const { userid, token } = who;
      const { instrument } = running().context.instruments[0]!;
      const read = async (path: string) =>
        JSON.parse((await call(running(), 'GET', path, undefined, { token })).text);
      const readAttempt = async () => {
        const [attempt] = await read(pathTo(patterns.history, { sectionId: instrument.id, userid }));
        const [latest] = await read(pathTo(patterns.summary, { userid }));
        return { attempt, latest };
      };
      await submit(running(), who, instrument.id, createAnswers(instrument), { 'content-language': 'en' });
      const english = await readAttempt();
      expect(Object.keys({ ...english.attempt, ...english.latest })).not.toContain('language');
      expect(Object.keys({ ...english.attempt, ...english.latest })).not.toContain('browserTranslated');
      await submit(running(), who, instrument.id, createAnswers(instrument), {
        'content-language': 'hi',
        'browser-translated': '?1',
      });
      const texts = { language: 'hi-IN', browserTranslated: true };
      expect(await readAttempt()).toMatchObject({ attempt: texts, latest: texts });
    });

    test.each([
      ['no header', {}, 'en-IN', null],
      ['English', { 'content-language': 'en', 'browser-translated': '?0' }, 'en-IN', false],
      ['a list', { 'content-language': 'hi, en' }, 'en-IN', null],
      ['a long text', { 'content-language': 'hi'.repeat(2000), 'browser-translated': 'x' }, 'en-IN', null],
      ['a language without an edition', { 'content-language': 'ta' }, 'ta-IN', null],
    ])('sends answers with these headers: %s', async (_name, headers, language, browserTranslated) => {
      const who = await createPerson(running());
      const { instrument } = running().context.instruments[0]!;
      expect((await submit(running(), who, instrument.id, createAnswers(instrument), headers)).status).toBe(
        204,
      );
      const [stored] = await running().context.db.query.attempts.findMany({
        where: (table, { eq }) => eq(table.userid, who.userid),
      });
      expect(stored).toMatchObject({ language, browserTranslated });
    });

    test('sends queued answers with their language', async () => {
      const who = await createPerson(running());
      const { instrument } = running().context.instruments[0]!;
      const changes = { language: 'hi', browserTranslated: true };
      const content = createSubmissionContent(running(), createAnswers(instrument), changes);
      const encrypted = await createEncryptedSubmission(running(), who, instrument.id, content);
      expect((await sendEncrypted(running(), who, instrument.id, encrypted)).status).toBe(204);
      const [stored] = await running().context.db.query.attempts.findMany({
        where: (table, { eq }) => eq(table.userid, who.userid),
      });
      expect(stored).toMatchObject({ language: 'hi-IN', browserTranslated: true });
    });
  },
  { languages },
);

describe('a hostile Accept-Language header', () => {
  test.each([
    ['10 kB of languages', 'xx,'.repeat(3_400)],
    ['10 kB without a comma', `${'a'.repeat(5_000)}-${'b'.repeat(5_000)}`],
    ['10 kB of weights', `hi;q=${'0'.repeat(10_000)}`],
    ['control characters', 'hi\t;\tq=\t1'],
    ['names of prototypes', '__proto__,constructor'],
  ])('gets an answer in English or Hindi, at once: %s', async (_name, header) => {
    const running = await startApp({ languages });
    const started = performance.now();
    const { status, body } = await call(running, 'GET', '/nothing', undefined, {
      headers: { 'accept-language': header },
    });
    expect([status, body.code]).toEqual([404, 'address-unknown']);
    expect(performance.now() - started).toBeLessThan(500);
    await running.stop();
  });
});
