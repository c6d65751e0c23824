import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { rememberReturn } from '../../api/device/return-target.ts';
import type { SendFailure } from '../../api/send-answers.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import look from './questionnaire.module.css';
import { strings } from './strings.ts';

interface Props {
  failure: SendFailure;
  userid: string;
  onRetry(): void;
}

/** Stands in the page until the next try: what went wrong, that nothing is lost, and what to do. */
export function FailureNote({ failure, userid, onRetry }: Props) {
  const { pathname } = useLocation();
  const { text, detail, positions, needsLogin } = failure;
  const note = useRef<HTMLDivElement>(null);

  // On a small screen it would stand below the fold, where a person who sees no toast finds nothing.
  useEffect(() => {
    note.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  return (
    <Alert tone="error" ref={note}>
      <p>{text}</p>
      <p>{detail ?? strings.answersSafe}</p>
      <p className={look.failureActs}>
        {needsLogin && (
          <Link
            to="/login"
            className={buttonClass('ghost')}
            onClick={() => rememberReturn({ userid, path: pathname })}
          >
            {strings.login}
          </Link>
        )}
        {positions.length === 0 && (
          <Button look="ghost" onClick={onRetry}>
            {strings.tryAgain}
          </Button>
        )}
      </p>
    </Alert>
  );
}
