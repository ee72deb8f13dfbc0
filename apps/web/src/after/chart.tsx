import { useLayoutEffect, useRef, useState } from 'react';
import { useT, useWords } from '../text/words.tsx';
import { colourOf, LineBadge, LineMark } from './line-mark.tsx';
import { apart, type Line, someOf, ticksTo } from './told.ts';

/** A grave: whose curve stops here has fallen. Around the middle of its foot. */
const GRAVE = 'M-9 0h18v-3h-3v-9a6 6 0 0 0-12 0v9h-3z';

/** The width of an element, as it changes, and how large its letters are. */
function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, letters: 1 });
  // Before it is painted: what lies below keeps its place.
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const look = () => {
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      setRoom((now) => (now.width === box.clientWidth && now.letters === letters ? now : { width: box.clientWidth, letters }));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return { ref, ...room };
}

interface ChartProps {
  lines: readonly Line[];
  turns: number;
  /** What is drawn, for those who hear it. */
  caption: string;
  /** Says a turn by its number. */
  turn: (n: number) => string;
  /** Nothing lies at the top: what is drawn is a way that grows shorter. */
  down: boolean;
}

/** Curves over the turns of a match, each with its badge at the end; and the same as a table for screen readers. */
export function Chart({ lines, turns, caption, turn, down }: ChartProps) {
  const { ref, width, letters } = useRoom();
  return (
    <div ref={ref} className="after-chart">
      {width > 0 ? <Drawing {...{ lines, turns, turn, down, width, letters }} /> : null}
      <Legend lines={lines} />
      <Table {...{ lines, turns, caption, turn }} />
    </div>
  );
}

function Drawing({ lines, turns, turn, down, width, letters }: Omit<ChartProps, 'caption'> & { width: number; letters: number }) {
  const height = width < 480 ? 150 : 214;
  const ticks = ticksTo(Math.max(1, ...lines.flatMap(({ values }) => values.map((v) => v ?? 0))));
  const top = 12;
  const foot = height - 14 - 15 * letters;
  const left = 14 + 16 * letters;
  const right = width - 26;
  const most = ticks[ticks.length - 1]!;
  const x = (at: number) => left + (turns > 1 ? (at / (turns - 1)) * (right - left) : 0);
  const y = (value: number) => (down ? top + (value / most) * (foot - top) : foot - (value / most) * (foot - top));
  // Who stands level is drawn side by side.
  const beside = (i: number) => (i - (lines.length - 1) / 2) * 2.4;
  const ends = lines.map(({ values }) => values.findLastIndex((value) => value !== null));
  const atEnd = lines.flatMap(({ values }, i) => (ends[i] === turns - 1 ? [{ i, at: y(values[turns - 1] ?? 0) }] : []));
  const spread = apart(
    atEnd.map(({ at }) => at),
    21,
    top,
    foot,
  );
  const labels = someOf(turns, width < 480 ? 3 : 5);
  return (
    <svg width={width} height={height} aria-hidden="true">
      <g className="after-axis">
        {ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${left} ${y(tick)}H${right}`} className="after-grid" />
            <text x={left - 8} y={y(tick) + 4.5 * letters} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {labels.map((at, i) => (
          <text
            key={at}
            x={x(at)}
            y={height - 5}
            textAnchor={i === 0 ? 'start' : i === labels.length - 1 ? 'end' : 'middle'}
            className="after-turn"
          >
            {i === 0 ? turn(1) : at + 1}
          </text>
        ))}
      </g>
      {lines.map((line, i) => (
        <g key={line.id} transform={`translate(0 ${beside(i)})`}>
          <Stroke line={line} d={pathOf(line.values, x, y)} />
        </g>
      ))}
      {lines.flatMap(({ id, values }) =>
        fallsIn(values).map(({ turn, value }) => (
          <path key={`${id} ${turn}`} d={GRAVE} className="after-grave" transform={`translate(${x(turn)} ${y(value) - 9})`} />
        )),
      )}
      {lines.map((line, i) => {
        const { id, values } = line;
        const end = ends[i]!;
        if (end < 0) return null;
        const own = atEnd.findIndex((one) => one.i === i);
        const at = own < 0 ? y(values[end] ?? 0) : spread[own]!;
        return <LineMark key={id} line={line} at={`translate(${(x(end) + (own < 0 ? 4 : 13)).toFixed(1)} ${at.toFixed(1)}) scale(.86)`} />;
      })}
    </svg>
  );
}

/** A line with its dark edge. One with strokes has them in both. */
function Stroke({ line, d }: { line: Line; d: string }) {
  const dashed = line.look?.dash ? { strokeDasharray: line.look.dash.join(' ') } : {};
  return (
    <>
      <path d={d} className="after-edge" {...dashed} />
      <path d={d} className="after-line" stroke={colourOf(line)} {...dashed} />
    </>
  );
}

/** Whose line is whose, where the badges of seats do not say it. Those who listen have the table. */
function Legend({ lines }: { lines: readonly Line[] }) {
  const { speak } = useWords();
  if (!lines.some(({ look }) => look)) return null;
  return (
    <ul className="after-legend" aria-hidden="true">
      {lines.map((line) => (
        <li key={line.id}>
          <svg width="34" height="12" viewBox="0 0 34 12" aria-hidden="true">
            <Stroke line={line} d="M3 6H31" />
          </svg>
          <LineBadge line={line} size={24} />
          {speak.say(line.name)}
        </li>
      ))}
    </ul>
  );
}

/** Where somebody had a value and has none a turn later. */
const fallsIn = (values: readonly (number | null)[]): { turn: number; value: number }[] =>
  values.flatMap((value, turn) => (value !== null && values[turn + 1] === null ? [{ turn, value }] : []));

/** Straight from turn to turn; interrupted where there is no value. */
function pathOf(values: readonly (number | null)[], x: (at: number) => number, y: (value: number) => number): string {
  let drawn = false;
  return values
    .map((value, at) => {
      const step = value === null ? '' : `${drawn ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
      // One turn alone is a dot.
      const alone = step !== '' && !drawn && (values[at + 1] ?? null) === null ? 'h.1' : '';
      drawn = value !== null;
      return step + alone;
    })
    .join('');
}

/** As many turns as one can keep in mind. */
const COLUMNS = 6;

function Table({ lines, turns, caption, turn }: Omit<ChartProps, 'down'>) {
  const t = useT();
  const { speak } = useWords();
  const columns = someOf(turns, COLUMNS);
  return (
    <table className="vh">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ui.after.who')}</th>
          {columns.map((at) => (
            <th key={at} scope="col">
              {turn(at + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, values }) => (
          <tr key={id}>
            <th scope="row">{speak.say(name)}</th>
            {columns.map((at) => (
              <td key={at}>{values[at] ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
