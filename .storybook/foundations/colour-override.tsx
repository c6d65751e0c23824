import { useEffect, useId, useState } from 'react';
import { colourPairs, computeContrast, computeMargin, themes } from './pairs.ts';
import { getToken, isColour, tokens } from './tokens.ts';

const colours = tokens.filter((token) => isColour(token) && token.light.startsWith('#'));

/** A control that replaces the value of one colour on this page, and displays the contrast of its pairs. */
export function ColourOverride() {
  const [name, setName] = useState('primary');
  const [value, setValue] = useState<string | null>(null);
  const id = useId();
  // On the root element, so that colours that refer to it follow.
  useEffect(() => {
    if (value === null) return;
    document.documentElement.style.setProperty(`--${name}`, value);
    return () => {
      document.documentElement.style.removeProperty(`--${name}`);
    };
  }, [name, value]);
  const overrides = value === null ? {} : { [name]: value };
  const pairs = colourPairs
    .filter(({ colour, background }) => colour === name || background === name)
    .sort((one, other) => computeMargin(one, overrides) - computeMargin(other, overrides));
  return (
    <section className="fd-override" aria-labelledby={id}>
      <h2 id={id}>Try a colour</h2>
      <p className="fd-row">
        <label>
          Token{' '}
          <select
            className="fd-input"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setValue(null);
            }}
          >
            {colours.map((token) => (
              <option key={token.name} value={token.name}>
                --{token.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Colour{' '}
          <input
            className="fd-input"
            type="color"
            value={value ?? getToken(name).light}
            onChange={(event) => setValue(event.target.value)}
          />
        </label>
        <code className="num">{value ?? `${getToken(name).light} · ${getToken(name).dark}`}</code>
        <button type="button" className="fd-input" disabled={value === null} onClick={() => setValue(null)}>
          Reset
        </button>
      </p>
      <details>
        <summary>
          {pairs.filter((pair) => computeMargin(pair, overrides) < 1).length} of {pairs.length} pairs have too
          little contrast
        </summary>
        <ul>
          {pairs.map((pair) => (
            <li key={`${pair.colour} ${pair.background}`}>
              {computeMargin(pair, overrides) < 1 ? 'Too low: ' : 'Enough: '}
              <code>
                --{pair.colour} on --{pair.background}
              </code>{' '}
              {themes
                .map((theme) => `${theme} ${computeContrast(pair, theme, overrides).toFixed(1)}`)
                .join(', ')}
              ; needs {pair.atLeast}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
