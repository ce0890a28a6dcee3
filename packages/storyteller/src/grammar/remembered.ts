const MOST = 2000;

/** A function of a text that remembers its last answers: the same page is asked about by many rules and in many books. */
export const remembered = <V>(of: (text: string) => V): ((text: string) => V) => {
  const known = new Map<string, { readonly answer: V }>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found.answer;
    const answer = of(text);
    if (known.size >= MOST) known.clear();
    known.set(text, { answer });
    return answer;
  };
};
