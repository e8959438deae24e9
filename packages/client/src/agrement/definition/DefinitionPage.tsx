import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import type { AgrementLu } from '@asso/contract/agrement/definition.schemas';
import { acteAgrementSaid } from '@asso/domain/agrement/definition.words';
import { champsDeRubrique, rubriquesDefinition } from '@asso/domain/agrement/definition-rubriques.rows';
import { sujetsDAgrement } from '@asso/domain/catalogue/sujets.rows';
import { Evenements } from '../../catalogue/campagne/publication/Evenements.tsx';
import { SujetsContext } from '../../catalogue/campagne/sujets-context.ts';
import { OffreEditeur } from '../../catalogue/offre/OffreEditeur.tsx';
import { PublierOffre } from '../../catalogue/offre/PublierOffre.tsx';
import { call } from '../../platform/call/call.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { type Read, useRead } from '../../platform/use-read.ts';
import { useServicesOuverts } from '../../service/use-services-ouverts.ts';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { listesDuJour } from '../../ui/table/listes.ts';
import { ApercuDefinition } from './ApercuDefinition.tsx';
import { DefinitionActes } from './DefinitionActes.tsx';
import { EtatDefinitionBadge } from './EtatDefinitionBadge.tsx';
import { offreAgrement, useDefinition } from './use-definition.ts';

/**
 * « Que verra l’association, et que se passe-t-il pour les dossiers commencés ? » The page edits an accreditation.
 */
export function DefinitionPage({ id }: { id: string }) {
  const read = useRead(definitionEndpoints.readAgrement, { params: { id } });
  return (
    <ReadPage read={read}>
      {(agrement) => (
        <SujetsContext value={sujetsDuJour}>
          <Editeur key={`${agrement._id} ${agrement.etat}`} agrement={agrement} read={read} />
        </SujetsContext>
      )}
    </ReadPage>
  );
}

const sujetsDuJour = (saisie: object) => sujetsDAgrement(saisie, listesDuJour.get());

function Editeur({ agrement, read }: { agrement: AgrementLu; read: Read<AgrementLu> }) {
  const edited = useDefinition(agrement, useServicesOuverts());
  const { value } = edited.draft;
  const { _id: id, code, etat, fuseau, publiee } = agrement;
  return (
    <OffreEditeur
      kind={offreAgrement}
      {...{ id, edited, publiee }}
      titre={value.libelle || agrement.libelle}
      badge={<EtatDefinitionBadge etat={etat} />}
      chapo={chapoOf(agrement)}
      faits={`Code ${code} · ${agrement.service.nom}`}
      hand={{ rights: agrement.rights, writer: 'association' }}
      actes={<DefinitionActes agrement={agrement} onDone={() => void read.reload()} />}
      section={(name, form) => {
        const rubrique = rubriquesDefinition.find((one) => one.id === name);
        return (
          rubrique && (
            <section key={name} className="pile" aria-labelledby={`rubrique-${name}`}>
              <h2 id={`rubrique-${name}`} className="fr-h3">
                {rubrique.titre}
              </h2>
              <FieldList {...form} fields={champsDeRubrique(rubrique)} saysRequired={false} />
            </section>
          )
        );
      }}
      apercu={<ApercuDefinition saisie={value} fuseau={fuseau} />}
      historique={
        <Evenements row={definitionEndpoints.readHistoriqueAgrement} id={id} dit={acteAgrementSaid} />
      }
      publier={
        <PublierOffre
          kind={offreAgrement}
          {...{ id, edited, publiee, versions: agrement.versions }}
          publish={(at) => call(definitionEndpoints.publishAgrement, { params: { id }, ...at })}
          onPublished={(outcome) => read.put(outcome.value, outcome.version)}
          label="Publier l’agrément"
          question={`Publier « ${value.libelle ?? agrement.libelle} » ?`}
        >
          <p>Toutes les associations pourront le voir, et le demander entre ses dates.</p>
        </PublierOffre>
      }
    />
  );
}

const chapoOf = ({ publiee, etat }: AgrementLu): string => {
  if (!publiee) return 'Personne ne le voit avant sa première publication.';
  const seen = etat === 'retire' ? 'Retiré : il n’est plus proposé' : 'Proposé aux associations';
  return `${seen}, exercice ${publiee.campagne_exercice}, version ${publiee.numero}.`;
};
