import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HelplineEntry } from './help-block.tsx';
import { helpButtonId } from './help-button-id.ts';
import styles from './need-to-talk.module.css';

/** Props of `NeedToTalk`. */
export interface NeedToTalkProps {
  /** Label of the button in the bar. */
  children?: ReactNode;
  /** Helplines whose numbers are printed. */
  lines: readonly Pick<HelplineEntry, 'numbers'>[];
}

/** A button in a text that opens the help popover of the bar. */
export function NeedToTalk({ children, lines }: NeedToTalkProps) {
  const numbers = lines.flatMap((line) => line.numbers.map(({ shown }) => shown));
  return (
    <>
      <button type="button" className={styles.button} onClick={open}>
        <MessageCircle aria-hidden="true" />
        {children}
      </button>
      <span className={styles.printed}>{` (${numbers.join(', ')})`}</span>
    </>
  );
}

function open(): void {
  const button = document.getElementById(helpButtonId);
  button?.focus();
  if (button?.getAttribute('aria-expanded') === 'false') button.click();
}
