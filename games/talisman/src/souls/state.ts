/** What the Realm of Souls keeps in the state of a match. */
export type Souls = Record<string, unknown>;
