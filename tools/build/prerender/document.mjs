/** Puts what React rendered and what the head must say into the built `index.html`. */

const escaped = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);
const plain = (html) => html.replace(/&(amp|lt|gt|quot|#x27);/g, (code) => signs[code]);
const signs = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** React writes what belongs in the head before everything else. */
const headFirst = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/;

/**
 * One public page as a whole document. Addresses of the program's own start at its base path; the server puts
 * its origin before those that must be absolute (canonical and og:).
 * @param template the built index.html
 * @param rendered what `renderPage` gave
 * @param page path under the base, description, program name, the text of all its styles and the files they come
 *   from, the addresses of its fonts, and the scripts of its parts
 */
export function documentOf(template, rendered, page) {
  const { path, description, base, programName, styles, styleFiles, fonts, scripts } = page;
  const fromReact = headFirst.exec(rendered)[0];
  const title = /<title>([^<]*)<\/title>/.exec(fromReact)?.[1];
  if (!title) throw new Error(`${path} has no <title>.`);
  // Until the program runs, a form leads nowhere: else the browser would put what was typed into an address.
  const body = rendered.slice(fromReact.length).replaceAll('<form', '<form method="dialog"');
  refuse(path, body);
  const og = (name, content) => `<meta property="og:${name}" content="${escaped(content)}">`;
  const head = [
    fromReact,
    `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${base}${path}">`,
    og('type', 'website'),
    og('site_name', programName),
    og('locale', 'en_IN'),
    og('title', plain(title)),
    og('description', description),
    og('url', `${base}${path}`),
    og('image', `${base}/social.png`),
    og('image:width', '1200'),
    og('image:height', '630'),
    og('image:alt', `${programName}, beside overlapping discs in five colours.`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    // In the page, so that the first paint waits for nothing else. The server names its hash in the policy.
    `<style>${styles}</style>`,
    // Never fetched, for no browser knows the type (`disabled` keeps only some from it): they tell the program, when
    // it loads its parts, that these styles are there.
    ...styleFiles.map((file) => `<link rel="stylesheet" type="text/inlined" href="${base}/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${base}/${file}">`),
  ].join('\n    ');
  const html = [
    [/\s*<title>[^<]*<\/title>/, ''],
    [/\s*<meta name="robots" content="noindex" ?\/?>/, ''],
    [/\s*<link rel="stylesheet"[^>]*>/g, ''],
    ['</head>', `  ${head}\n  </head>`],
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
    ['<div id="root"></div>', `<div id="root" data-page="${path}">${body}</div>`],
  ].reduce((html, [what, instead]) => replaced(html, what, instead), template);
  // What people read comes before what lets them act.
  return html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
}

/** The strict policy would drop these, silently. */
function refuse(path, body) {
  const found = /<script|<style|\sstyle="|\son[a-z]+="/.exec(body);
  if (found) {
    const around = body.slice(Math.max(0, found.index - 80), found.index + 120);
    throw new Error(
      `${path}: "${found[0].trim()}" breaks the content policy. Use a class or an SVG attribute instead.\n${around}`,
    );
  }
}

function replaced(html, what, instead) {
  const next = html.replace(what, typeof instead === 'function' ? instead : () => instead);
  if (next === html) throw new Error(`index.html holds no ${what}.`);
  return next;
}
