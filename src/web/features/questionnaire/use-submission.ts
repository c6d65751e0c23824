import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '#api/api.ts';
import type { SendFailure } from '#api/send-failure.ts';
import type { Draft } from '#domain/answers/draft.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions } from '#domain/instrument/questions.ts';
import { assessmentSent } from './exit-slice.ts';
import { loadFinish } from './lazy-parts.tsx';
import { times } from './times.ts';

/** The state of sending, and the act itself. */
export interface Submission {
  /** From Finish until the feedback, or until the failure. */
  readonly busy: boolean;
  /** Of the last try; null while a try is under way. */
  readonly failure: SendFailure | null;
  /** The answers wait on this phone, and the screen that says so in the result's place did not come. */
  readonly kept: boolean;
  send(draft: Draft): void;
}

/**
 * Sends a finished draft and leads to the feedback: after the answer, or before it where the instrument says so.
 * @param open opens the item at a place in the file
 * @param showFeedback leads there
 * @param fetchAhead fetches the screen of the result
 */
export function useSubmission(
  instrument: Instrument,
  userid: string,
  open: (item: number) => void,
  showFeedback: () => void,
  fetchAhead: () => Promise<unknown> = async () => true,
): Submission {
  const dispatch = useDispatch<ApiDispatch>();
  const [busy, setBusy] = useState(false);
  const [kept, setKept] = useState(false);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const { messages, presentation } = instrument;
  const onScreen = useOnScreen();

  // While there is a line: it is needed when there is none.
  useEffect(() => {
    loadFinish()
      .then(({ prepareOffline }) => prepareOffline(dispatch))
      .catch(() => undefined);
  }, [dispatch]);

  function stop(why: SendFailure) {
    setBusy(false);
    setFailure(why);
    // Positions count questions, places in the file also what asks nothing.
    const question = listQuestions(instrument)[why.positions[0] ?? -1];
    if (question) open(instrument.items.indexOf(question));
  }

  async function showKept() {
    dispatch(assessmentSent());
    const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), times.screen));
    const came = await Promise.race([fetchAhead().then(Boolean, () => false), late]);
    if (!onScreen.current) return;
    if (came) showFeedback();
    else setKept(true);
  }

  async function send(draft: Draft) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const finishing = await loadFinish().catch(() => null);
    if (!finishing) {
      const text = messages.failed;
      return stop({ text, detail: null, positions: [], needsLogin: false, isFinal: false });
    }
    const obstacle = finishing.obstacle(instrument, userid, draft);
    if (obstacle) return stop(obstacle);
    const delivered = finishing.deliver(dispatch, instrument, userid, draft);
    if (presentation.leavesBeforeAnswer) {
      dispatch(assessmentSent());
      return showFeedback();
    }
    const why = await delivered;
    // What is there by now may be another assessment, or this one with other answers.
    if (!onScreen.current) return;
    if (why === 'kept') return showKept();
    if (why) return stop(why);
    dispatch(assessmentSent());
    setTimeout(() => onScreen.current && showFeedback(), times.feedback);
  }

  return { busy, failure, kept, send };
}

/** Is the component that asks still on screen? A person who left meanwhile must not be pulled back. */
function useOnScreen() {
  const onScreen = useRef(true);
  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);
  return onScreen;
}
