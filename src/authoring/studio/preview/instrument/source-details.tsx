import type { Instrument, SetRule } from '#domain/instrument/instrument.ts';
import styles from './instrument.module.css';
import { messages } from './messages.ts';

const labels = messages.source;

/** Source, sign-off and set rules of a questionnaire. Renders nothing if the file has none. */
export function SourceDetails({ instrument }: { instrument: Instrument }) {
  const { citation, licence, references = [], language, signOff = [], spelling, set } = instrument;
  const details: readonly (readonly [string, string | undefined])[] = [
    [labels.citation, citation],
    [labels.licence, licence],
    [labels.language, language],
    ...references.map((reference) => [labels.reference, reference] as const),
    ...signOff.map(
      ({ role, date, lookedAt }) => [labels.signOff, labels.signed(role, date, lookedAt)] as const,
    ),
    [labels.spelling, spelling && labels.spelled(spelling.declaredBy, spelling.confirmedBy)],
    [labels.set, set && formatSetRule(set)],
  ];
  const definedDetails = details.filter(([, text]) => text !== undefined);
  if (definedDetails.length === 0) return null;
  return (
    <section>
      <h3>{labels.title}</h3>
      <dl className={styles.source}>
        {definedDetails.map(([term, text]) => (
          <div key={`${term} ${text}`}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Formats the set rules, one sentence per key. */
function formatSetRule({ needs, optional, repeatAfterDays, retired }: SetRule): string {
  const opens = needs === undefined ? [] : needs.length === 0 ? labels.open : labels.needs(needs.join(', '));
  return [
    opens,
    optional ? labels.optional : [],
    repeatAfterDays === undefined ? [] : labels.repeat(repeatAfterDays),
    retired ? labels.retired : [],
  ]
    .flat()
    .join(' ');
}
