import type { OptionSpec } from '@questhall/kernel';

/** The house rule of the Drowned Crypts. */
export interface CryptOptions {
  /** The Tide Bell hangs in the Bell Vault: whoever rings it the last time wins (TDC-6.1). */
  tideBell: boolean;
}

export const CRYPT_OPTIONS: readonly (OptionSpec & { id: keyof CryptOptions })[] = [
  { id: 'tideBell', rule: 'TDC-6.1', values: [false, true], byDefault: false },
];
