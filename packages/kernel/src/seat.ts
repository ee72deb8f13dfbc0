/** A place at a match, 0 … n−1. Heroes and decisions belong to seats; who sits there may change. */
export type Seat = number;
