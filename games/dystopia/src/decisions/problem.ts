/** Why something may not be done: a code of appendix J.2, worded as `no.<code>`, and the rule that says so. */
export interface Problem {
  code: string;
  rule: string;
}

export const no = (code: string, rule: string): Problem => ({ code, rule });
