import type { PartOfList } from '#contract/requests.ts';
import { refuse } from '../app/errors.ts';
import type { ListPart } from '../services/attempts.ts';

/** Parses the query of a paginated list. @throws AppError 400 for an invalid date or time */
export function readPart({ limit, before }: PartOfList): ListPart {
  const time = before === undefined ? undefined : new Date(before);
  if (Number.isNaN(time?.getTime())) throw refuse('request-invalid');
  return { most: limit === undefined ? undefined : Number(limit), before: time };
}
