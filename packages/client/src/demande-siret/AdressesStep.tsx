import { demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { useChampDemande } from '../demarche/use-champ-demande.ts';
import { EtapeActions } from '../dossier/EtapeActions.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import type { Edition } from './edition.ts';
import { adressesReprises } from './reprises.ts';
import { SiegeField } from './SiegeField.tsx';
import { SiretEtape } from './SiretEtape.tsx';
import { useEtapeSiret } from './use-etape-siret.ts';
import { useFicheConnue } from './use-fiche-connue.ts';

/** « Où est le siège, où écrire ? » The step asks for both addresses. */
export function AdressesStep(edition: Edition) {
  const { demande, saisie } = edition;
  const etape = useEtapeSiret(edition, 'adresses');
  const fiche = useFicheConnue(demande);
  const reprises = fiche ? adressesReprises(saisie.value, fiche) : [];
  useChampDemande();
  return (
    <SiretEtape
      {...edition}
      etape="adresses"
      chapo="Le siège est le premier établissement de votre association : il recevra le SIRET."
    >
      <ErrorSummary errors={etape.errors} attempt={etape.attempt} />
      {reprises.length > 0 && (
        <p className="fr-hint-text">
          Repris de votre association : {reprises.join(' et ')}. Vérifiez, corrigez si besoin.
        </p>
      )}
      <SiegeField form={etape.form} siege={saisie.value.coordonnees?.info_siege} />
      <FieldList
        {...etape.form}
        fields={demandeSiretFields.coordonnees.fields}
        only={['adresse_siege', 'courrier_ailleurs', 'adresse_gestion']}
        parentPath="coordonnees"
      />
      <EtapeActions {...etape} />
    </SiretEtape>
  );
}
