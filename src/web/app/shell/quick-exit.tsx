import { DoorOpen } from 'lucide-react';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { formatQueuedAnswers } from '#api/device/queued-answers.ts';
import { exitAddress } from '#contract/paths.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { Popover } from '#ui/popover/popover.tsx';
import { ToolText } from '#ui/top-bar/tool-text.tsx';
import { topBarClasses } from '#ui/top-bar/top-bar.tsx';
import { messages } from '../messages.ts';
import styles from './tools.module.css';

const { button, short, explain, go } = messages.quickExit;

/**
 * Popover that explains what quick exit removes. A second press on the button, or Enter twice, confirms. Both are
 * links, so that they work without script too.
 */
export function QuickExit({ onLeave }: { onLeave(): void }) {
  const queuedText = useSyncExternalStore(
    subscribeToFocus,
    () => formatQueuedAnswers(),
    () => null,
  );
  function leave(event: MouseEvent) {
    event.preventDefault();
    onLeave();
  }
  return (
    <Popover
      panelLabel={button}
      renderTrigger={(trigger) => (
        <a
          {...trigger}
          href={exitAddress}
          referrerPolicy="strict-origin"
          className={topBarClasses.tool}
          onClick={trigger['aria-expanded'] ? leave : trigger.onClick}
        >
          <DoorOpen aria-hidden="true" />
          <ToolText short={short}>{button}</ToolText>
        </a>
      )}
    >
      <div className={styles.panel}>
        <div id="quick-exit-text">
          <p>{explain}</p>
          {/* The count is unknown when the page is prerendered. */}
          <p data-waiting="" suppressHydrationWarning>
            {queuedText}
          </p>
        </div>
        <a
          href={exitAddress}
          referrerPolicy="strict-origin"
          className={buttonClass('primary', true)}
          data-autofocus=""
          aria-describedby="quick-exit-text"
          onClick={leave}
        >
          {go}
        </a>
      </div>
    </Popover>
  );
}

/** The count cookie has no change event. It is read again when the panel opens and its link receives focus. */
function subscribeToFocus(changed: () => void): () => void {
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.hasAttribute('data-autofocus')) changed();
  };
  document.addEventListener('focusin', onFocusIn);
  return () => document.removeEventListener('focusin', onFocusIn);
}
