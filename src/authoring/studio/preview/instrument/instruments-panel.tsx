import { useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import type { Finding } from '../../../finding/finding.ts';
import { PanelBoundary } from '../panel-boundary.tsx';
import type { AuthorInstrument, AuthorState } from '../state.ts';
import { formatCount, messages as sharedMessages } from '../messages.ts';
import styles from './instrument.module.css';
import { InstrumentViews, type InstrumentViewsProps } from './instrument-views.tsx';
import { messages } from './messages.ts';

/** Props of `InstrumentsPanel`. */
export interface InstrumentsPanelProps {
  readonly instruments: readonly AuthorInstrument[];
  readonly findings: readonly Finding[];
  /** Files that are displayed in another form than the current one. */
  readonly stale: AuthorState['stale'];
  show(address: string): void;
  /** Applies a change of a file in the editor. */
  accept?: InstrumentViewsProps['accept'];
}

/** The views of a questionnaire, and a choice among all questionnaires. */
export function InstrumentsPanel({ instruments, findings, stale, show, accept }: InstrumentsPanelProps) {
  const [selectedFile, setSelectedFile] = useState<string>();
  const selected = instruments.find(({ file }) => file === selectedFile) ?? instruments[0];
  if (!selected) return <EmptyState title={messages.none} />;
  const serves = stale.find(({ file }) => file === selected.file)?.serves;
  const first = findings.find(({ file, level }) => file === selected.file && level === 'error');
  return (
    <>
      <fieldset className={styles.choice}>
        <legend className="sr">{messages.choose}</legend>
        {instruments.map(({ file, instrument: { title, look: own } }) => {
          const count = findings.filter((finding) => finding.file === file).length;
          return (
            <label key={file} className={accentClass(own.ink)}>
              <input
                type="radio"
                name="instrument"
                checked={file === selected.file}
                onChange={() => setSelectedFile(file)}
              />
              {title}
              {count > 0 && <small>{formatCount(count, 'finding')}</small>}
            </label>
          );
        })}
      </fieldset>
      <div className={accentClass(selected.instrument.look.ink)}>
        <PanelBoundary key={selected.file} resetBy={selected}>
          {serves && <StaleAlert serves={serves} finding={first} />}
          <InstrumentViews entry={selected} isStale={serves !== undefined} show={show} accept={accept} />
        </PanelBoundary>
      </div>
    </>
  );
}

/** Alert that an earlier form is displayed, with the first error of the file. */
function StaleAlert({ serves, finding }: { serves: string; finding: Finding | undefined }) {
  const { line, expected, actual, fix } = finding ?? {};
  return (
    <Alert status="error">
      <strong>{sharedMessages.findings.served[serves]}</strong>
      {finding &&
        ` ${line ? `${sharedMessages.findings.line(line)}: ` : ''}${messages.stale(expected ?? '', actual ?? '')} ${fix}`}
    </Alert>
  );
}
