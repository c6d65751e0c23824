import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import englishHelp from '#compiled/help-now.json';
import settings from '#compiled/settings.json';
import { SafetyPlanLink } from '#help/safety-plan-link.tsx';
import { HelplineList } from '#ui/help-block/help-list.tsx';
import { ExternalLink } from '#ui/external-link/external-link.tsx';
import type { MdxComponents } from '#ui/prose/mdx-content.ts';
import { Table } from '#ui/prose/table.tsx';
import { AccessFacts } from './access-facts.tsx';
import { CallStep } from './call-step.tsx';
import { Directory } from './directory.tsx';
import { GrievanceOfficer } from './grievance-officer.tsx';
import { type HeadingProps, toPageAnchor } from './headings.ts';
import { WebInformationManager } from './web-information-manager.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { useContent } from '#web-language/content.ts';

/** A heading with an anchor. */
export function PartHeading(props: HeadingProps) {
  return (
    <h2 id={toPageAnchor(props).id} tabIndex={-1}>
      {props.children}
    </h2>
  );
}

/** A link in a text: internal links use the router. */
function TextLink({ href = '', children }: ComponentProps<'a'>) {
  if (/^[/#]/.test(href)) return <Link to={href}>{children}</Link>;
  if (/^https?:/.test(href)) return <ExternalLink href={href}>{children}</ExternalLink>;
  return <a href={href}>{children}</a>;
}

const { supportEmail, programName, termsVersion } = settings;

function Email() {
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
}

/** A mailto link to the support address, with a template to request the deletion of an account. */
function DeletionMail() {
  const { t } = useTranslation();
  const href = `mailto:${supportEmail}?subject=${encodeURIComponent(t('reading.page.deletionMail.subject'))}&body=${encodeURIComponent(t('reading.page.deletionMail.body'))}`;
  return <a href={href}>{supportEmail}</a>;
}

/** Help numbers from `content/help-now.json`. */
const HelpLines = () => {
  const help = useContent('help-now.json', englishHelp);
  return <HelplineList lines={help.lines} />;
};

/** Tags that pages in `content/site` may use. */
export const siteComponents: MdxComponents = {
  h2: PartHeading,
  Heading: PartHeading,
  a: TextLink,
  table: Table,
  AccessFacts,
  CallStep,
  Email,
  DeletionMail,
  Directory,
  GrievanceOfficer,
  HelpLines,
  Program: () => programName,
  Institute: () => useContent('settings.json', settings).institute.name,
  Funder: () => useContent('settings.json', settings).funder,
  Partner: () => useContent('settings.json', settings).partner,
  SafetyPlan: SafetyPlanLink,
  TermsVersion: () => termsVersion,
  WebInformationManager,
};
