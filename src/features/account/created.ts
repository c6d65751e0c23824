import { failureOf } from '../../api/failure.ts';
import type { CreateUser } from '../../contract/bodies.ts';
import { fieldNamed } from './form/field-named.ts';
import { strings } from './strings.ts';

const text = strings.details;

/** What came of the details step: an id to go on with, messages under fields, or one for the whole form. */
export type Created =
  | { readonly id: string }
  | { readonly errors: { readonly [K in keyof Required<CreateUser>]?: string } }
  | { readonly message: string };

/** Reads the body of a 200: the registration id, 1 or 0 for a duplicate, or an object with a message. */
export function readCreated(body: unknown): Created {
  if (body === 1) return { errors: { email: text.emailTaken } };
  if (body === 0) return { errors: { username: text.usernameTaken } };
  if (typeof body === 'number' && Number.isSafeInteger(body) && body > 1) return { id: String(body) };
  return { message: messageIn(body) ?? text.failed };
}

/**
 * Reads a failed call: the server's words if it gave any, at the field that they name; else whether it refused or
 * could not be reached.
 */
export function readRefusal(error: unknown): Created {
  const failure = failureOf(error);
  if (failure.kind !== 'refused') return { message: text.unreachable };
  const name = failure.status === 422 && failure.message !== null && fieldNamed(failure.message);
  if (name) return { errors: { [name]: failure.message } };
  return { message: failure.message ?? (failure.status < 500 ? text.failed : text.unreachable) };
}

/**
 * May a try whose answer got lost have made the account? Then this one finds the link used up, or the address taken.
 * @param sent what the last try brought
 */
export function mayBeMade({ data, error }: { readonly data?: unknown; readonly error?: unknown }): boolean {
  if (error === undefined) return data === 1;
  const failure = failureOf(error);
  return failure.kind === 'refused' && (failure.status === 401 || failure.status === 403);
}

function messageIn(body: unknown): string | null {
  const message = (body as { message?: unknown } | null)?.message;
  return typeof message === 'string' && message !== '' ? message : null;
}
