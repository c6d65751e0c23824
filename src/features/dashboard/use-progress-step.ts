import { useEffect, useState } from 'react';
import { saveProgress } from '../../api/device/progress.ts';
import { useProgressQuery } from '../../api/section-api.ts';
import { progressStep } from '../../domain/progress/progress.ts';

/** How far a person has come, asked anew on every visit of a dashboard. */
export interface ProgressState {
  /** Until the first answer, or failure, of this visit. */
  readonly loading: boolean;
  /** 0 to the number of assessments; 0 while unknown, so that the first card is open. */
  readonly step: number;
  /** The server has said so since this dashboard was opened. */
  readonly fresh: boolean;
}

/** The step that the server's progress gives; also kept on the device under `progress_{userid}`. */
export function useProgressStep(userid: string): ProgressState {
  const [opened] = useState(Date.now);
  const progress = useProgressQuery(userid, { refetchOnMountOrArgChange: true });
  const { data, error, isLoading, fulfilledTimeStamp = 0 } = progress;
  const step = data ? progressStep(data) : 0;
  const fresh = fulfilledTimeStamp >= opened;

  useEffect(() => {
    if (fresh) saveProgress(userid, { currentStep: step, isFirstLogin: step === 0 });
  }, [fresh, step, userid]);

  useEffect(() => {
    if (error) console.error('API error', error);
  }, [error]);

  return { loading: isLoading, step, fresh };
}
