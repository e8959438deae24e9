import { demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { useChampDemande } from '../demarche/use-champ-demande.ts';
import { EtapeActions } from '../dossier/EtapeActions.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import type { Edition } from './edition.ts';
import { notesReprises } from './reprises.ts';
import { SiretEtape } from './SiretEtape.tsx';
import { useEtapeSiret } from './use-etape-siret.ts';
import { useFicheConnue } from './use-fiche-connue.ts';

const { fields } = demandeSiretFields.activites;

/** The fields that the portal fills from the chosen one are not asked. */
const asked = Object.entries(fields)
  .filter(([, row]) => !('writtenBy' in row))
  .map(([name]) => name);

/** « Que faites-vous, et pourquoi faut-il un SIRET ? » The step asks for the activity. */
export function ActiviteStep(edition: Edition) {
  const { demande, saisie } = edition;
  const etape = useEtapeSiret(edition, 'activite');
  const fiche = useFicheConnue(demande);
  useChampDemande();
  return (
    <SiretEtape
      {...edition}
      etape="activite"
      chapo="Le code d’activité (APE) sera choisi d’après ce que vous écrivez ici."
    >
      <ErrorSummary errors={etape.errors} attempt={etape.attempt} />
      <FieldList
        {...etape.form}
        notes={fiche ? notesReprises(saisie.value, fiche) : {}}
        fields={fields}
        only={asked}
        parentPath="activites"
      />
      <EtapeActions {...etape} />
    </SiretEtape>
  );
}
