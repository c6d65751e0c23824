import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectSession } from '../../api/session.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { Lead, Wrap } from '../../ui/page/page.tsx';
import { Bloom } from './bloom.tsx';
import look from './hero.module.css';
import { home } from './home.ts';
import { strings } from './strings.ts';

const { title, tagline, lead, fine } = home;
const { login, dashboard, how } = strings.home;

/** The top of the home page: what this is, the way in, and the 25 discs. */
export function Hero() {
  const loggedIn = useSelector(selectSession) !== null;
  return (
    <section className={look.hero}>
      <Wrap className={look.wrap}>
        <div>
          <p className={look.tag}>
            {tagline.map((word) => (
              <span key={word}>{word}</span>
            ))}
          </p>
          <h1 id="page-title" tabIndex={-1}>
            {title}
          </h1>
          <Lead>{lead}</Lead>
          <div className={look.act}>
            <Link className={buttonClass('primary')} to={loggedIn ? '/dashboard' : '/login'}>
              {loggedIn ? dashboard : login}
            </Link>
            <Link className={buttonClass('ghost')} to="#how">
              {how}
            </Link>
          </div>
          <p className={look.fine}>{fine}</p>
        </div>
        <Bloom />
      </Wrap>
    </section>
  );
}
