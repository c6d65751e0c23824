import { type IndexEntry, useIndexEntries } from './use-entries.ts';
import './introduction.css';

/** The pictures that tests compare, by their file names. */
const pictures = import.meta.glob<string>('../../tests/screenshots/components-*-360-light.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** All components with a picture of each, by group. */
export function ComponentGrid() {
  const pages = useIndexEntries().filter(
    ({ type, title, tags }) =>
      type === 'docs' && title.startsWith('Components/') && tags?.includes('autodocs'),
  );
  const groups = [...new Set(pages.map(getGroup))];
  return (
    <>
      {groups.map((group) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul className="in-grid">
            {pages
              .filter((page) => getGroup(page) === group)
              .map(({ id, title }) => (
                <li key={id}>
                  <a href={`./?path=/docs/${id}`} target="_top">
                    <Picture id={id} />
                    <span>{title.split('/').at(-1)}</span>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const getGroup = ({ title }: IndexEntry) => title.split('/')[1] ?? '';

/** The picture of the default story, or else of the first one that has a picture. */
function Picture({ id }: { id: string }) {
  const component = id.replace(/--docs$/, '-');
  const files = Object.keys(pictures).filter((file) => file.includes(`/${component}`));
  const file = files.find((name) => name.includes(`/${component}default-`)) ?? files[0];
  return <span className="in-picture">{file && <img src={pictures[file]} alt="" loading="lazy" />}</span>;
}
