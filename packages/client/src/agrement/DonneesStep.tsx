import { completAgrement } from '@asso/contract/agrement/complet-agrement';
import { dossierAgrementFields } from '@asso/domain/agrement/dossier-agrement.fields';
import {
  demandeTca,
  isAideAlimentaire,
  isTcaPose,
  tcaDe,
} from '@asso/domain/agrement/dossier-agrement.rules';
import { useState } from 'react';
import { depotHref } from '../association/fiche/rubriques.ts';
import { useChampDemande } from '../demarche/use-champ-demande.ts';
import { EtapeActions } from '../dossier/EtapeActions.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { Notice } from '../ui/Notice.tsx';
import { AgrementEtape } from './AgrementEtape.tsx';
import { EtatTca } from './EtatTca.tsx';
import { HaaEtape } from './haa/HaaEtape.tsx';
import type { EditionAgrement } from './use-dossier-agrement.ts';
import { donneesLeft, useEtapeAgrement } from './use-etape-agrement.ts';

/**
 * « Remplissons-nous les conditions ? » The step asks the common core (TCA), food aid, and this accreditation's
 * own questions, where they apply.
 */
export function DonneesStep(edition: EditionAgrement) {
  const { dossier, tete, found } = edition;
  const etape = useEtapeAgrement(edition, 'donnees');
  useChampDemande();
  const { tca, customs } = dossierAgrementFields;
  const [isSiteOuvert, setIsSiteOuvert] = useState(false);
  const questions = Object.keys(dossier.definition.champs_personnalises[customs.bloc] ?? {});
  const complet = completAgrement(dossier, tete.value);
  const hasTca = demandeTca(complet);
  const isPose = isTcaPose(complet);
  return (
    <AgrementEtape {...edition} etape="donnees" chapo="Ce que le service regarde pour accorder cet agrément.">
      <div hidden={isSiteOuvert}>
        <ErrorSummary errors={etape.errors} attempt={etape.attempt} />
      </div>
      {hasTca && <EtatTca tca={tcaDe(complet)} isPose={isPose} />}
      {isPose && <PreuvesManquantes dossier={dossier} />}
      {isPose && <FieldList {...etape.form} fields={tca.fields} parentPath="tca" />}
      {isAideAlimentaire(complet) && (
        <HaaEtape
          form={{ ...etape.form, value: tete.value }}
          problems={donneesLeft(edition)}
          idAsso={dossier.demandeur.id_siret}
          nbSites={dossier.sites.length}
          canEdit={dossier.rights.edit === true}
          onChanged={found.refresh}
          onOuvert={setIsSiteOuvert}
        />
      )}
      {questions.length > 0 && (
        <section className="pile" aria-labelledby="questions">
          <h2 className="fr-h4" id="questions">
            {customs.label}
          </h2>
          <FieldList
            {...etape.form}
            fields={{ customs }}
            saysRequired={!isPose && !isAideAlimentaire(complet)}
          />
        </section>
      )}
      {questions.length === 0 && !hasTca && !isAideAlimentaire(complet) && (
        <p>Cet agrément ne pose pas d’autre question.</p>
      )}
      <EtapeActions {...etape} />
    </AgrementEtape>
  );
}

/** Each criterion is proved by a document of the association: when it has none, this offers a way to add one. */
function PreuvesManquantes({ dossier }: Pick<EditionAgrement, 'dossier'>) {
  if (dossier.choix.documents.length > 0) return null;
  return (
    <Notice
      tone="info"
      title="Chaque critère demande un document de votre association, et il n’y en a aucun."
    >
      <p>
        Ce que vous avez répondu ici est gardé.{' '}
        <AppLink href={depotHref(dossier.demandeur.id_siret)}>Déposer un document</AppLink>
      </p>
    </Notice>
  );
}
