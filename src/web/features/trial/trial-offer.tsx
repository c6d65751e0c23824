import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import type { ApiDispatch } from '#api/api.ts';
import { removeTrialAnswers } from '#api/device/trial-answers.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from './trial.module.css';
import { useTrialAnswers } from './use-trial-answers.ts';

const outcomeIds = {
  sent: 'trial.offer.sent',
  deleted: 'trial.offer.deleted',
  refused: 'trial.offer.refused',
} as const;

export interface TrialOfferProps {
  readonly userid: string;
  readonly cards: readonly InstrumentCard[];
}

/**
 * Asks once after a registration on this device whether the account takes over the answers that were given before it.
 * Another person may use the phone, so nothing is sent without a Yes.
 */
export function TrialOffer({ userid, cards }: TrialOfferProps) {
  const { t, format } = useTranslation();
  const dispatch = useDispatch<ApiDispatch>();
  const [answers] = useTrialAnswers();
  // The answers when the question was asked: they are removed from the device before its outcome is displayed.
  const [asked, setAsked] = useState(answers);
  if (answers && !asked) setAsked(answers);
  const [state, setState] = useState<'asking' | 'busy' | 'later' | 'sent' | 'deleted' | 'refused'>('asking');
  const outcome = useRef<HTMLDivElement>(null);
  const card = cards.find(({ id }) => id === asked?.sectionId);
  if (!asked?.isRegistered || !card) return null;

  async function keep() {
    if (!asked) return;
    setState('busy');
    const result = await import('#api/trial-answers.ts').then(
      ({ sendTrialAnswers }) => sendTrialAnswers(dispatch, userid, asked),
      () => 'later' as const,
    );
    setState(result);
    outcome.current?.focus();
  }

  function remove() {
    removeTrialAnswers();
    setState('deleted');
    outcome.current?.focus();
  }

  const isOpen = state === 'asking' || state === 'busy' || state === 'later';
  return (
    <section className={styles.offer} aria-labelledby="trial-offer">
      <div ref={outcome} tabIndex={-1}>
        {isOpen ? (
          <>
            <h2 id="trial-offer">{t('trial.offer.title')}</h2>
            <p>{t('trial.offer.text', { day: format.day(asked.finishedAt) })}</p>
            {state === 'later' && <Alert status="error">{t('trial.offer.later')}</Alert>}
          </>
        ) : (
          <Alert status={state === 'sent' ? 'success' : 'info'}>
            <span id="trial-offer">{t(outcomeIds[state])}</span>{' '}
            {state === 'sent' && <Link to={card.routes.feedback}>{t('trial.offer.seeResult')}</Link>}
          </Alert>
        )}
      </div>
      {isOpen && (
        <div className={styles.actions}>
          <Button loading={state === 'busy'} loadingLabel={t('trial.offer.busy')} onClick={() => void keep()}>
            {t('trial.offer.yes')}
          </Button>
          <Button variant="secondary" onClick={remove}>
            {t('trial.offer.no')}
          </Button>
        </div>
      )}
    </section>
  );
}
