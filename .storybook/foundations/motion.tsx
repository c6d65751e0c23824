import { useState } from 'react';
import { Button } from '../../src/web/ui/button/button.tsx';
import { useReducedMotion } from '../../src/web/ui/motion/motion.ts';
import { getContextVariables, tokensLike } from './tokens.ts';
import './foundations.css';

const reducedTokens = getContextVariables('motion', 'reduced');

/** Each duration as a moving disc, with a switch for reduced motion. */
export function Durations() {
  const isRequested = useReducedMotion();
  const [isSelected, setSelected] = useState(false);
  const [runs, setRuns] = useState(0);
  const isReduced = isRequested || isSelected;
  return (
    <div className="fd-motion" style={isReduced ? reducedTokens : undefined}>
      <p className="fd-row">
        <Button onClick={() => setRuns(runs + 1)}>Play</Button>
        <label className="fd-switch">
          <input
            type="checkbox"
            checked={isReduced}
            disabled={isRequested}
            onChange={(event) => setSelected(event.target.checked)}
          />
          Reduced motion{isRequested && ' (set by the device or the toolbar)'}
        </label>
      </p>
      <ul className="fd-tracks">
        {tokensLike('duration-').map(({ name, light, description }) => (
          <li key={name}>
            <p>
              <code>--{name}</code> {isReduced ? (reducedTokens[`--${name}`] ?? light) : light}{' '}
              <small>{description}</small>
            </p>
            <span className="fd-track" aria-hidden="true">
              <i
                key={runs}
                data-runs={runs > 0 || undefined}
                style={{
                  animationDuration: `var(--${name})`,
                  animationTimingFunction:
                    name === 'duration-breath' ? 'var(--easing-breath)' : 'var(--easing-standard)',
                }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The easing curves. */
export function Curves() {
  return (
    <ul className="fd-curves">
      {tokensLike('easing-').map(({ name, light }) => {
        const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = [...light.matchAll(/[\d.]+/g)].map(([value]) =>
          Number(value),
        );
        const formatPoint = (x: number, y: number) => `${x * 100} ${100 - y * 100}`;
        return (
          <li key={name}>
            <svg viewBox="-4 -4 108 108" role="img" aria-label={`The curve of ${name}`}>
              <path
                d={`M${formatPoint(0, 0)} C${formatPoint(x1, y1)} ${formatPoint(x2, y2)} ${formatPoint(1, 1)}`}
              />
            </svg>
            <code>--{name}</code>
            <small>{light}</small>
          </li>
        );
      })}
    </ul>
  );
}
