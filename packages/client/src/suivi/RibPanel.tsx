import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { useState } from 'react';
import { listDossierOptions } from '../demarche/demandeur/options-dossier.ts';
import { actErrors } from '../dossier/act-errors.ts';
import { call } from '../platform/call/call.ts';
import { SaisieDialog } from '../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../platform/saisie/use-saisie.ts';
import { notify } from '../platform/session/announcements.ts';
import { useReread } from '../platform/use-read.ts';
import type { DossierRead } from '../subvention/edition.ts';
import { OptionsControl } from '../ui/fields/OptionsControl.tsx';

type RibPanelProps = { dossier: DossierSubventionView; found: DossierRead };

/** Shows the bank account to pay, with a button when it may be changed though the dossier may not (`editRib`). */
export function RibPanel({ dossier, found }: RibPanelProps) {
  const [isChanging, setIsChanging] = useState(false);
  const rib = listDossierOptions(dossier).rib.find(({ value }) => value === dossier.tete.demandeur?.id_rib);
  const canChange = dossier.rights.editRib === true && dossier.rights.edit !== true;
  if (!rib && !canChange) return null;
  return (
    <section className="pile pile--serree" aria-labelledby="rib">
      <h2 id="rib">RIB</h2>
      <p>{rib?.label ?? 'Aucun RIB choisi.'}</p>
      {canChange && (
        <button
          type="button"
          className="fr-btn fr-btn--secondary fr-btn--sm"
          onClick={() => setIsChanging(true)}
        >
          Changer le RIB
        </button>
      )}
      {isChanging && <ChangeDialog dossier={dossier} found={found} onClose={() => setIsChanging(false)} />}
    </section>
  );
}

function ChangeDialog({ dossier, found, onClose }: RibPanelProps & { onClose: () => void }) {
  const reread = useReread();
  const saisie = useSaisie({
    name: null,
    value: { id_rib: dossier.tete.demandeur?.id_rib } as { id_rib?: string | null },
    send: async ({ id_rib }) => {
      const outcome = await call(dossierSubventionEndpoints.saveRib, {
        params: { id_fo: dossier.id_fo },
        body: { id_rib: id_rib ?? '' },
        ifMatch: dossier.version,
      });
      // The payments not yet under way follow the account: what names theirs is read again with the dossier.
      await Promise.all([found.refresh(), reread(paiementEndpoints.listPaiements)]);
      return outcome;
    },
    say: (problem) =>
      actErrors(problem, { isRelu: true }).map((error) => ({ ...error, field: error.field || 'id_rib' })),
    onDone: () => {
      notify('succes', 'RIB changé. Le service est prévenu.');
      onClose();
    },
  });
  return (
    <SaisieDialog
      title={`Changer le RIB du dossier ${dossier.id_fo}`}
      label="Changer le RIB"
      prefix="rib"
      saisie={saisie}
      fields={{ id_rib: { kind: 'id', of: 'rib', label: 'RIB', requiredAt: 'saisie' } }}
      options={listDossierOptions(dossier)}
      own={{ id_rib: (control) => <OptionsControl {...control} /> }}
      onClose={onClose}
    >
      {dossier.montant_accorde !== null && (
        <p>
          Un paiement demandé ira sur le nouveau RIB. Un versement déjà mis en paiement part sur l’ancien.
        </p>
      )}
    </SaisieDialog>
  );
}
