import { toFailure } from '#api/failure.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { CreateUser } from '#contract/requests.ts';
import { createUserCodes, type ParsedCreateUserResult } from '#contract/wire/accounts.ts';
import type { Translate } from '#language/translate.ts';

/** The outcome of the details step: a registration id, errors by field, or one message for the form. */
export type DetailsStepResult =
  | { readonly id: string }
  | { readonly errors: { readonly [K in keyof Required<CreateUser>]?: string } }
  | { readonly message: string };

/** The result of the create-user mutation; one of the two fields is set. */
interface CreateUserOutcome {
  readonly data?: ParsedCreateUserResult;
  readonly error?: unknown;
}

/** The field that an error code belongs to. */
const fieldsByCode: { readonly [C in ErrorCode]?: keyof CreateUser } = {
  'email-invalid': 'email',
  'username-invalid': 'username',
  'password-invalid': 'password',
  'password-common': 'password',
  'confirmation-invalid': 'confirmPassword',
};

/**
 * Converts the result of the create-user mutation to form errors. Prefers the message of the server, at the field
 * that it belongs to.
 */
export function toDetailsStepResult(t: Translate, { data, error }: CreateUserOutcome): DetailsStepResult {
  if (data === undefined) return toErrors(t, error);
  if (data.kind === 'created') return { id: data.registrationId };
  if (data.kind === 'other') return { message: data.message ?? t('account.details.failed') };
  return {
    errors:
      data.what === 'email'
        ? { email: t('account.details.emailTaken') }
        : { username: t('account.details.usernameTaken') },
  };
}

function toErrors(t: Translate, error: unknown): DetailsStepResult {
  const failure = toFailure(error);
  if (failure.kind !== 'refused') return { message: t('account.details.unreachable') };
  const { code, status, message } = failure;
  const field = fieldsByCode[code];
  if (field && message !== null) return { errors: { [field]: message } };
  return {
    message: message ?? (status < 500 ? t('account.details.failed') : t('account.details.unreachable')),
  };
}

/**
 * Returns whether an earlier request without a response may have created the account: the link is then used, or the
 * address is taken.
 * @param result result of the last request
 */
export function mayAccountExist({ data, error }: CreateUserOutcome): boolean {
  if (data) return data.kind === 'taken' && data.what === 'email';
  const failure = toFailure(error, createUserCodes);
  return failure.kind === 'refused' && failure.code === 'sign-up-link-missing';
}
