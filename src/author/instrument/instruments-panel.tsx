import { useState } from 'react';
import { Empty } from '../../ui/empty/empty.tsx';
import { inkClass } from '../../ui/theme/ink.ts';
import { PanelBoundary } from '../panel-boundary.tsx';
import type { AuthorFinding, AuthorInstrument } from '../state.ts';
import { counted } from '../strings.ts';
import look from './instrument.module.css';
import { InstrumentPage } from './instrument-page.tsx';
import { words } from './words.ts';

export interface InstrumentsPanelProps {
  readonly instruments: readonly AuthorInstrument[];
  readonly findings: readonly AuthorFinding[];
  show(address: string): void;
}

/** One page per instrument, and the choice among them. */
export function InstrumentsPanel({ instruments, findings, show }: InstrumentsPanelProps) {
  const [chosen, setChosen] = useState<string>();
  const shown = instruments.find(({ file }) => file === chosen) ?? instruments[0];
  if (!shown) return <Empty text={words.none} />;
  return (
    <>
      <fieldset className={look.choice}>
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
              {count > 0 && <small>{counted(count, 'finding')}</small>}
            </label>
          );
        })}
      </fieldset>
      <div className={inkClass(shown.instrument.look.ink)}>
        <PanelBoundary key={shown.file} resetBy={shown}>
          <InstrumentPage entry={shown} show={show} />
        </PanelBoundary>
      </div>
    </>
  );
}
