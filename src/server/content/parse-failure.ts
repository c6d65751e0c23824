import { type ContentFinding, error } from './content-finding.ts';

/** What `VFileMessage` tells of a page that does not parse. */
interface Failure {
  readonly reason?: string;
  readonly message?: string;
  readonly line?: number;
  readonly column?: number;
}

/** The parser's complaint about a page in plain words, with line and column where it gives them. */
export function parseFailure(file: string, source: string, failure: unknown): ContentFinding {
  const { reason, message, line, column } = failure as Failure;
  const said = reason ?? message ?? String(failure);
  const words = inPlainWords(said);
  // What is opened and never closed is told at the end of the file; the author needs its beginning.
  const opened = openedIn(source, said);
  const at = opened ?? line ?? lineIn(said);
  return error(file, at, {
    path: opened === undefined && line && column ? `column ${column}` : '',
    expected: words.expected,
    found: words.found,
    mend: words.mend,
  });
}

/** "(4:1-4:16)" names the line of the tag that waits for its end. */
function lineIn(said: string): number | undefined {
  const line = /\((\d+):\d+/.exec(said)?.[1];
  return line === undefined ? undefined : Number(line);
}

/** The line of a quotation mark or a curly brace that is not closed, from 1. */
function openedIn(source: string, said: string): number | undefined {
  const pattern = /closing quote/.test(said)
    ? /<[A-Z][^>]*=\s*"[^"]*$/
    : /closing brace/.test(said)
      ? /(^|[^\\])\{[^}]*$/
      : undefined;
  const at = pattern === undefined ? -1 : source.split('\n').findIndex((line) => pattern.test(line));
  return at < 0 ? undefined : at + 1;
}

interface Words {
  readonly expected: string;
  readonly found: string;
  readonly mend: string;
}

function inPlainWords(said: string): Words {
  const mismatch =
    /Unexpected closing tag `(.+?)`, expected corresponding closing tag for `(.+?)`(?: \((\d+))?/.exec(said);
  if (mismatch) {
    const [, closing, open, line] = mismatch as unknown as [string, string, string, string?];
    return {
      expected: `${closingOf(open)}, because ${open}${line ? ` of line ${line}` : ''} is still open`,
      found: closing,
      mend: `Write ${closingOf(open)} where that part ends, before ${closing}.`,
    };
  }
  const unclosed =
    /Expected a closing tag for `(.+?)`(?: \((\d+):[^)]*\))?(?: before the end of `(\w+)`)?/.exec(said);
  if (unclosed) {
    const [, open, , inside] = unclosed as unknown as [string, string, string?, string?];
    return {
      expected: `${closingOf(open)} after ${open}`,
      found: inside ? 'text on the same line as the tag, and its end elsewhere' : 'the end of the page',
      mend: inside
        ? `Put ${open} and ${closingOf(open)} on lines of their own, with an empty line after the one and before the other.`
        : `Write ${closingOf(open)} on a line of its own where that part ends.`,
    };
  }
  const early = /Expected the closing tag `(.+?)` either/.exec(said);
  if (early) {
    return {
      expected: `${early[1]} on a line of its own`,
      found: `${early[1]} at the end of a line of text`,
      mend: `Move ${early[1]} to its own line, with an empty line before it.`,
    };
  }
  if (/Unexpected closing slash/.test(said)) {
    return {
      expected: 'an opening tag before its closing tag',
      found: 'a closing tag that nothing opened',
      mend: 'Remove it, or write the opening tag above. A tag opens as <Tip title="…"> and closes as </Tip>.',
    };
  }
  if (/corresponding closing brace|acorn|Unexpected end of file in expression/.test(said)) {
    return {
      expected: 'text without curly braces',
      found: /import\/exports/.test(said)
        ? 'a line that begins with "import" or "export"'
        : 'a curly brace: {',
      mend: /import\/exports/.test(said)
        ? 'Let the line begin with another word: those two are commands here.'
        : 'Use round brackets. If the brace is meant as text, write \\{ instead.',
    };
  }
  if (/closing quote/.test(said)) {
    return {
      expected: 'a quotation mark at the end of the words',
      found: 'a quotation mark that is opened and never closed',
      mend: 'Write the words of a tag between two straight marks: title="Morning light".',
    };
  }
  const character = /Unexpected character `(.+?)`/.exec(said)?.[1];
  if (/attribute value/.test(said)) {
    return {
      expected: 'quotation marks around the words of a tag',
      found: `\`${character}\` right after the equals sign`,
      mend: 'Write title="Morning light", with straight marks: curly ones are not read.',
    };
  }
  if (character === '!') {
    return {
      expected: 'text, or a note to yourself in the form {/* note */}',
      found: '<!--',
      mend: 'Write {/* your note */}. Readers do not see it.',
    };
  }
  if (/create a link|local name/.test(said)) {
    return {
      expected: 'a link in the form [words](https://…)',
      found: 'an address between < and >',
      mend: 'Write [words that say where it leads](https://…); for the support mailbox write <Email />.',
    };
  }
  if (/before name|in name/.test(said)) {
    return {
      expected: 'the sign < only where a tag begins, such as <Tips>',
      found: `< before \`${character}\``,
      mend: 'Write "less than" or "under"; if the sign is needed, write \\< instead.',
    };
  }
  return {
    expected: 'a page that can be read: text, Markdown and the tags of content/README.md',
    found: said,
    mend: 'Look at the tag at or above this line: is it spelled rightly, opened once and closed once?',
  };
}

function closingOf(open: string): string {
  return `</${/^<(\w+)/.exec(open)?.[1] ?? ''}>`;
}
