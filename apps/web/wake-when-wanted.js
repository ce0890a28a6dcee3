// Stands inside pages that are read before anything is pressed: fetches the app at the first
// sign that somebody wants something from it, or at once where somebody may be signed in.
// Until the app answers, the button pressed last is remembered and pressed again, unless it is one
// of those that the browser answers by itself; its menu is closed once something of it is chosen.
{
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
  const entry = '%ENTRY%';
  let pressed = null;
  const remember = ({ target }) => {
    pressed = target.closest('button:not([popovertarget])') ?? pressed;
    target.closest('[popover]')?.hidePopover();
  };
  const wake = () => {
    for (const sign of signs) removeEventListener(sign, wake, true);
    import(entry);
  };
  addEventListener('click', remember, true);
  addEventListener(
    'alive',
    () => {
      removeEventListener('click', remember, true);
      pressed?.click();
    },
    { once: true },
  );
  if (document.cookie.includes('%MARK%=')) wake();
  else for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
}
