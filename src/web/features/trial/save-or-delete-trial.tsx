import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { isApiSameOrigin } from '#api/address.ts';
import type { ApiDispatch } from '#api/api.ts';
import { removeTrialAnswers } from '#api/device/trial-answers.ts';
import type { SubmissionContent } from '#contract/requests.ts';
import { getStartTime } from '#domain/answers/draft.ts';
import { defaultLanguage } from '#domain/instrument/default-language.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldError } from '#ui/field/field-error.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from './trial.module.css';
import type { FinishedTrial } from './use-trial.ts';
import { joinSentences } from '#language/translate.ts';

export interface SaveOrDeleteTrialProps {
  readonly instrument: Instrument;
  readonly trial: FinishedTrial;
  /** The answers are stored, so leaving costs nothing. */
  onKept(): void;
  onDelete(): void;
}

/** After a result: keep the answers for a registration, or delete them. */
export function SaveOrDeleteTrial({ instrument, trial, onKept, onDelete }: SaveOrDeleteTrialProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<ApiDispatch>();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function keep() {
    setBusy(true);
    setFailed(false);
    const { id, version, language = defaultLanguage } = instrument;
    const { draft, answers, finishedAt } = trial;
    const content: SubmissionContent = {
      ans: [...answers] as SubmissionContent['ans'],
      version,
      language,
      key: draft.key,
      begunAt: getStartTime(draft),
      finishedAt,
    };
    const isKept = await import('#api/trial-answers.ts').then(
      ({ encryptAndSaveTrialAnswers }) => encryptAndSaveTrialAnswers(dispatch, id, content),
      () => false,
    );
    setBusy(false);
    if (!isKept) return setFailed(true);
    onKept();
    void navigate('/signUp');
  }

  function deleteNow() {
    removeTrialAnswers();
    onDelete();
  }

  return (
    <>
      {/* A server of another origin cannot take the answers over. */}
      {isApiSameOrigin && (
        <section className={styles.keep}>
          <h2>{t('trial.keep.title')}</h2>
          <p>{joinSentences(t, [t('trial.keep.text'), t('trial.keep.research')])}</p>
          <Button loading={isBusy} loadingLabel={t('trial.keep.busy')} onClick={() => void keep()}>
            {t('trial.keep.button')}
          </Button>
          {hasFailed && (
            <div role="alert">
              <FieldError id="trial-keep-failed">{t('trial.keep.failed')}</FieldError>
            </div>
          )}
        </section>
      )}
      <section className={styles.remove}>
        <p>{t('trial.remove.text')}</p>
        <Button variant="secondary" onClick={deleteNow}>
          {t('trial.remove.button')}
        </Button>
      </section>
    </>
  );
}
