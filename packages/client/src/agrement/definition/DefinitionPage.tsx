import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import type { AgrementLu } from '@asso/contract/agrement/definition.schemas';
import { definitionFields } from '@asso/domain/agrement/definition.fields';
import { acteAgrementSaid } from '@asso/domain/agrement/definition.words';
import {
  champsDeRubrique,
  rubriqueDefinitionOf,
  rubriquesDefinition,
} from '@asso/domain/agrement/definition-rubriques.rows';
import { sujetsDAgrement } from '@asso/domain/catalogue/sujets.rows';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { Evenements } from '../../catalogue/campagne/publication/Evenements.tsx';
import { SujetsContext } from '../../catalogue/campagne/sujets-context.ts';
import { useChampDemande } from '../../demarche/use-champ-demande.ts';
import { DraftIndicator } from '../../platform/draft/DraftIndicator.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { type Read, useRead } from '../../platform/use-read.ts';
import { useServicesOuverts } from '../../service/use-services-ouverts.ts';
import { SaveBand } from '../../ui/draft/SaveBand.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import type { Form } from '../../ui/fields/form.ts';
import { medium, useMedia } from '../../ui/page/use-media.ts';
import { listesDuJour } from '../../ui/table/listes.ts';
import { ApercuDefinition } from './ApercuDefinition.tsx';
import { DefinitionActes } from './DefinitionActes.tsx';
import { administrationAgrementsHref, definitionHref } from './definition-href.ts';
import { EtatDefinitionBadge } from './EtatDefinitionBadge.tsx';
import { PublierDefinition } from './PublierDefinition.tsx';
import { phrasesDefinition, useDefinition } from './use-definition.ts';
import '../../dossier/dossier.css';
import '../../ui/fields/fields.css';
import '../../catalogue/campagne/campagne.css';
import { TabLinks } from '../../ui/TabLinks.tsx';

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

const apart = [
  { id: 'historique', titre: 'Historique' },
  { id: 'publier', titre: 'Relire et publier' },
];

function Editeur({ agrement, read }: { agrement: AgrementLu; read: Read<AgrementLu> }) {
  const params = useQueryParams();
  const isMedium = useMedia(medium);
  const services = useServicesOuverts();
  const edited = useDefinition(agrement, services);
  const { draft, problems, changements } = edited;
  const { publiee } = agrement;
  const [isVerifie, setIsVerifie] = useState(false);
  useChampDemande();
  const tabs = [...rubriquesDefinition, ...(isMedium ? [{ id: 'apercu', titre: 'Aperçu' }] : []), ...apart];
  const asked = params.get('rubrique') ?? 'general';
  const present = tabs.find(({ id }) => id === asked) ?? tabs[0];
  const rubrique = rubriquesDefinition.find(({ id }) => id === present?.id);
  // Once the review before publishing was opened, every section shows its errors.
  if (present?.id === 'publier' && !isVerifie) setIsVerifie(true);
  const isTold = isVerifie || params.get('champ') !== null;
  const form: Form = {
    ...draft.form,
    hand: { rights: agrement.rights, writer: 'association' },
    errors: isTold ? problems : [],
    sentences: phrasesDefinition,
    options: { service: services },
    stage: 'transmission',
  };
  const apercu = <ApercuDefinition saisie={draft.value} fuseau={agrement.fuseau} />;
  return (
    <div className="page page--serree">
      <SaveBand
        label="État de l’agrément"
        etat={etatInstructionSaid(changements.length, agrement)}
        isSent={publiee !== null && changements.length === 0}
        indicator={
          <DraftIndicator draft={draft} fields={definitionFields} words={{ options: form.options }} />
        }
      >
        Code {agrement.code} · {agrement.service.nom}
      </SaveBand>
      <PageHeading
        titre={draft.value.libelle || agrement.libelle}
        objet="Agrément"
        fil={[{ label: 'Agréments proposés', href: administrationAgrementsHref }]}
        badge={<EtatDefinitionBadge etat={agrement.etat} />}
        chapo={chapoOf(agrement)}
      />
      <DefinitionActes agrement={agrement} onDone={() => void read.reload()} />
      <TabLinks
        label="Rubriques de l’agrément"
        tabs={tabs.map(({ id, titre }) => {
          const wrong = isTold
            ? problems.filter(({ field }) => rubriqueDefinitionOf(field)?.id === id).length
            : 0;
          return {
            id,
            label: wrong > 0 ? `${titre} (${count(wrong, 'erreur', 'erreurs')})` : titre,
            href: definitionHref(agrement._id, { rubrique: id }),
          };
        })}
        present={present?.id}
      />
      <div className={rubrique && !isMedium ? 'campagne campagne--double' : 'campagne'}>
        {rubrique && (
          <section key={rubrique.id} className="pile" aria-labelledby={`rubrique-${rubrique.id}`}>
            <h2 id={`rubrique-${rubrique.id}`} className="fr-h3">
              {rubrique.titre}
            </h2>
            <FieldList {...form} fields={champsDeRubrique(rubrique)} saysRequired={false} />
          </section>
        )}
        {rubrique && !isMedium && apercu}
        {present?.id === 'apercu' && apercu}
        {present?.id === 'historique' && (
          <section className="pile" aria-labelledby="rubrique-historique">
            <h2 id="rubrique-historique" className="fr-h3">
              Historique
            </h2>
            <Evenements
              row={definitionEndpoints.readHistoriqueAgrement}
              id={agrement._id}
              dit={acteAgrementSaid}
            />
          </section>
        )}
        {present?.id === 'publier' && <PublierDefinition {...{ agrement, read, edited }} />}
      </div>
    </div>
  );
}

const etatInstructionSaid = (n: number, { publiee }: AgrementLu): string => {
  if (!publiee) return 'Brouillon, jamais publié';
  return n === 0
    ? `Publié (version ${publiee.numero})`
    : `Brouillon : ${count(n, 'changement', 'changements')}`;
};

const chapoOf = ({ publiee, etat }: AgrementLu): string => {
  if (!publiee) return 'Personne ne le voit avant sa première publication.';
  const seen = etat === 'retire' ? 'Retiré : il n’est plus proposé' : 'Proposé aux associations';
  return `${seen}, exercice ${publiee.campagne_exercice}, version ${publiee.numero}.`;
};
