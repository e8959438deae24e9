import { passSportEndpoints } from '@asso/contract/pass-sport/pass-sport.endpoints';
import type { InscriptionPsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { useState } from 'react';
import { call } from '../platform/call/call.ts';
import { useActKey } from '../platform/saisie/use-act-key.ts';
import { notify } from '../platform/session/announcements.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';

type RetirerInscriptionProps = {
  inscription: InscriptionPsp;
  onClose: () => void;
  onRemoved: () => Promise<void>;
};

/** It asks for a confirmation: a removed enrolment does not come back, but its code can be enrolled again. */
export function RetirerInscription({ inscription, onClose, onRemoved }: RetirerInscriptionProps) {
  const [refus, setRefus] = useState<string | null>(null);
  const keyOf = useActKey();
  const { id, dossier_id, beneficiaire, version } = inscription;
  const nom = `${beneficiaire.prenom} ${beneficiaire.nom}`;
  const remove = async () => {
    const outcome = await call(passSportEndpoints.deleteInscriptionPsp, {
      params: { id: dossier_id, inscriptionId: id },
      idempotencyKey: keyOf('remove', id, version),
    });
    if (!outcome.ok) return setRefus(outcome.problem.message);
    notify('succes', `L’inscription de ${nom} est retirée.`);
    await onRemoved();
  };
  return (
    <Dialog
      title={`Retirer l’inscription de ${nom} ?`}
      onClose={onClose}
      action={{ label: 'Oui, retirer', onPress: remove, isDanger: true }}
    >
      {refus && <Notice tone="erreur" title={refus} />}
      <p>
        Elle ne sera pas remboursée. Le code <span className="nombre">{beneficiaire.id_psp}</span> redevient
        libre : vous pouvez l’inscrire à nouveau tant que les inscriptions sont ouvertes.
      </p>
    </Dialog>
  );
}
