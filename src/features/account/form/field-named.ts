/** How a server names each field in what it says; "Passwords do not match." is about the repetition. */
const words = {
  email: /\be-?mail\b/i,
  username: /\busername\b/i,
  password: /\bpassword\b/i,
  confirmPassword: /\bpasswords do not match\b/i,
} as const;

/**
 * The one field that a refusal (422) is about, so that it can stand there; null when it names none or several.
 * @param message as 'This password is too common. Please choose another.'
 */
export function fieldNamed(message: string): keyof typeof words | null {
  const named = (Object.keys(words) as (keyof typeof words)[]).filter((name) => words[name].test(message));
  return named.length === 1 ? (named[0] ?? null) : null;
}
