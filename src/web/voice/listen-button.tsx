import { Square, Volume2 } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classes } from '#ui/theme/classes.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { EarphonesQuestion } from './earphones-question.tsx';
import { ListenControls } from './listen-controls.tsx';
import styles from './listen.module.css';
import type { ListenProps } from './listen-props.ts';
import { useListening } from './use-listening.ts';

/** The button of `Listen`, and the controls while it speaks. */
export function ListenButton(props: ListenProps) {
  const { isCompact = false, className = isCompact ? styles.corner : styles.inline } = props;
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const listening = useListening(props, () => button.current?.focus({ preventScroll: true }));
  const { isAvailable, isAsking, player, status, start, stop, answerEarphones, chooseOption } = listening;
  if (!isAvailable) return null;
  const isActive = player !== null;
  const label = isActive ? t('voice.stop') : t('voice.listen');

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') stop();
    const isPlainKey = !(event.repeat || event.ctrlKey || event.altKey || event.metaKey);
    if (isActive && isPlainKey && /^\d$/.test(event.key)) chooseOption(Number(event.key));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons within
    <span className={className} data-silent="" onKeyDown={handleKey}>
      <Button
        ref={button}
        variant="tertiary"
        className={classes(styles.listen, isCompact && styles.compact)}
        startIcon={isActive ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        aria-label={isCompact ? label : undefined}
        title={isCompact ? label : undefined}
        onClick={isActive ? stop : start}
      >
        {isCompact ? null : label}
      </Button>
      {isAsking && <EarphonesQuestion onAnswer={answerEarphones} />}
      {player && status && <ListenControls {...{ player, status, stop }} />}
    </span>
  );
}
