/** Finds the opinions around this one; once given it is no longer in the list, and the first that waits comes next. */
export function avisVoisins<T extends { id: string }>(items: readonly T[], id: string) {
  const at = items.findIndex((one) => one.id === id);
  return {
    rang: at === -1 ? null : at + 1,
    previous: items[at - 1] ?? null,
    next: items[at + 1] ?? null,
  };
}
