/** What is said to Node in programs that run for seconds. */
export const BRIEF: string[];
