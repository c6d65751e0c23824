import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../button/button.tsx';
import styles from './share-text-button.module.css';

/** Props of `ShareTextButton`. */
export interface ShareTextButtonProps {
  /** Label of the button. */
  label: string;
  /** The text to send. It must not name the app. */
  text: string;
  /** Precedes the text after it was copied. */
  copied: string;
  /** Precedes the text if the browser refused to copy it. */
  failed: string;
  /** Telephone number: on phones the button opens a text message to it in place of the share sheet. */
  to?: string;
  /** Accessible name if several are on a page; begins with the label. */
  'aria-label'?: string;
}

/**
 * A button that hands a ready text to the share sheet of the device. Without one, phones get a link to a text message,
 * and computers copy the text.
 */
export function ShareTextButton({
  label,
  text,
  copied,
  failed,
  to = '',
  'aria-label': ariaLabel,
}: ShareTextButtonProps) {
  const [outcome, setOutcome] = useState('');
  const canShare = to === '' && 'share' in navigator;

  async function share() {
    if (canShare && (await shareText(text))) return;
    setOutcome((await copyText(text)) ? copied : failed);
  }

  if (!canShare && isPhone())
    return (
      <div className={styles.share}>
        <a
          href={`sms:${to}?body=${encodeURIComponent(text)}`}
          className={buttonClass('tertiary')}
          aria-label={ariaLabel}
        >
          <Send aria-hidden="true" />
          {label}
        </a>
      </div>
    );
  return (
    <div className={styles.share}>
      <Button
        variant="tertiary"
        startIcon={<Send aria-hidden="true" />}
        aria-label={ariaLabel}
        onClick={() => void share()}
      >
        {label}
      </Button>
      <p role="status">{outcome && `${outcome} “${text}”`}</p>
    </div>
  );
}

/** @returns false if the text must be copied instead; a closed sheet is the choice of the person */
async function shareText(text: string): Promise<boolean> {
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function isPhone(): boolean {
  return window.matchMedia?.('(hover: none) and (pointer: coarse)').matches === true;
}
