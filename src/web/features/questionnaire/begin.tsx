import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { hasOutdatedDraft, loadDraft, saveDraft } from '#api/device/drafts.ts';
import { selectSession } from '#api/session.ts';
import { hasAnswers, createDraft } from '#domain/answers/draft.ts';
import { getPosition } from '#domain/answers/get-position.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { newAttemptKey } from './draft/attempt-key.ts';
import styles from './intro.module.css';
import { introMessages } from './intro-messages.ts';
import { screenMessages as asking } from './screen-messages.ts';

/** The way into the questions: from the start, or where the person stopped, or from the start again. */
export function Begin({ instrument }: { instrument: Instrument }) {
  const { id, look, routes } = instrument;
  const userid = useSelector(selectSession)?.userid;
  const [draft] = useState(() => (userid === undefined ? null : loadDraft(instrument, userid, new Date())));
  const [isOutdated] = useState(() => userid !== undefined && hasOutdatedDraft(instrument, userid));
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();
  const place = draft !== null && hasAnswers(draft) ? getPosition(instrument, draft) : null;
  const questions = `${routes.questionnaire}/${id}`;

  function beginAnew() {
    // A fresh draft in its place, so that other tabs begin anew too.
    const fresh = createDraft(instrument, newAttemptKey(), new Date());
    const index = getPosition(instrument, fresh).first;
    if (userid !== undefined) saveDraft(id, userid, { ...fresh, index });
    navigate(questions, { replace: true });
  }

  return (
    <div className={styles.begin}>
      {isOutdated && <p>{asking.outdated}</p>}
      {/* Replaces this entry: the questionnaire lays the intro beneath itself again, so it is there once. */}
      <Link className={buttonClass('primary')} to={questions} replace>
        {place
          ? introMessages.continue(Math.min(place.number, place.count), place.count)
          : introMessages.start}
        <ArrowRight aria-hidden="true" />
      </Link>
      {place && (
        <Button variant="ghost" onClick={() => setAsks(true)}>
          {introMessages.anew.button}
        </Button>
      )}
      <Dialog
        open={asks}
        ink={look.ink}
        title={introMessages.anew.title}
        onCancel={() => setAsks(false)}
        actions={
          <>
            <Button onClick={() => setAsks(false)}>{introMessages.anew.keep}</Button>
            <Button variant="ghost" onClick={beginAnew}>
              {introMessages.anew.button}
            </Button>
          </>
        }
      >
        <p>{introMessages.anew.text}</p>
      </Dialog>
    </div>
  );
}
