import { topBarClasses } from '#ui/top-bar/top-bar.tsx';

/** The disc with the first letter of the name: empty while that is '...', which stays on a page to read. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={topBarClasses.avatar} aria-hidden="true">
      {name.match(/[\p{L}\p{N}]/u)?.[0].toUpperCase()}
    </span>
  );
}
