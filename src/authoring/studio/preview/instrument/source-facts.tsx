import type { Instrument, SetRule } from '#domain/instrument/instrument.ts';
import styles from './instrument.module.css';
import { messages } from './messages.ts';

const own = messages.source;

/** Source, sign-off and set rules of a questionnaire. Renders nothing if the file has none. */
export function SourceFacts({ instrument }: { instrument: Instrument }) {
  const { citation, licence, references = [], language, signOff = [], spelling, set } = instrument;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [own.citation, citation],
    [own.licence, licence],
    [own.language, language],
    ...references.map((reference) => [own.reference, reference] as const),
    ...signOff.map(({ role, date, lookedAt }) => [own.signOff, own.signed(role, date, lookedAt)] as const),
    [own.spelling, spelling && own.spelled(spelling.declaredBy, spelling.confirmedBy)],
    [own.set, set && setInWords(set)],
  ];
  const sentence = facts.filter(([, text]) => text !== undefined);
  if (sentence.length === 0) return null;
  return (
    <section>
      <h3>{own.title}</h3>
      <dl className={styles.source}>
        {sentence.map(([term, text]) => (
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
function setInWords({ needs, optional, repeatAfterDays, retired }: SetRule): string {
  const opens = needs === undefined ? [] : needs.length === 0 ? own.open : own.needs(needs.join(', '));
  return [
    opens,
    optional ? own.optional : [],
    repeatAfterDays === undefined ? [] : own.repeat(repeatAfterDays),
    retired ? own.retired : [],
  ]
    .flat()
    .join(' ');
}
