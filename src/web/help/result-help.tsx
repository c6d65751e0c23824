import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { isUrgentHelpDue, markUrgentHelpDisplayed } from '#api/device/urgent-help.ts';
import { safetyPlanReview } from '#api/safety-plan.ts';
import englishHelp from '#compiled/help-now.json';
import { safetyPlanAddress } from '#domain/reading-order/addresses.ts';
import type { HelpProminence } from '#domain/scoring/help-shown-first.ts';
import { HelplineBlock } from '#ui/help-block/help-block.tsx';
import { HelplineRow } from '#ui/help-row/help-row.tsx';
import { ShareTextButton } from '#ui/share-text/share-text.tsx';
import { UrgentHelp } from '#ui/urgent-help/urgent-help.tsx';
import { Listen } from '#voice/listen.tsx';
import { urgentNumbers } from './urgent-numbers.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { useContent } from '#web-language/content.ts';

export interface ResultHelpProps {
  /** 'none' renders nothing. */
  readonly strength: HelpProminence;
  /** Time of the answers, ISO 8601: after 30 days the text speaks of the past. Null if unknown. */
  readonly time?: string | null;
  /** False: the block is displayed at every visit, and the tab stores nothing about it. */
  readonly isRecorded?: boolean;
}

/** Help numbers above a result or an overview, as prominent as the answers require. */
export function ResultHelp({ strength, time = null, isRecorded = true }: ResultHelpProps) {
  if (strength === 'none') return null;
  if (strength === 'row') return <Row />;
  return isRecorded ? <OncePerVisit time={time} /> : <Block time={time} />;
}

/** Help numbers below a result, and where it is unknown whether the answers call for help. */
export function HelpNumbers() {
  const help = useContent('help-now.json', englishHelp);
  const { t } = useTranslation();
  return <HelplineBlock compact title={t('shell.calling.title')} lines={help.lines} />;
}

const { cannotTalk, calling } = englishHelp.urgent;
const { call, danger } = urgentNumbers;

/** The full block on the first page of a visit, and the row on later pages. */
function OncePerVisit({ time }: { time: string | null }) {
  const isDue = useMemo(() => isUrgentHelpDue(time), [time]);
  useEffect(() => {
    if (isDue) markUrgentHelpDisplayed(time);
  }, [isDue, time]);
  return isDue ? <Block time={time} /> : <Row />;
}

function Block({ time }: { time: string | null }) {
  const { hours } = useContent('help-now.json', englishHelp).urgent;
  const { t } = useTranslation();
  return (
    <UrgentHelp
      title={isLongAgo(time) ? t('shell.calling.longAgo') : t('shell.calling.today')}
      call={{ tel: call.tel, label: t('shell.calling.call', { number: call.shown, hours }) }}
      danger={{ tel: danger.tel, label: t('shell.calling.danger', { number: danger.shown }) }}
    >
      <Link to={cannotTalk}>{t('shell.calling.cannotTalk')}</Link>
      {safetyPlanReview && <Link to={safetyPlanAddress}>{t('shell.calling.plan')}</Link>}
      <Link to={calling}>{t('shell.calling.calling')}</Link>
      <ShareTextButton
        label={t('shell.calling.share.label')}
        text={t('shell.calling.share.text')}
        copied={t('shell.calling.share.copied')}
        failed={t('shell.calling.share.failed')}
      />
      <Listen within="[data-listen=help]" isPrivate />
    </UrgentHelp>
  );
}

function Row() {
  const { hours } = useContent('help-now.json', englishHelp).urgent;
  const { t } = useTranslation();
  return <HelplineRow tel={call.tel} label={t('shell.calling.row', { number: call.shown, hours })} />;
}

const pastAfterMs = 30 * 24 * 60 * 60 * 1000;

function isLongAgo(time: string | null): boolean {
  return time !== null && Date.now() - Date.parse(time) > pastAfterMs;
}
