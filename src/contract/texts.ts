/**
 * Schemas of texts that people type. The maximum length in UTF-16 code units is above the limits of `domain/account`,
 * which answer first, and bounds the work of the server. `x-refusal` is the error code for a longer text.
 */

import { Type } from 'typebox';
import { limits } from '#domain/account/limits.ts';
import { nomineeLimits } from '#domain/account/nominee.ts';
import type { ErrorCode } from './errors.ts';

/** The schema keyword with the error code for a text beyond `maxLength`. */
export const errorCodeKeyword = 'x-refusal';

/** UTF-16 code units per code point of a limit: a character may consist of several code points and be decomposed. */
export const unitsPerCharacter = 4;

/** Code units of a password: 20 characters with up to nine combining marks each. */
const passwordUnits = 200;

/** Code units of an e-mail address: RFC 3696 allows 64 for the local part, an at sign, and 255 for the domain. */
const emailUnits = 320;

/** Code units of a link token, which has 66. */
const tokenUnits = 200;

const text = (maxLength: number, refusal: ErrorCode, description?: string) =>
  Type.String({ maxLength, [errorCodeKeyword]: refusal, ...(description && { description }) });

/** @param refusal error code for a longer text */
export const username = (refusal: ErrorCode) => text(limits.username.max * unitsPerCharacter, refusal);

/** @param refusal error code for a longer text */
export const password = (refusal: ErrorCode, description?: string) =>
  text(passwordUnits, refusal, description);

export const email = text(emailUnits, 'email-invalid');
export const token = text(tokenUnits, 'link-invalid');
export const shortText = text(limits.shortText * unitsPerCharacter, 'text-too-long');
export const longText = text(limits.longText * unitsPerCharacter, 'text-too-long');

/** The nominee, in requests and responses. */
export const Nominee = Type.Object({
  name: text(nomineeLimits.name * unitsPerCharacter, 'text-too-long'),
  relation: text(nomineeLimits.relation * unitsPerCharacter, 'text-too-long'),
  contact: text(
    nomineeLimits.contact * unitsPerCharacter,
    'text-too-long',
    'Phone number or e-mail address.',
  ),
});

/** Id of a breach notice, which has 22 characters. */
export const noticeId = text(64, 'request-invalid');

/** The typed confirmation of a deletion. */
export const confirmation = text(limits.shortText, 'removal-unconfirmed');

/** An enumeration of strings. */
export const stringEnum = <W extends string>(...words: W[]) =>
  Type.Unsafe<W>({ type: 'string', enum: words });
