/**
 * Words of the shared vocabulary (src/vocabulary.ts) that fewer than three cards and spaces use, each with the reason why it
 * has not gone to its card (src/own/shapes.ts). This list may only shrink: a new word comes with its third card.
 */
export const FEW_USES: Readonly<Record<string, string>> = {
  bind: 'Immobility in two editions answers three kinds of change, which the gate of Spells must tell apart',
  enterValley: 'the Talismans; what the whole board asks for, with one card a pile',
  forTarget: 'turns any effect to another character; needed where a Spell rolls or heals for somebody else',
  if: 'a condition, and no deed of one card',
  pay: 'a price, and no deed of one card: choices are offered by it',
  raft: 'the Raft; moves by a rule of the board (T86-6.11.9)',
  stop: 'Counterspell and Preservation; the gate at which something is answered must know it',
};
