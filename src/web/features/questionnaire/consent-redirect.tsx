import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { clearAssessmentMark } from '#api/device/assessment-marks.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { disarmed } from './exit-slice.ts';
import { RedirectWithToast } from './redirect-with-toast.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

/** Redirects to the intro while the use of data is stopped. The draft is kept. */
export function ConsentRedirect({ instrument: { id, routes } }: { instrument: Instrument }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  useEffect(() => {
    clearAssessmentMark(id);
    dispatch(disarmed());
  }, [dispatch, id]);
  return <RedirectWithToast status="info" text={t('shell.consent.alert')} to={routes.intro} />;
}
