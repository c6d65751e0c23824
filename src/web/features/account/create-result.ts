import { toFailure } from '#api/failure.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { CreateUser } from '#contract/requests.ts';
import { createUserCodes, type ReadCreateUserResult } from '#contract/wire/accounts.ts';
import { strings } from './strings.ts';

const text = strings.details;

/** What came of the details step: an id to go on with, messages under fields, or one for the whole form. */
export type CreateResult =
  | { readonly id: string }
  | { readonly errors: { readonly [K in keyof Required<CreateUser>]?: string } }
  | { readonly message: string };

/** What the call of the details step brought, of which one is there. */
interface Sent {
  readonly data?: ReadCreateUserResult;
  readonly error?: unknown;
}

/** The field that a refusal is about. */
const refusedFields: { readonly [C in ErrorCode]?: keyof CreateUser } = {
  'email-invalid': 'email',
  'username-invalid': 'username',
  'password-invalid': 'password',
  'password-common': 'password',
  'confirmation-invalid': 'confirmPassword',
};

/**
 * Reads the outcome in the words of the form. A refusal shows the server's own words if it gave any, at the field that
 * they are about.
 */
export function readCreateResult({ data, error }: Sent): CreateResult {
  if (data === undefined) return toErrors(error);
  if (data.kind === 'created') return { id: data.registrationId };
  if (data.kind === 'other') return { message: data.message ?? text.failed };
  return { errors: data.what === 'email' ? { email: text.emailTaken } : { username: text.usernameTaken } };
}

function toErrors(error: unknown): CreateResult {
  const failure = toFailure(error);
  if (failure.kind !== 'refused') return { message: text.unreachable };
  const { code, status, message } = failure;
  const field = refusedFields[code];
  if (field && message !== null) return { errors: { [field]: message } };
  return { message: message ?? (status < 500 ? text.failed : text.unreachable) };
}

/**
 * May a try whose answer got lost have made the account? Then this one finds the link used up, or the address taken.
 * @param sent what the last try brought
 */
export function mayExist({ data, error }: Sent): boolean {
  if (data) return data.kind === 'taken' && data.what === 'email';
  const failure = toFailure(error, createUserCodes);
  return failure.kind === 'refused' && failure.code === 'sign-up-link-missing';
}
