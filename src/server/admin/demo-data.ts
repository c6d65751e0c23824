/** `npm run demo`: creates an account with eight months of attempts in an empty, temporary data folder. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Answers } from '#domain/answers/answers.ts';
import { type Answer, listCodes } from '#domain/answers/codes.ts';
import { withoutHiddenAnswers } from '#domain/answers/visible-items.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { type Question, listQuestions, getScale } from '#domain/instrument/questions.ts';
import { computeProgress } from '#domain/progress/compute-progress.ts';
import { listItemIds } from '#domain/scoring/formulas/operands.ts';
import { parseConfig } from '../config/config.ts';
import type { Context, ServedInstrument } from '../app/context.ts';
import { openDatabase } from '../db/open.ts';
import { readInstruments } from '../instruments/read.ts';
import { readLanguages } from '../language/read-languages.ts';
import { readPlanContent } from '../instruments/read-plan.ts';
import type { CommandHelp } from '#command-line/command-help.ts';
import { runCommand } from '../config/run-command.ts';
import { OperatorError } from '../config/operator-error.ts';
import { getInstrumentsFolder } from '../config/paths.ts';
import { setAccountKind } from '../repositories/accounts.ts';
import { openKeysAndEncryptOlderRows } from '../crypto/open-keys.ts';
import { isSecretSet } from '../config/secret-files.ts';
import { logIn } from '../services/login.ts';
import { registerProfile } from '../services/profile.ts';
import { createUser } from '../services/sign-up.ts';
import { submit } from '../services/submit.ts';
import { createToken } from '../services/tokens.ts';
import { builtInSettings } from '../config/settings.ts';
import { addDays, addHours } from '../app/time.ts';

/** Days before today, and wellness from 0 to 1. */
const demoVisits = [
  { daysAgo: 245, wellness: 0.25 },
  { daysAgo: 118, wellness: 0.75 },
  { daysAgo: 5, wellness: 0.55 },
];
const credentials = { username: 'demo_reader', password: createToken().slice(0, 12) };

async function fill(): Promise<string> {
  if (!process.env.DATA_DIR || isSecretSet(process.env, 'DATABASE_URL')) {
    throw new OperatorError(
      'Demo data needs a temporary folder. Set DATA_DIR to an empty folder, and unset DATABASE_URL.',
    );
  }
  const config = { ...parseConfig(process.env), signup: 'open' as const };
  let clock = addDays(new Date(), -246);
  const now = () => clock;
  const { db, close } = await openDatabase(config);
  const context: Context = {
    config,
    settings: builtInSettings,
    db,
    mails: { wake: () => {} },
    ...(await openKeysAndEncryptOlderRows(config, { db }, now)),
    instruments: readInstruments(getInstrumentsFolder()),
    languages: readLanguages(builtInSettings),
    plan: readPlanContent(),
    now,
    sleep,
  };
  try {
    const userid = await signUp(context);
    for (const { daysAgo, wellness } of demoVisits) {
      for (const served of orderByUnlock(context.instruments)) {
        const { instrument } = served;
        clock = addHours(addDays(new Date(), -daysAgo), instrument.position / 4);
        const ans = createAnswers(instrument, wellness + ((instrument.position % 3) - 1) * 0.15);
        await submit(context, served, { userid, ans, key: null, version: instrument.version });
      }
    }
  } finally {
    await close();
  }
  return `Demo account: username ${credentials.username}, password ${credentials.password}`;
}

async function signUp(context: Context): Promise<number> {
  const created = await createUser(context, { ...credentials, email: 'demo@example.org' }, null);
  if (created.kind === 'taken')
    throw new OperatorError('DATA_DIR contains a demo account already. Set it to an empty folder.');
  await registerProfile(context, created.registrationId, {
    name: 'Demo Reader',
    age: 34,
    city: 'Bengaluru',
    work: 'Librarian',
    phone: '',
    gender: 'female',
    status: 'single',
    education: 4,
    current: 1,
    life: 'no',
    mental: 'no',
    seek: 3,
    distress: 4,
    consult: 3,
    personal: '1',
    terms: context.settings.termsVersion,
  });
  const login = await logIn(context, credentials, { ip: '127.0.0.1', deviceCookie: undefined });
  if (login.kind !== 'session') throw new Error('The profile of the demo account was not stored.');
  await setAccountKind(context.db, login.userid, 'demo');
  return login.userid;
}

/** Active instruments, in the order in which they unlock. */
function orderByUnlock(instruments: readonly ServedInstrument[]): ServedInstrument[] {
  const sections = instruments.map(({ instrument }) => instrument);
  const order: ServedInstrument[] = [];
  for (;;) {
    const completed = order.map(({ instrument }) => instrument.id);
    const { open } = computeProgress(sections, completed);
    const next = instruments.find(({ instrument: { id } }) => open.has(id) && !completed.includes(id));
    if (!next) return order;
    order.push(next);
  }
}

/** Answers for a wellness from 0 to 1, with variation so that charts look realistic. */
function createAnswers(instrument: Instrument, wellness: number): Answers {
  const answers = listQuestions(instrument).map((item, index): Answer => {
    const scale = getScale(instrument, item);
    const codes = listCodes(scale);
    const uneven = wellness + ((index * 7) % 5) * 0.06 - 0.12;
    const level = isGood(instrument, item) ? uneven : 1 - uneven;
    const position = Math.round(level * (codes.length - 1));
    const code = codes[Math.min(Math.max(position, 0), codes.length - 1)] as number;
    return scale.kind === 'several' ? [code] : code;
  });
  return withoutHiddenAnswers(instrument, answers);
}

/** Whether a high code means wellness: not if the item is reversed, nor in a score where lower is better. */
function isGood(instrument: Instrument, item: Question): boolean {
  const isLower = instrument.scores.some(
    ({ formula, report }) => report?.direction === 'lower' && listItemIds(formula).includes(item.id),
  );
  return Boolean(item.reverse) === isLower;
}

const help: CommandHelp = {
  name: 'demo',
  usage: '',
  summary:
    'Creates a demo account with eight months of attempts in an empty DATA_DIR. `npm run demo` runs this command and serves the folder.',
  example: '',
};

await runCommand(help, fill);
