import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { useCallback, useEffect, useRef } from 'react';
import { type CallInput, call, type ValueOf } from '../platform/call/call.ts';
import { unknownProblem } from '../platform/call/call-problems.ts';
import { type Read, useRead } from '../platform/use-read.ts';

/** How a démarche reads its dossier; `place` is what the address names. */
export type DemarcheLecture<D, P> = {
  useReadDossier: (place: P) => Read<D>;
  /** Reads the dossier without showing it; returns null when that fails. */
  look: (place: P) => Promise<{ dossier: D; version: number | null } | null>;
  /** The number of the dossier that the address names: a member to whom it is not opened may then ask for it. */
  numeroOf?: (place: P) => string;
};

/**
 * Returns how to read a dossier by this endpoint. `as` returns what the pages show, or null for another kind of
 * dossier.
 */
export const makeLecture = <E extends Endpoint, D extends ValueOf<E>, P>(
  row: E,
  inputOf: (place: P) => CallInput<E>,
  as: (reply: ValueOf<E>) => D | null,
): DemarcheLecture<D, P> => ({
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
  /** Replaces what is shown, as when a part has just been saved. */
  change: (to: (present: D) => D) => void;
};

/** Reads one dossier with all that its pages show. */
export function useFound<D, P>(lecture: DemarcheLecture<D, P>, place: P): Found<D> {
  const read = lecture.useReadDossier(place);
  // A draft keeps the functions it first received, so they reach the latest dossier through this ref.
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
