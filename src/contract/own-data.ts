/** Schemas of the data export. Keys are serialized in the order of the schema. */
import { type Static, Type } from 'typebox';
import { ContactKind, ConsentPurpose } from './requests.ts';
import { numberOrNull, ReleaseRecord, timeSchema } from './responses.ts';
import { ChosenStep } from './step-responses.ts';
import { stringEnum } from './texts.ts';

const ExportedAnswer = Type.Object({
  number: Type.Integer({ description: 'Number of the question, from 1.' }),
  item: Type.String({ description: 'Id of the item; empty if the items have changed since.' }),
  text: Type.String(),
  code: Type.Union([Type.Number(), Type.Array(Type.Integer()), Type.String(), Type.Null()], {
    description: 'Code, number or text; an array for several options; null if unanswered.',
  }),
  label: Type.String({ description: 'Label of the answer; empty if unanswered.' }),
  reverse: Type.Boolean(),
  asked: Type.Optional(
    Type.Literal(false, { description: 'Present if the question was hidden by earlier answers.' }),
  ),
});
const ExportedScore = Type.Object({
  id: Type.String(),
  title: Type.String(),
  value: numberOrNull,
  level: Type.String(),
  percentile: numberOrNull,
  levelName: Type.String({ description: 'Displayed name of the level; empty if there is none.' }),
  words: Type.String({
    description: 'Displayed text of the level; empty if there was none, or if it was replaced by help.',
  }),
});
const ExportedAttempt = Type.Object({
  time: timeSchema('Time of the attempt'),
  version: Type.String(),
  contentHash: Type.String({ description: 'SHA-256 of the content of the answered instrument.' }),
  language: Type.String({ description: "Language of the questions, such as 'en-IN'." }),
  browserTranslated: Type.Optional(
    Type.Boolean({
      description: 'Whether the browser had translated the questions; absent if it was not recorded.',
    }),
  ),
  textLanguage: Type.Optional(
    Type.String({
      description: 'Language of the texts in this file; absent if it is that of the questions.',
    }),
  ),
  translationStage: Type.Optional(
    Type.String({
      description: 'How far the translation of the questions is tested now; absent for the original.',
    }),
  ),
  age: Type.Integer(),
  gender: Type.Optional(stringEnum('male', 'female')),
  education: Type.Optional(Type.Integer({ description: 'Code of the profile field.' })),
  helpFirst: Type.Boolean({ description: 'Whether help was displayed before this result.' }),
  arm: Type.Optional(
    Type.String({
      description: 'Arm of a former trial of wordings; absent if the user did not take part.',
    }),
  ),
  beforeAccount: Type.Optional(
    Type.Literal(true, { description: 'Present if the answers were given before the registration.' }),
  ),
  helpWords: Type.Optional(Type.String({ description: 'Displayed text of the help; absent without one.' })),
  answers: Type.Array(ExportedAnswer),
  scores: Type.Array(ExportedScore),
});

const ExportedMessage = Type.Object({
  sentAt: timeSchema('Time of sending'),
  kind: ContactKind,
  reference: Type.Optional(Type.String({ description: 'Reference number of a complaint.' })),
  dueAt: Type.Optional(timeSchema('Due date of the reply to a complaint')),
  closedAt: Type.Optional(timeSchema('Closing time of a complaint; absent while it is open')),
  username: Type.String(),
  email: Type.String(),
  age: Type.Integer(),
  gender: Type.String(),
  message: Type.String(),
});

/** Purposes of stored consents. `trial` belongs to former trials of wordings and is no longer added. */
export const StoredConsentPurpose = Type.Union([...ConsentPurpose.anyOf, Type.Literal('trial')]);
export type StoredConsentPurpose = Static<typeof StoredConsentPurpose>;

/** All data of a user. */
export const Export = Type.Object(
  {
    exportedAt: timeSchema('Time of the export'),
    account: Type.Object({
      userid: Type.Integer(),
      email: Type.String(),
      username: Type.String(),
      createdAt: timeSchema('Creation time'),
      language: Type.Optional(
        Type.String({ description: 'Language of the app and of mails; absent if none was chosen.' }),
      ),
    }),
    profile: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
    consents: Type.Array(
      Type.Object({
        purpose: StoredConsentPurpose,
        given: Type.Boolean(),
        version: Type.String(),
        noticeVersion: Type.Optional(
          Type.String({ description: 'Version of the displayed notice; absent if it was not recorded.' }),
        ),
        language: Type.Optional(
          Type.String({
            description: "Language of the displayed notice, such as 'en-IN'; absent if it was not recorded.",
          }),
        ),
        coversEarlier: Type.Optional(
          Type.Literal(true, {
            description: 'Present if the consent also covers earlier answers.',
          }),
        ),
        time: timeSchema('Time of the change'),
      }),
    ),
    processors: Type.Array(Type.Object({ name: Type.String(), purpose: Type.String() }), {
      description: 'Companies that process personal data for the institute.',
    }),
    sessions: Type.Array(
      Type.Object({
        startedAt: timeSchema('Creation time'),
        usedAt: timeSchema('Time of the last request, rounded to 15 minutes'),
        remembered: Type.Boolean(),
      }),
      { description: 'Active sessions.' },
    ),
    releases: Type.Optional(
      Type.Array(ReleaseRecord, {
        description: 'Releases of research data that include answers of the user; absent if there are none.',
      }),
    ),
    sections: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        textLanguage: Type.Optional(
          Type.String({ description: 'Language of the title; absent if it is that of the instrument.' }),
        ),
        attempts: Type.Array(ExportedAttempt),
      }),
    ),
    surveys: Type.Array(Type.Object({ sentAt: timeSchema('Time of sending'), answers: Type.Unknown() })),
    steps: Type.Array(ChosenStep),
    reminder: Type.Optional(
      Type.String({ description: 'Day of the reminder mail that waits; absent if there is none.' }),
    ),
    messages: Type.Array(ExportedMessage, {
      description:
        'Messages and complaints with the e-mail address of the account, newest first. The contact form does not verify the address.',
    }),
    auditLog: Type.Array(Type.Object({ time: timeSchema('Time of the event'), event: Type.String() }), {
      description: 'Security events of the last year, newest first.',
    }),
  },
  {
    description:
      'A JSON file: account, profile, consents, sessions, attempts with item texts and codes, surveys, chosen steps, reminder, messages, audit log.',
  },
);

/** The export as an HTML page. */
export const ExportPage = Type.String({
  description:
    'The same data as an HTML file for reading and printing, without scripts and external resources.',
});

/** The export as a CSV table. */
export const ExportTable = Type.String({
  description:
    'One row per field, consent, session, answer, score, survey answer and event. UTF-8 with a byte order mark, CRLF.',
});

/** Answers and scores as a FHIR R4 bundle. */
export const ExportBundle = Type.Object(
  {
    resourceType: Type.Literal('Bundle'),
    type: Type.Literal('collection'),
    timestamp: timeSchema('Time of the export'),
    entry: Type.Optional(
      Type.Array(
        Type.Object({ fullUrl: Type.String(), resource: Type.Record(Type.String(), Type.Unknown()) }),
        {
          description:
            'Questionnaire, QuestionnaireResponse and Observation resources; absent without attempts.',
        },
      ),
    ),
  },
  { description: 'FHIR R4 bundle of the answered questionnaires, all attempts and all scores.' },
);
