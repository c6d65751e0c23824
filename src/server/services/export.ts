import type { Answer } from '#domain/answers/codes.ts';
import { findVisibleQuestions } from '#domain/answers/visible-items.ts';
import type { Scale } from '#domain/instrument/instrument.ts';
import { listQuestions, getQuestionText, getScale } from '#domain/instrument/questions.ts';
import { getLocale } from '#language/locale.ts';
import type { Context, ServedInstrument } from '../app/context.ts';
import { createAppError } from '../app/errors.ts';
import { sourceLanguage } from '../language/languages.ts';
import { findReminderDay } from '../mail/reminders.ts';
import { findAccount } from '../repositories/accounts.ts';
import type { Attempt } from '../repositories/attempts.ts';
import { listConsents } from '../repositories/consents.ts';
import { listSurveys } from '../repositories/messages.ts';
import { findProfile, type StoredProfile } from '../repositories/profiles.ts';
import { listSessions } from '../repositories/sessions.ts';
import { listSteps } from '../repositories/steps.ts';
import { findInstrumentVersion } from './find-instrument-version.ts';
import { attemptPages, requireExistingAccount } from './attempts.ts';
import { exportAuditLog, exportMessages } from './export-records.ts';
import { listUserReleases } from './user-releases.ts';
import { getScoreText } from './score-text.ts';
import { toStepResponse } from './steps.ts';

/** All data of a person, without hashes of secrets. Async iterables in it can be read once. */
export type Export = Awaited<ReturnType<typeof createExport>>;
/** An attempt with the texts of its questions and answers. */
export type ExportedAttempt = ReturnType<typeof toExportedAttempt>;

/**
 * Reads account, profile, consents, sessions, surveys, chosen steps and reminder of a person. Attempts, messages and the audit
 * log, which may be long, are streamed.
 */
export async function createExport(context: Context, userid: number) {
  const [account, profile, consents, surveys, steps, releases] = [
    await findAccount(context.db, context.cipher, userid),
    await findProfile(context.db, context.cipher, userid),
    await listConsents(context.db, userid),
    await listSurveys(context.db, context.cipher, userid),
    await listSteps(context.db, context.cipher, userid),
    await listUserReleases(context, userid),
  ];
  const reminder = await findReminderDay(context.db, context.cipher, userid);
  const sessions = await listSessions(context.db, userid, context.now());
  if (!account) throw createAppError('session-missing');
  return {
    exportedAt: context.now().toISOString(),
    account: {
      userid,
      email: account.email,
      username: account.username,
      createdAt: account.createdAt.toISOString(),
      ...(account.language && { language: account.language }),
    },
    profile: profile && toExportedProfile(profile),
    consents: consents.map(({ purpose, given, version, noticeVersion, language, coversEarlier, at }) => ({
      purpose,
      given,
      version,
      ...(noticeVersion && { noticeVersion }),
      ...(language && { language }),
      ...(coversEarlier && { coversEarlier }),
      time: at.toISOString(),
    })),
    processors: context.settings.processors ?? [],
    sessions: sessions.map(({ createdAt, usedAt, remembered }) => ({
      startedAt: createdAt.toISOString(),
      usedAt: usedAt.toISOString(),
      remembered,
    })),
    ...(releases.length > 0 && { releases }),
    sections: streamSections(context, userid),
    surveys: surveys.map(({ answers, sentAt }) => ({ sentAt: sentAt.toISOString(), answers })),
    steps: steps.map((step) => toStepResponse(step, context.plan)),
    ...(reminder && { reminder }),
    messages: exportMessages(context, account.email),
    auditLog: exportAuditLog(context, userid),
  };
}

const toExportedProfile = ({ userid: _, details, ...facts }: StoredProfile) => ({
  ...facts,
  ...(details && { details }),
});

/** All active sections, and retired ones with attempts. */
async function* streamSections(context: Context, userid: number) {
  for (const served of context.instruments) {
    const { instrument } = served;
    const pages = attemptPages(context, userid, instrument.id);
    const first = await pages.next();
    if (first.done && instrument.set?.retired) continue;
    yield {
      id: instrument.id,
      title: instrument.title,
      attempts: streamAttempts(served, first.value ?? [], pages),
    };
  }
  await requireExistingAccount(context.db, userid);
}

async function* streamAttempts(
  served: ServedInstrument,
  first: readonly Attempt[],
  pages: AsyncIterable<readonly Attempt[]>,
): AsyncGenerator<ExportedAttempt, void, undefined> {
  for (const attempt of first) yield toExportedAttempt(served, attempt);
  for await (const page of pages) for (const attempt of page) yield toExportedAttempt(served, attempt);
}

function toExportedAttempt({ instrument: served }: ServedInstrument, attempt: Attempt) {
  const instrument = findInstrumentVersion(served, attempt);
  // Items may have changed with an unpublished major version: then only the codes are exported.
  const questions = instrument ? listQuestions(instrument) : [];
  const visibleQuestions = instrument ? findVisibleQuestions(instrument, attempt.answers) : [];
  // The texts of the export are those of the source.
  const textLanguage = served.language ?? getLocale(sourceLanguage);
  const helpWords = (attempt.helpFirst && instrument?.help.text) || '';
  return {
    time: attempt.takenAt.toISOString(),
    version: attempt.instrumentVersion,
    contentHash: attempt.instrumentHash,
    language: attempt.language,
    ...(attempt.browserTranslated !== null && { browserTranslated: attempt.browserTranslated }),
    ...(textLanguage !== attempt.language && { textLanguage }),
    age: attempt.age,
    ...(attempt.gender === null ? {} : { gender: attempt.gender }),
    ...(attempt.education === null ? {} : { education: attempt.education }),
    helpFirst: attempt.helpFirst,
    ...(attempt.arm && { arm: attempt.arm }),
    ...(attempt.beforeAccount && { beforeAccount: true as const }),
    ...(helpWords && { helpWords }),
    answers: attempt.answers.map((code, position) => {
      const item = questions[position];
      return {
        number: position + 1,
        item: item?.id ?? '',
        text: item ? getQuestionText(item) : '',
        code,
        label: instrument && item ? formatAnswer(getScale(instrument, item), code) : '',
        reverse: item?.reverse ?? false,
        ...(item && visibleQuestions[position] === false ? { asked: false as const } : {}),
      };
    }),
    scores: Object.entries(attempt.result).map(([id, score]) => ({
      id,
      title: (instrument ?? served).scores.find((known) => known.id === id)?.title ?? id,
      ...score,
      ...(instrument ? getScoreText(instrument, attempt, id, score) : { levelName: score.level, words: '' }),
    })),
  };
}

/** Formats an answer; for a bipolar item, the position between the two statements. */
function formatAnswer(scale: Scale, answer: Answer): string {
  if (answer === null) return '';
  switch (scale.kind) {
    case 'choice':
    case 'several': {
      const codes = [answer].flat();
      return scale.options.flatMap(({ code, label }) => (codes.includes(code) ? label : [])).join('; ');
    }
    case 'bipolar':
      return `${answer} of ${scale.positions.length}, from the first statement to the second`;
    case 'number':
      return `${answer} ${scale.unit ?? ''}`.trim();
    default:
      return `${answer}, from ${scale.low} to ${scale.high}`;
  }
}
