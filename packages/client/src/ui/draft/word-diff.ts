export type DiffPart = { kind: 'pareil' | 'ajout' | 'retrait'; text: string };

const longest = 400;

/**
 * Lists what was removed and added, word by word. Texts too long to compare are shown whole, one removed and the other
 * added.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const [a, b] = [words(before), words(after)];
  if (a.length > longest || b.length > longest) {
    return [part('retrait', [before]), part('ajout', [after])].filter(({ text }) => text !== '');
  }
  return merge(walk(a, b, commonLengths(a, b)));
}

const words = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** lengths[i][j] is how many words the rest of a from i and the rest of b from j have in common, in order. */
function commonLengths(a: string[], b: string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const same = a[i] === b[j];
      (lengths[i] as number[])[j] = same
        ? at(lengths, i + 1, j + 1) + 1
        : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
    }
  }
  return lengths;
}

const at = (lengths: number[][], i: number, j: number): number => lengths[i]?.[j] ?? 0;

function walk(a: string[], b: string[], lengths: number[][]): DiffPart[] {
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      parts.push(part('pareil', [a[i]]));
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      parts.push(part('retrait', [a[i]]));
      i += 1;
    } else {
      parts.push(part('ajout', [b[j]]));
      j += 1;
    }
  }
  return parts;
}

const part = (kind: DiffPart['kind'], texts: (string | undefined)[]): DiffPart => ({
  kind,
  text: texts.join(''),
});

/** Merges neighbouring parts of one kind. */
const merge = (parts: DiffPart[]): DiffPart[] =>
  parts.reduce<DiffPart[]>((merged, next) => {
    const last = merged.at(-1);
    if (last?.kind === next.kind) last.text += next.text;
    else merged.push({ ...next });
    return merged;
  }, []);
