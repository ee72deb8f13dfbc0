export const bishops = {};
