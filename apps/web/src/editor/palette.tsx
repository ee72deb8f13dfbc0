import { printOf } from '../games/dystopia/art/pictures.ts';
import { BEINGS, FURNITURE, type Kinds, MONSTERS, nameKey, pictureKey, TOOLS, type Tool, TRAPS } from './kinds.ts';
import { nameIn, useSay, useSpeak } from './words.tsx';

/** Signs of the tools, on a field of 24, by our own hand. */
const SIGNS: Readonly<Record<Tool, string>> = {
  select: 'M6 3l12 9-5.500 1 3 6-2.500 1.200-3-6L6 18z',
  room: 'M4 4h16v16H4zM4 9.300h16M4 14.600h16M9.300 4v16M14.600 4v16',
  corridor: 'M3 7h11v10h7M3 11h7v10h11',
  door: 'M6 21V8q6-9 12 0v13zM12 4v17M14.500 14v.01',
  rock: 'M3 20l3-9 5-5 7 3 3 11zM6 11l6 3 6-5M12 14l-1 6',
  start: 'M6 21V4l12 4-12 5',
  exit: 'M4 21h4v-4h4v-4h4V9h4V4',
  monster: 'M5 10l-1-6 5 3h6l5-3-1 6q1 10-7 10T5 10zM9 12v.01M15 12v.01M9.500 16h5',
  furniture: 'M4 10q0-5 4-5h8q4 0 4 5v9H4zM4 11h16M12 10v4',
  trap: 'M3 19l3-11 3 11 3-13 3 13 3-11 3 11z',
  being: 'M12 4a3.500 3.500 0 1 0 .01 0zM5 21q0-9 7-9t7 9z',
};

const KINDS = { monster: MONSTERS, furniture: FURNITURE, trap: TRAPS, being: BEINGS } as const;

/** The tools, and below them what the chosen one can put. */
export function Palette({
  tool,
  choose,
  kinds,
  setKinds,
}: {
  tool: Tool;
  choose: (tool: Tool) => void;
  kinds: Kinds;
  setKinds: (kinds: Kinds) => void;
}) {
  const say = useSay();
  const speak = useSpeak();
  const puts = tool in KINDS ? (tool as keyof Kinds) : undefined;
  const how = puts ? 'how.put' : (`how.${tool as Exclude<Tool, keyof Kinds>}` as const);
  return (
    <div className="ed-palette scroll">
      <fieldset className="ed-tools">
        <legend className="vh">{say('tools')}</legend>
        {TOOLS.map((one) => (
          <label key={one} className="ed-tool" title={say(`tool.${one}`)}>
            <input type="radio" name="ed-tool" checked={one === tool} onChange={() => choose(one)} />
            <span>
              <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
                <path d={SIGNS[one]} fill="none" stroke="currentColor" strokeWidth="1.900" strokeLinejoin="round" strokeLinecap="round" />
              </svg>
              {say(`tool.${one}`)}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="hint ed-how">
        {/* Where tools are signs without words, the chosen one is named here; elsewhere it is not said twice. */}
        <b aria-hidden="true">{say(`tool.${tool}`)}:</b> {say(how)}
      </p>
      {puts ? (
        <fieldset className="ed-kinds">
          <legend className="vh">{say(`tool.${puts}`)}</legend>
          {KINDS[puts].map((kind) => {
            const name = nameIn(speak, nameKey(puts, kind));
            return (
              <label key={kind} className="ed-kind">
                <input
                  type="radio"
                  name={`ed-${puts}`}
                  checked={kinds[puts] === kind}
                  onChange={() => setKinds({ ...kinds, [puts]: kind })}
                />
                <span>
                  <img src={printOf(pictureKey(puts, kind))} alt="" width={44} height={44} />
                  {name}
                </span>
              </label>
            );
          })}
        </fieldset>
      ) : null}
    </div>
  );
}
