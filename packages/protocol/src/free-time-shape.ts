import { type Static, Type } from 'typebox';

/*
 * Time that a person's clock leaves out, as it is sent and kept. What is reckoned with it is a file of its own (free-time.ts), so
 * that a page which reckons carries nothing that checks shapes.
 */

const Minute = Type.Integer({ minimum: 0, maximum: 1439, description: 'Minutes since midnight' });
const Zone = Type.String({ minLength: 1, maxLength: 60, description: 'An IANA name: "Europe/Amsterdam"' });

/** Own hours: when the clock stands still every day, and whether it does so on Saturday and Sunday. */
export const OwnHours = Type.Object({
  zone: Zone,
  night: Type.Union([Type.Null(), Type.Object({ from: Minute, to: Minute })]),
  weekends: Type.Boolean(),
});
export type OwnHours = Static<typeof OwnHours>;

/** From the first millisecond to before the second, since 1970. */
export const Holiday = Type.Object({ from: Type.Integer(), until: Type.Integer() });
export type Holiday = Static<typeof Holiday>;

export const FreeTime = Type.Object({ ...OwnHours.properties, holidays: Type.Array(Holiday) });
export type FreeTime = Static<typeof FreeTime>;

/** Until when one is away. */
export const GoAway = Type.Object({ until: Type.Integer({ minimum: 0, description: 'Milliseconds since 1970' }) });
export type GoAway = Static<typeof GoAway>;
