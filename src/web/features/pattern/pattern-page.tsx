import { type ReactNode, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '#api/session.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { LoadFailed } from '#ui/load-failed/load-failed.tsx';
import { Lead, Wrap } from '#ui/page/page.tsx';
import { classes } from '#ui/theme/classes.ts';
import '#ui/theme/on-paper.css';
import { messages } from './messages.ts';

interface PageText {
  readonly title: string;
  readonly lead: string;
  /** Is displayed without a session, and above a failure. */
  readonly none: string;
}

export interface PatternPageProps {
  readonly text: PageText;
  readonly className: string | undefined;
  /** Draws the results of the person with this id. */
  readonly results: (userid: string) => ReactNode;
  /** Follows the results. */
  readonly children?: ReactNode;
}

/** The frame of My Pattern and of the overall summary: the title, and the results where there is a session. */
export function PatternPage({ text, className, results, children }: PatternPageProps) {
  const session = useSelector(selectSession);
  return (
    <Wrap className={classes(className, 'on-paper')}>
      <title>{`${text.title} · ${messages.programName}`}</title>
      <h1 id="page-title" tabIndex={-1}>
        {text.title}
      </h1>
      <Lead>{text.lead}</Lead>
      {session ? results(session.userid) : <NoSession text={text.none} />}
      {children}
    </Wrap>
  );
}

function NoSession({ text }: { text: string }) {
  useEffect(() => console.warn(messages.missingSession), []);
  return <Empty text={text} />;
}

export interface PatternFailedProps {
  readonly title: string;
  readonly trying: boolean;
  readonly again: () => Promise<void>;
}

/** The results could not be fetched: says that they are safe, and offers a new try. */
export function PatternFailed({ title, trying, again }: PatternFailedProps) {
  return (
    <LoadFailed
      title={title}
      text={messages.failed}
      tryAgain={messages.tryAgain}
      trying={messages.trying}
      busy={trying}
      onTryAgain={() => void again()}
    />
  );
}
