import { useState } from 'react';
import { ScrollContainer } from '../docs/scroll-container.tsx';
import { CopyButton } from './copy-button.tsx';
import { createPaletteFile, createThemeFile } from './figma-files.ts';
import { isColour, tokens } from './tokens.ts';
import { UsedBy } from './used-by-list.tsx';
import './foundations.css';

/** All tokens that match a filter, with their values, purposes and the style sheets that read them. */
export function TokenTable() {
  const [filter, setFilter] = useState('');
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const visible = tokens.filter(({ name, group, description }) => {
    const text = `--${name} ${group} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const groups = [...new Set(visible.map(({ group }) => group))];
  return (
    <>
      <p>
        <label>
          Filter by name or purpose{' '}
          <input
            className="fd-input"
            type="search"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </label>{' '}
        <span role="status">{visible.length} tokens</span>
      </p>
      {groups.map((group) => (
        // The key opens and closes all groups with the filter.
        <details key={`${group} ${words.length > 0}`} className="fd-fold" open={words.length > 0}>
          <summary>{group}</summary>
          <ScrollContainer name={group}>
            <table className="fd-table">
              <thead>
                <tr>
                  <th scope="col">Token</th>
                  <th scope="col">Light</th>
                  <th scope="col">Dark</th>
                  <th scope="col">Purpose</th>
                </tr>
              </thead>
              <tbody>
                {visible
                  .filter((token) => token.group === group)
                  .map((token) => (
                    <tr key={token.name}>
                      <th scope="row" aria-label={`--${token.name}`}>
                        <CopyButton name={token.name}>
                          <code>--{token.name}</code>
                        </CopyButton>
                      </th>
                      <Value value={token.light} isSwatch={isColour(token)} />
                      <Value
                        value={token.dark === token.light ? '' : token.dark}
                        isSwatch={isColour(token)}
                      />
                      <td className="fd-purpose">
                        {token.description}
                        <UsedBy name={token.name} />
                      </td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </ScrollContainer>
        </details>
      ))}
    </>
  );
}

function Value({ value, isSwatch }: { readonly value: string; readonly isSwatch: boolean }) {
  return (
    <td className="fd-value">
      {isSwatch && value && <i style={{ background: value }} aria-hidden="true" />}
      {value || 'the same'}
    </td>
  );
}

/** Links that download the files for Figma. */
export function FigmaDownloads() {
  const files = {
    'Light.tokens.json': createThemeFile('light'),
    'Dark.tokens.json': createThemeFile('dark'),
    'Palette.tokens.json': createPaletteFile(),
  };
  return (
    <ul>
      {Object.entries(files).map(([name, file]) => (
        <li key={name}>
          <a
            download={name}
            href={`data:application/json,${encodeURIComponent(JSON.stringify(file, null, 2))}`}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
