import { Markdown } from '@storybook/addon-docs/blocks';
import changelog from '../../CHANGELOG.md?raw';
import { PageLink } from './page-link.tsx';

/** The entries of the changelog with a heading for designers that name a component. */
export function ChangesOf({ component }: { component: string }) {
  const entries = changelog
    .split(/^## /m)
    .flatMap((release) => {
      const [heading = ''] = release.split('\n');
      const [, section = ''] = /^### For designers\n([^]*?)(?=^### |$(?![^]))/m.exec(release) ?? [];
      return section
        .split('\n')
        .filter((line) => line.startsWith('- ') && line.toLowerCase().includes(component.toLowerCase()))
        .map((line) => `${line} (${heading.replace(/[[\]]/g, '')})`);
    })
    .join('\n');
  return (
    <section className="wb-part">
      <h2>Changelog</h2>
      {entries ? <Markdown>{entries}</Markdown> : <p>No entry names this component.</p>}
      <p>
        <PageLink id="introduction-changelog">All changes</PageLink>
      </p>
    </section>
  );
}
