import type { ComponentProps } from 'react';
import { formatQueuedAnswers } from '#api/device/queued-answers.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { LeaveIllustration } from '#ui/dialog/leave-illustration.tsx';
import type { PlainMessageId } from '#language/translate.ts';
import { useTranslation } from '#web-language/use-translation.ts';

interface DialogTexts {
  readonly title: PlainMessageId;
  readonly lead?: PlainMessageId;
  readonly text?: PlainMessageId;
  readonly confirm: PlainMessageId;
}

const texts = {
  exit: {
    title: 'shell.exit.title',
    lead: 'shell.exit.lead',
    text: 'shell.exit.text',
    confirm: 'shell.exit.confirm',
  },
  /** For a browser that stores nothing. */
  exitUnsaved: { title: 'shell.exit.title', text: 'shell.exit.unsaved', confirm: 'shell.exit.confirm' },
  logout: { title: 'shell.logout.title', text: 'shell.logout.text', confirm: 'app.nav.logout' },
  /** The text is the count of queued submissions. */
  logoutWaiting: { title: 'shell.logout.title', confirm: 'app.nav.logout' },
} as const satisfies Record<string, DialogTexts>;

interface Props extends Pick<ComponentProps<typeof Dialog>, 'open' | 'accent'> {
  kind: keyof typeof texts;
  /** The safe choice: first in order, and Escape. The primary button, unless leaving is as safe. */
  onCancel(): void;
  onConfirm(): void;
  /** Number of queued submissions of the user. */
  queuedCount?: number;
}

/** Dialog before a logout or before leaving an assessment. A lazy chunk, because most visits do not display it. */
export function ConfirmDialog({ open, kind, accent, onCancel, onConfirm, queuedCount = 0 }: Props) {
  const { t } = useTranslation();
  const { title, lead, text, confirm }: DialogTexts = texts[kind];
  const isLogout = kind === 'logout' || kind === 'logoutWaiting';
  const queuedText = isLogout ? formatQueuedAnswers(t, queuedCount) : null;
  return (
    <Dialog
      open={open}
      title={t(title)}
      accent={accent}
      illustration={<LeaveIllustration />}
      onClose={onCancel}
      actions={
        <>
          <Button data-autofocus variant={kind === 'exit' ? 'secondary' : 'primary'} onClick={onCancel}>
            {t('shell.exit.cancel')}
          </Button>
          <Button variant="secondary" onClick={onConfirm}>
            {t(confirm)}
          </Button>
        </>
      }
    >
      {lead && (
        <p>
          <b>{t(lead)}</b>
        </p>
      )}
      {text && <p>{t(text)}</p>}
      {queuedText && <p>{queuedText}</p>}
    </Dialog>
  );
}
