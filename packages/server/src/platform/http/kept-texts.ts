import type { Written } from './compressed-reply.ts';

type Bounds = {
  mostBytes: number;
  /** The bytes that each kept reply takes beside its text: its entry in the maps, its key and its other fields. */
  bytesBeside: number;
};

/** Keeps the replies asked for last, up to a number of bytes. */
export class KeptTexts<V extends { texte: Written }> {
  readonly #bounds: Bounds;
  readonly #kept = new Map<string, V>();
  /**
   * The bytes of each text when it was last weighed: a text becomes lighter once it is compressed for a first browser.
   */
  readonly #weights = new Map<string, number>();
  #bytes = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Gives the reply kept under this key, and makes it the one asked for last. */
  get(key: string): V | undefined {
    const found = this.#kept.get(key);
    if (found === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found;
  }

  keep(key: string, value: V): void {
    this.#forget(key);
    const { mostBytes } = this.#bounds;
    // One reply of unusual size does not push out all the others.
    if (this.#weightOf(key, value) > mostBytes / 8) return;
    this.#kept.set(key, value);
    this.#weigh(key, value);
    for (const [oldest, one] of this.#kept) {
      if (this.#bytes <= mostBytes) break;
      this.#weigh(oldest, one);
      if (this.#bytes > mostBytes) this.#forget(oldest);
    }
  }

  /** Gives the replies asked for last, at most `most` of them. */
  last(most: number): V[] {
    return [...this.#kept.values()].slice(-most);
  }

  clear(): void {
    this.#kept.clear();
    this.#weights.clear();
    this.#bytes = 0;
  }

  get bytes(): number {
    return this.#bytes;
  }

  #weigh(key: string, value: V): void {
    const weight = this.#weightOf(key, value);
    this.#bytes += weight - (this.#weights.get(key) ?? 0);
    this.#weights.set(key, weight);
  }

  #forget(key: string): void {
    this.#kept.delete(key);
    this.#bytes -= this.#weights.get(key) ?? 0;
    this.#weights.delete(key);
  }

  #weightOf(key: string, { texte }: V): number {
    return texte.bytes + 2 * key.length + this.#bounds.bytesBeside;
  }
}
