import { listUsers } from './used-by.ts';

/** The components that read a token, folded. */
export function UsedBy({ name }: { readonly name: string }) {
  const users = listUsers(name);
  if (users.length === 0) return <small>Used by no style sheet</small>;
  return (
    <details className="fd-users">
      <summary>
        Used by {users.length} {users.length === 1 ? 'style sheet' : 'style sheets'}
      </summary>
      <ul>
        {users.map((user) => (
          <li key={user}>{user}</li>
        ))}
      </ul>
    </details>
  );
}
