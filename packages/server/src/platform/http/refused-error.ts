import type { Problem } from '@asso/domain/kernel/result';

/** Carries a refusal met where no Result can be returned, for instance in a stream; the error handler answers it. */
export class RefusedError extends Error {
  readonly problems: readonly Problem[];

  constructor(...problems: Problem[]) {
    super(problems.map(({ code }) => code).join(', '));
    this.problems = problems;
  }
}
