import type { Actor } from '@asso/domain/compte/actor';
import type { Written } from '../../platform/http/compressed-reply.ts';

/** This is a reading kept as it was sent, with all that makes it right. */
export type Gardee = {
  id: string;
  /** This is the person for whom it was made. */
  lecteur: Actor;
  texte: Written;
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
  /** A text becomes lighter when a browser first asks for it: this is what each was last found to weigh. */
  readonly #weights = new Map<string, number>();
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
    // One dossier of unusual size does not push out all the others.
    if (weightOf(key, gardee) > this.#most / 8) return;
    this.#kept.set(key, gardee);
    this.#weigh(key, gardee);
    for (const [oldest, one] of this.#kept) {
      if (this.#bytes <= this.#most) break;
      this.#weigh(oldest, one);
      if (this.#bytes > this.#most) this.#forget(oldest);
    }
  }

  /** Gives those asked last, at most this many. */
  last(most: number): Gardee[] {
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

  #weigh(key: string, gardee: Gardee): void {
    const weight = weightOf(key, gardee);
    this.#bytes += weight - (this.#weights.get(key) ?? 0);
    this.#weights.set(key, weight);
  }

  #forget(key: string): void {
    this.#kept.delete(key);
    this.#bytes -= this.#weights.get(key) ?? 0;
    this.#weights.delete(key);
  }
}

const weightOf = (key: string, { texte }: Gardee): number => texte.bytes + 2 * key.length + bytesBeside;
