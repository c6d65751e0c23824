import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '#api/api.ts';
import type { SendFailure } from '#api/send-failure.ts';
import type { Draft } from '#domain/answers/draft.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions } from '#domain/instrument/questions.ts';
import { assessmentSent } from './exit-slice.ts';
import { loadSubmitModule } from './lazy-parts.tsx';
import { times } from './times.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** The state of the submission, and the function that sends it. */
export interface SubmissionController {
  /** From Finish to the feedback or the failure. */
  readonly isSending: boolean;
  /** Failure of the last attempt, null during an attempt. */
  readonly failure: SendFailure | null;
  /** The answers are queued, and the feedback screen could not be loaded. */
  readonly isQueued: boolean;
  send(draft: Draft): void;
}

/**
 * Sends a finished draft and navigates to the feedback: after the response, or before it if the instrument says so.
 * @param openItem opens the item at an index
 * @param showFeedback navigates to the feedback
 * @param fetchAhead prefetches the feedback screen
 */
export function useSubmission(
  instrument: Instrument,
  userid: string,
  openItem: (item: number) => void,
  showFeedback: () => void,
  fetchAhead: () => Promise<unknown> = async () => true,
): SubmissionController {
  const { t } = useTranslation();
  const dispatch = useDispatch<ApiDispatch>();
  const [isSending, setIsSending] = useState(false);
  const [isQueued, setIsQueued] = useState(false);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const { messages, presentation } = instrument;
  const isMounted = useIsMounted();

  // Prefetched while online, for use offline.
  useEffect(() => {
    loadSubmitModule()
      .then(({ prepareOfflineQueue }) => prepareOfflineQueue(dispatch))
      .catch(() => undefined);
  }, [dispatch]);

  function fail(failure: SendFailure) {
    setIsSending(false);
    setFailure(failure);
    // Positions count questions; item indexes also count instructions.
    const question = listQuestions(instrument)[failure.positions[0] ?? -1];
    if (question) openItem(instrument.items.indexOf(question));
  }

  async function showQueued() {
    dispatch(assessmentSent());
    const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), times.screen));
    const isLoaded = await Promise.race([fetchAhead().then(Boolean, () => false), timeout]);
    if (!isMounted.current) return;
    if (isLoaded) showFeedback();
    else setIsQueued(true);
  }

  async function send(draft: Draft) {
    if (isSending) return;
    setIsSending(true);
    setFailure(null);
    const finishModule = await loadSubmitModule().catch(() => null);
    if (!finishModule) {
      const text = messages.failed;
      return fail({ text, detail: null, positions: [], needsLogin: false, isFinal: false });
    }
    const obstacle = finishModule.findSubmissionObstacle(t, instrument, userid, draft);
    if (obstacle) return fail(obstacle);
    const request = finishModule.submitAnswers(t, dispatch, instrument, userid, draft);
    if (presentation.leavesBeforeAnswer) {
      dispatch(assessmentSent());
      return showFeedback();
    }
    const failure = await request;
    // The user may have opened another assessment.
    if (!isMounted.current) return;
    if (failure === 'queued') return showQueued();
    if (failure) return fail(failure);
    dispatch(assessmentSent());
    setTimeout(() => isMounted.current && showFeedback(), times.feedback);
  }

  return { isSending, failure, isQueued, send };
}

/** Returns whether the component is mounted, so that a user who has left is not redirected. */
function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
