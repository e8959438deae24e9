import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import type { AgrementLu } from '@asso/contract/agrement/definition.schemas';
import { rubriqueDefinitionOf } from '@asso/domain/agrement/definition-rubriques.rows';
import { useState } from 'react';
import { gardentLeurVersion } from '../../catalogue/campagne/publication/dossiers-dits.ts';
import { ListeChangements } from '../../catalogue/campagne/publication/ListeChangements.tsx';
import { ProblemesDePublication } from '../../catalogue/campagne/publication/ProblemesDePublication.tsx';
import { PublierDialog } from '../../catalogue/campagne/publication/PublierDialog.tsx';
import { useActe } from '../../catalogue/campagne/use-acte.ts';
import { call } from '../../platform/call/call.ts';
import { notify } from '../../platform/session/announcements.ts';
import type { Read } from '../../platform/use-read.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { definitionHref } from './definition-href.ts';
import type { DefinitionEditee } from './use-definition.ts';

type PublierDefinitionProps = { agrement: AgrementLu; read: Read<AgrementLu>; edited: DefinitionEditee };

/**
 * It says what changes for the next dossiers and what those begun keep; its button is the only one that publishes.
 */
export function PublierDefinition({ agrement, read, edited }: PublierDefinitionProps) {
  const { _id: id, publiee, versions } = agrement;
  const { draft, changements } = edited;
  const [key, setKey] = useState(newId);
  const [isAsked, setIsAsked] = useState(false);
  const { problems: refused, send, forget } = useActe();
  const problems = [...edited.problems, ...refused];
  const begun = versions.filter(({ dossiers }) => dossiers > 0);
  const publish = async () => {
    forget();
    if (!(await draft.flush())) return;
    const outcome = await send(() =>
      call(definitionEndpoints.publishAgrement, {
        params: { id },
        ifMatch: edited.versionNow(),
        idempotencyKey: key,
      }),
    );
    setKey(newId());
    if (!outcome?.ok) return;
    read.put(outcome.value, outcome.version);
    notify('succes', `Version ${outcome.value.numero_version} publiée.`);
  };
  return (
    <section className="pile" aria-labelledby="rubrique-publier">
      <h2 id="rubrique-publier" className="fr-h3">
        Relire et publier
      </h2>
      <ProblemesDePublication
        problems={problems}
        placeOf={(champ) => {
          const rubrique = rubriqueDefinitionOf(champ);
          return (
            rubrique && { titre: rubrique.titre, href: definitionHref(id, { rubrique: rubrique.id, champ }) }
          );
        }}
      />
      {changements.length === 0 ? (
        <EmptyState
          fact={publiee ? `Rien n’a changé depuis la version ${publiee.numero}.` : 'Le brouillon est vide.'}
          why="Ce que vous modifierez se relira ici avant d’être publié."
        />
      ) : (
        <ListeChangements changements={changements} isFirst={publiee === null} />
      )}
      {begun.length > 0 && (
        <ul>
          {begun.map((version) => (
            <li key={`${version.campagne_exercice}-${version.numero}`}>{gardentLeurVersion(version)}</li>
          ))}
        </ul>
      )}
      {changements.length > 0 && problems.length === 0 && (
        <div className="pile pile--serree">
          <p>Une version publiée ne change plus. Seuls les dossiers commencés ensuite la suivent.</p>
          <div>
            <ActionButton onPress={() => setIsAsked(true)}>Publier l’agrément</ActionButton>
          </div>
        </div>
      )}
      {isAsked && (
        <PublierDialog
          titre={`Publier « ${draft.value.libelle ?? agrement.libelle} » ?`}
          publish={publish}
          onClose={() => setIsAsked(false)}
        >
          <p>Toutes les associations pourront le voir, et le demander entre ses dates.</p>
        </PublierDialog>
      )}
    </section>
  );
}
