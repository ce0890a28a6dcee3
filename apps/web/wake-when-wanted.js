// Stands inside pages that are read before anything is pressed: fetches the app at the first
// sign that somebody wants something from it, or at once where somebody may be signed in.
// Until the app answers, the button pressed last is remembered and pressed again.
{
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
  const entry = '%ENTRY%';
  let pressed = null;
  const remember = (event) => {
    pressed = event.target.closest?.('button, summary') ?? pressed;
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
