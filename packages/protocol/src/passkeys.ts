import { type Static, Type } from 'typebox';

/** A passkey by which a person is found again; what it is kept in, its owner knows by the device on which it was made. */
export const PasskeyInfo = Type.Object({
  id: Type.String(),
  /** Browser and system where it was made, such as "Chrome, Android"; empty where it did not say. */
  label: Type.String(),
  created: Type.Integer(),
  /** When somebody was last let in with it. */
  used: Type.Integer(),
});
export type PasskeyInfo = Static<typeof PasskeyInfo>;

/** What a browser is asked, and what it answers, in the words of WebAuthn (Level 3, JSON): neither is ours to describe. */
export const WebAuthnJson = Type.Record(Type.String(), Type.Unknown());

/** The answer of a browser. */
export const UsePasskey = Type.Object({ response: WebAuthnJson });
export type UsePasskey = Static<typeof UsePasskey>;
