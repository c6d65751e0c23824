import { MessageCircle } from 'lucide-react';
import type { HelpLine } from './help-block.tsx';
import { helpButtonId } from './help-button-id.ts';
import styles from './need-to-talk.module.css';

export interface NeedToTalkProps {
  /** The words on the button of the bar. */
  words: string;
  /** Named on paper, where nothing opens. */
  lines: readonly Pick<HelpLine, 'numbers'>[];
}

/** The words 'Need to talk?' within a text: they lead to the button of that name in the bar, and open it. */
export function NeedToTalk({ words, lines }: NeedToTalkProps) {
  const numbers = lines.flatMap((line) => line.numbers.map(({ shown }) => shown));
  return (
    <>
      <button type="button" className={styles.words} onClick={open}>
        <MessageCircle aria-hidden="true" />
        {words}
      </button>
      <span className={styles.onPaper}>{` (${numbers.join(', ')})`}</span>
    </>
  );
}

function open(): void {
  const button = document.getElementById(helpButtonId);
  button?.focus();
  if (button?.getAttribute('aria-expanded') === 'false') button.click();
}
