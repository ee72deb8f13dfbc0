/** The sample levels, in the order in which they are shown. */
export const SAMPLE_IDS = ['wine-cellar', 'three-locks', 'museum', 'great-court', 'two-brothers'] as const;
export type SampleId = (typeof SAMPLE_IDS)[number];
