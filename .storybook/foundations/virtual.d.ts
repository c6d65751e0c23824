/** Written by `.storybook/icons-in-use.ts`: every icon that the program imports from lucide-react. */
declare module 'virtual:icons-in-use';
