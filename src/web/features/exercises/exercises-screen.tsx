import { Link } from 'react-router-dom';
import { toExerciseAddress } from '#domain/exercises/address.ts';
import { type ExerciseCard, groupByTrouble } from '#domain/exercises/exercise.ts';
import { Lead, Wrap } from '#ui/page/page.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import { classes } from '#ui/theme/classes.ts';
import { Drawing } from './drawing.tsx';
import { messages } from './messages.ts';
import styles from './exercises-screen.module.css';
import { UnsafeAtHome } from './unsafe-at-home.tsx';

const text = messages.list;

/** All exercises, by what troubles a person. An exercise can be in several groups. */
export function ExercisesScreen({ exercises }: { exercises: readonly ExerciseCard[] }) {
  const groups = groupByTrouble(exercises);
  return (
    <Wrap className={classes(styles.list, accentClass('s4'))}>
      <title>{messages.pageTitle(text.title)}</title>
      <h1 id="page-title" tabIndex={-1}>
        {text.title}
      </h1>
      <Lead>{text.lead}</Lead>
      <nav aria-label={text.title}>
        <ul className={styles.jump}>
          {groups.map(({ trouble }) => (
            <li key={trouble}>
              <a href={`#${trouble}`}>{text.troubles[trouble]}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <section key={group.trouble} aria-labelledby={group.trouble} className={styles.group}>
          <h2 id={group.trouble} tabIndex={-1}>
            {text.troubles[group.trouble]}
          </h2>
          <ul>
            {group.exercises.map(({ slug, title, minutes, picture }) => (
              <li key={slug} className={styles.card}>
                <Drawing file={picture} alt="" />
                <div>
                  <h3>
                    <Link to={toExerciseAddress(slug)}>{title}</Link>
                  </h3>
                  <p className={styles.minutes}>{messages.minutes(minutes)}</p>
                </div>
              </li>
            ))}
          </ul>
          {group.trouble === 'home' && <UnsafeAtHome />}
        </section>
      ))}
      <p className="note">{text.unknown}</p>
    </Wrap>
  );
}
