export * from './http.ts';
export * from './messages.ts';
