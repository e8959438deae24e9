import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import type { PaiementView } from '@asso/contract/paiement/paiement.schemas';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import type { ActionPaiement } from '@asso/domain/paiement/demande-paiement.states';
import type { ActePaiement } from '@asso/domain/paiement/paiement.rules';
import { motsPaiement } from '@asso/domain/paiement/paiement.words';
import { actErrors } from '../dossier/act-errors.ts';
import { type CallOutcome, call } from '../platform/call/call.ts';
import { useActKey } from '../platform/saisie/use-act-key.ts';
import { useRead, useReread } from '../platform/use-read.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { announce } from '../ui/page/announcer.ts';

const { listPaiements, askPaiement, movePaiement, deletePaiement } = paiementEndpoints;

/** Calls whose answers depend on the payments of a dossier, so they are made again once a payment has changed. */
const others = [
  dossierEndpoints.readHistorique,
  dossierEndpoints.listDossiers,
  notificationEndpoints.readUserNotifications,
  tableauDeBordEndpoints.tableauDeBord,
];

type Place = {
  id_fo: string;
  service: string;
  /** Reads the dossier again, since a payment may change its state. */
  reload: () => Promise<unknown>;
};

/**
 * Reads the payments that one service makes for one dossier, and offers the acts on them: each is sent once, and
 * returns its errors by field.
 */
export function usePaiements({ id_fo, service, reload }: Place) {
  const params = { id: id_fo, service };
  const read = useRead(listPaiements, { params });
  const reread = useReread();
  const keyOf = useActKey();

  const finish = async (outcome: CallOutcome<typeof listPaiements>, told: string): Promise<FieldError[]> => {
    if (!outcome.ok) {
      // Somebody else acted first: the payments are read again, to be shown as they are now.
      await read.reload();
      return actErrors(outcome.problem, { id_fo, service, isRelu: true });
    }
    read.put(outcome.value, outcome.version);
    await reload();
    await Promise.all(others.map(reread));
    announce(told);
    return [];
  };

  return {
    read,
    ask: async (montant: number) =>
      finish(
        await call(askPaiement, {
          params,
          body: { montant },
          idempotencyKey: keyOf('ask', montant, read.state === 'lu' ? read.value.items.length : 0),
        }),
        'Demande de paiement enregistrée.',
      ),
    move: async (paiement: PaiementView, action: ActionPaiement, acte: ActePaiement) => {
      const { id, version } = paiement;
      const sent = { ifMatch: version, idempotencyKey: keyOf(action, id, version, acte) };
      const place = { ...params, paiement: id };
      const outcome =
        action === 'remove'
          ? await call(deletePaiement, { params: place, ...sent })
          : await call(movePaiement, { params: { ...place, action }, body: acte, ...sent });
      return finish(outcome, `${motsPaiement[action].fait}.`);
    },
  };
}

export type Paiements = ReturnType<typeof usePaiements>;
