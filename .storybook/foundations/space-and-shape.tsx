import { tokensLike } from './tokens.ts';
import './foundations.css';

/** Length tokens as bars. */
export function Lengths({
  starts,
  notes = {},
}: {
  starts: readonly string[];
  notes?: Record<string, string>;
}) {
  return (
    <ul className="fd-lengths">
      {tokensLike(...starts).map(({ name, light }) => (
        <li key={name}>
          <i style={{ width: `var(--${name})` }} aria-hidden="true" />
          <code>--{name}</code>{' '}
          <small>
            {light}
            {notes[name] && `: ${notes[name]}`}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** Corner radii. */
export function Corners() {
  return (
    <ul className="fd-corners">
      {tokensLike('r-').map(({ name, light, note }) => (
        <li key={name}>
          <i style={{ borderRadius: `var(--${name})` }} aria-hidden="true" />
          <code>--{name}</code>
          <small>
            {light} {note}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** Shadows, focus ring and strokes. */
export function Edges() {
  return (
    <ul className="fd-corners">
      <li>
        <i style={{ boxShadow: 'var(--shadow-pop)' }} aria-hidden="true" />
        <code>--shadow-pop</code>
        <small>dialogs, menus, toasts</small>
      </li>
      <li>
        <i
          style={{ outline: 'var(--ring) solid var(--focus)', outlineOffset: 'var(--ring-gap)' }}
          aria-hidden="true"
        />
        <code>--ring</code>, <code>--ring-gap</code>
        <small>focus ring and its gap, in the focus colour</small>
      </li>
      <li>
        <i style={{ border: 'var(--stroke-control) solid var(--line-strong)' }} aria-hidden="true" />
        <code>--stroke-control</code>
        <small>buttons and fields</small>
      </li>
      <li>
        <i style={{ border: 'var(--stroke) solid var(--line)', background: 'none' }} aria-hidden="true" />
        <code>--stroke</code>
        <small>separators</small>
      </li>
    </ul>
  );
}
