import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import settings from '#compiled/settings.json';
import { SafetyLines } from '#help/safety-lines.tsx';
import { SafetyPlanLink } from '#help/safety-plan-link.tsx';
import { Callout } from '#ui/callout/callout.tsx';
import { Card, CardList, type CardVariant, MythCard } from '#ui/card-list/card-list.tsx';
import { Distortion } from '#ui/card-list/distortion.tsx';
import { ExternalLink } from '#ui/external-link/external-link.tsx';
import { FurtherReading, Source } from '#ui/further-reading/further-reading.tsx';
import type { MdxComponents } from '#ui/prose/mdx-content.ts';
import { Table } from '#ui/prose/table.tsx';
import { PicturePart } from './picture-part.tsx';
import { HelpLines, NeedToTalkLink } from './reading-help.tsx';
import { VideoPart } from './video-part.tsx';
import { useContent } from '#web-language/content.ts';

const { supportEmail, programName } = settings;

/** A link in a text: internal links use the router, external ones have an icon. */
function TextLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  if (/^https?:/.test(href)) return <ExternalLink href={href}>{children}</ExternalLink>;
  return <a href={href}>{children}</a>;
}

function Email() {
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
}

/** Creates a tag for a list of cards of a variant. */
const createCardList = (variant: CardVariant) =>
  function Cards({ children }: { children: ReactNode }) {
    return <CardList variant={variant}>{children}</CardList>;
  };

function Question({ ask, children }: { ask: string; children: ReactNode }) {
  return <Card title={ask}>{children}</Card>;
}

/** Tags that pages in `content/reading` may use. */
export const mdxComponents: MdxComponents = {
  a: TextLink,
  Callout,
  Card,
  Cards: createCardList('cards'),
  Distortion,
  Distortions: createCardList('distortions'),
  Email,
  FurtherReading,
  HelpLines,
  Institute: () => useContent('settings.json', settings).institute.name,
  Myth: MythCard,
  Myths: createCardList('myths'),
  NeedToTalk: NeedToTalkLink,
  Picture: PicturePart,
  Program: () => programName,
  Question,
  Questions: createCardList('questions'),
  SafetyLines,
  SafetyPlan: SafetyPlanLink,
  Source,
  Step: Card,
  Steps: createCardList('steps'),
  table: Table,
  Tip: Card,
  Tips: createCardList('tips'),
  Video: VideoPart,
};
