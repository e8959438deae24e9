import { count } from '@asso/domain/identifiants/nombres-affiches';
import { type ReactNode, useState } from 'react';
import { go } from '../../platform/page/navigation.ts';
import { notify } from '../../platform/session/announcements.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { sayVersionKept } from '../campagne/publication/dossiers-dits.ts';
import { ListeChangements } from '../campagne/publication/ListeChangements.tsx';
import { ProblemesDePublication } from '../campagne/publication/ProblemesDePublication.tsx';
import { PublierDialog } from '../campagne/publication/PublierDialog.tsx';
import { type ActeSuite, useActe } from '../campagne/use-acte.ts';
import type { OffreEditee, OffreKind } from './use-offre.ts';
import './publier.css';

type Version = { numero: number; campagne_exercice: number; dossiers: number };
type Publiee = Extract<ActeSuite, { ok: true }> & { value: { numero_version: number | null } };

type PublierOffreProps<V extends object, O extends Publiee> = {
  kind: OffreKind;
  id: string;
  edited: OffreEditee<V>;
  publiee: Pick<Version, 'numero' | 'campagne_exercice'> | null;
  versions: readonly Version[];
  publish: (at: { ifMatch: number; idempotencyKey: string }) => Promise<O | Exclude<ActeSuite, { ok: true }>>;
  onPublished: (outcome: O) => void;
  /** The text of the button; `question` is what the dialog asks after it. */
  label: string;
  question: string;
  /** The dates, shown above the changes. */
  dates?: ReactNode;
  /** The warnings that do not prevent publishing; their number is shown beside the button. */
  avertissements?: { nombre: number; liste: ReactNode };
  /** At the right of the changes: what the association will see. */
  cote?: ReactNode;
  /** Before the changes: what publishing ends. */
  fin?: ReactNode;
  /** Says what of a version the dossiers begun follow, where some of it is theirs too. */
  suivi?: string;
  /** Replaces the changes once everything is published. */
  faite?: ReactNode;
  /** What the dialog says. */
  children: ReactNode;
};

/**
 * The review before publishing: what changes for the next dossiers and what those begun keep, with the button that
 * publishes.
 */
export function PublierOffre<V extends object, O extends Publiee>(props: PublierOffreProps<V, O>) {
  const { kind, id, edited, publiee, label, avertissements } = props;
  const { draft, changements } = edited;
  const [key, setKey] = useState(newId);
  const [isAsked, setIsAsked] = useState(false);
  const { problems: refused, send, forget } = useActe();
  const problems = [...edited.problems, ...refused];
  const begun = props.versions.filter(({ dossiers }) => dossiers > 0);
  const isSame = changements.length === 0;
  const placeOf = (champ: string) => {
    const rubrique = kind.rubriqueOf(champ, draft.value);
    return rubrique && { titre: rubrique.titre, href: kind.href(id, { rubrique: rubrique.id, champ }) };
  };
  const publish = async () => {
    forget();
    if (!(await draft.flush())) return;
    const outcome = await send(() => props.publish({ ifMatch: edited.versionNow(), idempotencyKey: key }));
    setKey(newId());
    if (!outcome?.ok) return;
    props.onPublished(outcome as O);
    notify('succes', `Version ${(outcome as O).value.numero_version} publiée.`);
  };
  const press = () => {
    const place = problems[0] && placeOf(problems[0].field);
    if (place) go(place.href);
    else setIsAsked(true);
  };
  return (
    <section className="publier" aria-labelledby="rubrique-publier">
      <div className="publier__tete">
        <h2 id="rubrique-publier">{isSame && publiee ? 'Publiée' : 'Relire avant de publier'}</h2>
        {!isSame && (
          <>
            <p className={problems.length > 0 ? 'publier__bloque' : 'publier__libre'}>
              {problems.length > 0 ? 'À finir avant de publier' : 'Rien ne bloque'}
              {(avertissements?.nombre ?? 0) > 0 &&
                `, ${count(avertissements?.nombre ?? 0, 'point', 'points')} à relire`}
            </p>
            <ActionButton onPress={press}>{label}</ActionButton>
          </>
        )}
      </div>
      <ProblemesDePublication problems={problems} placeOf={placeOf} />
      {isSame && publiee && props.faite}
      {isSame && (
        <EmptyState
          fact={publiee ? `Rien n’a changé depuis la version ${publiee.numero}.` : 'Le brouillon est vide.'}
          why="Ce que vous modifierez se relira ici avant d’être publié."
        />
      )}
      {props.dates}
      {!isSame && avertissements?.liste}
      <div className={props.cote && !isSame ? 'publier__colonnes' : 'pile'}>
        <div className="pile">
          {props.fin}
          {!isSame && (
            <ListeChangements
              changements={changements}
              isFirst={publiee === null}
              depuis={depuisSaid(publiee, draft.value)}
              hrefOf={(titre) => {
                const rubrique = kind.rubriques.find((one) => one.titre === titre);
                return rubrique && kind.href(id, { rubrique: rubrique.id });
              }}
            />
          )}
        </div>
        <div className="pile">
          {!isSame && props.cote}
          <section className="feuille pile pile--serree" aria-labelledby="dossiers-commences">
            <h3 id="dossiers-commences">Dossiers déjà commencés</h3>
            {begun.length === 0 ? (
              <p>Aucun dossier n’est commencé.</p>
            ) : (
              <ul>
                {begun.map((version) => (
                  <li key={`${version.campagne_exercice}-${version.numero}`}>
                    {publiee && version.campagne_exercice !== publiee.campagne_exercice
                      ? `Campagne ${version.campagne_exercice} : `
                      : ''}
                    {sayVersionKept(version)}
                  </li>
                ))}
              </ul>
            )}
            <p className="discret">
              {props.suivi ??
                'Une version publiée ne change plus. Seuls les dossiers commencés ensuite la suivent.'}
            </p>
          </section>
        </div>
      </div>
      {isAsked && (
        <PublierDialog titre={props.question} publish={publish} onClose={() => setIsAsked(false)}>
          {props.children}
        </PublierDialog>
      )}
    </section>
  );
}

/**
 * Returns the words for what is compared: the version of this year, or the year before for a campaign of the next year.
 */
function depuisSaid(publiee: Pick<Version, 'numero' | 'campagne_exercice'> | null, value: object): string {
  if (!publiee) return '';
  const exercice: unknown = Reflect.get(value, 'campagne_exercice');
  return exercice === publiee.campagne_exercice
    ? `la version ${publiee.numero}`
    : String(publiee.campagne_exercice);
}
