import { useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import type { PublishOutcome } from '../../../drafts/requests.ts';
import { messages } from '../messages.ts';
import styles from './editor.module.css';

/** Props of `PublishPanel`. */
export interface PublishPanelProps {
  /** True if an open file has changes that are not saved. */
  readonly isUnsaved: boolean;
  publish(): Promise<PublishOutcome>;
}

/** Publishes the saved questionnaires after a confirmation, and lists what prevents it. */
export function PublishPanel({ isUnsaved, publish }: PublishPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<PublishOutcome>();
  const [failure, setFailure] = useState('');

  async function run() {
    setBusy(true);
    setFailure('');
    await publish().then(setOutcome, ({ message }: Error) => setFailure(message));
    setBusy(false);
  }

  return (
    <div className={styles.new}>
      <Button
        variant="tertiary"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          setOutcome(undefined);
        }}
      >
        {messages.publish.open}
      </Button>
      {isOpen && (
        <div className={styles.begin} role="group" aria-label={messages.publish.open}>
          <p className="note">{isUnsaved ? messages.publish.unsaved : messages.publish.about}</p>
          {!isUnsaved && (
            <Button loading={isBusy} loadingLabel={messages.publish.busy} onClick={() => void run()}>
              {messages.publish.now}
            </Button>
          )}
          <div role="status">
            {failure !== '' && <Alert status="error">{failure}</Alert>}
            {outcome && <Outcome outcome={outcome} />}
          </div>
        </div>
      )}
    </div>
  );
}

function Outcome({ outcome: { written, findings } }: { readonly outcome: PublishOutcome }) {
  if (findings.length === 0) return <Alert status="success">{messages.publish.done(written)}</Alert>;
  return (
    <Alert status="error">
      <p>{messages.publish.refused}</p>
      <ul>
        {findings.map(({ file, line, path, expected, actual, fix }, at) => (
          <li key={at}>
            <code>
              {line === undefined ? file : `${file}:${line}`} {path}
            </code>{' '}
            {messages.findings.describe(expected, actual, fix)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
