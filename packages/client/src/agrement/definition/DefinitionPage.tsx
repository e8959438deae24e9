import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import type { AgrementLu } from '@asso/contract/agrement/definition.schemas';
import { definitionFields } from '@asso/domain/agrement/definition.fields';
import { isSessionTerminee } from '@asso/domain/agrement/definition.states';
import { sayActeAgrement } from '@asso/domain/agrement/definition.words';
import { rubriqueChamps, rubriquesDefinition } from '@asso/domain/agrement/definition-rubriques.rows';
import { agrementSujets } from '@asso/domain/catalogue/sujets.rows';
import { Evenements } from '../../catalogue/campagne/publication/Evenements.tsx';
import { SujetsContext } from '../../catalogue/campagne/sujets-context.ts';
import { Atelier } from '../../catalogue/offre/Atelier.tsx';
import { AtelierDeLignes } from '../../catalogue/offre/lignes/AtelierDeLignes.tsx';
import type { FeuilleLignes } from '../../catalogue/offre/lignes/feuille-acts.ts';
import { OffreEditeur } from '../../catalogue/offre/OffreEditeur.tsx';
import { PublierOffre } from '../../catalogue/offre/PublierOffre.tsx';
import { call } from '../../platform/call/call.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { type Read, useRead } from '../../platform/use-read.ts';
import { useServicesOuverts } from '../../service/use-services-ouverts.ts';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { currentListes } from '../../ui/table/listes.ts';
import { ApercuDefinition } from './ApercuDefinition.tsx';
import { DefinitionActes } from './DefinitionActes.tsx';
import { EtatDefinitionBadge } from './EtatDefinitionBadge.tsx';
import { offreAgrement, useDefinition } from './use-definition.ts';

/** The page that edits an agrément: its texts, questions and pièces, as the association will see them. */
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

/** Questions and pièces are edited on the form as the association sees it, like those of a campaign. */
const feuilles: Readonly<Record<string, FeuilleLignes>> = {
  pieces: {
    sorte: 'document',
    path: 'documents_attendus',
    row: definitionFields.documents_attendus,
  },
  questions: { sorte: 'champ', path: 'champs_personnalises', row: definitionFields.champs_personnalises },
};

const sujetsDuJour = (saisie: object) => agrementSujets(saisie, currentListes.get());

function Editeur({ agrement, read }: { agrement: AgrementLu; read: Read<AgrementLu> }) {
  const edited = useDefinition(agrement, useServicesOuverts());
  const { value } = edited.draft;
  const { _id: id, code, etat, fuseau, publiee } = agrement;
  return (
    <OffreEditeur
      kind={offreAgrement}
      id={id}
      edited={edited}
      publiee={publiee}
      titre={value.libelle || agrement.libelle}
      // The tag beside the acts says the other states, with the version.
      badge={
        (etat === 'retire' || isSessionTerminee(agrement)) && <EtatDefinitionBadge agrement={agrement} />
      }
      faits={`Code ${code} · ${agrement.service.nom} · ${chapoOf(agrement)}`}
      hand={{ rights: agrement.rights, writer: 'association' }}
      actes={<DefinitionActes agrement={agrement} onDone={() => void read.reload()} />}
      section={(name, form) => {
        const rubrique = rubriquesDefinition.find((one) => one.id === name);
        if (!rubrique) return null;
        const { id: place, titre } = rubrique;
        const feuille = feuilles[place];
        return feuille ? (
          <AtelierDeLignes key={place} titre={titre} form={form} id={place} feuilles={[feuille]} />
        ) : (
          <Atelier key={place} titre={titre} id={place}>
            <FieldList {...form} fields={rubriqueChamps(rubrique)} saysRequired={false} />
          </Atelier>
        );
      }}
      apercu={<ApercuDefinition saisie={value} fuseau={fuseau} />}
      historique={
        <Evenements row={definitionEndpoints.readHistoriqueAgrement} id={id} dit={sayActeAgrement} />
      }
      publier={
        <PublierOffre
          kind={offreAgrement}
          id={id}
          edited={edited}
          publiee={publiee}
          versions={agrement.versions}
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
