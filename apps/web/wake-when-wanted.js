// Stands inside pages that are read before anything is pressed: fetches what little they do by
// themselves (src/still-page.ts) at the first sign that somebody is there. Until that answers, the
// button pressed last is remembered and pressed again, unless it is one of those that the browser
// answers by itself. The menu is closed once something of it is chosen.
{
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
  const still = '%STILL%';
  let pressed = null;
  const remember = ({ target }) => {
    pressed = target.closest('button:not([popovertarget])') ?? pressed;
  };
  const listen = () => {
    for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  };
  const wake = async () => {
    for (const sign of signs) removeEventListener(sign, wake, true);
    try {
      const { enliven } = await import(still);
      removeEventListener('click', remember, true);
      enliven();
      pressed?.click();
    } catch {
      listen();
    }
  };
  addEventListener('click', remember, true);
  addEventListener('click', ({ target }) => target.closest('[popover]')?.hidePopover(), true);
  listen();
}
