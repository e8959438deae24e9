// A rule that may refuse does not throw: it returns the value, or the list of what is wrong with it.

/**
 * `code` is `<feature>.<what-is-wrong>`; `field` is the dotted path of the row concerned; `params` fill the message of
 * the problem.
 */
export type Problem = {
  code: string;
  field?: string;
  params?: Record<string, string | number>;
};

export type Result<T> = { ok: true; value: T } | { ok: false; problems: Problem[] };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

/** Accepts one problem or several; the list is never empty. */
export const refused = (...problems: [Problem, ...Problem[]]): Result<never> => ({ ok: false, problems });
