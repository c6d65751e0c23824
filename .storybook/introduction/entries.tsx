import { globalTypes } from '../toolbar/global-types.ts';
import { viewports } from '../toolbar/viewports.ts';
import { PageLink } from '../docs/page-link.tsx';
import './introduction.css';

interface Entry {
  readonly title: string;
  readonly text: string;
  /** Name and id of each page. */
  readonly links: readonly (readonly [string, string])[];
}

const entries: readonly Entry[] = [
  {
    title: 'Design',
    text: 'Choose colours, type and space, find a component, follow a pattern.',
    links: [
      ['Colour', 'foundations-colour'],
      ['Section colours', 'foundations-section-colours'],
      ['Patterns', 'patterns-form-validation'],
    ],
  },
  {
    title: 'Write',
    text: 'Write so that a worried person understands it at once.',
    links: [
      ['Content', 'foundations-content'],
      ['Help first', 'patterns-help-first'],
      ['Empty, loading, failed', 'patterns-empty-loading-failed'],
    ],
  },
  {
    title: 'Build',
    text: 'See props, types and commands; add a component or a state.',
    links: [
      ['For contributors', 'introduction-for-contributors'],
      ['Button, an example', 'components-actions-button'],
      ['Changelog', 'introduction-changelog'],
    ],
  },
  {
    title: 'Review',
    text: 'Look at each screen in each state. The tab Accessibility has the findings of axe.',
    links: [
      ['Offline', 'patterns-offline'],
      ['Unsaved answers', 'patterns-unsaved-answers'],
      ['Destructive confirmation', 'patterns-destructive-confirmation'],
    ],
  },
];

/** Where to begin, by what the visitor wants to do. */
export function Entries() {
  return (
    <ul className="in-entries">
      {entries.map(({ title, text, links }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <ul>
            {links.map(([name, id]) => (
              <li key={id}>
                <PageLink id={id}>{name}</PageLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const uses: Readonly<Record<string, string>> = {
  theme: 'The theme of the device or another one. "Light and dark" shows both next to each other.',
  textSize: 'The text size of the browser. Nothing may be cut off at 200 %.',
  contrast: 'The forced colours of Windows, approximately.',
  motion: 'What people see who have switched off animations.',
  section: 'The colour of one of the five parts.',
  language:
    'The languages of the app. The pseudo-locale shows texts that are in no catalogue; "Right to left" mirrors.',
};

/** The settings of the toolbar with their values. */
export function ToolbarTable() {
  const viewportNames = Object.values(viewports).map(({ name }) => name);
  return (
    <div className="wb-scroll">
      <table className="fd-table in-toolbar">
        <thead>
          <tr>
            <th scope="col">Setting</th>
            <th scope="col">Values</th>
            <th scope="col">Use</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(globalTypes).map(([name, { description, toolbar }]) => (
            <tr key={name}>
              <th scope="row">{description}</th>
              <td>
                {(toolbar?.items ?? [])
                  .map((item) => (typeof item === 'string' ? item : item.title))
                  .join(', ')}
              </td>
              <td>{uses[name]}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Viewport</th>
            <td>{viewportNames.join(', ')}</td>
            <td>The width and height of the window.</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
