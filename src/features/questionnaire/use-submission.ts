import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { missingSession, type SendFailure, sendFailure, useSendAnswers } from '../../api/send-answers.ts';
import { readSession } from '../../api/session.ts';
import { checkAnswers } from '../../domain/answers/answers.ts';
import type { Draft } from '../../domain/answers/draft.ts';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { notify } from '../../ui/toast/toast.tsx';
import { assessmentSent } from './exit-slice.ts';
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
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [sendAnswers] = useSendAnswers(instrument, userid);
  const { messages, presentation, routes } = instrument;
  const onScreen = useOnScreen();

  function stop(why: SendFailure) {
    setBusy(false);
    setFailure(why);
    if (why.positions[0] !== undefined) open(why.positions[0]);
  }

  function tell({ text }: SendFailure) {
    notify.error(text, { ms: messages.toastMs });
  }

  /** Says how it went wherever the person is by then. */
  async function deliver(draft: Draft): Promise<SendFailure | null> {
    const { error } = await sendAnswers(draft);
    if (!error) {
      notify.success(strings.submitted, { ms: messages.toastMs });
      return null;
    }
    const why = sendFailure(error, messages);
    // For an ended session the program itself speaks up and leads to the login page.
    if (!why.needsLogin) tell(why);
    return why;
  }

  function showFeedback() {
    navigate(routes.feedback, { replace: true });
  }

  async function send(draft: Draft) {
    if (busy) return;
    setFailure(null);
    // Read from the cookies: the person may have logged out, or in as someone else, in another tab.
    if (readSession()?.userid !== userid) {
      const why = missingSession(messages);
      tell(why);
      return stop(why);
    }
    const problem = checkAnswers(instrument, draft.options);
    if (problem) {
      const { message, positions } = problem;
      const why = { text: strings.chooseValue, detail: message, positions, needsLogin: false };
      tell(why);
      return stop(why);
    }
    setBusy(true);
    const delivered = deliver(draft);
    if (presentation.leavesBeforeAnswer) {
      dispatch(assessmentSent());
      return showFeedback();
    }
    const why = await delivered;
    // What stands there by now may be another assessment, or this one with other answers.
    if (!onScreen.current) return;
    if (why) return stop(why);
    dispatch(assessmentSent());
    setTimeout(() => onScreen.current && showFeedback(), times.feedback);
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
