import { nearestName } from '../../domain/reading/nearest.ts';
import { aloneTags, parts } from './parts.ts';

/** The three parts of a finding that say what is wrong. */
export interface Words {
  readonly expected: string;
  readonly found: string;
  readonly mend: string;
}

/** A new line within a paragraph, as web pages write it. */
export const lineBreak: Words = {
  expected: 'text without <br>',
  found: '<br>',
  mend: 'Remove it, and leave an empty line where a new part begins. Short lines one below the other are a list: begin each with "- ".',
};

/** A note to oneself that swallows the text below it. */
export const openNote: Words = {
  expected: '*/} at the end of the note',
  found: 'a note that begins with {/* and does not end',
  mend: 'Write */} where the note ends: {/* ask Meera about this */}.',
};

/** What the parser of pages says, in an author's words. */
export function inPlainWords(said: string): Words {
  const mismatch =
    /Unexpected closing tag `(.+?)`, expected corresponding closing tag for `(.+?)`(?: \((\d+))?/.exec(said);
  if (mismatch) {
    const [, closing, open, line] = mismatch as unknown as [string, string, string, string?];
    const alone = withoutSlash(open, line);
    if (alone) return alone;
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
    if (/^<br/i.test(open)) return lineBreak;
    const alone = withoutSlash(open);
    if (alone) return alone;
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
  if (/import\/exports/.test(said)) {
    return {
      expected: 'a line that begins with another word',
      found: 'a line that begins with "import" or "export"',
      mend: 'Write the sentence in another way, or move the word from the beginning of the line: those two are commands here.',
    };
  }
  if (/corresponding closing brace|acorn|Unexpected end of file in expression/.test(said)) {
    return {
      expected: 'text without curly braces',
      found: 'a curly brace: {',
      mend: 'Use round brackets. If the brace is meant as text, write \\{ instead.',
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
  if (/attribute name/.test(said)) return withinTag(character ?? '');
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

/** A tag that stands alone, taken for one that opens a part; its name may be misspelled. */
function withoutSlash(open: string, line?: string): Words | undefined {
  const written = /^<([\w.]+)/.exec(open)?.[1] ?? '';
  const name = nearestName(written, [
    ...new Set([...Object.keys(parts.reading), ...Object.keys(parts.site)]),
  ]);
  if (name === undefined || !aloneTags.includes(name)) return undefined;
  return {
    expected: `<${name} />, a tag that stands alone`,
    found: `${open} without a slash${line ? `, in line ${line}` : ''}`,
    mend: `Write <${name} />.`,
  };
}

/** What stands in a tag where only name="words" may. */
function withinTag(character: string): Words {
  if (/[“”‘’"\p{L}\p{N}]/u.test(character)) {
    return {
      expected: 'one straight mark before the words of a tag and one after them, and none within',
      found: `\`${character}\` after the words seem to end`,
      mend: 'Within the words write curly marks: title="Linger over “one” thing".',
    };
  }
  return {
    expected: 'a space alone between the parts of a tag',
    found: `\`${character}\``,
    mend: 'Remove it: a tag has its name and words, as in <Callout title="Morning light" kind="note">.',
  };
}

function closingOf(open: string): string {
  return `</${/^<(\w+)/.exec(open)?.[1] ?? ''}>`;
}
