import { demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { useChampDemande } from '../demarche/use-champ-demande.ts';
import { EtapeActions } from '../dossier/EtapeActions.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import type { Edition } from './edition.ts';
import { LectureIdentite } from './LectureIdentite.tsx';
import { repris } from './reprises.ts';
import { SiretEtape } from './SiretEtape.tsx';
import { ficheHref } from './siret-href.ts';
import { useEtapeSiret } from './use-etape-siret.ts';

/** « Est-ce bien nous ? » The step shows what the register says, and asks for the date of declaration. */
export function IdentiteStep(edition: Edition) {
  const { demande, saisie } = edition;
  const etape = useEtapeSiret(edition, 'identite');
  useChampDemande();
  return (
    <SiretEtape {...edition} etape="identite" chapo="Vérifiez ce que le registre dit de votre association.">
      <ErrorSummary errors={etape.errors} attempt={etape.attempt} />
      <LectureIdentite identite={saisie.value.identite ?? {}} note={repris} />
      <p>
        Une erreur ? Elle se corrige dans la{' '}
        <AppLink href={ficheHref(demande)}>fiche de votre association</AppLink>.
      </p>
      <FieldList
        {...etape.form}
        fields={demandeSiretFields.identite.fields}
        only={['dateCreation']}
        parentPath="identite"
      />
      <EtapeActions {...etape} />
    </SiretEtape>
  );
}
