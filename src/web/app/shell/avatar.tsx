import { getInitial } from '#domain/account/initial.ts';
import { headerClasses } from '#ui/header/header.tsx';

/** A disc with the first letter of the name; empty while the name is '...'. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={headerClasses.avatar} aria-hidden="true">
      {getInitial(name)}
    </span>
  );
}
