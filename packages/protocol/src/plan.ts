import type { PlanPart, PlanStop } from '@questhall/kernel';
import { type Static, Type } from 'typebox';

/** One wish of a plan, in the words of its game: what to do, and under which condition. */
export const PlanWish = Type.Object({
  do: Type.String({ maxLength: 40 }),
  if: Type.Optional(Type.String({ maxLength: 40 })),
});

/** A turn planned ahead: wishes for each of its parts, of which the first that can be had is carried out. None: nothing is planned. */
export const SetPlan = Type.Object({
  wishes: Type.Record(Type.String({ maxLength: 40 }), Type.Array(PlanWish, { maxItems: 8 }), { maxProperties: 24 }),
});
export type SetPlan = Static<typeof SetPlan>;

/** Every reason for which a plan ends before its time. */
export const PLAN_STOPS = [
  'moved',
  'lost',
  'changed',
  'company',
  'revealed',
  'unplanned',
  'impossible',
] as const satisfies readonly PlanStop[];

/** What a person may know of their own plan; nobody else learns that there is one. */
export interface PlanInfo {
  /** Null: nothing is planned. */
  wishes: SetPlan['wishes'] | null;
  /** It is being carried out. */
  begun: boolean;
  /** What can be planned now; nothing during one's own turn. */
  form: readonly PlanPart[];
  /** Why the plan for the turn that goes on ended before its time; null: it did not. */
  stopped: PlanStop | null;
  /** The latest stretches of one's log that one's plans brought, oldest first. */
  lines: readonly [from: number, to: number][];
}
