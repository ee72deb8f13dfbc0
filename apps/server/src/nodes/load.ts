/** What a server needs that is one of several; loaded there alone, and before it takes its place. */
export { openBus } from './bus.ts';
export { Nodes } from './nodes.ts';
