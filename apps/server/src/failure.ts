import type { ApiError, ErrorCode } from '@questhall/protocol';

const STATUS: Record<ErrorCode, number> = {
  malformed: 400,
  'bad-name': 400,
  'bad-words': 400,
  'bad-address': 400,
  'bad-code': 400,
  'bad-option': 400,
  'bad-seats': 400,
  'no-session': 401,
  visiting: 403,
  'players-only': 403,
  'talk-off': 403,
  'cross-site': 403,
  'not-host': 403,
  'not-your-seat': 403,
  'no-match': 404,
  'no-game': 404,
  'no-seat': 404,
  'no-link': 404,
  'no-device': 404,
  'no-feed': 404,
  'no-key': 404,
  'no-passkey': 404,
  'no-line': 404,
  'no-route': 404,
  'seat-taken': 409,
  'seats-open': 409,
  'already-started': 409,
  'terms-changed': 409,
  'terms-fixed': 409,
  'not-started': 409,
  'no-mail': 409,
  'not-over': 409,
  'no-record': 409,
  'no-holidays': 409,
  'no-offer': 404,
  'no-plan': 409,
  'note-changed': 409,
  'plan-stale': 409,
  'no-proposal': 404,
  'nothing-back': 409,
  'asked-already': 409,
  'asked-lately': 409,
  'seated-here': 409,
  'not-waiting': 409,
  'person-present': 409,
  'on-holiday': 409,
  'out-of-time': 409,
  'hints-off': 409,
  'hint-tells': 409,
  'not-asked': 409,
  'not-yet': 409,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 429,
  'not-saved': 507,
  failed: 500,
};

/** Something that was asked for and cannot be: becomes an `ApiError` with its status, or a `problem` on a socket. */
export class ApiFailure extends Error {
  readonly code: ErrorCode;
  readonly args: Record<string, string | number> | undefined;

  constructor(code: ErrorCode, message: string, args?: Record<string, string | number>) {
    super(message);
    this.code = code;
    this.args = args;
  }

  get status(): number {
    return STATUS[this.code];
  }

  get body(): ApiError {
    return { code: this.code, message: this.message, ...(this.args ? { args: this.args } : {}) };
  }
}
