import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { clearAssessmentMark } from '#api/device/assessment-marks.ts';
import { withdrawnConsentMessages } from '#domain/account/withdrawn-consent-messages.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { disarmed } from './exit-slice.ts';
import { RedirectWithToast } from './redirect-with-toast.tsx';

/** Redirects to the intro while the use of data is stopped. The draft is kept. */
export function ConsentRedirect({ instrument: { id, routes } }: { instrument: Instrument }) {
  const dispatch = useDispatch();
  useEffect(() => {
    clearAssessmentMark(id);
    dispatch(disarmed());
  }, [dispatch, id]);
  return <RedirectWithToast tone="info" text={withdrawnConsentMessages.alert} to={routes.intro} />;
}
