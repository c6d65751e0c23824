import { StoryLink } from './page-link.tsx';

/** Links to screens that use a pattern, by the id of the story. */
export function UsedIn({ stories }: { stories: Readonly<Record<string, string>> }) {
  return (
    <ul>
      {Object.entries(stories).map(([id, name]) => (
        <li key={id}>
          <StoryLink id={id}>{name}</StoryLink>
        </li>
      ))}
    </ul>
  );
}
