import type { Problem } from '@asso/domain/kernel/result';

/** A refusal met where no Result can be returned, as in a stream; the error handler answers it. */
export class RefusedError extends Error {
  readonly problems: readonly Problem[];

  constructor(...problems: Problem[]) {
    super(problems.map(({ code }) => code).join(', '));
    this.problems = problems;
  }
}
