import { Pause, Play, RotateCcw, Snail, Square } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web-language/use-translation.ts';
import type { Player } from './create-player.ts';
import styles from './listen.module.css';

interface Props {
  readonly player: Player;
  readonly status: 'speaking' | 'paused';
  stop(): void;
}

/** Pause, again, slower and stop, at the lower edge of the window. */
export function ListenControls({ player, status, stop }: Props) {
  const { t } = useTranslation();
  const [isSlow, setIsSlow] = useState(player.isSlow);
  const isPaused = status === 'paused';

  function changeRate() {
    setIsSlow(!isSlow);
    player.setSlow(!isSlow);
  }

  return (
    <div role="group" aria-label={t('voice.controls')} className={styles.bar}>
      <Control
        icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        label={isPaused ? t('voice.resume') : t('voice.pause')}
        onClick={isPaused ? player.resume : player.pause}
      />
      <Control icon={<RotateCcw aria-hidden="true" />} label={t('voice.again')} onClick={player.repeat} />
      <Control
        icon={<Snail aria-hidden="true" />}
        label={t('voice.slower')}
        isPressed={isSlow}
        onClick={changeRate}
      />
      <Control icon={<Square aria-hidden="true" />} label={t('voice.stop')} onClick={stop} />
    </div>
  );
}

interface ControlProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly isPressed?: boolean;
  onClick(): void;
}

function Control({ icon, label, isPressed, onClick }: ControlProps) {
  return (
    <button type="button" className={styles.control} aria-pressed={isPressed} onClick={onClick}>
      {icon}
      {label}
    </button>
  );
}
