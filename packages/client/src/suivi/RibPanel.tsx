import { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { useState } from 'react';
import { optionsDe } from '../demarche/options-dossier.ts';
import { call } from '../platform/call/call.ts';
import { notify } from '../platform/session/announcements.ts';
import type { DossierRead } from '../subvention/edition.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { OptionsControl } from '../ui/fields/OptionsControl.tsx';
import '../ui/fields/fields.css';

type RibPanelProps = { dossier: DossierSubventionView; found: DossierRead };

/** It shows the bank account to pay; it can still be changed during payment, and both sides are told. */
export function RibPanel({ dossier, found }: RibPanelProps) {
  const [isChanging, setIsChanging] = useState(false);
  const rib = optionsDe(dossier).rib.find(({ value }) => value === dossier.tete.demandeur?.id_rib);
  const canChange = dossier.rights.editRib === true && dossier.rights.edit !== true;
  if (!rib && !canChange) return null;
  return (
    <section className="pile pile--serree" aria-labelledby="rib">
      <h2 id="rib" className="fr-h4">
        RIB
      </h2>
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
  const [chosen, setChosen] = useState<unknown>(dossier.tete.demandeur?.id_rib);
  const [error, setError] = useState<string>();
  const save = async () => {
    const outcome = await call(dossierSubventionEndpoints.saveRib, {
      params: { id_fo: dossier.id_fo },
      body: { id_rib: String(chosen ?? '') },
      ifMatch: dossier.version,
    });
    if (!outcome.ok) {
      await found.refresh();
      return setError(outcome.problem.message);
    }
    notify('succes', 'RIB changé. Le service est prévenu.');
    await found.refresh();
    onClose();
  };
  return (
    <Dialog
      title={`Changer le RIB du dossier ${dossier.id_fo}`}
      onClose={onClose}
      action={{ label: 'Changer le RIB', onPress: save }}
    >
      <OptionsControl
        id="rib-du-dossier"
        label="RIB"
        options={optionsDe(dossier).rib}
        value={chosen}
        error={error}
        onChange={setChosen}
      />
      {dossier.montant_accorde !== null && (
        <p>
          Un paiement demandé ira sur le nouveau RIB. Un versement déjà mis en paiement part sur l’ancien.
        </p>
      )}
    </Dialog>
  );
}
