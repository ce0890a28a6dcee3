const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML, in words and in quoted attributes alike. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
