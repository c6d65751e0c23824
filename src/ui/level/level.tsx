import look from './level.module.css';

/** The levels that have a drawing, from the lowest to the highest. */
const levels = ['Low', 'Average', 'High'] as const;

export interface LevelProps {
  readonly level: (typeof levels)[number];
}

/** Low, Average or High: as many filled discs as the level is high, and always the word beside them. */
export function Level({ level }: LevelProps) {
  const filled = levels.indexOf(level) + 1;
  return (
    <span className={look.level}>
      <svg viewBox="0 0 41 16" aria-hidden="true">
        {levels.map((name, index) => (
          <circle
            key={name}
            className={index < filled ? look.filled : look.ring}
            cx={8 + index * 12.5}
            cy="8"
            r="6.6"
          />
        ))}
      </svg>
      {level}
    </span>
  );
}
