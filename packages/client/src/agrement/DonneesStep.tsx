import { dossierAgrementFields } from '@asso/domain/agrement/dossier-agrement.fields';
import { isAideAlimentaire } from '@asso/domain/agrement/dossier-agrement.rules';
import { EtapeActions } from '../dossier/EtapeActions.tsx';
import { useChampDemande } from '../subvention/use-champ-demande.ts';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { AgrementEtape } from './AgrementEtape.tsx';
import { HaaEtape } from './haa/HaaEtape.tsx';
import type { EditionAgrement } from './use-dossier-agrement.ts';
import { donneesLeft, useEtapeAgrement } from './use-etape-agrement.ts';

/** « Remplissons-nous les conditions ? » The common file, food aid where it is asked, the questions of this accreditation. */
export function DonneesStep(edition: EditionAgrement) {
  const { dossier, tete, found } = edition;
  const isHaa = isAideAlimentaire({ type_agrement: dossier.agrement.type });
  const etape = useEtapeAgrement(edition, 'donnees');
  useChampDemande();
  const { customs } = dossierAgrementFields;
  const questions = Object.keys(dossier.definition.champs_personnalises[customs.bloc] ?? {});
  return (
    <AgrementEtape {...edition} etape="donnees" chapo="Ce que le service regarde pour accorder cet agrément.">
      <ErrorSummary errors={etape.errors} attempt={etape.attempt} />
      {isHaa && (
        <HaaEtape
          form={{ ...etape.form, value: tete.value }}
          problems={donneesLeft(edition)}
          idAsso={dossier.demandeur.id_siret}
          nbSites={dossier.sites.length}
          canEdit={dossier.rights.edit === true}
          onChanged={found.refresh}
        />
      )}
      {questions.length > 0 && (
        <section className="pile" aria-labelledby="questions">
          <h2 className="fr-h4" id="questions">
            {customs.label}
          </h2>
          <FieldList {...etape.form} fields={{ customs }} />
        </section>
      )}
      {questions.length === 0 && !isHaa && <p>Cet agrément ne pose pas d’autre question.</p>}
      <EtapeActions {...etape} />
    </AgrementEtape>
  );
}
