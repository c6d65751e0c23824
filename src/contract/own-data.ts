/** Schemas of the data export. Keys are serialized in the order of the schema. */
import { type Static, Type } from 'typebox';
import { ContactKind, Purpose } from './requests.ts';
import { ChosenStep, numberOrNull, ReleaseRecord, time, word } from './responses.ts';

const ExportedAnswer = Type.Object({
  number: Type.Integer({ description: 'From 1, in the order of the questions.' }),
  item: Type.String({ description: "The item's id; empty where the items have changed since." }),
  text: Type.String(),
  code: Type.Union([Type.Number(), Type.Array(Type.Integer()), Type.Null()], {
    description: 'Code or number; the codes of several options as a list; null for none.',
  }),
  label: Type.String({ description: 'The answer in words; empty where there is none.' }),
  reverse: Type.Boolean(),
  asked: Type.Optional(
    Type.Literal(false, { description: 'The question was hidden by earlier answers; absent otherwise.' }),
  ),
});
const ExportedScore = Type.Object({
  id: Type.String(),
  title: Type.String(),
  value: numberOrNull,
  level: Type.String(),
  percentile: numberOrNull,
  levelName: Type.String({ description: 'The level as it was read; empty where there is none.' }),
  words: Type.String({
    description:
      'What was said of that level; empty where nothing was, and where words that come with help stood there.',
  }),
});
const ExportedAttempt = Type.Object({
  time: time('When it was taken'),
  version: Type.String(),
  contentHash: Type.String({ description: 'SHA-256 of the instrument that was answered.' }),
  language: Type.String({ description: "In which the questions were read: 'en-IN'." }),
  age: Type.Integer(),
  gender: Type.Optional(word('male', 'female')),
  education: Type.Optional(Type.Integer({ description: 'By code.' })),
  helpFirst: Type.Boolean({ description: 'Help came before this result.' }),
  arm: Type.Optional(
    Type.String({
      description: 'Of an earlier trial of wordings that the person took part in; absent without one.',
    }),
  ),
  helpWords: Type.Optional(Type.String({ description: 'What was said with it; absent otherwise.' })),
  answers: Type.Array(ExportedAnswer),
  scores: Type.Array(ExportedScore),
});

const ExportedMessage = Type.Object({
  sentAt: time('When it was sent'),
  kind: ContactKind,
  reference: Type.Optional(Type.String({ description: 'Of a complaint.' })),
  dueAt: Type.Optional(time('Of a complaint, the last day for an answer')),
  closedAt: Type.Optional(time('Of a complaint, when it was closed; absent while it is open')),
  username: Type.String(),
  email: Type.String(),
  age: Type.Integer(),
  gender: Type.String(),
  message: Type.String(),
});

/** Purposes of stored consents. `trial` is of earlier trials of wordings and is no longer added. */
export const StoredPurpose = Type.Union([...Purpose.anyOf, Type.Literal('trial')]);
export type StoredPurpose = Static<typeof StoredPurpose>;

/** All data of a person. */
export const Export = Type.Object(
  {
    exportedAt: time('Now'),
    account: Type.Object({
      userid: Type.Integer(),
      email: Type.String(),
      username: Type.String(),
      createdAt: time('When the account was made'),
    }),
    profile: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
    consents: Type.Array(
      Type.Object({
        purpose: StoredPurpose,
        given: Type.Boolean(),
        version: Type.String(),
        noticeVersion: Type.Optional(
          Type.String({ description: 'Of the notice that was displayed; absent when it was not recorded.' }),
        ),
        language: Type.Optional(
          Type.String({ description: "Of that notice: 'en-IN'; absent when it was not recorded." }),
        ),
        coversEarlier: Type.Optional(
          Type.Literal(true, {
            description: 'The words also covered answers given before; absent otherwise.',
          }),
        ),
        time: time('When it was given or withdrawn'),
      }),
    ),
    processors: Type.Array(Type.Object({ name: Type.String(), purpose: Type.String() }), {
      description: 'Companies that process personal data for the institute.',
    }),
    sessions: Type.Array(
      Type.Object({
        startedAt: time('When it began'),
        usedAt: time('When it was last used, to a quarter of an hour'),
        remembered: Type.Boolean(),
      }),
      { description: 'Where the person is logged in.' },
    ),
    releases: Type.Optional(
      Type.Array(ReleaseRecord, {
        description: 'Releases of research data that held their answers; absent where none.',
      }),
    ),
    sections: Type.Array(
      Type.Object({ id: Type.String(), title: Type.String(), attempts: Type.Array(ExportedAttempt) }),
    ),
    surveys: Type.Array(Type.Object({ sentAt: time('When it was sent'), answers: Type.Unknown() })),
    steps: Type.Array(ChosenStep),
    messages: Type.Array(ExportedMessage, {
      description:
        "Messages and complaints that were sent with the account's e-mail address, newest first. The contact form proves no address.",
    }),
    auditLog: Type.Array(Type.Object({ time: time('When it happened'), event: Type.String() }), {
      description: 'Security events of the account within a year, newest first.',
    }),
  },
  {
    description:
      'A file: account, profile, consents, sessions, attempts with item texts and codes, surveys, chosen steps, messages, audit log.',
  },
);

/** The export as an HTML page. */
export const ExportPage = Type.String({
  description:
    'One HTML file without script that asks nothing of any other address: all of the same in words, to read and print.',
});

/** The export as a CSV table. */
export const ExportTable = Type.String({
  description:
    'A row for each field, consent, session, answer, score, survey answer and event. UTF-8 with a byte order mark, CRLF.',
});

/** Answers and scores as a FHIR R4 bundle. */
export const ExportBundle = Type.Object(
  {
    resourceType: Type.Literal('Bundle'),
    type: Type.Literal('collection'),
    timestamp: time('Now'),
    entry: Type.Optional(
      Type.Array(
        Type.Object({ fullUrl: Type.String(), resource: Type.Record(Type.String(), Type.Unknown()) }),
        {
          description:
            'Questionnaire, QuestionnaireResponse and Observation; absent where nothing was answered.',
        },
      ),
    ),
  },
  { description: 'FHIR R4: each questionnaire as it was answered, every attempt, every score.' },
);
