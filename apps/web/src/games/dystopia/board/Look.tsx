import type { AimView, DystopiaView, HeroView, MonsterView } from '@questhall/dystopia/client';
import type { GameProps } from '../../contract.ts';
import { States } from '../hand/HeroCard.tsx';
import { MonsterCard } from '../hand/MonsterCard.tsx';
import { Plate, witsOf } from '../hand/Plate.tsx';
import { CardLines } from '../hand/ReadCard.tsx';
import { Values } from '../hand/Values.tsx';
import { Standee } from '../map/Standee.tsx';
import { percent } from '../percent.ts';
import { wayBeside, whyNoStrike } from './beside.ts';
import { seenSquare } from './describe.ts';

type Props = GameProps<DystopiaView>;

/** What is at a square: who stands there with its values, and what may be done there. */
export function Look({ at, ids, props, onClose }: { at: string; ids: readonly string[]; props: Props; onClose: () => void }) {
  const { view, speak, decision } = props;
  const hero = view.heroes.find((h) => h.at === at && !h.dead);
  const monster = [...view.monsters, ...view.waiting].find((m) => m.at === at);
  const aim = monster ? view.aims.find((one) => one.to === monster.id) : undefined;
  const options = decision?.options.filter((o) => ids.includes(o.id)) ?? [];
  const refused =
    decision?.refused.filter((r) => r.target?.space === at || r.id.endsWith(`:${at}`) || r.id.endsWith(`:${monster?.id}`)) ?? [];
  return (
    <section className="dy-look" aria-live="polite" data-scrolls>
      <button type="button" className="dy-look-close" onClick={onClose} aria-label={speak.say({ key: 'ui.dy.close' })}>
        ×
      </button>
      {monster ? (
        <Monster monster={monster} props={props} aim={aim} onClose={onClose} />
      ) : hero ? (
        <Hero hero={hero} props={props} />
      ) : (
        <Square at={at} props={props} near={options.length > 0} onClose={onClose} />
      )}
      {options.map((option) => (
        <Plate key={option.id} option={option} props={props} onPick={onClose} />
      ))}
      {aim?.problem
        ? null
        : refused.map((r) => (
            <p key={r.id} className="dy-why">
              {speak.say(r.reason)}
            </p>
          ))}
    </section>
  );
}

/** The way there as a plate: it picks the walk up, and puts the sheet away. */
function Walk({ way, words, props, onClose }: { way: { to: string; steps: number }; words: string; props: Props; onClose: () => void }) {
  const { speak, pick } = props;
  return (
    <button
      type="button"
      className="plate"
      onClick={() => {
        pick(`go:${way.to}`);
        onClose();
      }}
    >
      {speak.say({ key: words, args: { n: way.steps } })}
    </button>
  );
}

/** A square where nobody stands: what is on it, how to get there where one must stand beside it, and what a trap there does. */
function Square({ at, props, near, onClose }: { at: string; props: Props; near: boolean; onClose: () => void }) {
  const { view, speak, decision } = props;
  const trap = view.traps.find((one) => one.at === at);
  const way = near || decision?.kind !== 'hero' ? null : wayBeside(view, at);
  return (
    <>
      <p>{seenSquare(view, at, speak)}</p>
      {trap ? <CardLines name={{ key: `trap.${trap.kind}` }} speak={speak} /> : null}
      {way === 'tooFar' ? <p className="dy-why">{speak.say({ key: 'ui.dy.tooFar' })}</p> : null}
      {way !== null && way !== 'tooFar' ? <Walk way={way} words="ui.dy.walkBeside" props={props} onClose={onClose} /> : null}
    </>
  );
}

function Hero({ hero, props }: { hero: HeroView; props: Props }) {
  const { speak } = props;
  return (
    <>
      <div className="dy-look-head">
        <Standee code={hero.code} seat={hero.seat} size={64} />
        <h3>{speak.say({ key: `hero.${hero.code}` })}</h3>
      </div>
      <States view={props.view} hero={hero} speak={speak} />
      <Values values={hero.values} energy={hero.energy} most={hero.values.energy} speak={speak} />
    </>
  );
}

function Monster({ monster, aim, props, onClose }: { monster: MonsterView; aim: AimView | undefined; props: Props; onClose: () => void }) {
  const { view, speak, layout } = props;
  const wits = aim && view.turn.hero >= 0 ? witsOf(`attack:${monster.id}`, view) : null;
  // The nearest square from which it could be struck in this turn.
  const way = aim?.problem ? view.ways.find((one) => one.attacks.includes(monster.id)) : undefined;
  const countered = way ? (way.risks?.[monster.id] ?? 0) : (aim?.countered ?? 0);
  return (
    <>
      <MonsterCard monster={monster} view={view} speak={speak} />
      {aim ? (
        <p className="dy-look-odds">
          {speak.say({ key: 'ui.dy.wound', args: { odds: percent(aim.wound, speak.locale) } })}
          {countered > 0 ? ` · ${speak.say({ key: 'ui.dy.countered', args: { odds: percent(countered, speak.locale) } })}` : ''}
        </p>
      ) : null}
      {wits && layout === 'phone' ? <p>{speak.say({ key: 'ui.dy.unicorn', args: { int: wits } })}</p> : null}
      {aim?.problem ? <p className="dy-why">{speak.say(whyNoStrike(view, aim, monster.at))}</p> : null}
      {way ? <Walk way={way} words="ui.dy.walkFirst" props={props} onClose={onClose} /> : null}
    </>
  );
}
