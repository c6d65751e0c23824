declare module '#compiled/messages/en/app.json' {
  import type { Messages } from '@lingui/core';

  const messages: Messages;
  export default messages;
}

declare module '#compiled/settings.json' {
  const settings: {
    readonly programName: string;
    readonly languages: readonly import('#domain/instrument/translation.ts').OfferedLanguage[];
  };
  export default settings;
}
