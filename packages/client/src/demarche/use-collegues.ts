import { type Veille, veilleEndpoints } from '@asso/contract/dossier/veille.endpoints';
import { aChange, veilleSecondes } from '@asso/domain/dossier/veille.rules';
import { useEffect, useRef, useState } from 'react';
import { call } from '../platform/call/call.ts';
import type { DraftAuteur } from '../platform/draft/draft-types.ts';

export type Collegues = {
  presents: Veille['presents'];
  /** The other person who saved last, by object: « tete » (the dossier itself) or the id of a project. */
  auteurs: Auteurs;
  /** The colleagues who saved after this page was opened. */
  recents: readonly DraftAuteur[];
};

type Auteurs = Readonly<Record<string, DraftAuteur>>;

type Watched = {
  /** The dossier being edited; null when nothing is. */
  dossier: { id: string; version: number; projets: readonly { id: string; version: number }[] } | null;
  /** The name of the open page: a step, or the id of a project. */
  page: string;
  refresh: () => Promise<unknown>;
};

const nobody: Collegues = { presents: [], auteurs: {}, recents: [] };

/**
 * Asks the server every `veilleSecondes`, while the page is visible, what colleagues do, and reads the dossier again
 * when they changed it.
 */
export function useCollegues({ dossier, page, refresh }: Watched): Collegues {
  const [collegues, setCollegues] = useState(nobody);
  const latest = useRef(dossier);
  useEffect(() => {
    latest.current = dossier;
  });
  const id = dossier?.id;
  useEffect(() => {
    if (id === undefined) return;
    let isLeft = false;
    let first: Auteurs | null = null;
    const look = async () => {
      if (document.hidden || !navigator.onLine) return;
      const seen = await call(veilleEndpoints.readVeille, { params: { id }, query: { page } });
      if (!seen.ok || isLeft) return;
      const { presents, ...objects } = seen.value;
      const auteurs = auteursOf(objects);
      first ??= auteurs;
      const recents = since(first, auteurs);
      setCollegues((known) => sameOr(known, { presents, auteurs, recents }));
      if (latest.current && aChange(latest.current, seen.value)) await refresh();
    };
    void look();
    const timer = setInterval(look, veilleSecondes * 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      isLeft = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      setCollegues(nobody);
    };
  }, [id, page, refresh]);
  return collegues;
}

const auteursOf = ({ projets, ...tete }: Omit<Veille, 'presents'>): Auteurs =>
  Object.fromEntries(
    [{ ...tete, id: 'tete' }, ...projets]
      .filter(({ moi }) => !moi)
      .map(({ id, par, le }) => [id, { par, le }]),
  );

const since = (first: Auteurs, present: Auteurs): DraftAuteur[] =>
  Object.entries(present).flatMap(([id, auteur]) => (first[id]?.le === auteur.le ? [] : [auteur]));

/** Returns the same object when nothing is new, so that React does not draw again. */
const sameOr = (known: Collegues, seen: Collegues): Collegues =>
  JSON.stringify(known) === JSON.stringify(seen) ? known : seen;
