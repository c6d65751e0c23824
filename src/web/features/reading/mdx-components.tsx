import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import settings from '#compiled/settings.json';
import { Callout } from '#ui/callout/callout.tsx';
import { Distortion, Distortions } from '#ui/distortion-cards/distortion-cards.tsx';
import { ExternalLink } from '#ui/external-link/external-link.tsx';
import { FurtherReading, Source } from '#ui/further-reading/further-reading.tsx';
import { Myth, Myths } from '#ui/myths/myths.tsx';
import { Card, Cards } from '#ui/plain-cards/plain-cards.tsx';
import type { MdxComponents } from '#ui/prose/mdx-content.ts';
import { Table } from '#ui/prose/table.tsx';
import { Question, Questions } from '#ui/question-cards/question-cards.tsx';
import { Step, Steps } from '#ui/steps/steps.tsx';
import { Tip, Tips } from '#ui/tip-cards/tip-cards.tsx';
import { PicturePart } from './picture-part.tsx';
import { HelpLines, NeedToTalkWords, SafetyLines } from './reading-help.tsx';
import { VideoPart } from './video-part.tsx';

const { supportEmail, programName, institute } = settings;

/** A link of a text: within the program by the router, elsewhere with the mark of another website. */
function TextLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  if (/^https?:/.test(href)) return <ExternalLink href={href}>{children}</ExternalLink>;
  return <a href={href}>{children}</a>;
}

function Email() {
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
}

/** Every tag that a page in `content/reading` may use. */
export const mdxComponents: MdxComponents = {
  a: TextLink,
  Callout,
  Card,
  Cards,
  Distortion,
  Distortions,
  Email,
  FurtherReading,
  HelpLines,
  Institute: () => institute.name,
  Myth,
  Myths,
  NeedToTalk: NeedToTalkWords,
  Picture: PicturePart,
  Program: () => programName,
  Question,
  Questions,
  SafetyLines,
  Source,
  Step,
  Steps,
  table: Table,
  Tip,
  Tips,
  Video: VideoPart,
};
