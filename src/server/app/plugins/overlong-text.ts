import type { FastifySchemaValidationError } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import { errorCodeKeyword, unitsPerCharacter } from '#contract/texts.ts';
import { type AppError, createAppError } from '../errors.ts';

/** An Ajv error with `verbose`, which adds the schema. */
interface VerboseError extends FastifySchemaValidationError {
  readonly parentSchema?: Readonly<Record<string, unknown>>;
}

const refusals: { readonly [C in ErrorCode]?: (maxLength: number) => AppError } = {
  'credentials-wrong': () => createAppError('credentials-wrong'),
  'password-wrong': () => createAppError('password-wrong'),
  'link-invalid': () => createAppError('link-invalid'),
  'removal-unconfirmed': () => createAppError('removal-unconfirmed'),
  'email-invalid': () => createAppError('email-invalid', { problem: 'invalid' }),
  'username-invalid': () => createAppError('username-invalid', { problem: 'length' }),
  'password-invalid': () => createAppError('password-invalid', { problem: 'length' }),
  'confirmation-invalid': () => createAppError('confirmation-invalid', { problem: 'different' }),
  'text-too-long': (maxLength) => createAppError('text-too-long', { max: maxLength / unitsPerCharacter }),
};

/**
 * The error for a text beyond the `maxLength` of its schema: the same as for a text beyond the limit of the service.
 * Null if the request is invalid for another reason.
 */
export function findOverlongText(errors: readonly FastifySchemaValidationError[] = []): AppError | null {
  for (const { keyword, parentSchema } of errors as readonly VerboseError[]) {
    if (keyword !== 'maxLength' || !parentSchema) continue;
    const code = parentSchema[errorCodeKeyword] as ErrorCode | undefined;
    const create = code && refusals[code];
    if (create) return create(Number(parentSchema.maxLength));
  }
  return null;
}
