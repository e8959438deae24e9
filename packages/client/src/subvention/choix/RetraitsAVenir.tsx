import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { realign } from '@asso/domain/subvention/renouvellement/realignement.rules';
import { montantsRetires } from '@asso/domain/subvention/renouvellement/realignement.words';
import { AppLink } from '../../platform/AppLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { etapeHref } from '../dossier-liens.ts';
import { sayExercices } from '../en-bref.ts';
import { sayRetrait } from './retraits-said.ts';

/** Says before the step is left what the new years will remove from the projects. */
export function RetraitsAVenir({ dossier }: { dossier: DossierSubventionView }) {
  const { exercice, exercice_fin, id_service_instructeur: service } = dossier.description;
  const { retraits } = realign(dossier.projets, { exercice, exercice_fin, service }, dossier.retraits);
  const retires = montantsRetires(retraits);
  if (retires === null) return null;
  return (
    <Notice tone="attention" title={`Votre demande porte sur ${sayExercices(dossier)}.`}>
      <p>En quittant cette étape, {retires} de vos projets :</p>
      <ul>
        {retraits.map((one) => (
          <li key={`${one.id_projet} ${one.rubrique} ${one.ligne.id}`}>{sayRetrait(dossier, one)}</li>
        ))}
      </ul>
      <p>
        Vous pourrez les reprendre jusqu’à la transmission, ou{' '}
        <AppLink href={etapeHref(dossier, 'choix')}>changer les années de la demande</AppLink>.
      </p>
    </Notice>
  );
}
