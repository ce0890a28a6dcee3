/** A text as it may stand in XML, in attributes too. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.codePointAt(0)};`);
