/** Whether a hero's answer strikes one of its own (`attack:h2`). A monster's answer of that form strikes whom it should. */
export const strikesCompanion = (option: string): boolean => option.startsWith('attack:h');
