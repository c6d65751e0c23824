import { createPortal } from 'react-dom';
import { longDate } from '../../../domain/dates/dates.ts';
import type { Instrument } from '../../../domain/instrument/instrument.ts';
import { HelpBlock } from '../help-block.tsx';
import type { Report } from '../report.ts';
import { strings } from '../strings.ts';
import look from './paper.module.css';
import { PaperNotes } from './paper-notes.tsx';
import { PaperSectionPart } from './paper-section.tsx';
import { useLightPaper } from './use-light-paper.ts';

const text = strings.print;

/** One section on paper; without a report, one that was never answered. */
export interface PaperSection {
  readonly instrument: Instrument;
  readonly report: Report | null;
}

export interface PaperProps {
  readonly sections: readonly PaperSection[];
  /** The person's name; '' when it is not known. */
  readonly name: string;
  readonly printedAt: Date;
}

/**
 * The full report, made for A4. Nobody sees it on the screen: it stands beside the program in the page, and
 * print alone shows it, and nothing else.
 */
export function Paper({ sections, name, printedAt }: PaperProps) {
  useLightPaper();
  const taken = sections.flatMap(({ instrument, report }) => (report ? [{ instrument, report }] : []));
  const open = sections.filter(({ report }) => report === null);
  const helpFirst = taken.some(({ report }) => report.helpFirst);
  const date = longDate(printedAt);

  return createPortal(
    <div className={look.paper}>
      {/* A table's head is the one thing that browsers repeat on every sheet. */}
      <div className={look.sheets}>
        <div className={look.running}>
          <p>
            <span>{strings.programName}</span>
            <span>{name}</span>
            <span>{date}</span>
          </p>
        </div>
        <div className={look.content}>
          <header className={look.title}>
            <h1>{text.title}</h1>
            <p>{[name, date].filter((part) => part !== '').join(', ')}</p>
          </header>
          {taken.map(({ instrument, report }) => (
            <PaperSectionPart key={instrument.id} instrument={instrument} report={report} />
          ))}
          <footer className={look.close}>
            {open.map(({ instrument }) => (
              <p key={instrument.id}>
                <strong>{instrument.title}</strong>: {instrument.feedback.emptyText}
              </p>
            ))}
            <PaperNotes sections={taken} />
            {!helpFirst && <HelpBlock />}
          </footer>
        </div>
      </div>
    </div>,
    document.body,
  );
}
