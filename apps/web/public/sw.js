// Stands between the shop's pages and the network on a device where somebody signed in has been.
// It keeps nothing by itself: the reader puts a book that its parent wants to take along into a
// cache of its own (src/session/kept-books.ts), and what is in there is answered when the network
// does not. Other screens say kindly that there is none.

const ABOUT = '/kept-book.json';

const keptCaches = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('kept '));
  return Promise.all(names.map((name) => caches.open(name)));
};

/** What a kept book has for an address. A picture is one picture at whatever width it was kept. */
const findKept = async (request) => {
  const ignoreSearch = new URL(request.url).pathname.includes('/pictures/');
  for (const cache of await keptCaches()) {
    const found = await cache.match(request, { ignoreSearch, ignoreVary: true });
    if (found) return request.headers.has('range') ? partOf(found, request) : found;
  }
  return null;
};

/** The part of a sound that a player asks for: some play nothing that does not come in parts. */
const partOf = async (whole, request) => {
  const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(request.headers.get('range')) ?? [];
  const blob = await whole.blob();
  const end = to === '' ? blob.size - 1 : Math.min(Number(to), blob.size - 1);
  return new Response(blob.slice(Number(from), end + 1, blob.type), {
    status: 206,
    headers: {
      'content-type': blob.type,
      'content-range': `bytes ${from}-${end}/${blob.size}`,
      'accept-ranges': 'bytes',
    },
  });
};

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]);

const linkTo = async (cache) => {
  const about = await (await cache.match(ABOUT))?.json();
  return about
    ? `<li><a href="${escapeHtml(about.address)}">${escapeHtml(about.title)}</a></li>`
    : '';
};

/** The page for a screen that needs the shop, with the books that do not. */
const noNetwork = async () => {
  const links = (await Promise.all((await keptCaches()).map(linkTo))).join('');
  const books = links ? `<p>These books are with you on this device:</p><ul>${links}</ul>` : '';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>No network just now</title><style>
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:#faf5ea;color:#2c1a35;font:1.1rem/1.6 Cabin,system-ui,sans-serif}
main{max-width:30rem;padding:2rem}h1{font:600 2rem/1.2 Literata,Georgia,serif}ul{padding:0;list-style:none}
a{display:inline-block;min-height:2.75rem;color:#7c1449;font-weight:600}a:focus-visible{outline:3px solid #9a1f5c}</style></head>
<body><main><h1>There is no network just now</h1><p>This page needs the shop, and the shop cannot be reached from here. Nothing is lost: open it again when you are back online.</p>${books}</main></body></html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
};

const fromNetwork = async (request) => {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await findKept(request);
    if (kept) return kept;
    if (request.mode === 'navigate') return noNetwork();
    throw error;
  }
};

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // A stream of events has no end to be kept, and what changes something is no reading.
  if (request.method !== 'GET' || origin !== location.origin || pathname.endsWith('/events'))
    return;
  event.respondWith(fromNetwork(request));
});
