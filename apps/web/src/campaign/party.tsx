import type { Speaker } from '@questhall/text';
import { printOf } from '../games/dystopia/art/pictures.ts';
import { heroColour } from '../games/dystopia/map/Standee.tsx';
import { heroName, thingName } from '../games/dystopia/words.ts';
import type { Companion } from './campaign.ts';
import type { Say } from './say.tsx';
import { Sign } from './sign.tsx';

/** Who goes along, with wounds, gold and belongings; the fallen beside them. */
export function Party({ party, say, speak }: { party: readonly Companion[]; say: Say; speak: Speaker }) {
  const gold = party.reduce((sum, one) => sum + (one.dead ? 0 : one.gold), 0);
  return (
    <section className="scroll cp-party" aria-labelledby="cp-party">
      <div className="cp-party-head">
        <h2 id="cp-party">{say('party')}</h2>
        {party.length > 0 ? (
          <span className="cp-gold">
            <Sign name="two-coins" size={20} /> {say('gold', { n: gold })}
          </span>
        ) : null}
      </div>
      {party.length === 0 ? <p className="empty">{say('party.none')}</p> : null}
      <ul>
        {party.map((one) => (
          <Hero key={one.code} one={one} say={say} speak={speak} />
        ))}
      </ul>
    </section>
  );
}

function Hero({ one, say, speak }: { one: Companion; say: Say; speak: Speaker }) {
  const name = speak.say(heroName(one.code));
  return (
    <li className="cp-hero" data-dead={one.dead || undefined}>
      <span className="cp-portrait" style={{ borderColor: heroColour(one.code) }}>
        {one.dead ? <Sign name="tombstone" size={40} /> : <img src={printOf(`h-${one.code}`)} alt="" width={46} height={69} />}
      </span>
      <span className="cp-hero-words">
        <b className="cz">{name}</b>
        {one.dead ? (
          <span>{say('fallen')}</span>
        ) : (
          <>
            <span className="cp-energy">
              <span className="vh">{speak.say({ key: 'ui.dy.energy', args: { n: one.energy, most: one.most } })}</span>
              <span aria-hidden="true">
                <i>♥</i> {one.energy}/{one.most}
              </span>
              <span className="cp-purse">
                <Sign name="two-coins" size={15} />
                {speak.say({ key: 'ui.dy.gold', args: { n: one.gold } })}
              </span>
            </span>
          </>
        )}
      </span>
      {one.dead ? null : (
        <span className="cp-things">
          {one.things.length > 0 ? one.things.map((id) => speak.say(thingName(id, speak))).join(' · ') : say('things.none')}
        </span>
      )}
    </li>
  );
}
