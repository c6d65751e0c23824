import { getNow } from '#api/server-clock.ts';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { hasOutdatedDraft, loadValidDraft, saveDraft } from '#api/device/drafts.ts';
import { selectSession } from '#api/session.ts';
import { hasAnswers, createDraft } from '#domain/answers/draft.ts';
import { getPosition } from '#domain/answers/get-position.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { createIdempotencyKey } from './draft/attempt-key.ts';
import styles from './intro.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

/** The buttons to start, continue or restart an assessment. */
export function StartButtons({ instrument }: { instrument: Instrument }) {
  const { t } = useTranslation();
  const { id, look, routes } = instrument;
  const userid = useSelector(selectSession)?.userid;
  const [draft] = useState(() => (userid === undefined ? null : loadValidDraft(instrument, userid)));
  const [isOutdated] = useState(() => userid !== undefined && hasOutdatedDraft(instrument, userid));
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const navigate = useNavigate();
  const position = draft !== null && hasAnswers(draft) ? getPosition(instrument, draft) : null;
  const questionsPath = `${routes.questionnaire}/${id}`;

  function restart() {
    // Replaces the draft with an empty one, so that other tabs restart too.
    const emptyDraft = createDraft(instrument, createIdempotencyKey(), getNow());
    const index = getPosition(instrument, emptyDraft).first;
    if (userid !== undefined) saveDraft(id, userid, { ...emptyDraft, index });
    navigate(questionsPath, { replace: true });
  }

  return (
    <div className={styles.begin}>
      {isOutdated && <p>{t('questionnaire.outdated')}</p>}
      {/* Replaces this entry, because the questionnaire inserts the intro before itself. */}
      <Link className={buttonClass('primary')} to={questionsPath} replace>
        {position
          ? t('intro.continue', {
              question: Math.min(position.number, position.count),
              count: position.count,
            })
          : t('intro.start')}
        <ArrowRight aria-hidden="true" />
      </Link>
      {position && (
        <Button variant="secondary" onClick={() => setIsDialogOpen(true)}>
          {t('intro.restart.button')}
        </Button>
      )}
      <Dialog
        open={isDialogOpen}
        accent={look.ink}
        title={t('intro.restart.title')}
        onClose={() => setIsDialogOpen(false)}
        actions={
          <>
            <Button onClick={() => setIsDialogOpen(false)}>{t('intro.restart.keep')}</Button>
            <Button variant="secondary" onClick={restart}>
              {t('intro.restart.button')}
            </Button>
          </>
        }
      >
        <p>{t('intro.restart.text')}</p>
      </Dialog>
    </div>
  );
}
