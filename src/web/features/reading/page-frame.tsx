import { ArrowLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { canGoBack } from '#api/device/history.ts';
import { Container } from '#ui/page/page.tsx';
import { blackOnWhitePrintClass } from '#ui/prose/print-class.ts';
import { ReadingBar, readingBarBackClass } from '#ui/reading-bar/reading-bar.tsx';
import { classes } from '#ui/theme/classes.ts';
import { accentClass } from '#ui/theme/accent.ts';
import type { PageContext } from './page-context.ts';
import { PageFooter } from './page-footer.tsx';
import styles from './page-frame.module.css';
import { useTranslation } from '#web-language/use-translation.ts';
import settings from '#compiled/settings.json';
import { DocumentTitle } from '#web-language/document-title.tsx';

export interface PageFrameProps {
  readonly context: PageContext;
  /** Title of the text, which overrides the one of the context. */
  readonly title?: string;
  /** Heading, if it differs from the title. */
  readonly heading?: string;
  /** Rendered between title and text. */
  readonly head?: ReactNode;
  /** False if there is nothing to print. */
  readonly printable?: boolean;
  /** Called on a click on Next. */
  readonly onNext?: () => void;
  readonly children?: ReactNode;
}

/** The layout of a page: accent, title bar, title, and footer. */
export function PageFrame(props: PageFrameProps) {
  const { context, title = context.title, heading = title, head, printable, onNext, children } = props;
  return (
    <div className={classes(styles.page, blackOnWhitePrintClass, accentClass(context.accent))}>
      {context.help ? <title>{settings.homeScreenName}</title> : <DocumentTitle page={title} />}
      <PageBar {...context} />
      <Container as="article" className={styles.article}>
        <header className={styles.head}>
          <h1 id="page-title" tabIndex={-1}>
            {heading}
          </h1>
          {head}
        </header>
        {children}
        <PageFooter next={context.next} printable={printable} onNext={onNext} />
      </Container>
    </div>
  );
}

/** The title bar of a page: a back link, the title of the chapter, and the number of the part. */
function PageBar({ barTitle, part, backTo }: Pick<PageContext, 'barTitle' | 'part' | 'backTo'>) {
  const { t } = useTranslation();
  const goBack = useBackToPage();
  const backLink = (
    <Link
      to={backTo}
      rel="prev"
      className={readingBarBackClass}
      aria-label={t('reading.back')}
      title={t('reading.back')}
      onClick={goBack}
    >
      <ArrowLeft aria-hidden="true" />
    </Link>
  );
  return <ReadingBar back={backLink} title={barTitle} part={part} />;
}

/** Navigates back in the history. If the app was opened at this page, the link is followed. */
function useBackToPage(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (event) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || isFirstEntry(key)) return;
    event.preventDefault();
    void navigate(-1);
  };
}

/**
 * Returns whether there is no earlier page of the app. The router numbers history entries from the first one; a
 * memory router gives its first entry a fixed key. Pages read before hydration come before that.
 */
function isFirstEntry(key: string): boolean {
  const index: unknown = window.history.state?.idx;
  const isFirstOfApp = typeof index === 'number' ? index === 0 : key === 'default';
  return isFirstOfApp && !canGoBack();
}
