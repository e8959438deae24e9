import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import { rubriqueDeLOption } from '@asso/domain/catalogue/campagne-rubriques.rows';
import { useState } from 'react';
import { call } from '../../../platform/call/call.ts';
import { notify } from '../../../platform/session/announcements.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { FieldError } from '../../../ui/fields/field-errors.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { newId } from '../../../ui/page/new-id.ts';
import { campagneHref } from '../campagne-href.ts';
import type { CampagneEditee, CampagneLue } from '../use-campagne.ts';
import { DatesDesTypes } from './DatesDesTypes.tsx';
import { gardentLeurVersion } from './dossiers-dits.ts';
import { ListeChangements } from './ListeChangements.tsx';
import { ProblemesDePublication } from './ProblemesDePublication.tsx';
import { PublierDialog } from './PublierDialog.tsx';

type PublierCampagneProps = CampagneLue & { edited: CampagneEditee };

/**
 * It says what changes for the next dossiers and what those begun keep; its button is the only one that publishes.
 */
export function PublierCampagne({ campagne, read, edited }: PublierCampagneProps) {
  const { changements, draft } = edited;
  const { publiee, versions } = campagne;
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [key, setKey] = useState(newId);
  const [isAsked, setIsAsked] = useState(false);
  const problems = [...edited.problems, ...refused];
  const numero = numeroSuivant(campagne, draft.value.campagne_exercice);
  const publish = async () => {
    setRefused([]);
    const isSaved = await draft.flush();
    const outcome = isSaved
      ? await call(campagneEndpoints.publishCampagne, {
          params: { id: campagne.id },
          ifMatch: edited.versionNow(),
          idempotencyKey: key,
        })
      : null;
    if (!outcome) return;
    setKey(newId());
    if (!outcome.ok) {
      return setRefused(outcome.problem.problems.map(({ field = '', message }) => ({ field, message })));
    }
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
          const rubrique = rubriqueDeLOption(champ);
          return (
            rubrique && {
              titre: rubrique.titre,
              href: campagneHref(campagne.id, { rubrique: rubrique.id, champ }),
            }
          );
        }}
      />
      {changements.length === 0 ? (
        <EmptyState
          fact={publiee ? `Rien n’a changé depuis la version ${publiee.numero}.` : 'Le brouillon est vide.'}
          why="Ce que vous modifierez se relira ici avant d’être publié."
        />
      ) : (
        <>
          <section aria-label="Dates d’ouverture et de clôture">
            <h3 className="fr-h5">Les dates</h3>
            <DatesDesTypes brouillon={draft.value} />
          </section>
          <ListeChangements changements={changements} isFirst={publiee === null} />
        </>
      )}
      {versions.length > 0 && (
        <ul>
          {versions
            .filter(({ dossiers }) => dossiers > 0)
            .map((version) => (
              <li key={`${version.campagne_exercice}-${version.numero}`}>
                {publiee && version.campagne_exercice !== publiee.campagne_exercice
                  ? `Campagne ${version.campagne_exercice} : `
                  : ''}
                {gardentLeurVersion(version)}
              </li>
            ))}
        </ul>
      )}
      {publiee && draft.value.campagne_exercice !== publiee.campagne_exercice && (
        <Notice tone="attention" title={`La campagne ${publiee.campagne_exercice} ne sera plus proposée.`}>
          Les prochains dossiers se commenceront sur la campagne {String(draft.value.campagne_exercice)} ;
          ceux qui sont commencés restent ouverts.
        </Notice>
      )}
      {changements.length > 0 && problems.length === 0 && (
        <div className="pile pile--serree">
          <p>Une version publiée ne change plus. Seuls les dossiers commencés ensuite la suivent.</p>
          <div>
            <ActionButton onPress={() => setIsAsked(true)}>{`Publier la version ${numero}`}</ActionButton>
          </div>
        </div>
      )}
      {isAsked && (
        <PublierDialog
          titre={`Publier « ${draft.value.titre ?? campagne.titre} », version ${numero} ?`}
          publish={publish}
          onClose={() => setIsAsked(false)}
        >
          <p>
            Toutes les associations pourront la voir{publiee ? ' telle que vous venez de la relire' : ''},
            exercice {String(draft.value.campagne_exercice)}.
          </p>
          <DatesDesTypes brouillon={draft.value} />
        </PublierDialog>
      )}
    </section>
  );
}

/** The numbers of versions begin again with each exercise. */
function numeroSuivant({ versions }: CampagneLue['campagne'], exercice: unknown): number {
  const same = versions.filter(({ campagne_exercice }) => campagne_exercice === exercice);
  return Math.max(0, ...same.map(({ numero }) => numero)) + 1;
}
