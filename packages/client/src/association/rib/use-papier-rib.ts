import { type PapierRib, papierRibEndpoints } from '@asso/contract/association/papier-rib.endpoints';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { useEffect, useEffectEvent, useState } from 'react';
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
      query: { id_asso: id },
      body: depotForm({ type: 'RIB' }, file),
      idempotencyKey: newId(),
      onProgress: (share) => setEtat({ kind: 'envoi', share }),
    });
    if (sent.ok) await read(sent.value.uuid);
    else fail(sent.problem.message);
  };
  return { etat, deposit, read, restart: () => setEtat({ kind: 'depot' }) };
}
