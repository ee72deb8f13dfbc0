import type { OptionView } from '@questhall/kernel';

/** The options in the order of their number keys: plates first, so that theirs have no gap; then what lies in the hand. */
export const inKeyOrder = <O extends Pick<OptionView, 'id'>>(options: readonly O[], lying: readonly string[] = []): O[] => [
  ...options.filter(({ id }) => !lying.includes(id)),
  ...options.filter(({ id }) => lying.includes(id)),
];
