const files = import.meta.glob<string>('./printed/*.webp', { eager: true, query: '?url', import: 'default' });

/** The address of a picture that was drawn ahead; undefined for a thing that this page does not know yet. */
export const printOf = (key: string): string | undefined => files[`./printed/${key}.webp`];
