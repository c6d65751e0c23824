/** Modules that Vite makes of files other than code. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

/** The reading chain with what its pages say about themselves (scripts/vite/library.ts). */
declare module '*/chain.json?library' {
  import type { Library } from './domain/chain/library.ts';

  const library: Library;
  export default library;
}
