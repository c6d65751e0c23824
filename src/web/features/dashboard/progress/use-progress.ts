import { useEffect, useLayoutEffect } from 'react';
import { markReturning, readSavedStep, saveProgress } from '#api/device/progress.ts';
import { useCurrentProgress } from '#api/person-api.ts';
import { listCompleted } from '#contract/wire/progress.ts';
import type { SectionInSet } from '#domain/progress/opening.ts';
import { computeProgress } from '#domain/progress/compute-progress.ts';

/** How far a person has come, asked anew on every visit of a dashboard. */
export interface ProgressState {
  /** Until the first answer, or failure, of this visit. */
  readonly loading: boolean;
  /** Ids of the sections taken; while unknown, those that this device kept the last time. */
  readonly taken: readonly string[];
  /** The server has said so since this dashboard was opened: what is not open is locked. */
  readonly fresh: boolean;
  /** The last try failed: what is beyond those taken is not known. */
  readonly failed: boolean;
  /** The server says that help comes before a newest result. */
  readonly helpFirst: boolean;
  /** Asks once more; resolves when there is an answer or none. */
  again(): Promise<unknown>;
}

/**
 * What the server's progress says; its step is also kept on the device under `progress_{userid}`.
 * @param sections those that are asked, in their order
 */
export function useProgress(userid: string, sections: readonly SectionInSet[]): ProgressState {
  const { data, error, isError, isFresh, isLoading, refetch } = useCurrentProgress(userid);
  const ids = sections.map(({ id }) => id);
  const taken = data ? listCompleted(ids, data) : ids.slice(0, readSavedStep(userid) ?? 0);
  const { step, done } = computeProgress(sections, taken);
  const isFirstLogin = done.size === 0;

  useLayoutEffect(() => markReturning(userid), [userid]);
  useEffect(() => {
    if (isFresh) saveProgress(userid, { currentStep: step, isFirstLogin });
  }, [isFresh, step, isFirstLogin, userid]);

  useEffect(() => {
    if (error) console.error('API error', error);
  }, [error]);

  return {
    loading: isLoading,
    taken,
    fresh: isFresh,
    failed: isError,
    helpFirst: data?.helpFirst === true,
    again: refetch,
  };
}
