import { useTranslation } from '#web-language/use-translation.ts';
import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { MessageWithSpokenSymbol } from './marked.tsx';
import type { Status } from '../alert/alert.tsx';

const icons = { success: Check, info: Info, warning: TriangleAlert, error: CircleAlert };

/** Props of `ToastBody`. */
export interface ToastBodyProps {
  /** Sets colour and icon. */
  status: Status;
  /** The message, with its symbol if it has one. */
  message: string;
  /** Called when the close button is pressed. */
  onClose: () => void;
}

/** A toast: icon, text and close button. A leading symbol is only announced. */
export function ToastBody({ status, message, onClose }: ToastBodyProps) {
  const { t } = useTranslation();
  const Icon = icons[status];
  return (
    <div className={`toast-body toast-${status}`}>
      <span className="toast-disc">
        <Icon aria-hidden="true" />
      </span>
      <p>
        <MessageWithSpokenSymbol text={message} />
      </p>
      <button type="button" className="toast-close" aria-label={t('app.ui.closeMessage')} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
