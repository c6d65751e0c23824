/** All icons that the app imports from lucide-react (`.storybook/icons-plugin.ts`). */
declare module 'virtual:icons';
