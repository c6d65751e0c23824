import { useEffect, useLayoutEffect } from 'react';
import { toggleReturningUserAttribute, readSavedStep, saveProgress } from '#api/device/progress.ts';
import { useCurrentProgress } from '#api/person-api.ts';
import { listPreAccountSections, listCompletedSections } from '#contract/wire/progress.ts';
import type { SectionInSet } from '#domain/progress/section-unlocking.ts';
import { computeProgress } from '#domain/progress/compute-progress.ts';

/** The progress of a user, fetched on every visit of a dashboard. */
export interface DashboardProgress {
  /** True until the first response or failure of this visit. */
  readonly isLoading: boolean;
  /** Ids of completed sections; those saved on the device until the response arrives. */
  readonly completed: readonly string[];
  /** Ids of the sections that were answered only before the registration. */
  readonly beforeAccount: readonly string[];
  /** The server has responded since the dashboard was opened, so sections that are not open are locked. */
  readonly isFresh: boolean;
  /** The last request failed. */
  readonly isError: boolean;
  /** The server calls for help before the newest result. */
  readonly helpFirst: boolean;
  /** Repeats the request. Resolves when it has succeeded or failed. */
  refetch(): Promise<unknown>;
}

/**
 * Returns the progress of a user, and saves its step on the device under `progress_{userid}`.
 * @param sections sections of the set, in reading order
 */
export function useDashboardProgress(userid: string, sections: readonly SectionInSet[]): DashboardProgress {
  const { data, error, isError, isFresh, isLoading, refetch } = useCurrentProgress(userid);
  const ids = sections.map(({ id }) => id);
  const completed = data ? listCompletedSections(ids, data) : ids.slice(0, readSavedStep(userid) ?? 0);
  const beforeAccount = data ? listPreAccountSections(data) : [];
  const { step, done } = computeProgress(sections, completed, beforeAccount);
  const isFirstLogin = done.size === 0;

  useLayoutEffect(() => toggleReturningUserAttribute(userid), [userid]);
  useEffect(() => {
    if (isFresh) saveProgress(userid, { currentStep: step, isFirstLogin });
  }, [isFresh, step, isFirstLogin, userid]);

  useEffect(() => {
    if (error) console.error('API error', error);
  }, [error]);

  return {
    isLoading,
    completed,
    beforeAccount,
    isFresh,
    isError,
    helpFirst: data?.helpFirst === true,
    refetch,
  };
}
