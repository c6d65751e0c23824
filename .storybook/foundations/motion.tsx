import { useState } from 'react';
import { Button } from '../../src/web/ui/button/button.tsx';
import { useReducedMotion } from '../../src/web/ui/motion/motion.ts';
import { blockOf, tokensLike } from './tokens.ts';
import './foundations.css';

const reduced = blockOf('@media (prefers-reduced-motion: reduce) {\n  :root');
const what: Readonly<Record<string, string>> = {
  't-1': 'a colour, a ring, a small turn',
  't-2': 'something opens or closes',
  't-3': 'a chart draws itself, once',
  't-breath': 'one breath, where somebody breathes along',
};

/** Each duration as a disc that runs that long, with a switch for what people see who ask for less motion. */
export function Durations() {
  const asked = useReducedMotion();
  const [chosen, setChosen] = useState(false);
  const [runs, setRuns] = useState(0);
  const less = asked || chosen;
  return (
    <div className="fd-motion" style={less ? reduced : undefined}>
      <p className="fd-row">
        <Button onClick={() => setRuns(runs + 1)}>Play</Button>
        <label className="fd-switch">
          <input
            type="checkbox"
            checked={less}
            disabled={asked}
            onChange={(event) => setChosen(event.target.checked)}
          />
          Reduced motion{asked && ' (as the device or the toolbar asks)'}
        </label>
      </p>
      <ul className="fd-tracks">
        {tokensLike('t-').map(({ name, light }) => (
          <li key={name}>
            <p>
              <code>--{name}</code> {less ? (reduced[`--${name}`] ?? light) : light}{' '}
              <small>{what[name]}</small>
            </p>
            <span className="fd-track" aria-hidden="true">
              <i
                key={runs}
                data-runs={runs > 0 || undefined}
                style={{
                  animationDuration: `var(--${name})`,
                  animationTimingFunction: name === 't-breath' ? 'var(--ease-breath)' : 'var(--ease)',
                }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The two curves, drawn from their own numbers. */
export function Curves() {
  return (
    <ul className="fd-curves">
      {tokensLike('ease').map(({ name, light }) => {
        const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = [...light.matchAll(/[\d.]+/g)].map(([value]) =>
          Number(value),
        );
        const point = (x: number, y: number) => `${x * 100} ${100 - y * 100}`;
        return (
          <li key={name}>
            <svg viewBox="-4 -4 108 108" role="img" aria-label={`The curve of ${name}`}>
              <path d={`M${point(0, 0)} C${point(x1, y1)} ${point(x2, y2)} ${point(1, 1)}`} />
            </svg>
            <code>--{name}</code>
            <small>{light}</small>
          </li>
        );
      })}
    </ul>
  );
}
