import { passSportEndpoints } from '@asso/contract/pass-sport/pass-sport.endpoints';
import type { InscriptionPsp, StructurePsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { useState } from 'react';
import { actErrors } from '../dossier/act-errors.ts';
import { useActKey } from '../dossier/use-act-key.ts';
import { call } from '../platform/call/call.ts';
import { notify } from '../platform/session/announcements.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { fieldId } from '../ui/fields/field-errors.ts';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import { sirenDuTitre, surAgrement, titreOptions } from './titres.ts';
import '../ui/fields/fields.css';

type ChangerFederationProps = {
  structure: StructurePsp;
  inscription: InscriptionPsp;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

const path = 'inscription.federation.siren';

/**
 * A person enrolled with the wrong federation is moved to another one of the association, until a service begins
 * to treat it.
 */
export function ChangerFederation({ structure, inscription, onClose, onChanged }: ChangerFederationProps) {
  const { id, dossier_id, beneficiaire, federation, version } = inscription;
  const [titre, setTitre] = useState<string | null>(federation?.siren ?? surAgrement);
  const [refus, setRefus] = useState<string | null>(null);
  const keyOf = useActKey();
  const nom = `${beneficiaire.prenom} ${beneficiaire.nom}`;
  const save = async () => {
    if (titre === null) return setRefus('Choisissez la fédération de cette inscription.');
    const body = { federation: { siren: sirenDuTitre(titre) } };
    const outcome = await call(passSportEndpoints.saveInscriptionPsp, {
      params: { id: dossier_id, inscriptionId: id },
      body,
      ifMatch: version,
      idempotencyKey: keyOf('federation', id, version, body),
    });
    if (!outcome.ok) return setRefus(actErrors(outcome.problem)[0]?.message ?? outcome.problem.message);
    notify('succes', `La fédération de ${nom} est enregistrée.`);
    await onChanged();
  };
  return (
    <Dialog
      title={`Changer la fédération de ${nom}`}
      onClose={onClose}
      action={{ label: 'Enregistrer', onPress: save }}
    >
      <SelectControl
        id={fieldId(path)}
        label="Fédération de cette inscription"
        isRequired
        error={refus ?? undefined}
        value={titre}
        options={titreOptions(structure)}
        onChange={(value) => {
          setRefus(null);
          setTitre(value as string | null);
        }}
      />
    </Dialog>
  );
}
