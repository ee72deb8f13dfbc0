/** Whether the game has a campaign with a map of its own. */
export const hasCampaign = (game: string): boolean => game === 'dystopia';
