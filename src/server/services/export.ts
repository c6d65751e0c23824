import type { Answer } from '#domain/answers/codes.ts';
import { findVisibleQuestions } from '#domain/answers/visible-items.ts';
import type { Scale } from '#domain/instrument/instrument.ts';
import { listQuestions, getQuestionText, getScale } from '#domain/instrument/questions.ts';
import { defaultLanguage } from '#domain/instrument/default-language.ts';
import { isSameLanguage, type TranslationStage } from '#domain/instrument/translation.ts';
import type { Translate } from '#language/translate.ts';
import { formatClockTime, formatDate } from '#domain/tables/format-free.ts';
import type { Context, ServedInstrument } from '../app/context.ts';
import { createAppError } from '../app/errors.ts';
import type { Locale } from '../language/languages.ts';
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
import { readTranslatedContent, translateStoredText } from '../instruments/translated.ts';
import { toStepResponse } from './steps.ts';

/** All data of a person, without hashes of secrets. Async iterables in it can be read once. */
export type Export = Awaited<ReturnType<typeof createExport>>;
/** An attempt with the texts of its questions and answers. */
export type ExportedAttempt = ReturnType<typeof toExportedAttempt>;

/**
 * Reads account, profile, consents, sessions, surveys, chosen steps and reminder of a person. Attempts, messages and the audit
 * log, which may be long, are streamed.
 * @param locale language of the texts
 */
export async function createExport(context: Context, userid: number, locale: Locale) {
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
    sections: streamSections(context, userid, locale),
    surveys: surveys.map(({ answers, sentAt }) => ({ sentAt: sentAt.toISOString(), answers })),
    steps: steps.map((step) =>
      toStepResponse(step, context.plan, (text) => translateStoredText(locale.language, text)),
    ),
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
async function* streamSections(context: Context, userid: number, locale: Locale) {
  for (const served of context.instruments) {
    const { instrument, hash } = served;
    const translation = readTranslatedContent(locale.language).instruments.get(hash);
    const pages = attemptPages(context, userid, instrument.id);
    const first = await pages.next();
    if (first.done && instrument.set?.retired) continue;
    yield {
      id: instrument.id,
      title: translation?.title ?? instrument.title,
      ...(translation?.language && { textLanguage: translation.language }),
      attempts: streamAttempts(context, locale, served, first.value ?? [], pages),
    };
  }
  await requireExistingAccount(context.db, userid);
}

async function* streamAttempts(
  context: Context,
  locale: Locale,
  served: ServedInstrument,
  first: readonly Attempt[],
  pages: AsyncIterable<readonly Attempt[]>,
): AsyncGenerator<ExportedAttempt, void, undefined> {
  for (const attempt of first) yield toExportedAttempt(context, locale, served, attempt);
  for await (const page of pages)
    for (const attempt of page) yield toExportedAttempt(context, locale, served, attempt);
}

function toExportedAttempt(
  { languages }: Context,
  locale: Locale,
  { instrument: served }: ServedInstrument,
  attempt: Attempt,
) {
  // An earlier version is in English if its words differ from those of the current translation.
  const translation = readTranslatedContent(locale.language).instruments.get(attempt.instrumentHash);
  const instrument = translation ?? findInstrumentVersion(served, attempt);
  const { t } = translation ? locale : languages.source;
  // Items may have changed with an unpublished major version: then only the codes are exported.
  const questions = instrument ? listQuestions(instrument) : [];
  const visibleQuestions = instrument ? findVisibleQuestions(instrument, attempt.answers) : [];
  const textLanguage = (translation ?? served).language ?? defaultLanguage;
  const helpWords = (attempt.helpFirst && instrument?.help.text) || '';
  return {
    time: attempt.takenAt.toISOString(),
    version: attempt.instrumentVersion,
    contentHash: attempt.instrumentHash,
    language: attempt.language,
    ...(attempt.browserTranslated !== null && { browserTranslated: attempt.browserTranslated }),
    ...(textLanguage !== attempt.language && { textLanguage }),
    ...(!isSameLanguage(attempt.language, served.language ?? defaultLanguage) && {
      translationStage: findStage(attempt),
    }),
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
        label: instrument && item ? formatAnswer(t, getScale(instrument, item), code) : '',
        reverse: item?.reverse ?? false,
        ...(item && visibleQuestions[position] === false ? { asked: false as const } : {}),
      };
    }),
    scores: Object.entries(attempt.result).map(([id, score]) => ({
      id,
      title: (instrument ?? served).scores.find((known) => known.id === id)?.title ?? id,
      ...score,
      ...(instrument
        ? getScoreText(t, instrument, attempt, id, score)
        : { levelName: score.level, words: '' }),
    })),
  };
}

/** How far the translation is tested in which the person answered. */
function findStage({ language, sectionId }: Attempt): TranslationStage {
  return readTranslatedContent(language.split('-')[0] ?? language).stages.get(sectionId) ?? 'draft';
}

/** Formats an answer; for a bipolar item, the position between the two statements. */
function formatAnswer(t: Translate, scale: Scale, answer: Answer): string {
  if (answer === null) return '';
  switch (scale.kind) {
    case 'choice':
    case 'several': {
      const codes: readonly unknown[] = [answer].flat();
      return scale.options.flatMap(({ code, label }) => (codes.includes(code) ? label : [])).join('; ');
    }
    case 'bipolar':
      return t('server.answer.position', {
        position: String(answer),
        count: String(scale.positions.length),
      });
    case 'number':
      return scale.unit
        ? t('server.answer.amount', { value: String(answer), unit: scale.unit })
        : String(answer);
    case 'time':
    case 'duration':
      // Hours and minutes, such as 6:30.
      return formatClockTime(Number(answer));
    case 'date':
      return formatDate(Number(answer));
    case 'text':
      return String(answer);
    default:
      return t('server.answer.between', { value: String(answer), low: scale.low, high: scale.high });
  }
}
