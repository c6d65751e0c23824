import { useState } from 'react';
import { ScrollContainer } from '../docs/scroll-container.tsx';
import { type ColourPair, colourPairs, computeContrast, computeMargin, themes } from './pairs.ts';
import { getToken } from './tokens.ts';
import './foundations.css';

const byMargin = (one: ColourPair, other: ColourPair) => computeMargin(one) - computeMargin(other);
const formatMargin = (pairs: readonly ColourPair[]) =>
  `nearest: ${Math.round((Math.min(...pairs.map((pair) => computeMargin(pair))) - 1) * 100)} % above what it needs`;

/** Every pair of tokens that the design allows, by background, with the nearest to failing first. */
export function Pairs() {
  const [filter, setFilter] = useState('');
  const visible = colourPairs
    .filter(({ colour, background }) => `--${colour} on --${background}`.includes(filter.trim()))
    .sort(byMargin);
  const backgrounds = [...new Set(visible.map(({ background }) => background))];
  return (
    <>
      <p>
        <label>
          Filter by name{' '}
          <input
            className="fd-input"
            type="search"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </label>{' '}
        <span role="status">{visible.length} pairs</span>
      </p>
      {backgrounds.map((background) => {
        const pairs = visible.filter((pair) => pair.background === background);
        return (
          // The key opens and closes all groups with the filter.
          <details key={`${background} ${filter !== ''}`} className="fd-fold" open={filter !== ''}>
            <summary>
              <code>--{background}</code> {pairs.length} · <small>{formatMargin(pairs)}</small>
            </summary>
            <PairTable pairs={pairs} name={`Contrast on --${background}`} />
          </details>
        );
      })}
    </>
  );
}

function PairTable({ pairs, name }: { readonly pairs: readonly ColourPair[]; readonly name: string }) {
  return (
    <ScrollContainer name={name}>
      <table className="fd-table">
        <thead>
          <tr>
            <th scope="col">Colour</th>
            {themes.map((theme) => (
              <th key={theme} scope="col">
                {theme}
              </th>
            ))}
            <th scope="col">Needs</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={pair.colour}>
              <th scope="row">
                <code>--{pair.colour}</code>
              </th>
              {themes.map((theme) => (
                <td key={theme}>
                  <span
                    className="fd-pair"
                    style={{
                      color: getToken(pair.colour)[theme],
                      background: getToken(pair.background)[theme],
                    }}
                    aria-hidden="true"
                  >
                    Ag
                  </span>
                  <span className="num">{computeContrast(pair, theme).toFixed(1)}</span>
                </td>
              ))}
              <td className="num">{pair.atLeast}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollContainer>
  );
}
