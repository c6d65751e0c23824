import { getInitial } from '#domain/account/initial.ts';
import { topBarClasses } from '#ui/top-bar/top-bar.tsx';

/** A disc with the first letter of the name; empty while the name is '...'. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={topBarClasses.avatar} aria-hidden="true">
      {getInitial(name)}
    </span>
  );
}
