import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { clearMark } from '#api/device/marks.ts';
import { stoppedMessages } from '#domain/account/stopped-messages.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { disarmed } from './exit-slice.ts';
import { TurnAway } from './turn-away.tsx';

/** Leads from the questions to the introduction while the use of the person's data is stopped. The draft stays. */
export function StoppedAway({ instrument: { id, routes } }: { instrument: Instrument }) {
  const dispatch = useDispatch();
  useEffect(() => {
    clearMark(id);
    dispatch(disarmed());
  }, [dispatch, id]);
  return <TurnAway tone="info" text={stoppedMessages.alert} to={routes.intro} />;
}
