import type { Forecast } from './measured.ts';

/** The picture's own units. */
const [WIDE, HIGH] = [300, 64];
const POINTS = 48;
/** Of a normal distribution a tenth lies beyond this many deviations on one side. */
const TENTH = 1.2816;

/** How long matches last as a hill: steep or wide on each side as eight matches of ten lie, with a mark in the middle. */
export function Hill({ low, median, high }: Forecast) {
  const [left, right] = [(median - low) / TENTH, (high - median) / TENTH].map((one) => Math.max(one, median / 50));
  const [from, to] = [median - 3 * left!, median + 3 * right!];
  const x = (minutes: number) => ((minutes - from) / (to - from)) * WIDE;
  const y = (minutes: number) => {
    const z = (minutes - median) / (minutes < median ? left! : right!);
    return HIGH - (HIGH - 6) * Math.exp((-z * z) / 2);
  };
  const line = Array.from({ length: POINTS + 1 }, (_, i) => from + (i / POINTS) * (to - from))
    .map((minutes) => `${x(minutes).toFixed(1)} ${y(minutes).toFixed(1)}`)
    .join('L');
  return (
    <svg className="hill" viewBox={`0 0 ${WIDE} ${HIGH + 2}`} aria-hidden="true">
      <path className="hill-all" d={`M${line}Z`} />
      <path className="hill-band" d={`M${x(low).toFixed(1)} ${HIGH}H${x(high).toFixed(1)}`} />
      <path className="hill-middle" d={`M${x(median).toFixed(1)} 2V${HIGH}`} />
    </svg>
  );
}
