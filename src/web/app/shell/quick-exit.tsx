import { DoorOpen } from 'lucide-react';
import { type MouseEvent, useRef, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { formatQueuedAnswers } from '#api/device/queued-answers.ts';
import { exitAddress } from '#contract/paths.ts';
import { selectExit } from '#features/questionnaire/exit-slice.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { Popover } from '#ui/popover/popover.tsx';
import { ToolText } from '#ui/header/tool-text.tsx';
import { headerClasses } from '#ui/header/header.tsx';
import styles from './tools.module.css';
import { useTranslation } from '#web-language/use-translation.ts';
import { joinSentences } from '#language/translate.ts';

/**
 * Milliseconds for which the displayed panel of a questionnaire ignores presses: a double tap must not remove answers
 * before the panel could be read.
 */
const readingMs = 700;

/**
 * Popover that explains what quick exit removes and what stays. A second press on the button, or Enter twice,
 * confirms. Both are links, so that they work without script too.
 */
export function QuickExit({ onLeave }: { onLeave(): void }) {
  const { t } = useTranslation();
  const { inAssessment, isSaved } = useSelector(selectExit);
  const displayedAt = useRef(Number.POSITIVE_INFINITY);
  const queuedText = useSyncExternalStore(
    subscribeToFocus,
    () => formatQueuedAnswers(t),
    () => null,
  );
  function leave(event: MouseEvent) {
    event.preventDefault();
    if (!inAssessment || event.timeStamp - displayedAt.current >= readingMs) onLeave();
  }
  return (
    <Popover
      panelLabel={t('app.quickExit.button')}
      renderTrigger={(trigger) => (
        <a
          {...trigger}
          href={exitAddress}
          referrerPolicy="strict-origin"
          className={headerClasses.tool}
          onClick={(event) => {
            if (trigger['aria-expanded']) return leave(event);
            trigger.onClick(event);
            // A slow phone paints the panel long after the press.
            displayedAt.current = Number.POSITIVE_INFINITY;
            runAfterPaint(() => (displayedAt.current = performance.now()));
          }}
        >
          <DoorOpen aria-hidden="true" />
          <ToolText>{t('app.quickExit.button')}</ToolText>
        </a>
      )}
    >
      <div className={styles.panel}>
        <p id="quick-exit-removed">
          <b>{t('app.quickExit.removed')}</b>{' '}
          {joinSentences(t, [
            t('app.quickExit.removedData'),
            inAssessment && isSaved && t('app.quickExit.instead'),
          ])}
        </p>
        <a
          href={exitAddress}
          referrerPolicy="strict-origin"
          className={buttonClass('primary', true)}
          data-autofocus=""
          aria-describedby="quick-exit-removed quick-exit-kept"
          onClick={leave}
        >
          {t('app.quickExit.go')}
        </a>
        {/* Below the link, which takes the focus: with large text the panel must not scroll past what is removed. */}
        <div id="quick-exit-kept">
          <p>
            <b>{t('app.quickExit.kept')}</b> {t('app.quickExit.keptData')}
          </p>
          {/* The count is unknown when the page is prerendered. */}
          <p data-waiting="" suppressHydrationWarning>
            {queuedText}
          </p>
        </div>
      </div>
    </Popover>
  );
}

/** The second frame begins after the first one was painted. */
function runAfterPaint(task: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(task));
}

/** The count cookie has no change event. It is read again when the panel opens and its link receives focus. */
function subscribeToFocus(changed: () => void): () => void {
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.hasAttribute('data-autofocus')) changed();
  };
  document.addEventListener('focusin', onFocusIn);
  return () => document.removeEventListener('focusin', onFocusIn);
}
