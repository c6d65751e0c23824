import { tokensLike } from './tokens.ts';
import './foundations.css';

/** Length tokens as bars. */
export function Lengths({ starts }: { readonly starts: readonly string[] }) {
  return (
    <ul className="fd-lengths">
      {tokensLike(...starts).map(({ name, light, description }) => (
        <li key={name}>
          <i style={{ width: `var(--${name})` }} aria-hidden="true" />
          <code>--{name}</code>{' '}
          <small>
            {light}
            {description && `: ${description}`}
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
      {tokensLike('radius-').map(({ name, light, description }) => (
        <li key={name}>
          <i style={{ borderRadius: `var(--${name})` }} aria-hidden="true" />
          <code>--{name}</code>
          <small>
            {light}: {description}
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
        <i style={{ boxShadow: 'var(--shadow-overlay)' }} aria-hidden="true" />
        <code>--shadow-overlay</code>
        <small>dialogs, menus, toasts</small>
      </li>
      <li>
        <i
          style={{ outline: 'var(--focus-width) solid var(--focus)', outlineOffset: 'var(--focus-offset)' }}
          aria-hidden="true"
        />
        <code>--focus-width</code>, <code>--focus-offset</code>
        <small>focus ring and its gap, in the focus colour</small>
      </li>
      <li>
        <i style={{ border: 'var(--border-width-control) solid var(--border-strong)' }} aria-hidden="true" />
        <code>--border-width-control</code>
        <small>buttons and fields</small>
      </li>
      <li>
        <i
          style={{ border: 'var(--border-width) solid var(--border)', background: 'none' }}
          aria-hidden="true"
        />
        <code>--border-width</code>
        <small>separators</small>
      </li>
    </ul>
  );
}

/** Tokens with their values and purposes. */
export function Values({ starts }: { readonly starts: readonly string[] }) {
  return (
    <ul>
      {tokensLike(...starts).map(({ name, light, description }) => (
        <li key={name}>
          <code>--{name}</code> {light}: {description}
        </li>
      ))}
    </ul>
  );
}
