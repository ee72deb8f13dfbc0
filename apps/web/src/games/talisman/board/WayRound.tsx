/** Which way round a ring somebody goes. */
export type WayRound = 'cw' | 'ccw';

/** The way round that an answer is; undefined for one that is none. It may be given together with the answer before it. */
export const wayRoundOf = (option: string): WayRound | undefined => /(?:^|>)(cw|ccw)$/.exec(option)?.[1] as WayRound | undefined;

/** An arrow that goes round: two spaces of one name are told apart by it, on the board and on their plates, whose words say it too. */
export function WayRoundSign({ way }: { way: WayRound }) {
  return (
    <span className={`ts-way-round ts-way-round-${way}`} aria-hidden="true">
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M5.500 17a8 8 0 1 1 13.700-1.500M22.500 13l-3.500 3-3-3.600" />
      </svg>
    </span>
  );
}
