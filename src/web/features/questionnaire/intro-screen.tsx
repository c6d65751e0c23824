import { useEffect, useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useIsConsentWithdrawn } from '#api/consent-api.ts';
import { selectSession } from '#api/session.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { estimateMinutes } from '#domain/instrument/minutes.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { BreathRow } from '#ui/breath-rows/breath-rows.tsx';
import { Wrap } from '#ui/page/page.tsx';
import { classes } from '#ui/theme/classes.ts';
import { accentClass } from '#ui/theme/accent.ts';
import { Begin } from './begin.tsx';
import { selectExit, unfinishedReported } from './exit-slice.ts';
import styles from './intro.module.css';
import { introMessages } from './intro-messages.ts';
import { ConsentWithdrawnNote } from './stopped-note.tsx';
import { screenMessages as asking } from './screen-messages.ts';

interface Props {
  instrument: Instrument;
  /** How many assessments there are. */
  count: number;
}

/** What an assessment asks, before it begins; also where the browser's Back leads from its questions. */
export function IntroScreen({ instrument, count }: Props) {
  const {
    id,
    title,
    position,
    look: { ink },
    intro,
  } = instrument;
  const bodyTheme = classes(accentClass(ink), styles.tinted);
  useBodyTheme(bodyTheme);
  const leftUnfinished = useLeftUnfinished(id);
  const isStopped = useIsConsentWithdrawn(useSelector(selectSession)?.userid ?? null);
  return (
    // The build gives the body of a rendered page these classes from the start.
    <div className={styles.intro} data-body={bodyTheme}>
      <title>{asking.pageTitle(introMessages.introduction, title)}</title>
      <BreathRow grows />
      <Wrap className={styles.middle}>
        <div className={styles.name}>
          {isStopped && (
            <div className={styles.alert}>
              <ConsentWithdrawnNote />
            </div>
          )}
          {leftUnfinished && (
            <div role="alert" className={styles.alert}>
              <Alert tone="info" quiet>
                {introMessages.leftUnfinished}
              </Alert>
            </div>
          )}
          <p className={styles.place}>{introMessages.place(position, count, estimateMinutes(instrument))}</p>
          <h1 id="page-title" tabIndex={-1}>
            {title}
          </h1>
        </div>
        <div>
          <p className={styles.say}>{intro.text}</p>
          <dl className={styles.facts}>
            {intro.facts.map(({ figure, label }) => (
              <div key={label}>
                <dt>{figure}</dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
          {instrument.allowsMissing && <p className={styles.skipping}>{skipping(instrument)}</p>}
          {!isStopped && <Begin instrument={instrument} />}
        </div>
      </Wrap>
      <BreathRow grows={false} />
    </div>
  );
}

/** What it costs to leave a question out. */
function skipping({ scores }: Instrument): string {
  const some = scores.some(({ missing }) => missing);
  return `You may skip questions. ${some ? 'Some results need most of the answers.' : 'A result then stays open where one of its answers is missing.'}`;
}

/** True when the person has just left this assessment with the browser's Back; reported once. */
function useLeftUnfinished(id: string): boolean {
  const dispatch = useDispatch();
  const { unfinished } = useSelector(selectExit);
  const [left] = useState(unfinished === id);
  useEffect(() => {
    dispatch(unfinishedReported());
  }, [dispatch]);
  return left;
}

/** Gives the whole page, the bar above included, these classes while a screen is shown. */
function useBodyTheme(names: string): void {
  useLayoutEffect(() => {
    const each = names.split(' ');
    document.body.classList.add(...each);
    return () => document.body.classList.remove(...each);
  }, [names]);
}
