import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { readSession } from '../../api/session.ts';
import { checkAnswers } from '../../domain/answers/answers.ts';
import type { Draft } from '../../domain/answers/draft.ts';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { notify } from '../../ui/toast/toast.tsx';
import { assessmentSent } from './exit-slice.ts';
import { missingSession, type SendDispatch, type SendFailure, sendAnswers } from './submit.ts';
import { strings } from './strings.ts';
import { times } from './times.ts';

/** The state of sending, and the act itself. */
export interface Submission {
  /** From Finish until the feedback, or until the failure. */
  readonly busy: boolean;
  /** Of the last try; null while a try is under way. */
  readonly failure: SendFailure | null;
  send(draft: Draft): void;
}

/**
 * Sends a finished draft and leads to the feedback: after the answer, or before it where the instrument says so.
 * @param open opens a question (from 0) that still needs an answer
 */
export function useSubmission(
  instrument: Instrument,
  userid: string,
  open: (index: number) => void,
): Submission {
  const dispatch = useDispatch<SendDispatch>();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const onScreen = useOnScreen();

  function stop(why: SendFailure) {
    setBusy(false);
    setFailure(why);
    if (why.positions[0] !== undefined) open(why.positions[0]);
  }

  async function send(draft: Draft) {
    if (busy) return;
    setFailure(null);
    // Read from the cookies: the person may have logged out, or in as someone else, in another tab.
    if (readSession()?.userid !== userid) return stop(missingSession(instrument.messages));
    const problem = checkAnswers(instrument, draft.options);
    if (problem) {
      const { message, positions } = problem;
      notify.error(strings.chooseValue, { ms: instrument.messages.toastMs });
      return stop({ text: strings.chooseValue, detail: message, positions, needsLogin: false });
    }
    setBusy(true);
    const sending = dispatch(sendAnswers(instrument, userid, draft));
    if (instrument.presentation.leavesBeforeAnswer) {
      dispatch(assessmentSent());
      navigate(instrument.routes.feedback, { replace: true });
      return;
    }
    const why = await sending;
    if (why) stop(why);
    else
      setTimeout(() => {
        if (onScreen.current) navigate(instrument.routes.feedback, { replace: true });
      }, times.feedback);
  }

  return { busy, failure, send };
}

/** Is the component that asks still on screen? Whoever left meanwhile must not be pulled back. */
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
