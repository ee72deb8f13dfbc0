export { type Commitment, commitment, digestOf, newSecret, SECRET_BYTES, verifyCommitment } from './commitment.ts';
