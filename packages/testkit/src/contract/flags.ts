/** What a program was called with: `--name value`, or what is usual. */
export interface Flags {
  number(name: string, usual: number): number;
  word(name: string, usual: string): string;
}

/** Reads the flags of a program; those that it does not ask for stay unread. */
export function flagsIn(args: readonly string[]): Flags {
  const word = (name: string, usual: string): string => {
    const at = args.indexOf(`--${name}`);
    return at < 0 ? usual : (args[at + 1] ?? usual);
  };
  return { word, number: (name, usual) => Number(word(name, String(usual))) };
}
