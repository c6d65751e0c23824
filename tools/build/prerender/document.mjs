/** Puts what React rendered and what the head must say into the built `index.html`. */

const escapeHtml = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);
const unescapeHtml = (html) => html.replace(/&(amp|lt|gt|quot|#x27);/g, (code) => characters[code]);
const characters = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** React writes what belongs in the head before everything else. */
const headTags = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/;

/**
 * One page as a whole document. Addresses of the program's own start at its base path; the server puts its origin
 * before those that must be absolute (canonical and og:).
 * @param template the built index.html
 * @param rendered what `renderPage` gave
 * @param page path under the base and `kind` of page, the text of all its styles and the files that are whole in it;
 *   `fonts` and `scripts` are the files that the head names beforehand. `head` is given the title and gives what else stands in
 *   the head, `bodyClass` what the program would give the body.
 */
export function renderDocument(template, rendered, page) {
  const { path, kind, base, head, styles, styleFiles, fonts, scripts, bodyClass } = page;
  const fromReact = headTags.exec(rendered)[0];
  const title = /<title>([^<]*)<\/title>/.exec(fromReact)?.[1];
  if (!title) throw new Error(`${path} has no <title>.`);
  // Before hydration a form is not sent: the browser would put what was typed into an address.
  const body = rendered.slice(fromReact.length).replaceAll('<form', '<form method="dialog"');
  rejectInlineCode(path, body);
  // What people read comes before what lets them act; a question is there to be answered.
  const priority = kind === 'question' ? '' : ' fetchpriority="low"';
  const inHead = [
    fromReact,
    ...head(unescapeHtml(title)),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    // In the page, so that the first paint waits for nothing else. The server names its hash in the policy.
    `<style>${styles}</style>`,
    // No browser fetches this type. The links tell Vite's loader of lazy chunks that these styles are in the page.
    ...styleFiles.map((file) => `<link rel="stylesheet" type="text/inlined" href="${base}/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload"${priority} crossorigin href="${base}/${file}">`),
  ].join('\n    ');
  const html = [
    [/\s*<title>[^<]*<\/title>/, ''],
    [/\s*<meta name="robots" content="noindex" ?\/?>/, ''],
    [/\s*<link rel="stylesheet"[^>]*>/g, ''],
    [/\s*<link rel="modulepreload"[^>]*>/g, ''],
    ['<script type="module"', `$&${priority}`],
    ['</head>', () => `  ${inHead}\n  </head>`],
    ['<body', bodyClass ? `$& class="${bodyClass}"` : '$&'],
    // The page has a main part and a title of its own: there these notes stand beside it.
    [
      /<noscript><main([^>]*)><h1>.*?<\/h1>(.*?)<\/main>/s,
      (_, rest, text) => `<noscript><aside${rest} aria-label="Without JavaScript">${text}</aside>`,
    ],
    [
      /<main id="late"([^>]*)>(<div[^>]*>)<header>.*?<\/header>(.*?)<\/main>/s,
      (_, rest, wrap, text) =>
        `<aside id="late"${rest} aria-label="While the page comes">${wrap}${text}</aside>`,
    ],
    ['<div id="root"></div>', () => `<div id="root" data-page="${path}" data-kind="${kind}">${body}</div>`],
  ];
  return html.reduce((text, [what, instead]) => replaceOrThrow(text, what, instead), template);
}

/**
 * What the head of a public page says to search engines and previews, and the script that keeps what is done before any
 * other is there.
 * @param page path under the base, description
 * @param site base path, the program's name and the script
 */
export const createPublicHead =
  ({ path, description }, { base, programName, script }) =>
  (title) => {
    const og = (name, content) => `<meta property="og:${name}" content="${escapeHtml(content)}">`;
    return [
      `<meta name="description" content="${escapeHtml(description)}">`,
      `<link rel="canonical" href="${base}${path}">`,
      og('type', 'website'),
      og('site_name', programName),
      og('locale', 'en_IN'),
      og('title', title),
      og('description', description),
      og('url', `${base}${path}`),
      og('image', `${base}/social.png`),
      og('image:width', '1200'),
      og('image:height', '630'),
      og('image:alt', `${programName}, beside overlapping discs in five colours.`),
      '<meta name="twitter:card" content="summary_large_image">',
      `<script>${script}</script>`,
    ];
  };

/**
 * The head of a page for members: the boot script with its facts. Search engines do not list it.
 * @param facts `PageData` of `src/web/boot/member-page.ts`
 */
export function createMemberHead(facts, script) {
  const attributes = Object.entries(facts).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return () => [
    '<meta name="robots" content="noindex">',
    `<script data-member=""${attributes.join('')}>${script}</script>`,
  ];
}

/**
 * The page for those that are not kept without a line: complete in itself, without a script or a file beside it.
 * @param rendered its HTML and the text of its own styles
 * @param frame text of the styles that every page has
 */
export function renderOfflineDocument(template, { html, styles }, frame) {
  rejectInlineCode('/offline', html);
  const [, title] = /<title>([^<]*)<\/title>/.exec(template);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No internet · ${title}</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<style>${frame}${styles}</style>
</head>
<body>${html}</body>
</html>
`;
}

/** The strict policy would drop these, silently. */
function rejectInlineCode(path, body) {
  const found = /<script|<style|\sstyle="|\son[a-z]+="/.exec(body);
  if (found) {
    const around = body.slice(Math.max(0, found.index - 80), found.index + 120);
    throw new Error(
      `${path}: "${found[0].trim()}" breaks the content policy. Use a class or an SVG attribute instead.\n${around}`,
    );
  }
}

function replaceOrThrow(html, what, instead) {
  if (html.search(what) < 0) throw new Error(`index.html holds no ${what}.`);
  return html.replace(what, instead);
}
