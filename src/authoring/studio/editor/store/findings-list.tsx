import { Alert } from '#ui/alert/alert.tsx';
import type { Finding } from '../../../finding/finding.ts';
import { messages } from '../messages.ts';
import styles from './editor.module.css';
import type { OpenFile } from './open-file.ts';

/** Props of `FindingsList`. */
export interface FindingsListProps {
  readonly open: OpenFile;
  onGo(finding: Finding): void;
}

/** The number of findings, and a list of links to their fields. */
export function FindingsList({ open: { findings, isChecking }, onGo }: FindingsListProps) {
  const errors = findings.filter(({ level }) => level === 'error').length;
  const text =
    findings.length === 0
      ? messages.findings.none
      : messages.findings.count(errors, findings.length - errors);
  return (
    <div className={styles.findings}>
      <p
        role="status"
        className={errors > 0 ? styles.wrong : findings.length === 0 && !isChecking ? styles.fine : 'note'}
      >
        {isChecking && findings.length === 0 ? messages.findings.checking : text}
        {isChecking && findings.length > 0 && (
          <span className={styles.checking} aria-hidden="true">
            {messages.findings.checking}
          </span>
        )}
      </p>
      {findings.length > 0 && (
        <ul>
          {findings.map((finding, at) => (
            <li key={at}>
              <button type="button" onClick={() => onGo(finding)}>
                <strong>{messages.findings.levels[finding.level]}</strong>{' '}
                <span>{formatPosition(finding)}</span> {finding.expected}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function formatPosition({ path, line }: Finding): string {
  if (path !== '') return path;
  return line === undefined ? messages.findings.whole : `line ${line}`;
}

/** States what the preview displays of a draft, and the findings that prevent the rest. */
export function PreviewNote({ open: { preview }, onGo }: FindingsListProps) {
  if (!preview) return null;
  return (
    <Alert status={preview.shows === 'all' ? 'success' : 'info'}>
      <p>{messages.preview[preview.shows]}</p>
      {preview.findings.length > 0 && (
        <ul className={styles.why}>
          {preview.findings.map((finding, at) => (
            <li key={at}>
              <button type="button" onClick={() => onGo(finding)}>
                {formatPosition(finding)}
              </button>{' '}
              {messages.findings.describe(finding.expected, finding.actual, finding.fix)}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
