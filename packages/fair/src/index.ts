export { type Commitment, commitment, digestOf, keyText, newSecret, SECRET_BYTES, verifyCommitment } from './commitment.ts';
