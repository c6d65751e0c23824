import type { ReactNode } from 'react';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { FeedbackFrame } from './feedback-frame.tsx';
import { HelpBlock } from './help-block.tsx';
import type { Report } from './report.ts';
import look from './report-view.module.css';
import { LeadScore, PartScore } from './score-view.tsx';
import { strings } from './strings.ts';

export interface ReportViewProps {
  readonly instrument: Instrument;
  readonly report: Report;
  /** Stands above everything else. */
  readonly notice: ReactNode;
}

/** A whole report: the leading score on the tinted ground, the other scores below, and where to get help. */
export function ReportView({ instrument, report, notice }: ReportViewProps) {
  const { when, lead, groups, helpFirst } = report;
  return (
    <FeedbackFrame
      instrument={instrument}
      when={when}
      head={
        <>
          {notice}
          {helpFirst && <HelpBlock />}
          {lead && <LeadScore score={lead} pageTitle={instrument.title} />}
        </>
      }
    >
      {groups.map(({ heading, scores }) => (
        <section key={heading} className={look.group}>
          <h2>{heading}</h2>
          {scores.map((score) => (
            <PartScore key={score.id} score={score} />
          ))}
        </section>
      ))}
      <p className={look.borrowed}>{strings.borrowed}</p>
      {!helpFirst && <HelpBlock />}
    </FeedbackFrame>
  );
}
