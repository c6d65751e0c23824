import { Link } from 'react-router-dom';
import englishHelp from '#compiled/help-now.json';
import settings from '#compiled/settings.json';
import { siteAddresses } from '#domain/reading-order/addresses.ts';
import { Lead, Container } from '#ui/page/page.tsx';
import { ReviewNote } from '#ui/prose/review-note.tsx';
import { TableOfContents, Prose, TitleBar } from '#ui/prose/prose.tsx';
import { classes } from '#ui/theme/classes.ts';
import { accentClass } from '#ui/theme/accent.ts';
import { listHeadings } from './headings.ts';
import styles from './page-screen.module.css';
import { PartHeading, siteComponents } from './site-components.tsx';
import type { SitePage } from './site-page.ts';
import { useHashTarget } from './use-hash-target.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { useContent } from '#web-language/content.ts';
import { DocumentTitle } from '#web-language/document-title.tsx';

/** A page with more headings has a table of contents. */
const maxHeadingsWithoutContents = 5;

/** A page of `content/site`: title bar, table of contents if it is long, and text. */
export function PageScreen({ page }: { page: SitePage }) {
  const help = useContent('help-now.json', englishHelp);
  const { t, format } = useTranslation();
  useHashTarget();
  const { title, summary, route, version, updated, reviewed } = page.frontmatter;
  // Called instead of rendered, because the headings are read from the returned element.
  const content = page.default({ components: siteComponents });
  const headings = listHeadings(content, PartHeading);
  const isLong = headings.length > maxHeadingsWithoutContents;
  return (
    <div className={classes(styles.page, accentClass('brand'))}>
      {/* Tabs and the list of visited pages display a neutral name of the page of urgent help. */}
      {route === help.urgent.cannotTalk ? (
        <title>{settings.homeScreenName}</title>
      ) : (
        <DocumentTitle page={title} />
      )}
      <TitleBar>
        <h1 id="page-title" tabIndex={-1}>
          {title}
        </h1>
        <Lead>{summary}</Lead>
        {/* Not on pages of help. Local midnight, so that the date is the same in every time zone. */}
        {siteAddresses.includes(route) && (
          <p className="note">
            {t('reading.page.page.edition', { version, date: format.day(`${updated}T00:00`) })}
          </p>
        )}
      </TitleBar>
      <Container className={classes(styles.body, isLong && styles.columns)}>
        {isLong && (
          <TableOfContents
            title={t('reading.page.page.contents')}
            entries={headings}
            link={({ id, text }) => <Link to={`#${id}`}>{text}</Link>}
          />
        )}
        <Prose>
          {content}
          <ReviewNote reviewed={reviewed} updated={updated} />
        </Prose>
      </Container>
    </div>
  );
}
