import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { ReadList } from '../ui/ReadList.tsx';
import { EtapeActions } from './EtapeActions.tsx';
import { EtapePage } from './EtapePage.tsx';
import type { Edition } from './edition.ts';
import { exercicesSaid } from './etape-links.ts';
import { useChampDemande } from './use-champ-demande.ts';
import { askedIn, useEtape } from './use-etape.ts';

/** What was chosen when the dossier was begun; another type or exercise is another dossier. */
export function ChoixStep(edition: Edition) {
  const { dossier } = edition;
  const etape = useEtape(edition, 'choix', 'description');
  useChampDemande();
  return (
    <EtapePage {...edition} etape="choix" chapo="L’aide demandée, et pour quelle année.">
      <ErrorSummary errors={etape.errors} attempt={etape.attempt} />
      <ReadList
        items={[
          { label: 'Subvention', value: dossier.description.titre },
          { label: 'Type de demande', value: dossier.description.lib_sous_type_dispositif },
          { label: 'Exercice (l’année du projet)', value: exercicesSaid(dossier) },
        ]}
      />
      <FieldList
        {...etape.form}
        fields={dossierSubventionFields.description.fields}
        only={askedIn('description')}
        parentPath="description"
      />
      <EtapeActions {...etape} />
    </EtapePage>
  );
}
