import type { FastifySchemaValidationError } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import { refusalKeyword, unitsPerCharacter } from '#contract/texts.ts';
import { confirmProblem, emailProblem, passwordProblem, usernameProblem } from '#domain/account/rules.ts';
import { type AppError, refuse } from '../errors.ts';

/** An error of Ajv with `verbose`, which adds the schema that failed. */
interface VerboseError extends FastifySchemaValidationError {
  readonly parentSchema?: Readonly<Record<string, unknown>>;
}

/** Longer than every limit that the rules know, so that each gives the sentence for a text that is too long. */
const tooLong = 'x'.repeat(400);

const refusals: { readonly [C in ErrorCode]?: (maxLength: number) => AppError } = {
  'credentials-wrong': () => refuse('credentials-wrong'),
  'password-wrong': () => refuse('password-wrong'),
  'link-invalid': () => refuse('link-invalid'),
  'removal-unconfirmed': () => refuse('removal-unconfirmed'),
  'email-invalid': () => refuse('email-invalid', { reason: String(emailProblem(tooLong)) }),
  'username-invalid': () => refuse('username-invalid', { reason: String(usernameProblem(tooLong)) }),
  'password-invalid': () => refuse('password-invalid', { reason: String(passwordProblem(tooLong)) }),
  'confirmation-invalid': () =>
    refuse('confirmation-invalid', { reason: String(confirmProblem('', tooLong)) }),
  'text-too-long': (maxLength) => refuse('text-too-long', { max: maxLength / unitsPerCharacter }),
};

/**
 * The refusal of a text beyond the `maxLength` of its schema: the same that the service gives for a text beyond its own
 * limit. Null when the request is invalid for another reason.
 */
export function findOverlongText(errors: readonly FastifySchemaValidationError[] = []): AppError | null {
  for (const { keyword, parentSchema } of errors as readonly VerboseError[]) {
    if (keyword !== 'maxLength' || !parentSchema) continue;
    const code = parentSchema[refusalKeyword] as ErrorCode | undefined;
    const create = code && refusals[code];
    if (create) return create(Number(parentSchema.maxLength));
  }
  return null;
}
