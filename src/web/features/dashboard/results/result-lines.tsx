import { ResultChange, ResultLine } from '#ui/assessment-card/result-line.tsx';
import { getLevelName } from '#domain/scoring/level.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import type { CardResults } from './card-results.ts';
import { describeLastChange } from './describe-last-change.ts';

/** The levels of the scores on a card, with their changes. A change that several scores share is displayed once. */
export function ResultLines({ results }: { results: CardResults | undefined }) {
  const { t, format } = useTranslation();
  const lines = (results?.lines ?? []).map((line) => ({
    ...line,
    change: describeLastChange(t, format, line.change),
  }));
  const isShared = lines.length > 1 && new Set(lines.map(({ change }) => change)).size === 1;
  const shared = isShared ? lines[0]?.change : undefined;
  return (
    <>
      {lines.map(({ id, title, level, name, change }) => (
        <ResultLine
          key={id}
          title={title}
          level={level}
          // Levels without a name in the questionnaire have that of the language.
          name={name === level ? getLevelName(t, { is: level }) : name}
          change={shared === undefined ? change : ''}
        />
      ))}
      {shared && <ResultChange text={shared} />}
    </>
  );
}
