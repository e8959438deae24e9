/**
 * A set of texts that takes two or three bytes for each, far less than a Set. `has` may seldom be true of a text that
 * was not added, and is never false of one that was.
 */
export class Filtre {
  readonly #bits: Uint32Array;
  readonly #mask: number;

  constructor(places: number) {
    const bits = 2 ** Math.ceil(Math.log2(Math.max(places, 1) * 12));
    this.#bits = new Uint32Array(Math.max(1, bits / 32));
    this.#mask = bits - 1;
  }

  add(text: string): void {
    const [first, step] = hashes(text);
    for (let turn = 0; turn < turns; turn++) {
      const place = (first + turn * step) & this.#mask;
      this.#bits[place >>> 5] = (this.#bits[place >>> 5] as number) | (1 << (place & 31));
    }
  }

  has(text: string): boolean {
    const [first, step] = hashes(text);
    for (let turn = 0; turn < turns; turn++) {
      const place = (first + turn * step) & this.#mask;
      if (((this.#bits[place >>> 5] as number) & (1 << (place & 31))) === 0) return false;
    }
    return true;
  }
}

const turns = 4;

/** FNV-1a, computed from two starting values. */
function hashes(text: string): [first: number, step: number] {
  let first = 0x811c9dc5;
  let step = 0x1b873593;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    first = Math.imul(first ^ code, 0x01000193);
    step = Math.imul(step ^ code, 0x85ebca6b);
  }
  return [first ^ (first >>> 15), (step ^ (step >>> 13)) | 1];
}
