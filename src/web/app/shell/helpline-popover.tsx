import { MessageCircle } from 'lucide-react';
import { safetyPlanReview } from '#api/safety-plan.ts';
import help from '#compiled/help-now.json';
import { formatDate } from '#domain/dates/numeric-dates.ts';
import { safetyPlanAddress } from '#domain/reading-order/addresses.ts';
import { helpButtonId } from '#ui/help-block/help-button-id.ts';
import { PhoneNumbers } from '#ui/help-block/phone-numbers.tsx';
import { Popover } from '#ui/popover/popover.tsx';
import { ToolText } from '#ui/top-bar/tool-text.tsx';
import { topBarClasses } from '#ui/top-bar/top-bar.tsx';
import { messages } from '../messages.ts';
import { BarLink } from './bar-link.tsx';
import styles from './tools.module.css';

const { button, short, title, lead, call, checked, plan, calling } = messages.help;

/** Popover with the helplines of `content/help-now.json`. */
export function HelplinePopover() {
  return (
    <Popover
      panelLabel={title}
      renderTrigger={(trigger) => (
        <button id={helpButtonId} type="button" {...trigger} className={topBarClasses.tool}>
          <MessageCircle aria-hidden="true" />
          <ToolText short={short} named={`${short}:`}>
            {button}
          </ToolText>
        </button>
      )}
    >
      {(close) => (
        <div className={styles.panel}>
          <h2>{title}</h2>
          <p>{lead}</p>
          {safetyPlanReview && (
            <BarLink to={safetyPlanAddress} className={topBarClasses.tool} onFollow={close}>
              {plan}
            </BarLink>
          )}
          <dl>
            {help.lines.map(({ name, about, hours, languages, numbers }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <PhoneNumbers numbers={numbers} formatName={call} />
                </dd>
                <dd>{about}</dd>
                <dd>{`${hours}. ${languages}.`}</dd>
              </div>
            ))}
          </dl>
          <BarLink to={help.urgent.calling} className={topBarClasses.tool} onFollow={close}>
            {calling}
          </BarLink>
          <p>{checked(formatDate(help.lastChecked))}</p>
        </div>
      )}
    </Popover>
  );
}
