/** Coins from which any amount can be put together. */
const VALUES = [1, 2, 2, 5, 10, 20, 20, 50, 100, 200, 200, 500, 1000, 2000, 2000, 5000];

/**
 * A purse as coins, so that any part of it can be named by a choice of several: ids "gold.<place>.<amount>". Whatever
 * amount from 0 to all of it can be made with them.
 */
export function coins(gold: number): string[] {
  const found: number[] = [];
  let left = gold;
  for (const value of VALUES) {
    if (value > left) break;
    found.push(value);
    left -= value;
  }
  if (left > 0) found.push(left);
  return found.map((value, i) => `gold.${i + 1}.${value}`);
}

/** How much gold is among these goods. */
export const amount = (goods: readonly string[]): number =>
  goods.reduce((sum, id) => sum + (id.startsWith('gold.') ? Number(id.split('.')[2]) : 0), 0);
