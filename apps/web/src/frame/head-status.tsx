import type { ReactNode } from 'react';
import type { GameModule, GameProps } from '../games/contract.ts';

/** Where the match stands, in the head of its table: in few words on a phone, where the game has some. */
export function HeadStatus({ module, props, children }: { module: GameModule; props: GameProps<unknown>; children?: ReactNode }) {
  const status = module.status(props.view);
  const brief = `${status.key}.short`;
  const stands = props.layout === 'phone' && props.speak.has(brief) ? { ...status, key: brief } : status;
  return (
    <p className="head-status" title={props.speak.say(status)}>
      <span className="head-stands">{props.speak.say(stands)}</span>
      {children}
    </p>
  );
}
