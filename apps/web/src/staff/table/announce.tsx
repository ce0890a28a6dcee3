/** Tells those who cannot see a list what it shows now, each time that changes. */
export const Announce = ({ words }: { readonly words: string }) => (
  <p role="status" className="sr-only">
    {words}
  </p>
);
