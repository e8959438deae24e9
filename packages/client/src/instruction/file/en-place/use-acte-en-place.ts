import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import type { LotView } from '@asso/contract/instruction/lot.schemas';
import type { BodyInput } from '@asso/contract/kernel/endpoint';
import type { ActionLot } from '@asso/domain/instruction/lot.states';
import { sayResultat } from '@asso/domain/instruction/lot.words';
import { useState } from 'react';
import { type CallOutcome, call } from '../../../platform/call/call.ts';
import { notify } from '../../../platform/session/announcements.ts';
import { useReread } from '../../../platform/use-read.ts';
import { newId } from '../../../ui/page/new-id.ts';

import { type Laisse, type OnLaisses, sayActeRefused } from './resultat.ts';

type Selection = BodyInput<typeof lotEndpoints.createLot>['selection'];
export type BulkActe = { action: ActionLot; parametres?: LotView['parametres'] };

/** At most this many of the dossiers that a lot left out are listed here; « Actions déjà lancées » shows the others. */
const laissesAtMost = 50;
const pollMs = 400;
/** How many times the result is asked for; a longer lot goes on by itself, and « Actions déjà lancées » shows it. */
const pollsAtMost = 50;

/**
 * Runs an action on the selected dossiers without leaving the queue: creates a lot, fills it, launches it and waits for
 * the end.
 */
export function useBulkActe(id_service: string, selection: () => Selection, onLaisses: OnLaisses) {
  const [isBusy, setIsBusy] = useState(false);
  const reread = useReread();
  const run = async ({ action, parametres }: BulkActe): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    const lot = await launched({ action, id_service, selection: selection() }, parametres);
    return finish(action, lot);
  };
  /** Waits for the end of the lot, then shows it; the dossiers that failed can be tried again, and no other. */
  const finish = async (action: ActionLot, lot: LotView | string): Promise<boolean> => {
    const end = typeof lot === 'string' ? null : await awaited(lot);
    await reread(dossierEndpoints.listDossiers);
    setIsBusy(false);
    if (typeof lot === 'string') {
      notify('erreur', lot);
      return false;
    }
    const shown = end ?? lot;
    const again = async () => {
      setIsBusy(true);
      const params = { id: lot.id };
      const retried = await call(lotEndpoints.retryLot, { params, body: {}, idempotencyKey: newId() });
      return finish(action, retried.ok ? retried.value : sayActeRefused(retried.problem));
    };
    onLaisses(await laissesOf(shown), shown.comptes.echec > 0 ? again : undefined);
    notify(...told(action, shown));
    return true;
  };
  return { isBusy, run };
}

/** Returns the running lot, or why nothing was done. */
async function launched(
  body: BodyInput<typeof lotEndpoints.createLot>,
  parametres: BulkActe['parametres'],
): Promise<LotView | string> {
  const made = await call(lotEndpoints.createLot, { body, idempotencyKey: newId() });
  if (!made.ok) return made.problem.message;
  const filled = parametres ? await save(made.value, parametres) : made;
  if (!filled.ok) return filled.problem.message;
  const { id, version, comptes, total } = filled.value;
  if (comptes.prete === 0)
    return total < 2 ? 'Ce dossier ne le permet pas.' : 'Aucun de ces dossiers ne le permet.';
  const started = await call(lotEndpoints.launchLot, {
    params: { id },
    ifMatch: version,
    idempotencyKey: newId(),
  });
  return started.ok ? started.value : started.problem.message;
}

const save = ({ id, version, parametres: before }: LotView, parametres: LotView['parametres']) =>
  call(lotEndpoints.saveLot, {
    params: { id },
    ifMatch: version,
    body: { parametres: { ...before, ...parametres } } as BodyInput<typeof lotEndpoints.saveLot>,
  });

async function awaited({ id }: LotView): Promise<LotView | null> {
  let read: CallOutcome<typeof lotEndpoints.readLot> | null = null;
  for (let turn = 0; turn < pollsAtMost; turn += 1) {
    read = await call(lotEndpoints.readLot, { params: { id } });
    if (!read.ok || read.value.etat === 'fini') break;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return read?.ok ? read.value : null;
}

/** Returns the dossiers that the lot left out or failed on, with the reasons. */
async function laissesOf({ id, comptes }: LotView): Promise<Laisse[]> {
  if (comptes.exclue + comptes.echec === 0) return [];
  const query = { etats: ['exclue', 'echec'], limit: laissesAtMost };
  const read = await call(lotEndpoints.listLignes, { params: { id }, query });
  if (!read.ok) return [];
  return read.value.items.map(({ id_fo, cause }) => ({
    id_fo,
    raison: cause ? sayActeRefused(cause) : 'Non fait.',
  }));
}

const told = (action: ActionLot, { etat, comptes }: LotView): Parameters<typeof notify> =>
  etat === 'fini'
    ? [comptes.echec > 0 ? 'attention' : 'succes', `Fait : ${sayResultat(action, comptes)}.`]
    : ['info', 'C’est en cours. « Actions déjà lancées » dit où cela en est.'];
