import type { RefusLecture } from './papier-lu.ts';

/** Thrown by an act that finds, before paying for it, that a paper passes a limit. */
export class ReadRefused extends Error {
  refus: RefusLecture;
  constructor(refus: RefusLecture) {
    super(refus);
    this.refus = refus;
  }
}
