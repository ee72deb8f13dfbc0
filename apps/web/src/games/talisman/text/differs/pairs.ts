/** What each edition says where a switch tells them apart: that of 1986, then the Digital Edition. */
type Pairs = Readonly<Record<string, readonly [old: string, digital: string]>>;

/** A message for each switch, which asks for the edition: `differs.fate` with `{edition}`. */
export const messages = (pairs: Pairs): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pairs).map(([name, [old, digital]]) => [`differs.${name}`, `{edition, select, digital {${digital}} other {${old}}}`]),
  );
