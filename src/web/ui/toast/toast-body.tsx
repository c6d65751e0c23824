import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { Marked } from './marked.tsx';
import type { ToastKind } from './message.ts';

const icons = { success: Check, info: Info, warning: TriangleAlert, error: CircleAlert };

export interface ToastBodyProps {
  /** Which colour and icon. */
  kind: ToastKind;
  /** The message, with its mark before it if it has one. */
  text: string;
  /** Its close button was pressed. */
  onClose: () => void;
}

/** One message: icon disc, words, and a button that closes it. A leading mark is kept for screen readers. */
export function ToastBody({ kind, text, onClose }: ToastBodyProps) {
  const Icon = icons[kind];
  return (
    <div className={`toast-body toast-${kind}`}>
      <span className="toast-disc">
        <Icon aria-hidden="true" />
      </span>
      <p>
        <Marked text={text} />
      </p>
      <button type="button" className="toast-close" aria-label="Close message" onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
