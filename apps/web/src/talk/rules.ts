import type { TalkRule } from '@questhall/protocol';

/** What may be said at a table, from most to least. */
export const TALK_RULES = ['free', 'phrases', 'off'] as const satisfies readonly TalkRule[];
