export const rules = 'go';
