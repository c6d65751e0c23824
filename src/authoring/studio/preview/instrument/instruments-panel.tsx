import { useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { inkClass } from '#ui/theme/ink.ts';
import type { Finding } from '../../../finding/finding.ts';
import { PanelBoundary } from '../panel-boundary.tsx';
import type { AuthorInstrument, AuthorState } from '../state.ts';
import { formatCount, strings } from '../messages.ts';
import styles from './instrument.module.css';
import { InstrumentViews, type InstrumentViewsProps } from './instrument-views.tsx';
import { words } from './messages.ts';

export interface InstrumentsPanelProps {
  readonly instruments: readonly AuthorInstrument[];
  readonly findings: readonly Finding[];
  /** Those that are shown in another form than their file has now. */
  readonly held: AuthorState['held'];
  show(address: string): void;
  /** Hands a change of a file to the editor. */
  accept?: InstrumentViewsProps['accept'];
}

/** One page per instrument, and the choice among them. */
export function InstrumentsPanel({ instruments, findings, held, show, accept }: InstrumentsPanelProps) {
  const [chosen, setChosen] = useState<string>();
  const shown = instruments.find(({ file }) => file === chosen) ?? instruments[0];
  if (!shown) return <Empty text={words.none} />;
  const serves = held.find(({ file }) => file === shown.file)?.serves;
  const first = findings.find(({ file, level }) => file === shown.file && level === 'error');
  return (
    <>
      <fieldset className={styles.choice}>
        <legend className="sr">{words.choose}</legend>
        {instruments.map(({ file, instrument: { title, look: own } }) => {
          const count = findings.filter((finding) => finding.file === file).length;
          return (
            <label key={file} className={inkClass(own.ink)}>
              <input
                type="radio"
                name="instrument"
                checked={file === shown.file}
                onChange={() => setChosen(file)}
              />
              {title}
              {count > 0 && <small>{formatCount(count, 'finding')}</small>}
            </label>
          );
        })}
      </fieldset>
      <div className={inkClass(shown.instrument.look.ink)}>
        <PanelBoundary key={shown.file} resetBy={shown}>
          {serves && <Held serves={serves} finding={first} />}
          <InstrumentViews entry={shown} isHeld={serves !== undefined} show={show} accept={accept} />
        </PanelBoundary>
      </div>
    </>
  );
}

/** Says that what stands below is not what the file says now, and what to mend first. */
function Held({ serves, finding }: { serves: string; finding: Finding | undefined }) {
  const { line, expected, actual, fix } = finding ?? {};
  return (
    <Alert tone="error">
      <strong>{strings.findings.served[serves]}</strong>
      {finding &&
        ` ${line ? `${strings.findings.line(line)}: ` : ''}${words.held(expected ?? '', actual ?? '')} ${fix}`}
    </Alert>
  );
}
