export * from './changes.ts';
export * from './http.ts';
export * from './messages.ts';
export * from './midway.ts';
export * from './packed.ts';
export * from './phrases.ts';
export * from './replay.ts';
export * from './talk.ts';
