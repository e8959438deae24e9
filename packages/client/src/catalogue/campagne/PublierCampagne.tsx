import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import { rubriqueDeLOption } from '@asso/domain/catalogue/campagne-rubriques.rows';
import type { Changement } from '@asso/domain/catalogue/changement.words';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { notify } from '../../platform/announcements.ts';
import { call } from '../../platform/call.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { FieldError } from '../../ui/field-errors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { newId } from '../../ui/new-id.ts';
import { campagneHref } from './campagne-href.ts';
import { gardentLeurVersion } from './dossiers-dits.ts';
import type { CampagneEditee, CampagneLue } from './use-campagne.ts';

type PublierCampagneProps = CampagneLue & { edited: CampagneEditee };

/** What changes for the next dossiers, what those begun keep, and the one button that publishes. */
export function PublierCampagne({ campagne, read, edited }: PublierCampagneProps) {
  const { changements, draft } = edited;
  const { publiee, versions } = campagne;
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [key, setKey] = useState(newId);
  const [isBusy, setIsBusy] = useState(false);
  const problems = [...edited.problems, ...refused];
  const numero = numeroSuivant(campagne, draft.value.campagne_exercice);
  const publish = async () => {
    setIsBusy(true);
    setRefused([]);
    const isSaved = await draft.flush();
    const outcome = isSaved
      ? await call(campagneEndpoints.publishCampagne, {
          params: { id: campagne.id },
          ifMatch: edited.versionNow(),
          idempotencyKey: key,
        })
      : null;
    setIsBusy(false);
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
      <ProblemesDePublication id={campagne.id} problems={problems} />
      {changements.length === 0 ? (
        <EmptyState
          fact={publiee ? `Rien n’a changé depuis la version ${publiee.numero}.` : 'Le brouillon est vide.'}
          why="Ce que vous modifierez se relira ici avant d’être publié."
        />
      ) : (
        <ListeChangements changements={changements} isFirst={publiee === null} />
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
            <ActionButton isBusy={isBusy} busyText="Publication en cours…" onPress={publish}>
              {`Publier la version ${numero}`}
            </ActionButton>
          </div>
        </div>
      )}
    </section>
  );
}

/** Numbers begin again with each exercise. */
function numeroSuivant({ versions }: CampagneLue['campagne'], exercice: unknown): number {
  const same = versions.filter(({ campagne_exercice }) => campagne_exercice === exercice);
  return Math.max(0, ...same.map(({ numero }) => numero)) + 1;
}

type ProblemesProps = { id: string; problems: readonly FieldError[] };

/** Each leads to its field, in its section. */
function ProblemesDePublication({ id, problems }: ProblemesProps) {
  if (problems.length === 0) return null;
  return (
    <Notice
      tone="erreur"
      level="h3"
      title={
        problems.length === 1 ? 'Il y a 1 erreur à corriger' : `Il y a ${problems.length} erreurs à corriger`
      }
    >
      <ul className="resume__liste">
        {problems.map(({ field, message }) => {
          const rubrique = rubriqueDeLOption(field);
          return (
            <li key={`${field} ${message}`}>
              {rubrique ? (
                <AppLink href={campagneHref(id, { rubrique: rubrique.id, champ: field })}>
                  {rubrique.titre} : {message}
                </AppLink>
              ) : (
                message
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

function ListeChangements({
  changements,
  isFirst,
}: {
  changements: readonly Changement[];
  isFirst: boolean;
}) {
  const rubriques = [...new Set(changements.map(({ rubrique }) => rubrique))];
  return (
    <div className="pile">
      <h3 className="fr-h5">{isFirst ? 'Ce qui sera publié' : 'Ce qui change'}</h3>
      {rubriques.map((rubrique) => (
        <div key={rubrique}>
          <h4 className="fr-h6">{rubrique}</h4>
          <ul className="changements">
            {changements
              .filter((one) => one.rubrique === rubrique)
              .map((one) => (
                <li key={`${one.quoi} ${one.avant} ${one.apres}`}>
                  {one.quoi} : <Avant {...one} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Taken away, added, or one for the other: in words, whatever the eyes make of the strokes. */
function Avant({ avant, apres }: Changement) {
  if (avant === null) return <ins>{apres ?? 'rien'}</ins>;
  if (apres === null) {
    return (
      <>
        <del>{avant}</del> (retiré)
      </>
    );
  }
  return (
    <>
      <del>{avant}</del> devient <ins>{apres}</ins>
    </>
  );
}
