import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import {
  type PointRelu,
  pointsRelus,
  reponsesRelecture,
} from '@asso/domain/subvention/renouvellement/relecture-renouvellement.rows';
import type { ReactNode } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { fieldId } from '../../ui/fields/field-errors.ts';
import { changeHref, type PapierDue, sayEcartRelu, titreHref, valeurRelue } from './valeurs-relues.ts';

type LigneRelueProps = {
  point: PointRelu;
  dossier: DossierSubventionView;
  /** Last year's dossier; null when it cannot be read. */
  ancien: DossierSubventionView | null;
  reponse: string | null;
  /** True for the first row that nobody has confirmed: it has an orange edge. */
  isNext: boolean;
  /** The newer document to deposit, if any. */
  papier: PapierDue | null;
  /** The fields of this year's answer, when there are one or two. */
  champs?: ReactNode;
  onAnswer: (reponse: string) => void;
};

/** One point of a renewed dossier: last year's value, this year's, then the two answers. */
export function LigneRelue(props: LigneRelueProps) {
  const { point, dossier, ancien, reponse, isNext, papier, champs, onAnswer } = props;
  const isHeld = papier?.isBloquant === true;
  const { label } = pointsRelus[point];
  const id = fieldId(`relecture.${point}`);
  const etat = reponse ? 'lue' : isNext ? 'suivante' : 'attend';
  const [avant, apres] = [ancien ? valeurRelue(ancien, point) : '', valeurRelue(dossier, point)];
  const ecart = ancien && sayEcartRelu(ancien, dossier, point);
  return (
    <fieldset className={`relecture__ligne relecture__ligne--${etat}`} id={isHeld ? id : undefined}>
      <legend className="relecture__nom">{label}</legend>
      <div className="relecture__avant">
        <span className="relecture__annee">{dossier.renouvelle?.exercice}</span>
        {avant || '–'}
      </div>
      <div className="relecture__apres">
        <span className="relecture__annee">{dossier.description.exercice}</span>
        {champs ? (
          <div className="relecture__champs">{champs}</div>
        ) : (
          <>
            {avant !== '' && avant === apres && point === 'textes'
              ? 'Le même titre, les mêmes textes'
              : apres || 'À remplir'}{' '}
          </>
        )}
        {(!champs || point === 'publics') && (
          <AppLink href={changeHref(dossier, point)}>
            {papier ? 'Déposer' : champs ? 'Changer le public et les lieux' : 'Changer'}
            {!champs && <span className="invisible"> : {label}</span>}
          </AppLink>
        )}
        {point === 'textes' && (
          <>
            {' ou '}
            <AppLink href={titreHref(dossier)}>changer le titre</AppLink>
          </>
        )}
        {ecart && <span className="relecture__ecart">{ecart}</span>}
        {papier && <span className="relecture__manque">{papier.texte}</span>}
      </div>
      {isHeld ? (
        <p className="relecture__choix relecture__manque">Papier à déposer</p>
      ) : (
        <div className="relecture__choix" id={id}>
          {reponsesRelecture.map(({ value, label: said }) => (
            <label key={value}>
              <input type="radio" name={id} checked={reponse === value} onChange={() => onAnswer(value)} />
              <span>{said}</span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
