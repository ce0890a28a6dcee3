// Stands in the pages of who is signed in: takes the answers that came inside the page, asks for
// the others while the scripts are still on their way, and shows the first picture as soon as its
// address is known. `send` takes the answers over, each once.
{
  const [, , id = ''] = location.pathname.split('/');
  const early = new Map();
  const fields = '%FIELDS%'.split(' ');
  const isPictured = new RegExp(`^${'%PICTURED%'.replace(/:\w+/g, '[^/]+')}$`);
  let picture = null;

  /** The picture in its place, then the letters of the screen: until then the device's own stand in. */
  const place = () => {
    const faces = document.getElementById('faces');
    const spot = document.querySelector('[data-first-picture]');
    const bring = () => {
      if (faces) faces.media = 'all';
    };
    // Where the app draws it, it comes to whatever place that has; the letters come behind the app.
    if (!spot) return document.body && addEventListener('alive', bring, { once: true });
    if (!picture) return bring();
    const image = new Image();
    image.className = 'absolute inset-0 size-full object-cover';
    image.alt = '';
    image.fetchPriority = 'high';
    image.onload = image.onerror = bring;
    image.sizes = '%SIZES%';
    image.srcset = picture;
    spot.replaceChildren(image);
  };
  const note = (url, data) => {
    early.get(url).data = data;
    if (!isPictured.test(url)) return;
    const book = data.books ? (data.books[0] ?? {}) : data;
    const address = fields.map((field) => book[field]).find(Boolean);
    if (!address) return;
    const at = (width) => `${address}${address.includes('?') ? '&' : '?'}w=${width} ${width}w`;
    picture = '%WIDTHS%'.split(' ').map(at).join(', ');
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    link.fetchPriority = 'high';
    link.imageSizes = '%SIZES%';
    link.imageSrcset = picture;
    document.head.append(link);
    place();
  };

  const sent = document.getElementById('%SENT%');
  for (const [url, data] of Object.entries(sent ? JSON.parse(sent.textContent) : {})) {
    early.set(url, { answer: Promise.resolve(Response.json(data)) });
    note(url, data);
  }
  const ofUser = () => {
    try {
      return JSON.parse(localStorage.getItem('user')).id ?? null;
    } catch {
      return null;
    }
  };
  const ask = (pattern) => {
    const of = pattern.includes(':userId') ? ofUser() : id;
    const url = pattern.replace(/:\w+/, of);
    if (of === null || early.has(url)) return;
    const answer = fetch(url, { credentials: 'include' });
    early.set(url, { answer });
    answer
      .then(async (response) => response.ok && note(url, await response.clone().json()))
      .catch(() => early.delete(url));
  };
  if (document.cookie.includes('%MARK%=')) for (const pattern of '%READS%'.split(' ')) ask(pattern);
  globalThis.earlyReads = early;
  globalThis.placeFirstPicture = place;
}
