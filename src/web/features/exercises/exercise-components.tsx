import { Phone } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import help from '#compiled/help-now.json';
import unsafeTies from '#compiled/help-unsafe-ties.json';
import settings from '#compiled/settings.json';
import { buttonClass } from '#ui/button/button.tsx';
import { HelplineList } from '#ui/help-block/help-list.tsx';
import { NeedToTalk } from '#ui/help-block/need-to-talk.tsx';
import type { MdxComponents } from '#ui/prose/mdx-content.ts';
import { Breathe } from './breathe.tsx';
import { Choose, Chosen } from './choose.tsx';
import { Drawing } from './drawing.tsx';
import { Pause } from './pause.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

const { supportEmail, programName, institute } = settings;
const { hours } = help.urgent;
/** The first number of the line that is called first. The content check guarantees that it exists. */
export const firstHelplineNumber = help.lines.find(({ name }) => name === help.urgent.call)?.numbers[0] ?? {
  tel: '',
  shown: '',
};

/** A heading of an exercise. `splitSteps` finds it; the screen renders its text. */
export function StepHeading({ children }: { children?: ReactNode }) {
  return <h2>{children}</h2>;
}

function TextLink({ href = '', children }: ComponentProps<'a'>) {
  return href.startsWith('/') ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}

function CallButton() {
  const { t } = useTranslation();
  return (
    <p>
      <a href={`tel:${firstHelplineNumber.tel}`} className={buttonClass('primary')}>
        <Phone aria-hidden="true" />
        {t('plan.exercises.call', { number: firstHelplineNumber.shown, hours })}
      </a>
    </p>
  );
}

/** Help numbers for people who are not safe with another person, followed by the general ones. */
export function SafetyLines() {
  return <HelplineList lines={[...(unsafeTies ?? []), ...help.lines]} />;
}

function ExerciseHelp() {
  const { t } = useTranslation();
  return <NeedToTalk lines={help.lines}>{t('plan.exercises.needToTalk')}</NeedToTalk>;
}

/** Tags that files in `content/exercises` may use. */
export const exerciseComponents: MdxComponents = {
  h2: StepHeading,
  a: TextLink,
  Breathe,
  CallButton,
  Choose,
  Chosen,
  Drawing,
  Email: () => <a href={`mailto:${supportEmail}`}>{supportEmail}</a>,
  HelpLines: () => <HelplineList lines={help.lines} />,
  Institute: () => institute.name,
  NeedToTalk: ExerciseHelp,
  Pause,
  Program: () => programName,
  SafetyLines,
};
