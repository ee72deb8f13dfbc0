const DAY = 1440;
const SIGNED = [0, 6, 12, 18, 24];

const share = (minutes: number): string => `${(minutes / DAY) * 100}%`;

/** The stretches of one day, in minutes since midnight, that lie between two times: two where midnight lies between them, none where they are one. */
export function stretches(from: number, to: number): readonly (readonly [number, number])[] {
  if (from === to) return [];
  if (from < to) return [[from, to]];
  const around: readonly (readonly [number, number])[] = [
    [0, to],
    [from, DAY],
  ];
  return around.filter(([begin, end]) => begin !== end);
}

/** A day from midnight to midnight, with what lies between two times in the colour of the night: for the eye, beside the two times. */
export function DayRule({ from, to }: { from: number; to: number }) {
  return (
    <div className="day-rule" aria-hidden="true">
      <div>
        {stretches(from, to).map(([begin, end]) => (
          <i key={begin} style={{ left: share(begin), width: share(end - begin) }} />
        ))}
      </div>
      {SIGNED.map((hour) => (
        <span key={hour} style={{ left: share(hour * 60) }}>
          {hour}
        </span>
      ))}
    </div>
  );
}
