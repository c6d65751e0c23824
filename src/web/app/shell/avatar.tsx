import { topBarClasses } from '#ui/top-bar/top-bar.tsx';

/** The disc with the first letter of the name. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={topBarClasses.avatar} aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
