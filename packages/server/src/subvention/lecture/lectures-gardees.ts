import type { Actor } from '@asso/domain/compte/actor';

/** This is a reading kept as it was sent, with all that makes it right. */
export type Gardee = {
  id: string;
  /** This is the person for whom it was made. */
  lecteur: Actor;
  /** It is compressed by Brotli, a fifth of its length. */
  texte: Buffer;
  empreinte: string;
  version: number;
  /** These are the labels of functions that it shows, kept in memory elsewhere until they change. */
  fonctions: unknown;
  /** From `depuis` to `jusqua`, in milliseconds, nothing dated in it changes. */
  depuis: number;
  jusqua: number;
};

/** A map, its keys and the other fields of a reading take about this beside its text. */
const bytesBeside = 700;

/** Keeps the readings asked last, up to this many bytes. */
export class LecturesGardees {
  readonly #most: number;
  readonly #kept = new Map<string, Gardee>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  /** Gives the reading kept under this key, which becomes the one asked last. */
  get(key: string): Gardee | undefined {
    const found = this.#kept.get(key);
    if (found === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found;
  }

  keep(key: string, gardee: Gardee): void {
    this.#forget(key);
    const bytes = weightOf(key, gardee);
    // One dossier of unusual size does not push out all the others.
    if (bytes > this.#most / 8) return;
    this.#kept.set(key, gardee);
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#forget(oldest);
    }
  }

  /** Gives those asked last, at most this many. */
  last(most: number): Gardee[] {
    return [...this.#kept.values()].slice(-most);
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }

  get bytes(): number {
    return this.#bytes;
  }

  #forget(key: string): void {
    const known = this.#kept.get(key);
    if (known === undefined) return;
    this.#kept.delete(key);
    this.#bytes -= weightOf(key, known);
  }
}

const weightOf = (key: string, { texte }: Gardee): number => texte.length + 2 * key.length + bytesBeside;
