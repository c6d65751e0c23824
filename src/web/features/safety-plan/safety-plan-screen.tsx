import { safetyPlanReview } from '#api/safety-plan.ts';
import englishHelp from '#compiled/help-now.json';
import englishContent from '#compiled/safety-plan/plan.json';
import settings from '#compiled/settings.json';
import { Alert } from '#ui/alert/alert.tsx';
import { HelplineList } from '#ui/help-block/help-list.tsx';
import { Lead, Container } from '#ui/page/page.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import { classes } from '#ui/theme/classes.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { PlanViews } from './plan-views.tsx';
import styles from './safety-plan.module.css';
import { UrgentCalls } from './urgent-calls.tsx';
import { useContent } from '#web-language/content.ts';

export interface SafetyPlanScreenProps {
  /** As `safetyPlanReview`: null turns the page off. */
  readonly review?: typeof safetyPlanReview | null;
}

/** The safety plan, which stays on this device. It sends no request, and needs neither login nor network. */
export function SafetyPlanScreen({ review = safetyPlanReview }: SafetyPlanScreenProps) {
  return (
    <Container className={classes(styles.screen, accentClass('brand'))}>
      {/* Neutral, because it is visible in the list of open and visited pages and on paper. */}
      <title>{settings.homeScreenName}</title>
      {review ? <Available review={review} /> : <Unavailable />}
    </Container>
  );
}

function Unavailable() {
  const help = useContent('help-now.json', englishHelp);
  const { t } = useTranslation();
  return (
    <>
      <h1 id="page-title" tabIndex={-1}>
        {t('safetyPlan.off.title')}
      </h1>
      <Lead>{t('safetyPlan.off.text')}</Lead>
      <HelplineList lines={help.lines} />
    </>
  );
}

function Available({ review }: { readonly review: NonNullable<typeof safetyPlanReview> }) {
  const content = useContent('safety-plan/plan.json', englishContent);
  const { t, format } = useTranslation();
  return (
    <>
      <UrgentCalls />
      <header className={styles.head}>
        {review === 'demo' && <Alert status="warning">{t('safetyPlan.demo')}</Alert>}
        <h1 id="page-title" tabIndex={-1}>
          {content.title}
        </h1>
        <p>{content.lead}</p>
        <p>
          <strong>{content.notWatched}</strong>
        </p>
      </header>
      <PlanViews />
      <footer className={styles.foot}>
        <p>{content.withCounsellor}</p>
        {review !== 'demo' && (
          <p className="note">
            {t('safetyPlan.reviewed', { name: review.reviewedBy, day: format.day(`${review.on}T00:00`) })}
          </p>
        )}
      </footer>
    </>
  );
}
