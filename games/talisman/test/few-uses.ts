/**
 * Words of the shared vocabulary (src/vocabulary.ts) that fewer than three cards and spaces use, each with the reason why it
 * has not gone to its card (src/own/shapes.ts). This list may only shrink: a new word comes with its third card.
 */
export const FEW_USES: Readonly<Record<string, string>> = {};
