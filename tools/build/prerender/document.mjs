/** Inserts what React renders into the built `index.html`. */

const escapeHtml = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);
const unescapeHtml = (html) => html.replace(/&(amp|lt|gt|quot|#x27);/g, (code) => characters[code]);
const characters = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** React renders the elements of the head before the others. */
const headTags = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/;

/**
 * Renders the document of a page. URLs begin with the base path; the server inserts its origin into those that must be
 * absolute (canonical and og:).
 * @param template the built index.html
 * @param rendered HTML of `renderPage`
 * @param page `path` under the base; `kind` of the page; `language`, and its `locale`; `styles`, the text of its styles; `styleFiles`, which are completely in
 *   that text; `noteTexts` around the app and their translations; `fonts` and `scripts` to preload; `head`, a function of the title that returns other elements of the head;
 *   `bodyClass`
 */
export function renderDocument(template, rendered, page) {
  const {
    path,
    kind,
    language,
    locale,
    noteTexts,
    base,
    head,
    styles,
    styleFiles,
    fonts,
    scripts,
    bodyClass,
  } = page;
  const fromReact = headTags.exec(rendered)[0];
  const title = /<title>([^<]*)<\/title>/.exec(fromReact)?.[1];
  if (!title) throw new Error(`${path}: the page renders no <title>.`);
  // Before hydration a browser would submit a form by GET, with the input in the URL.
  const body = rendered.slice(fromReact.length).replaceAll('<form', '<form method="dialog"');
  rejectInlineCode(path, body);
  // Text has priority over scripts, except for questions, which need scripts.
  const priority = kind === 'question' ? '' : ' fetchpriority="low"';
  const inHead = [
    fromReact,
    ...head(unescapeHtml(title), { language, locale }),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    // Inline, so that the first paint needs no other file. The server adds its hash to the content security policy.
    `<style>${styles}</style>`,
    // Browsers do not fetch this type. Vite's loader of lazy chunks skips styles that have a link.
    ...styleFiles.map((file) => `<link rel="stylesheet" type="text/inlined" href="${base}/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload"${priority} crossorigin href="${base}/${file}">`),
  ].join('\n    ');
  const translateNote = (note) =>
    noteTexts.reduce((text, [english, translated]) => text.replaceAll(english, () => translated), note);
  const html = [
    [/\s*<title>[^<]*<\/title>/, ''],
    [/\s*<meta name="robots" content="noindex" ?\/?>/, ''],
    [/\s*<link rel="stylesheet"[^>]*>/g, ''],
    [/\s*<link rel="modulepreload"[^>]*>/g, ''],
    ['<script type="module"', `$&${priority}`],
    ['</head>', () => `  ${inHead}\n  </head>`],
    ['<body', bodyClass ? `$& class="${bodyClass}"` : '$&'],
    // A prerendered page has its own <main> and <h1>, so these notes become asides.
    [
      /<noscript><main([^>]*)><h1>.*?<\/h1>(.*?)<\/main>/s,
      (_, rest, text) =>
        translateNote(`<noscript><aside${rest} aria-label="Without JavaScript">${text}</aside>`),
    ],
    [
      /<main id="late"([^>]*)>(<div[^>]*>)<header>.*?<\/header>(.*?)<\/main>/s,
      (_, rest, wrap, text) =>
        translateNote(`<aside id="late"${rest} aria-label="While the page loads">${wrap}${text}</aside>`),
    ],
    [/<aside id="old-browser".*?<\/aside>/s, translateNote],
    ['<html lang="en-IN">', `<html lang="${locale}">`],
    [
      '<div id="root"></div>',
      () =>
        `<div id="root" data-page="${path}" data-kind="${kind}" data-language="${language}">${body}</div>`,
    ],
  ];
  return html.reduce((text, [pattern, replacement]) => replaceOrThrow(text, pattern, replacement), template);
}

/**
 * Creates the head of a public page: metadata for search engines and previews, and the boot script.
 * @param path under the base
 * @param site base path, name of the app, boot script, and `texts` by language: the description and the text of the picture
 */
export const createPublicHead =
  (path, { base, programName, script, languages, texts }) =>
  (title, { language, locale }) => {
    const { description, imageAlt } = texts.get(language);
    const toAddress = (language) => (language === languages[0].language ? '' : `/${language}`) + path;
    const og = (name, content) => `<meta property="og:${name}" content="${escapeHtml(content)}">`;
    return [
      `<meta name="description" content="${escapeHtml(description)}">`,
      `<link rel="canonical" href="${base}${toAddress(language)}">`,
      ...(languages.length === 1 ? [] : languages).map(
        (one) => `<link rel="alternate" hreflang="${one.locale}" href="${base}${toAddress(one.language)}">`,
      ),
      og('type', 'website'),
      og('site_name', programName),
      og('locale', locale.replace('-', '_')),
      og('title', title),
      og('description', description),
      og('url', `${base}${toAddress(language)}`),
      og('image', `${base}/social.png`),
      og('image:width', '1200'),
      og('image:height', '630'),
      og('image:alt', imageAlt),
      '<meta name="twitter:card" content="summary_large_image">',
      `<script>${script}</script>`,
    ];
  };

/**
 * Creates the head of a page with a login: the boot script with its data, and no listing by search engines.
 * @param pageData `MemberPageData` of `src/web/boot/member-page.ts`
 */
export function createMemberHead(pageData, script) {
  const attributes = Object.entries(pageData).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return () => [
    '<meta name="robots" content="noindex">',
    `<script data-member=""${attributes.join('')}>${script}</script>`,
  ];
}

/**
 * Renders the page that is displayed offline in place of pages that are not cached. It needs no other file.
 * @param rendered its HTML and styles
 * @param sharedStyles styles of every page
 */
export function renderOfflineDocument(template, { html, styles, locale }, sharedStyles) {
  rejectInlineCode('/offline', html);
  const [, title] = /<title>([^<]*)<\/title>/.exec(template);
  const [, heading] = /<h1[^>]*>([^<]*)<\/h1>/.exec(html);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} · ${title}</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<style>${sharedStyles}${styles}</style>
</head>
<body>${html}</body>
</html>
`;
}

/** Throws for inline code, which the content security policy blocks without an error. */
function rejectInlineCode(path, body) {
  const found = /<script|<style|\sstyle="|\son[a-z]+="/.exec(body);
  if (found) {
    const context = body.slice(Math.max(0, found.index - 80), found.index + 120);
    throw new Error(
      `${path}: "${found[0].trim()}" is blocked by the content security policy. Use a class or an SVG attribute instead.\n${context}`,
    );
  }
}

function replaceOrThrow(html, pattern, replacement) {
  if (html.search(pattern) < 0) throw new Error(`index.html: ${pattern} is missing. Restore it.`);
  return html.replace(pattern, replacement);
}
