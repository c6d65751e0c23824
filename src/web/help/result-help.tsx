import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { isUrgentHelpDue, markUrgentHelpDisplayed } from '#api/device/urgent-help.ts';
import { safetyPlanReview } from '#api/safety-plan.ts';
import englishHelp from '#compiled/help-now.json';
import { safetyPlanAddress } from '#domain/reading-order/addresses.ts';
import type { HelpProminence } from '#domain/scoring/help-shown-first.ts';
import { HelplineBlock } from '#ui/help-block/help-block.tsx';
import { HelplineRow } from '#ui/help-row/help-row.tsx';
import { ShareTextButton } from '#ui/share-text-button/share-text-button.tsx';
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
  return isRecorded ? <OncePerVisit time={time} /> : <Block time={time} isUnsaved />;
}

/** Help numbers below a result, and where it is unknown whether the answers call for help. */
export function HelpNumbers() {
  const help = useContent('help-now.json', englishHelp);
  const { t } = useTranslation();
  return <HelplineBlock compact title={t('help.title')} lines={help.lines} />;
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

function Block({ time, isUnsaved }: { time: string | null; isUnsaved?: boolean }) {
  const { hours } = useContent('help-now.json', englishHelp).urgent;
  const { t } = useTranslation();
  return (
    <UrgentHelp
      title={isLongAgo(time) ? t('help.longAgo') : t('help.today')}
      call={{ tel: call.tel, label: t('help.call', { number: call.shown, hours }) }}
      danger={{ tel: danger.tel, label: t('help.danger', { number: danger.shown }) }}
    >
      <Link to={cannotTalk}>{t('help.cannotTalk')}</Link>
      {safetyPlanReview && <Link to={safetyPlanAddress}>{t('help.plan')}</Link>}
      <Link to={calling}>{t('help.calling')}</Link>
      <ShareTextButton
        label={t('help.share.label')}
        text={t('help.share.text')}
        copied={t('help.share.copied')}
        failed={t('help.share.failed')}
      />
      <Listen within="[data-listen=help]" isPrivate isUnsaved={isUnsaved ?? false} />
    </UrgentHelp>
  );
}

function Row() {
  const { hours } = useContent('help-now.json', englishHelp).urgent;
  const { t } = useTranslation();
  return <HelplineRow tel={call.tel} label={t('help.row', { number: call.shown, hours })} />;
}

const pastAfterMs = 30 * 24 * 60 * 60 * 1000;

function isLongAgo(time: string | null): boolean {
  return time !== null && Date.now() - Date.parse(time) > pastAfterMs;
}
