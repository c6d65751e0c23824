import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { exercisesAddress } from '#domain/exercises/address.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-metadata.ts';
import { isHelpShownFirst } from '#domain/scoring/help-shown-first.ts';
import { computeResult } from '#domain/scoring/result.ts';
import { ResultSummaryCard } from '#features/feedback/answer-card.tsx';
import { buildReport } from '#features/feedback/report.ts';
import { selectExit } from '#features/questionnaire/exit-slice.ts';
import type { QuestionModuleExports } from '#features/questionnaire/in-memory-engine.tsx';
import { SmallStep } from '#features/trial/small-step.tsx';
import styles from '#features/trial/trial.module.css';
import { TrialFrame } from '#features/trial/trial-frame.tsx';
import { SaveOrDeleteTrial } from '#features/trial/save-or-delete-trial.tsx';
import type { FinishedTrial } from '#features/trial/use-trial.ts';
import { HelpNumbers, ResultHelp } from '#help/result-help.tsx';
import { isPageTranslatedByBrowser } from '#api/device/browser-translation.ts';
import { Listen } from '#voice/listen.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import type { Translate } from '#language/translate.ts';
import type { Format } from '#language/format.ts';

export interface TrialResultScreenProps {
  readonly trial: FinishedTrial;
  onKept(): void;
  onDelete(): void;
}

/** Creates the result of an instrument in words, computed on this device. */
export function createTrialResult(
  instrument: CompiledInstrument,
  { useUnloadWarning }: Pick<QuestionModuleExports, 'useUnloadWarning'>,
) {
  return function TrialResult({ trial, onKept, onDelete }: TrialResultScreenProps) {
    const { t, format } = useTranslation();
    useUnloadWarning(useSelector(selectExit).inAssessment);
    const [report] = useState(() => createReport(t, format, instrument, trial));
    const { answeredText, answer, limitNote, helpText, steps, strength } = report;
    return (
      <TrialFrame title={instrument.title} accent={instrument.look.ink} takesFocus>
        <p className={styles.muted}>
          {answeredText} <Listen within="#page-title, [data-listen=result]" isPrivate isUnsaved />
        </p>
        {/* A record in the storage of the tab would show that the answers were heavy. */}
        <ResultHelp strength={strength} isRecorded={false} />
        <ResultSummaryCard
          answer={answer}
          limitNote={limitNote}
          helpText={helpText}
          pageTitle={instrument.title}
        >
          <SmallStep step={steps[0]} />
        </ResultSummaryCard>
        {strength !== 'block' && (
          <p>
            <Link className={styles.link} to={exercisesAddress}>
              {t('trial.result.exercises')}
            </Link>
          </p>
        )}
        <p className={styles.muted}>{t('results.noDiagnosis')}</p>
        <SaveOrDeleteTrial instrument={instrument} trial={trial} onKept={onKept} onDelete={onDelete} />
        {strength === 'none' && <HelpNumbers />}
      </TrialFrame>
    );
  };
}

/** The report of a first attempt. Gender and education are unknown. */
function createReport(
  t: Translate,
  format: Format,
  instrument: CompiledInstrument,
  { age, answers, finishedAt }: FinishedTrial,
) {
  const { version, language } = instrument;
  const texts = { language, ...(isPageTranslatedByBrowser() && { browserTranslated: true as const }) };
  const demographics = { age, gender: null, education: null };
  const result = computeResult(instrument, answers, demographics);
  const isHelpFirst = isHelpShownFirst(instrument, { result, ans: answers, ...demographics });
  const scores = Object.fromEntries(Object.entries(result).map(([id, { value }]) => [id, value]));
  return buildReport(
    t,
    format,
    instrument,
    result,
    [{ time: finishedAt, version, scores, ...demographics, ...texts }],
    demographics,
    { sentHelpFirst: isHelpFirst },
  );
}
