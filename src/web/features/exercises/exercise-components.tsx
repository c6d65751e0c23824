import { Phone } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import englishHelp from '#compiled/help-now.json';
import englishUnsafeTies from '#compiled/help-unsafe-ties.json';
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
import { useContent } from '#web-language/content.ts';

const { supportEmail, programName } = settings;
/** The first number of the line that is called first. The content check guarantees that it exists. */
export const firstHelplineNumber = englishHelp.lines.find(({ name }) => name === englishHelp.urgent.call)
  ?.numbers[0] ?? { tel: '', shown: '' };

/** A heading of an exercise. `splitSteps` finds it; the screen renders its text. */
export function StepHeading({ children }: { children?: ReactNode }) {
  return <h2>{children}</h2>;
}

function TextLink({ href = '', children }: ComponentProps<'a'>) {
  return href.startsWith('/') ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}

function CallButton() {
  const { hours } = useContent('help-now.json', englishHelp).urgent;
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
  const unsafeTies = useContent('help-unsafe-ties.json', englishUnsafeTies);
  const help = useContent('help-now.json', englishHelp);
  return <HelplineList lines={[...(unsafeTies ?? []), ...help.lines]} />;
}

function ExerciseHelp() {
  const help = useContent('help-now.json', englishHelp);
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
  HelpLines: () => {
    const help = useContent('help-now.json', englishHelp);
    return <HelplineList lines={help.lines} />;
  },
  Institute: () => useContent('settings.json', settings).institute.name,
  NeedToTalk: ExerciseHelp,
  Pause,
  Program: () => programName,
  SafetyLines,
};
