import { Link } from 'react-router-dom';
import { safetyPlanReview } from '#api/safety-plan.ts';
import { safetyPlanAddress } from '#domain/reading-order/addresses.ts';
import { RichText } from '#web-language/rich-text.tsx';

export interface SafetyPlanLinkProps {
  /** As `safetyPlanReview`: nothing is rendered without a review. */
  readonly review?: typeof safetyPlanReview | null;
}

/** A sentence with a link to the safety plan, within a text. */
export function SafetyPlanLink({ review = safetyPlanReview }: SafetyPlanLinkProps) {
  if (!review) return null;
  return <RichText id="shell.calling.makePlan" components={{ plan: <Link to={safetyPlanAddress} /> }} />;
}
