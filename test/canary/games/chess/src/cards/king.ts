export const king = {};
