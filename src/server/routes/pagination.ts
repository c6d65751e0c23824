import type { PaginationQuery } from '#contract/requests.ts';
import { createAppError } from '../app/errors.ts';
import type { Pagination } from '../services/attempts.ts';

/** Parses the query of a paginated list. @throws AppError 400 for an invalid date or time */
export function parsePagination({ limit, before }: PaginationQuery): Pagination {
  const time = before === undefined ? undefined : new Date(before);
  if (Number.isNaN(time?.getTime())) throw createAppError('request-invalid');
  return { most: limit === undefined ? undefined : Number(limit), before: time };
}
