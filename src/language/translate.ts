import type { I18n } from '@lingui/core';
import type { MessageValues } from './message-values.ts';

/** The id of a message, `catalogue.key`. */
export type MessageId = keyof MessageValues;

/** The id of a message without values, for tables of texts. */
export type PlainMessageId = {
  [Id in MessageId]: MessageValues[Id] extends undefined ? Id : never;
}[MessageId];

/** Translates a message by its id, with the values that its text needs. */
export type Translate = <Id extends MessageId>(
  id: Id,
  ...values: MessageValues[Id] extends undefined ? [] : [values: MessageValues[Id]]
) => string;

/** A message with its values, for functions that choose a text but do not translate it. */
export type Message<Id extends MessageId = MessageId> = {
  [Key in Id]: MessageValues[Key] extends undefined
    ? { readonly id: Key }
    : { readonly id: Key; readonly values: MessageValues[Key] };
}[Id];

/** Translates a message with its values; null without one. */
export function translateMessage(t: Translate, message: Message): string;
export function translateMessage(t: Translate, message: Message | null): string | null;
export function translateMessage(t: Translate, message: Message | null): string | null {
  if (message === null) return null;
  const translate = t as (id: MessageId, values?: unknown) => string;
  return translate(message.id, 'values' in message ? message.values : undefined);
}

/** Joins sentences in the order and with the space of the language; leaves empty ones out. */
export function joinSentences(
  t: Translate,
  sentences: readonly (string | false | null | undefined)[],
): string {
  return sentences
    .flatMap((sentence) => sentence || [])
    .reduce((first, second) => (first === '' ? second : t('app.sentences', { first, second })), '');
}

/** Creates the typed translation function of a language. Its catalogues must be loaded. */
export function createTranslate(i18n: I18n): Translate {
  return (id, ...[values]) => i18n._(id, values as Record<string, unknown> | undefined);
}
