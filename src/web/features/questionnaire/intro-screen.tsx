import { useEffect, useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useIsConsentWithdrawn } from '#api/consent-api.ts';
import { selectSession } from '#api/session.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { estimateMinutes } from '#domain/instrument/minutes.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { DecorativeDiscRow } from '#ui/decorative-disc-row/decorative-disc-row.tsx';
import { Container } from '#ui/page/page.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import { classes } from '#ui/theme/classes.ts';
import { ConsentWithdrawnNote } from './consent-withdrawn-note.tsx';
import { selectExit, unfinishedReported } from './exit-slice.ts';
import styles from './intro.module.css';
import { StartButtons } from './start-buttons.tsx';
import { Listen } from '#voice/listen.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import type { Translate } from '#language/translate.ts';
import settings from '#compiled/settings.json';

interface Props {
  instrument: Instrument;
  /** Number of assessments. */
  count: number;
}

/** The introduction to an assessment, and the target of Back from its questions. */
export function IntroScreen({ instrument, count }: Props) {
  const { t } = useTranslation();
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
    // The prerenderer sets the classes in `data-body` on the body.
    <div className={styles.intro} data-body={bodyTheme}>
      <title>
        {t('questionnaire.pageTitle', {
          page: t('intro.introduction'),
          title,
          programName: settings.programName,
        })}
      </title>
      <DecorativeDiscRow grows />
      <Container className={styles.middle}>
        <div className={styles.name}>
          {isStopped && (
            <div className={styles.alert}>
              <ConsentWithdrawnNote />
            </div>
          )}
          {leftUnfinished && (
            <div role="alert" className={styles.alert}>
              <Alert status="info" live="off">
                {t('intro.leftUnfinished')}
              </Alert>
            </div>
          )}
          <p className={styles.place}>
            {t('intro.position', { position, count, minutes: estimateMinutes(instrument) })}
            <Listen within="#page-title, [data-listen]" subject={id} isCompact />
          </p>
          <h1 id="page-title" tabIndex={-1}>
            {title}
          </h1>
        </div>
        <div>
          <p className={styles.say} data-listen="">
            {intro.text}
          </p>
          <dl className={styles.facts}>
            {intro.facts.map(({ figure, label }) => (
              <div key={label}>
                <dt>{figure}</dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
          {!isStopped && <StartButtons instrument={instrument} />}
          {instrument.allowsMissing && <p className={styles.skipping}>{describeSkipping(t, instrument)}</p>}
        </div>
      </Container>
      <DecorativeDiscRow grows={false} />
    </div>
  );
}

/** Describes the effect of skipping a question. */
function describeSkipping(t: Translate, { scores }: Instrument): string {
  return scores.some(({ missing }) => missing)
    ? t('intro.skipping.mostNeeded')
    : t('intro.skipping.allNeeded');
}

/** Returns whether this assessment was just left by the Back button of the browser; reported once. */
function useLeftUnfinished(id: string): boolean {
  const dispatch = useDispatch();
  const { unfinished } = useSelector(selectExit);
  const [wasLeft] = useState(unfinished === id);
  useEffect(() => {
    dispatch(unfinishedReported());
  }, [dispatch]);
  return wasLeft;
}

/** Adds classes to the body while the screen is mounted. */
function useBodyTheme(names: string): void {
  useLayoutEffect(() => {
    const classNames = names.split(' ');
    document.body.classList.add(...classNames);
    return () => document.body.classList.remove(...classNames);
  }, [names]);
}
