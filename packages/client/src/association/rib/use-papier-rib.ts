import { type PapierRib, papierRibEndpoints } from '@asso/contract/association/papier-rib.endpoints';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { depotForm } from '../../document/champs-depot.ts';
import { call } from '../../platform/call/call.ts';
import { announce } from '../../ui/page/announcer.ts';
import { newId } from '../../ui/page/new-id.ts';
import { limitesRib } from './limites-rib.ts';

export type EtatPapier =
  | { kind: 'depot'; erreur?: string }
  | { kind: 'envoi'; share: number }
  | { kind: 'lecture' }
  | { kind: 'lu'; papier: PapierRib };

const lecture = 'Lecture du papier…';

/** Puts a bank paper among the documents, then reads it; `connu` is one that is already there. */
export function usePapierRib(id: string, connu: string | null) {
  const provisoire = useProvisoire();
  const [etat, setEtat] = useState<EtatPapier>(connu ? { kind: 'lecture' } : { kind: 'depot' });
  const fail = (erreur: string) => {
    setEtat({ kind: 'depot', erreur });
    announce(erreur, 'urgent');
  };
  const read = async (uuid: string) => {
    setEtat({ kind: 'lecture' });
    announce(lecture);
    const outcome = await call(papierRibEndpoints.readPapierRib, { query: { id_asso: id, uuid } });
    if (outcome.ok) setEtat({ kind: 'lu', papier: outcome.value });
    else fail(outcome.problem.message);
  };
  /** A paper already among the documents is read once, when the page opens on it. */
  const readKnown = useEffectEvent(() => {
    if (connu) void read(connu);
  });
  useEffect(() => readKnown(), []);
  const deposit = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const refusal = limitesRib.refusalOf(file);
    if (refusal) return fail(refusal);
    setEtat({ kind: 'envoi', share: 0 });
    const sent = await call(documentEndpoints.depositDocument, {
      query: { id_asso: id, provisoire: 'oui' },
      body: depotForm({ type: 'RIB' }, file),
      idempotencyKey: newId(),
      onProgress: (share) => setEtat({ kind: 'envoi', share }),
    });
    if (!sent.ok) return fail(sent.problem.message);
    if (!provisoire.hold(sent.value.uuid)) return;
    await read(sent.value.uuid);
  };
  const restart = () => {
    provisoire.giveUp();
    setEtat({ kind: 'depot' });
  };
  return { etat, deposit, read, restart, kept: provisoire.kept };
}

/** Holds the paper that was dropped until it is kept; leaving the page, by any way, erases it. */
function useProvisoire() {
  const held = useRef<string | null>(null);
  const isLeft = useRef(false);
  const giveUp = () => {
    if (held.current) forget(held.current);
    held.current = null;
  };
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      if (held.current) forget(held.current);
      held.current = null;
    };
  }, []);
  return {
    giveUp,
    kept: () => {
      held.current = null;
    },
    /** Returns false when the page was left while the paper was on its way. */
    hold: (uuid: string): boolean => {
      giveUp();
      if (isLeft.current) forget(uuid);
      else held.current = uuid;
      return !isLeft.current;
    },
  };
}

const forget = (uuid: string) =>
  void call(documentEndpoints.deleteDocument, { query: { uuid }, idempotencyKey: newId() });
