/** Plays the cards of social videos (video-card.tsx), without a framework: also where none has come yet. */

const STILL_MS = 2600;

/** How a card comes to rest again. */
type Stop = () => void;

const showStill = (stills: readonly HTMLElement[], shown: number): void => {
  for (const [i, still] of stills.entries()) still.hidden = i !== shown;
};

/** Leafs through the stills, one after another. */
const leaf = (card: HTMLElement): Stop => {
  const stills = [...card.querySelectorAll<HTMLElement>('[data-still]')];
  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
    showStill(stills, turn % stills.length);
  }, STILL_MS);
  return () => {
    clearInterval(timer);
    showStill(stills, 0);
  };
};

/** Frames the network's own player: only now is anything asked of it (decision D6). */
const frame = (card: HTMLElement, src: string): Stop => {
  const player = document.createElement('iframe');
  player.src = src;
  player.title = card.dataset.video ?? '';
  player.allow = 'autoplay; fullscreen';
  player.referrerPolicy = 'no-referrer';
  player.className = 'absolute inset-0 size-full border-0';
  card.append(player);
  return () => player.remove();
};

const label = (button: HTMLElement, deed: 'Play' | 'Stop', { video }: DOMStringMap): void => {
  button.ariaLabel = `${deed} video: ${video}`;
};

const begin = (card: HTMLElement, button: HTMLElement): Stop => {
  const { embed } = card.dataset;
  card.dataset.playing = '';
  label(button, 'Stop', card.dataset);
  const stop = embed ? frame(card, embed) : leaf(card);
  return () => {
    stop();
    delete card.dataset.playing;
    label(button, 'Play', card.dataset);
  };
};

/** Has the page's video cards play and stop when they are pressed, until the function it gives is called. */
export const playVideos = (): Stop => {
  const playing = new Map<HTMLElement, Stop>();
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const card = button?.closest<HTMLElement>('[data-video]');
    if (!button || !card) return;
    const stop = playing.get(card);
    stop?.();
    if (stop) playing.delete(card);
    else playing.set(card, begin(card, button));
  };
  addEventListener('click', press);
  return () => {
    removeEventListener('click', press);
    for (const stop of playing.values()) stop();
  };
};
