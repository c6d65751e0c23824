import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { tabKeys } from '#api/device/tab-keys.ts';
import { writeValue } from '#api/device/storage.ts';
import { useCountUnderstandingMutation } from '#api/understanding-api.ts';
import type { DisplayedResult } from '#domain/understanding/displayed-result.ts';
import { Button } from '#ui/button/button.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { buildQuestions, type PageQuestion } from './build-questions.ts';
import styles from './questions.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

/** The questions of one result. Renders nothing if the page answers none of them. */
export function Questions({ result }: { readonly result: DisplayedResult }) {
  const { t } = useTranslation();
  // The result may be fetched again while the questions are displayed.
  const [firstResult] = useState(result);
  const { sectionId, language } = firstResult;
  const questions = useMemo(() => buildQuestions(t, firstResult), [t, firstResult]);
  const [countUnderstanding] = useCountUnderstandingMutation();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [isSkipped, setIsSkipped] = useState(false);
  /** Ids of the questions that were answered otherwise than the page; null before the answers are sent. */
  const [differing, setDiffering] = useState<readonly string[] | null>(null);
  const id = useId();

  useEffect(() => {
    if (questions.length > 0) writeValue(tabKeys.understandingAsked, '1');
  }, [questions]);

  if (questions.length === 0) return null;
  if (isSkipped) return <Closing lines={[t('understanding.skipped')]} />;
  if (differing) {
    const meanings = questions.flatMap(({ id, meaning }) => (differing.includes(id) ? [meaning] : []));
    return <Closing lines={[t('understanding.thanks'), ...meanings]} />;
  }
  const answered = questions.filter((question) => question.id in answers);

  function send(event: FormEvent) {
    event.preventDefault();
    const isRight = (question: PageQuestion) => answers[question.id] === question.right;
    for (const question of answered) {
      const body = { section_id: sectionId, language, question: question.id, right: isRight(question) };
      void countUnderstanding(body);
    }
    setDiffering(answered.filter((question) => !isRight(question)).map((question) => question.id));
  }

  return (
    <form className={styles.card} aria-labelledby={id} onSubmit={send}>
      <h2 id={id}>{t('understanding.title', { count: questions.length })}</h2>
      <p>{t('understanding.about')}</p>
      {questions.map((question) => (
        <RadioGroup
          key={question.id}
          label={question.legend}
          name={`understanding-${question.id}`}
          orientation="vertical"
          options={question.options}
          value={answers[question.id] ?? ''}
          onChange={(value) => setAnswers({ ...answers, [question.id]: value })}
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" disabled={answered.length === 0}>
          {t('understanding.send')}
        </Button>
        <Button variant="tertiary" onClick={() => setIsSkipped(true)}>
          {t('understanding.skip')}
        </Button>
      </div>
    </form>
  );
}

/** Replaces the questions and takes their focus. */
function Closing({ lines }: { readonly lines: readonly string[] }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} className={styles.card} tabIndex={-1}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
