/**
 * Gives one cycle, as the list of its modules, for each group of modules that lead to one another. `next` gives the
 * modules to which a module leads.
 */
export function findCycles(sources, next) {
  return groupsOf(sources, next)
    .filter((group) => group.length > 1 || next(group[0]).includes(group[0]))
    .map((group) => wayRound(group, next));
}

/** The groups of modules in which each leads to each other (Tarjan's algorithm), without recursion. */
function groupsOf(sources, next) {
  const rank = new Map();
  const lowest = new Map();
  const open = [];
  const isOpen = new Set();
  const groups = [];
  const enter = (source) => {
    rank.set(source, rank.size);
    lowest.set(source, rank.get(source));
    open.push(source);
    isOpen.add(source);
    return { source, left: [...next(source)] };
  };
  const lower = (source, to) => lowest.set(source, Math.min(lowest.get(source), to));
  const leave = (source) => {
    if (lowest.get(source) !== rank.get(source)) return;
    const group = open.splice(open.indexOf(source));
    for (const one of group) isOpen.delete(one);
    groups.push(group);
  };
  for (const first of sources) {
    if (rank.has(first)) continue;
    const path = [enter(first)];
    while (path.length > 0) {
      const { source, left } = path.at(-1);
      const to = left.pop();
      if (to === undefined) {
        path.pop();
        leave(source);
        if (path.length > 0) lower(path.at(-1).source, lowest.get(source));
      } else if (!rank.has(to)) path.push(enter(to));
      else if (isOpen.has(to)) lower(source, rank.get(to));
    }
  }
  return groups;
}

/** The shortest way from the first module of a group back to it. */
function wayRound(group, next) {
  const [start] = group;
  const within = new Set(group);
  const cameFrom = new Map();
  const waiting = [start];
  for (const source of waiting) {
    for (const to of next(source).filter((one) => within.has(one))) {
      if (to === start) return [...backTo(source, cameFrom), start];
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, source);
      waiting.push(to);
    }
  }
  return group;
}

const backTo = (source, cameFrom) =>
  cameFrom.has(source) ? [...backTo(cameFrom.get(source), cameFrom), source] : [source];
