import type { ProblemReply, ProblemView } from '@asso/contract/kernel/common.schemas';
import {
  kernelProblems,
  type ProblemRow,
  type ProblemTable,
  problemTexts,
} from '@asso/domain/kernel/problems';
import type { Problem } from '@asso/domain/kernel/result';
import type { Refused } from './handlers.ts';
import { statusByKind, titleByKind } from './status.ts';

/** Holds every code that the portal may answer, with its message. */
export type ProblemRegistry = {
  /**
   * Makes the body of a refusal, with the status and the message of its first problem. `reader` is the account of who
   * is refused: it tells whether they wrote the other version themselves, which a name does not.
   */
  reply(refused: Refused, instance: string, reader?: string): ProblemReply;
  rowOf(code: string): ProblemRow;
  codes(): string[];
};

/** A refusal lists at most this many problems: nobody can correct more at once, and no form has thousands of them. */
const most = 50;

/** Merges the tables of all features after the kernel's own. Two tables with the same code are a bug. */
export function problemRegistry(tables: readonly ProblemTable[]): ProblemRegistry {
  const rows = new Map<string, ProblemRow>();
  for (const table of new Set([kernelProblems as ProblemTable, ...tables])) {
    for (const [code, row] of Object.entries(table)) {
      if (rows.has(code)) throw new Error(`two problem tables tell the code ${code}`);
      rows.set(code, row);
    }
  }
  const rowOf = (code: string): ProblemRow => {
    const row = rows.get(code);
    if (row === undefined) throw new Error(`no problem table tells the code ${code}`);
    return row;
  };
  const view = ({ code, field, params }: Problem): ProblemView => ({
    code,
    ...problemTexts(rowOf(code), params),
    ...(field === undefined ? {} : { field }),
    ...(params === undefined ? {} : { params }),
  });
  return {
    rowOf,
    codes: () => [...rows.keys()],
    reply({ problems, conflicts, version, par, par_id, le }, instance, reader) {
      const views = problems.slice(0, most).map(view);
      const [first] = views;
      if (first === undefined) throw new Error('a refusal without a problem');
      const { kind } = rowOf(first.code);
      return {
        type: `/api/docs#${first.code}`,
        title: titleByKind[kind],
        status: statusByKind[kind],
        instance,
        ...first,
        problems: views,
        ...(conflicts === undefined ? {} : { conflicts }),
        ...(version === undefined ? {} : { version }),
        ...(par === undefined ? {} : { par }),
        ...(par_id === undefined || reader === undefined ? {} : { moi: par_id === reader }),
        ...(le === undefined ? {} : { le: le.toISOString() }),
      };
    },
  };
}
