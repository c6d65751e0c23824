import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { isEditable } from '../../../drafts/editable-names.ts';
import type { Finding } from '../../../finding/finding.ts';
import { LinkButton } from '../link-button.tsx';
import { findAddress } from '../preview/preview-pages.ts';
import type { AuthorState } from '../state.ts';
import { formatCount, messages } from '../messages.ts';
import styles from './findings.module.css';

const labels = messages.findings;

/** Props of `FindingsPanel`. */
export interface FindingsPanelProps {
  readonly state: AuthorState;
  show(address: string): void;
  /** Opens a file in the editor, at a path. */
  edit(target: { readonly file: string; readonly path?: string }): void;
}

/** All findings by file, with position, expected and actual value, and fix. */
export function FindingsPanel({ state, show, edit }: FindingsPanelProps) {
  const files = [...new Set([...state.findings, ...state.stale].map(({ file }) => file))];
  if (files.length === 0) return <EmptyState title={labels.none} />;
  return files.map((file) => (
    <FileFindings
      key={file}
      file={file}
      findings={state.findings.filter((finding) => finding.file === file)}
      serves={state.stale.find((stale) => stale.file === file)?.serves}
      address={findAddress(file, state)}
      show={show}
      edit={isEditable(file) ? edit : undefined}
    />
  ));
}

interface FileFindingsProps {
  readonly file: string;
  readonly findings: readonly Finding[];
  readonly serves: string | undefined;
  readonly address: string | undefined;
  show(address: string): void;
  readonly edit: FindingsPanelProps['edit'] | undefined;
}

function FileFindings({ file, findings, serves, address, show, edit }: FileFindingsProps) {
  return (
    <section className={styles.file}>
      <h2>
        {address ? (
          <LinkButton title={labels.show(file)} onClick={() => show(address)}>
            {file}
          </LinkButton>
        ) : (
          file
        )}{' '}
        <small>{formatCount(findings.length, 'finding')}</small>
      </h2>
      {serves && <p className={styles.served}>{labels.served[serves]}</p>}
      <ol>
        {findings.map((finding, at) => (
          <li key={at} className={styles[finding.level]}>
            <FindingText {...finding} />
            {edit && (
              <LinkButton aria-label={labels.edit(formatPosition(finding))} onClick={() => edit(finding)}>
                {messages.tabs.edit}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const formatPosition = ({ line, path }: Finding) =>
  [line && labels.line(line), path].filter(Boolean).join(' · ');

function FindingText(finding: Finding) {
  const { rule, level, expected, actual, fix } = finding;
  const position = formatPosition(finding);
  return (
    <>
      <p className={styles.place}>
        <strong>{labels.levels[level]}</strong>
        {position && <span>{position}</span>}
        <code>{rule}</code>
      </p>
      <dl>
        {Object.entries({ expected, actual, fix }).map(([term, text]) => (
          <div key={term}>
            <dt>{labels.terms[term as keyof typeof labels.terms]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
