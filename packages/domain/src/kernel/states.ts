// A state machine is data: codes with their labels, and transitions as rows, read by one interpreter (§4).

/** `to: 'previous'` leads back to the state before, which the server knows. */
export type Transition<Code extends string, Action extends string, By extends string> = {
  action: Action;
  from: Code;
  to: Code | 'previous';
  by: By;
  /** True when the move needs a reason, given by the person who makes it. */
  reason?: true;
};

export type StatesTable<Code extends string, Action extends string, By extends string> = {
  labels: Readonly<Record<Code, string>>;
  transitions: readonly Transition<Code, Action, By>[];
};

/** Returns the row that allows this move, or undefined when the move is not allowed. */
export function findTransition<C extends string, A extends string, B extends string>(
  table: StatesTable<C, A, B>,
  move: { from: C; action: A; by: B },
): Transition<C, A, B> | undefined {
  return table.transitions.find(
    (row) => row.from === move.from && row.action === move.action && row.by === move.by,
  );
}

/** Returns what this side may do from here, in the order of the table. */
export function movesFrom<C extends string, A extends string, B extends string>(
  table: StatesTable<C, A, B>,
  from: C,
  by: B,
): A[] {
  return table.transitions.filter((row) => row.from === from && row.by === by).map((row) => row.action);
}

/**
 * Returns the states of `ordre` from which the move is made, when all of them come later: the move is not possible
 * yet.
 */
export function nextDeparts<C extends string, A extends string, B extends string>(
  table: StatesTable<C, A, B>,
  { from, action }: { from: C; action: A },
  ordre: readonly C[],
): C[] {
  const here = ordre.indexOf(from);
  const departs = table.transitions.filter((row) => row.action === action).map((row) => row.from);
  const isLater = here >= 0 && departs.every((one) => ordre.indexOf(one) > here);
  return isLater ? ordre.filter((one) => departs.includes(one)) : [];
}
