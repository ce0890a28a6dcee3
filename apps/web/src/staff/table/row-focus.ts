/** The element of a row that takes the focus when `j` and `k` walk through a list. */
const ROW_LINK = '[data-row-link]';

/** Moves the focus to the row below (1) or above (-1), from nowhere to the first or last one. */
export const stepRow = (list: Element | null, step: 1 | -1): void => {
  const links = Array.from(list?.querySelectorAll<HTMLElement>(ROW_LINK) ?? []).filter((link) =>
    link.checkVisibility(),
  );
  const active = document.activeElement;
  const row = active?.closest('tr, [data-row]');
  const at = links.findIndex((link) => link === active || row?.contains(link));
  const from = at < 0 && step < 0 ? links.length : at;
  const next = links[Math.min(links.length - 1, Math.max(0, from + step))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
};
