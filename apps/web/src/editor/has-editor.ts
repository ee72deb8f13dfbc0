/** Whether one can draw levels for a game. */
export const hasEditor = (game: string): boolean => game === 'dystopia';
