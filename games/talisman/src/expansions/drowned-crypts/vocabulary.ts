/** The words that the Drowned Crypts add to the closed vocabulary (TDC-3 to TDC-5). */
export type CryptEffect =
  /** The water: on a result up to `upTo` a life is lost, unless one breathes under water (TDC-3.2). */
  | { do: 'drown'; upTo: number }
  /** Whoever is in the Crypts is washed up at the Chasm, and loses a life (TDC-4.3). */
  | { do: 'washUp' };
export type CryptVerb = CryptEffect['do'];

export type CryptAbility =
  /** The water of the Crypts does it no harm (TDC-3.3). */
  | { can: 'breathe' }
  /** In place of a step in the Crypts it may swim up to the Chasm at once (TDC-5.2). */
  | { can: 'surface' }
  /** So much more in every fight in the Crypts (TDC-4.6). */
  | { can: 'lampLight'; n: number }
  /** Evades any creature in the Crypts (TDC-4.7). */
  | { can: 'slipAway' };

export interface CryptMarks {
  /** In the Crypts it stands so much stronger (TDC-4.1). */
  tidal?: number;
}

/** The four spaces under the Chasm, from above down (TDC-2.1). */
export interface CryptSpaces {
  D1: true;
  D2: true;
  D3: true;
  D4: true;
}
