import { useTranslation } from '#web-language/use-translation.ts';
import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { MessageWithSpokenSymbol } from './marked.tsx';
import type { ToastKind } from './message.ts';

const icons = { success: Check, info: Info, warning: TriangleAlert, error: CircleAlert };

/** Props of `ToastBody`. */
export interface ToastBodyProps {
  /** Sets colour and icon. */
  kind: ToastKind;
  /** The message, with its symbol if it has one. */
  text: string;
  /** Called when the close button is pressed. */
  onClose: () => void;
}

/** A toast: icon, text and close button. A leading symbol is only announced. */
export function ToastBody({ kind, text, onClose }: ToastBodyProps) {
  const { t } = useTranslation();
  const Icon = icons[kind];
  return (
    <div className={`toast-body toast-${kind}`}>
      <span className="toast-disc">
        <Icon aria-hidden="true" />
      </span>
      <p>
        <MessageWithSpokenSymbol text={text} />
      </p>
      <button type="button" className="toast-close" aria-label={t('app.ui.closeMessage')} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
