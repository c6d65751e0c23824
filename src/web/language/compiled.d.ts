declare module '#compiled/messages/en/app.json' {
  import type { Messages } from '@lingui/core';

  const messages: Messages;
  export default messages;
}

declare module '#compiled/languages.json' {
  const languages: readonly { readonly language: string }[];
  export default languages;
}
