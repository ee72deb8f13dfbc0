import type { Seat } from '@questhall/kernel';
import { useState } from 'react';
import { Link } from 'wouter';
import { SeatBadge } from '../art/Badge.tsx';
import { GlimpseOf } from '../frame/glimpse-of.tsx';
import type { After, GameModule } from '../games/contract.ts';
import { Icon } from '../icons/icon.tsx';
import { replayPath } from '../replay/address.ts';
import { useMatch } from '../table/match-context.tsx';
import { useT, useWords } from '../text/words.tsx';
import './after.css';
import { Chart } from './chart.tsx';
import { Dice } from './luck.tsx';
import type { Retold, ToldAgain } from './told.ts';

/** How the game says a moment, and its picture. */
type Teller = Pick<GameModule, 'eventText' | 'Glimpse'>;

interface AfterProps {
  told: ToldAgain;
  after: After<unknown>;
  module: Teller;
  /** Moments lead into the replay. Not so on a screen on which there is nothing to press: there the first curve stays. */
  linked: boolean;
}

/** What the evening was: curves over its turns, the moments that will be told, and how kind the dice were. */
export function AfterMatch({ told, after, module, linked }: AfterProps) {
  const t = useT();
  const { speak } = useWords();
  const [chosen, choose] = useState(0);
  const turn = (n: number) => t(`ui.after.${after.unit}`, { n });
  const curve = after.curves[chosen];
  return (
    <div className="after">
      {curve && told.turns > 1 ? (
        <section className="scroll after-curves">
          <header>
            <h3>{speak.say(curve.title)}</h3>
            {linked ? (
              <fieldset className="after-tabs">
                <legend className="vh">{t('ui.after.what')}</legend>
                {after.curves.map((one, i) => (
                  <button key={one.id} type="button" className="after-tab" aria-pressed={i === chosen} onClick={() => choose(i)}>
                    <one.Sign />
                    {speak.say(one.name)}
                  </button>
                ))}
              </fieldset>
            ) : null}
          </header>
          <Chart
            lines={told.curves[chosen] ?? []}
            turns={told.turns}
            caption={speak.say(curve.title)}
            turn={turn}
            down={curve.down ?? false}
          />
        </section>
      ) : null}
      {told.moments.length > 0 ? (
        <section className="scroll after-told">
          <header>
            <h3>{t('ui.after.title')}</h3>
            {linked ? <p>{t('ui.after.tap')}</p> : null}
          </header>
          <ol>
            {told.moments.map((moment) => (
              <li key={moment.line}>
                <Highlight moment={moment} module={module} turn={turn} linked={linked} />
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {told.luck.length > 0 ? <Dice luck={told.luck} /> : null}
    </div>
  );
}

/** The seat that a gap of a text is filled with. */
const seatIn = (arg: unknown): Seat | undefined =>
  typeof arg === 'object' && arg !== null && 'seat' in arg ? (arg as { seat: Seat }).seat : undefined;

function Highlight({
  moment: { line, turn: n, event, text },
  module,
  turn,
  linked,
}: {
  moment: Retold;
  module: Teller;
  turn: (n: number) => string;
  linked: boolean;
}) {
  const { speak } = useWords();
  const { transport } = useMatch();
  const who = seatIn(text?.args?.['seat']) ?? (typeof event['seat'] === 'number' ? event['seat'] : undefined);
  const inside = (
    <>
      <GlimpseOf event={event} module={module}>
        {/* Where the line has no picture: whom it is about. */}
        {who === undefined ? <Icon name="scroll-unfurled" size={28} /> : <SeatBadge seat={who} size={34} />}
      </GlimpseOf>
      <span className="after-words">
        <b>{speak.say(text ?? module.eventText(event))}</b>
        {n === null ? null : <small>{turn(n)}</small>}
      </span>
      {linked ? <Icon name="play" size={18} /> : null}
    </>
  );
  // Through a spectator's eyes, by which the lines are counted: so the same line is meant on every device.
  return linked ? (
    <Link className="after-moment" href={replayPath(transport.path, { line, eyes: null })}>
      {inside}
    </Link>
  ) : (
    <span className="after-moment">{inside}</span>
  );
}
