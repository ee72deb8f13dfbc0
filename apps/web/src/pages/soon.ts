/**
 * What the hall may ask for while nobody needs the network: the parts of a table. The hall is one of the pages and does
 * not know the others; the first script, which does, says here how they are fetched.
 */
export const soon: { fetchTable: (game: string) => void } = { fetchTable: () => undefined };
