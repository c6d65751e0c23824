declare module '#compiled/messages/en/app.json' {
  import type { Messages } from '@lingui/core';

  const messages: Messages;
  export default messages;
}
