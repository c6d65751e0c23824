import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import help from '#compiled/help-now.json';
import { toAddress } from '#domain/chain/chain.ts';
import type { Library } from '#domain/chain/library.ts';
import { PhoneNumbers } from '#ui/help-block/phone-numbers.tsx';
import styles from './resources.module.css';
import { messages } from './messages.ts';

const text = messages.resources.unsafe;

/** Help that cannot wait: the numbers, and the page on preparing for it, the last of the chapters with help. */
export function Unsafe({ library }: { library: Library }) {
  const title = useId();
  const page = library.chapters.findLast((chapter) => chapter.help)?.pages.at(-1);
  return (
    <aside className={styles.unsafe} aria-labelledby={title}>
      <h2 id={title}>{text.title}</h2>
      <p>{text.text}</p>
      <ul>
        {help.lines.map(({ name, numbers }) => (
          <li key={name}>
            {name}
            <PhoneNumbers numbers={numbers} />
          </li>
        ))}
      </ul>
      {page && (
        <Link to={toAddress(page.slug)}>
          {text.prepare}
          <ArrowRight aria-hidden="true" />
        </Link>
      )}
    </aside>
  );
}
