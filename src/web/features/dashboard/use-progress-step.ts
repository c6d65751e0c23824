import { useEffect, useState } from 'react';
import { keptStep, saveProgress } from '#api/device/progress.ts';
import { useProgressQuery } from '#api/section-api.ts';
import { progressStep } from '#domain/progress/progress.ts';

/** How far a person has come, asked anew on every visit of a dashboard. */
export interface ProgressState {
  /** Until the first answer, or failure, of this visit. */
  readonly loading: boolean;
  /** 0 to the number of assessments; while unknown, what this device kept the last time. */
  readonly step: number;
  /** The server has said so since this dashboard was opened: what is beyond the step is locked. */
  readonly fresh: boolean;
  /** The last try failed: what is beyond the step is not known. */
  readonly failed: boolean;
  /** The server says that help comes before a newest result. */
  readonly helpFirst: boolean;
  /** Asks once more; resolves when there is an answer or none. */
  again(): Promise<unknown>;
}

/** The step that the server's progress gives; also kept on the device under `progress_{userid}`. */
export function useProgressStep(userid: string): ProgressState {
  const [opened] = useState(Date.now);
  const progress = useProgressQuery(userid, { refetchOnMountOrArgChange: true });
  const { data, error, isError, isLoading, fulfilledTimeStamp = 0, refetch } = progress;
  const step = data ? progressStep(data.taken) : keptStep(userid);
  const fresh = fulfilledTimeStamp >= opened;

  useEffect(() => {
    if (fresh) saveProgress(userid, { currentStep: step, isFirstLogin: step === 0 });
  }, [fresh, step, userid]);

  useEffect(() => {
    if (error) console.error('API error', error);
  }, [error]);

  return {
    loading: isLoading,
    step,
    fresh,
    failed: isError,
    helpFirst: data?.helpFirst === true,
    again: refetch,
  };
}
