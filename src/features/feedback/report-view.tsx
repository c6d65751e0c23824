import { HelpBlock } from './help-block.tsx';
import type { Report } from './report.ts';
import look from './report-view.module.css';
import { LeadScore, PartScore } from './score-view.tsx';
import { strings } from './strings.ts';

/** What stands on the tinted ground: the leading score, and before it, when that is due, where to get help. */
export function ReportHead({ report, pageTitle }: { report: Report; pageTitle: string }) {
  return (
    <>
      {report.helpFirst && <HelpBlock />}
      {report.lead && <LeadScore score={report.lead} pageTitle={pageTitle} />}
    </>
  );
}

/** The other scores, what the reference values are worth, and where to get help. */
export function ReportBody({ report }: { report: Report }) {
  return (
    <>
      {report.groups.map(({ heading, scores }) => (
        <section key={heading} className={look.group}>
          <h2>{heading}</h2>
          {scores.map((score) => (
            <PartScore key={score.id} score={score} />
          ))}
        </section>
      ))}
      <div className={look.close}>
        <p className={look.borrowed}>
          {report.normsNote} {strings.noDiagnosis}
        </p>
        {!report.helpFirst && <HelpBlock />}
      </div>
    </>
  );
}
