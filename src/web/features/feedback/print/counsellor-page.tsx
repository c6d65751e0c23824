import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useReaderFactsQuery } from '#api/reader-facts-api.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import type { LoadInstrument } from '../use-instrument.ts';
import { CounsellorActions } from './counsellor-actions.tsx';
import {
  buildCounsellorContent,
  completeChoices,
  type CounsellorChoices,
  noChoices,
  toResultId,
} from './counsellor-content.ts';
import { listOptions } from './counsellor-options.ts';
import { describeResults } from './counsellor-results.ts';
import styles from './counsellor-page.module.css';
import type { PrintSection } from './print-report-props.ts';
import { useFetchPrintSections } from './use-fetch-print-sections.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { joinSentences } from '#language/translate.ts';

export interface CounsellorPageProps {
  readonly userid: string;
  readonly cards: readonly InstrumentCard[];
  readonly loadInstrument: LoadInstrument;
  /** Address of the report. */
  readonly reportAddress: string;
}

/** One page to hold up, print or share. The choices are only in memory, and after the results nothing is requested. */
export function CounsellorPage({ userid, cards, loadInstrument, reportAddress }: CounsellorPageProps) {
  const { t, format } = useTranslation();
  const sections = useSections(userid, cards, loadInstrument);
  const [choices, setChoices] = useState(noChoices);
  const [now] = useState(() => new Date());
  const change = (changed: Partial<CounsellorChoices>) => setChoices({ ...choices, ...changed });
  if (sections === 'loading') return <Spinner label={t('counsellor.loading')} />;
  const known = sections === 'failed' ? [] : sections;
  const content = buildCounsellorContent(t, format, choices, known, format.day(now));
  const results = describeResults(t, format, known);
  const { since, change: direction } = completeChoices(choices, results);
  const isEmpty = content.sentences.length === 0 && content.help.length === 0;

  return (
    <div className={styles.column}>
      {sections === 'failed' && <Alert status="error">{t('counsellor.failed')}</Alert>}
      <article className={styles.page} aria-label={t('counsellor.pageTitle')}>
        <h2>{t('counsellor.pageTitle')}</h2>
        {isEmpty && <p className={styles.empty}>{t('counsellor.nothing')}</p>}
        {content.sentences.map((sentence) => (
          <p key={sentence} className={styles.sentence}>
            {sentence}
          </p>
        ))}
        {content.help.length > 0 && (
          <section>
            <h3>{t('counsellor.parts.help.legend')}</h3>
            <List lines={content.help} />
          </section>
        )}
        <footer className={styles.foot}>
          {content.scores.length > 0 && (
            <>
              <h3>{t('counsellor.parts.scores.title')}</h3>
              <List lines={content.scores} />
            </>
          )}
          <p>{joinSentences(t, [t('counsellor.limits'), content.made])}</p>
        </footer>
      </article>
      <CounsellorActions content={content} />
      <Disclosure label={t('counsellor.choose')} className={styles.choices} open={isEmpty || undefined}>
        <div className={styles.groups}>
          <Checks part="hard" chosen={choices.hard} onChange={(hard) => change({ hard })} />
          <Choice
            part="since"
            fromResults={results.since}
            value={since}
            onChange={(value) => change({ since: value })}
          />
          <Choice
            part="change"
            fromResults={results.changes}
            value={direction}
            onChange={(value) => change({ change: value })}
          />
          <Checks part="help" chosen={choices.help} onChange={(help) => change({ help })} />
          <Checkbox
            name="counsellor-scores"
            checked={choices.hasScores}
            onChange={({ target }) => change({ hasScores: target.checked })}
          >
            {t('counsellor.parts.scores.show')}
          </Checkbox>
        </div>
      </Disclosure>
      <p className={styles.controls}>
        <Link to={reportAddress}>{t('counsellor.back')}</Link>
      </p>
    </div>
  );
}

/** Fetches the results once. */
function useSections(userid: string, cards: readonly InstrumentCard[], loadInstrument: LoadInstrument) {
  const fetchSections = useFetchPrintSections(userid, cards, loadInstrument);
  const { data: demographics } = useReaderFactsQuery(userid);
  const [sections, setSections] = useState<readonly PrintSection[] | 'loading' | 'failed'>('loading');
  const fetchRef = useRef(fetchSections);
  useEffect(() => {
    fetchRef.current = fetchSections;
  });
  useEffect(() => {
    if (demographics === undefined) return;
    fetchRef.current(demographics).then(setSections, (error: unknown) => {
      console.warn('The report could not be prepared', error);
      setSections('failed');
    });
  }, [demographics]);
  return sections;
}

function List({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const legends = {
  hard: 'counsellor.parts.hard.legend',
  since: 'counsellor.parts.since.legend',
  change: 'counsellor.parts.change.legend',
  help: 'counsellor.parts.help.legend',
} as const;

interface ChecksProps {
  readonly part: 'hard' | 'help';
  readonly chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}

function Checks({ part, chosen, onChange }: ChecksProps): ReactNode {
  const { t } = useTranslation();
  const options = listOptions(t, part);
  return (
    <fieldset className={styles.group}>
      <legend>{t(legends[part])}</legend>
      {options.map(({ id, label }) => (
        <Checkbox
          key={id}
          name={`counsellor-${part}-${id}`}
          checked={chosen.includes(id)}
          onChange={() =>
            onChange(options.map((one) => one.id).filter((one) => (one === id) !== chosen.includes(one)))
          }
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly part: 'since' | 'change';
  /** Sentences that follow from the results. */
  readonly fromResults: readonly string[];
  readonly value: string;
  onChange(value: string): void;
}

function Choice({ part, fromResults, value, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      name={`counsellor-${part}`}
      label={t(legends[part])}
      orientation="vertical"
      options={[
        ...fromResults.map((sentence, index) => ({
          value: toResultId(index),
          label: t('counsellor.fromAnswers', { sentence }),
        })),
        ...listOptions(t, part).map(({ id, label }) => ({ value: id, label })),
        { value: '', label: t('counsellor.leaveOut') },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
