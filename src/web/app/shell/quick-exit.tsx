import { DoorOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Popover } from '#ui/popover/popover.tsx';
import { ToolText } from '#ui/top-bar/tool-text.tsx';
import { topBarClasses } from '#ui/top-bar/top-bar.tsx';
import { strings } from '../strings.ts';
import styles from './tools.module.css';

const { button, short, explain, go } = strings.quickExit;

/**
 * Says what leaving removes, with the way out under the finger: a second press on the button, or Enter twice,
 * leaves at once.
 */
export function QuickExit({ onLeave }: { onLeave(): void }) {
  return (
    <Popover
      label={button}
      trigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          className={topBarClasses.tool}
          onClick={trigger['aria-expanded'] ? onLeave : trigger.onClick}
        >
          <DoorOpen aria-hidden="true" />
          <ToolText short={short}>{button}</ToolText>
        </button>
      )}
    >
      <LeaveNow onLeave={onLeave} />
    </Popover>
  );
}

function LeaveNow({ onLeave }: { onLeave(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.panel}>
      <p id="quick-exit-text">{explain}</p>
      <Button ref={button} aria-describedby="quick-exit-text" wide onClick={onLeave}>
        {go}
      </Button>
    </div>
  );
}
