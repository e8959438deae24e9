import { passSportEndpoints } from '@asso/contract/pass-sport/pass-sport.endpoints';
import type { InscriptionPsp, StructurePsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { withElision } from '@asso/domain/identifiants/elision';
import { actErrors } from '../dossier/act-errors.ts';
import { call } from '../platform/call/call.ts';
import { SaisieDialog } from '../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../platform/saisie/use-saisie.ts';
import { notify } from '../platform/session/announcements.ts';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import { agrementTitre, titreOptions, titreSiren } from './titres.ts';

type ChangerFederationProps = {
  structure: StructurePsp;
  inscription: InscriptionPsp;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/**
 * Moves an enrolment made with the wrong federation to another federation of the association; impossible once a service
 * handles the enrolment.
 */
export function ChangerFederation({ structure, inscription, onClose, onChanged }: ChangerFederationProps) {
  const { id, dossier_id, beneficiaire, federation, version } = inscription;
  const nom = `${beneficiaire.prenom} ${beneficiaire.nom}`;
  const saisie = useSaisie({
    name: `federation-${id}`,
    value: { titre: federation?.siren ?? agrementTitre } as { titre: string | null },
    send: ({ titre }, idempotencyKey) =>
      call(passSportEndpoints.saveInscriptionPsp, {
        params: { id: dossier_id, inscriptionId: id },
        body: { federation: { siren: titreSiren(titre ?? '') } },
        ifMatch: version,
        idempotencyKey,
      }),
    say: (problem) => actErrors(problem).map(({ message }) => ({ field: 'titre', message })),
    onDone: () => {
      notify('succes', `La fédération ${withElision(nom)} est enregistrée.`);
      return onChanged();
    },
  });
  const missing = { field: 'titre', message: 'Choisissez la fédération de cette inscription.' };
  return (
    <SaisieDialog
      title={`Changer la fédération ${withElision(nom)}`}
      label="Enregistrer"
      prefix="inscription"
      saisie={saisie}
      fields={{
        titre: {
          kind: 'choice',
          label: 'Fédération de cette inscription',
          options: titreOptions(structure),
          requiredAt: 'saisie',
        },
      }}
      rules={saisie.typed.titre === null ? [missing] : []}
      own={{ titre: (control) => <SelectControl {...control} /> }}
      onClose={onClose}
    />
  );
}
