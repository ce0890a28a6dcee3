/** The sandbox's test cards and what each does (decision D5). */
const TEST_CARDS = [
  { number: '4242 4242 4242 4242', does: 'pays' },
  { number: '4000 0025 0000 3155', does: 'asks for confirmation' },
  { number: '4000 0000 0000 0002', does: 'is declined' },
] as const;

/** Says that no real money moves here, and which cards can be tried. */
export const TestShopNote = ({ onPick }: { readonly onPick: (number: string) => void }) => (
  <div className="rounded-lg border border-honey-deep/30 bg-honey-tint px-5 py-4">
    <p className="font-semibold text-honey-deep">This is a test shop: no real card is charged.</p>
    <p className="mt-1 text-[0.9375rem]">Choose a test card, or type its number yourself:</p>
    <ul className="mt-2 grid gap-1">
      {TEST_CARDS.map(({ number, does }) => (
        <li key={number}>
          <button
            type="button"
            onClick={() => onPick(number)}
            className="min-h-8 rounded-sm text-left tabular-nums"
          >
            <span className="underline underline-offset-3">{number}</span>{' '}
            <span className="text-ink-soft">{does}</span>
          </button>
        </li>
      ))}
    </ul>
  </div>
);
