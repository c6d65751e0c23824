import { CollapsibleForm } from './collapsible-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { messages } from './messages.ts';

const text = messages.password;

/** Explains a change of the password, and opens its form. */
export function MyPassword({ userid }: { readonly userid: string }) {
  return (
    <CollapsibleForm
      text={text}
      about={<p>{text.about}</p>}
      renderForm={(callbacks) => <PasswordForm userid={userid} {...callbacks} />}
    />
  );
}
