import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { useCallback, useEffect, useRef } from 'react';
import { type CallInput, call, type ValueOf } from '../platform/call/call.ts';
import { unknownProblem } from '../platform/call/call-problems.ts';
import { type Read, useRead } from '../platform/use-read.ts';

/** A procedure reads what is filled by this call; `place` is what the address names. */
export type Lecture<D, P> = {
  useReadDossier: (place: P) => Read<D>;
  /** Reads without showing; null when that fails. */
  look: (place: P) => Promise<{ dossier: D; version: number | null } | null>;
};

/** `as` gives what the pages of this procedure show; null when the call answered with something else. */
export const lectureOf = <E extends Endpoint, D extends ValueOf<E>, P>(
  row: E,
  inputOf: (place: P) => CallInput<E>,
  as: (reply: ValueOf<E>) => D | null,
): Lecture<D, P> => ({
  useReadDossier: (place) => {
    const read = useRead(row, inputOf(place));
    if (read.state !== 'lu') return read;
    const value = as(read.value);
    return value === null ? { ...read, state: 'refuse', problem: unknownProblem(row) } : { ...read, value };
  },
  look: async (place) => {
    const seen = await call(row, inputOf(place));
    const dossier = seen.ok ? as(seen.value) : null;
    return seen.ok && dossier !== null ? { dossier, version: seen.version } : null;
  },
});

export type Found<D> = {
  read: Read<D>;
  /** Reads the dossier again now and shows it; returns null when that fails. */
  refresh: () => Promise<D | null>;
  /** Reads the dossier without showing it; returns null when that fails. */
  look: () => Promise<D | null>;
  /** Changes what is shown: a part that was just saved takes its place in the dossier. */
  change: (to: (present: D) => D) => void;
};

/** Reads one dossier with all that its pages show. */
export function useFound<D, P>(lecture: Lecture<D, P>, place: P): Found<D> {
  const read = lecture.useReadDossier(place);
  // A draft keeps the first function it received, so this ref lets that function change the latest dossier.
  const latest = useRef({ read, place });
  useEffect(() => {
    latest.current = { read, place };
  });
  const refresh = useCallback(async () => {
    const seen = await lecture.look(latest.current.place);
    if (seen) latest.current.read.put(seen.dossier, seen.version);
    return seen?.dossier ?? null;
  }, [lecture]);
  return {
    read,
    refresh,
    look: async () => (await lecture.look(place))?.dossier ?? null,
    change: (to) => {
      const { read: present } = latest.current;
      if (present.state === 'lu') present.put(to(present.value), present.version);
    },
  };
}
