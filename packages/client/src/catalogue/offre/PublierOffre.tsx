import { type ReactNode, useState } from 'react';
import { notify } from '../../platform/session/announcements.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { gardentLeurVersion } from '../campagne/publication/dossiers-dits.ts';
import { ListeChangements } from '../campagne/publication/ListeChangements.tsx';
import { ProblemesDePublication } from '../campagne/publication/ProblemesDePublication.tsx';
import { PublierDialog } from '../campagne/publication/PublierDialog.tsx';
import { type Suite, useActe } from '../campagne/use-acte.ts';
import type { OffreEditee, OffreKind } from './use-offre.ts';

type Version = { numero: number; campagne_exercice: number; dossiers: number };
type Publiee = Extract<Suite, { ok: true }> & { value: { numero_version: number | null } };

type PublierOffreProps<V extends object, O extends Publiee> = {
  kind: OffreKind;
  id: string;
  edited: OffreEditee<V>;
  publiee: Pick<Version, 'numero' | 'campagne_exercice'> | null;
  versions: readonly Version[];
  publish: (at: { ifMatch: number; idempotencyKey: string }) => Promise<O | Exclude<Suite, { ok: true }>>;
  onPublished: (outcome: O) => void;
  /** The button says this, and the title of the dialog asks it. */
  label: string;
  question: string;
  /** It stands above the changes. */
  dates?: ReactNode;
  /** It stands before the button: what publishing ends. */
  fin?: ReactNode;
  /** It is what the dialog says. */
  children: ReactNode;
};

/**
 * It says what changes for the next dossiers and what those begun keep; its button is the only one that publishes.
 */
export function PublierOffre<V extends object, O extends Publiee>(props: PublierOffreProps<V, O>) {
  const { kind, id, edited, publiee, label } = props;
  const { draft, changements } = edited;
  const [key, setKey] = useState(newId);
  const [isAsked, setIsAsked] = useState(false);
  const { problems: refused, send, forget } = useActe();
  const problems = [...edited.problems, ...refused];
  const begun = props.versions.filter(({ dossiers }) => dossiers > 0);
  const publish = async () => {
    forget();
    if (!(await draft.flush())) return;
    const outcome = await send(() => props.publish({ ifMatch: edited.versionNow(), idempotencyKey: key }));
    setKey(newId());
    if (!outcome?.ok) return;
    props.onPublished(outcome as O);
    notify('succes', `Version ${(outcome as O).value.numero_version} publiée.`);
  };
  return (
    <section className="pile" aria-labelledby="rubrique-publier">
      <h2 id="rubrique-publier" className="fr-h3">
        Relire et publier
      </h2>
      <ProblemesDePublication
        problems={problems}
        placeOf={(champ) => {
          const rubrique = kind.rubriqueOf(champ);
          return rubrique && { titre: rubrique.titre, href: kind.href(id, { rubrique: rubrique.id, champ }) };
        }}
      />
      {changements.length === 0 ? (
        <EmptyState
          fact={publiee ? `Rien n’a changé depuis la version ${publiee.numero}.` : 'Le brouillon est vide.'}
          why="Ce que vous modifierez se relira ici avant d’être publié."
        />
      ) : (
        <>
          {props.dates}
          <ListeChangements changements={changements} isFirst={publiee === null} />
        </>
      )}
      {begun.length > 0 && (
        <ul>
          {begun.map((version) => (
            <li key={`${version.campagne_exercice}-${version.numero}`}>
              {publiee && version.campagne_exercice !== publiee.campagne_exercice
                ? `Campagne ${version.campagne_exercice} : `
                : ''}
              {gardentLeurVersion(version)}
            </li>
          ))}
        </ul>
      )}
      {props.fin}
      {changements.length > 0 && problems.length === 0 && (
        <div className="pile pile--serree">
          <p>Une version publiée ne change plus. Seuls les dossiers commencés ensuite la suivent.</p>
          <div>
            <ActionButton onPress={() => setIsAsked(true)}>{label}</ActionButton>
          </div>
        </div>
      )}
      {isAsked && (
        <PublierDialog titre={props.question} publish={publish} onClose={() => setIsAsked(false)}>
          {props.children}
        </PublierDialog>
      )}
    </section>
  );
}
