import { isAnsweredUnchanged, type PointSuivi } from '@asso/domain/dossier/renvoi.rules';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { idReponse } from '@asso/domain/subvention/points-a-corriger.rules';
import { useState } from 'react';
import { ActionButton } from '../ui/ActionButton.tsx';
import { fieldId } from '../ui/fields/field-errors.ts';
import { TextControl } from '../ui/fields/TextControl.tsx';
import { announce } from '../ui/page/announcer.ts';
import { useFocusNext } from '../ui/page/use-focus-next.ts';
import type { SubventionEdition } from './edition.ts';
import './repondre.css';

type RepondreProps = { edition: SubventionEdition; point: PointSuivi };

const { label, max } = dossierSubventionFields.reponses.fields.texte;

/**
 * Answers a point to correct without changing anything: the association explains to the service why it is right
 * already.
 */
export function RepondreSansChanger({ edition: { tete, found }, point }: RepondreProps) {
  const id = idReponse(point.cible);
  const path = `reponses.${id}`;
  const given = tete.value.reponses?.find((one) => one.id === id)?.texte ?? '';
  const [texte, setTexte] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const focusNext = useFocusNext();
  const isAnswered = isAnsweredUnchanged(point);
  if (point.corrige_le !== null && !isAnswered) return null;
  if (texte === null) {
    return (
      <button
        type="button"
        className="fr-link repondre"
        id={fieldId(path)}
        onClick={() => {
          setTexte(given);
          focusNext(fieldId(`${path}.texte`));
        }}
      >
        {isAnswered ? 'Changer ma réponse' : 'Répondre sans changer'}
        <span className="invisible"> : {point.libelle}</span>
      </button>
    );
  }
  const close = () => {
    setTexte(null);
    setIsAsked(false);
    focusNext(fieldId(path));
  };
  const keep = async () => {
    if (texte.trim() === '') {
      setIsAsked(true);
      focusNext(fieldId(`${path}.texte`));
      return;
    }
    if (given === '') tete.set(path, { id, texte: texte.trim() });
    else tete.set(`${path}.texte`, texte.trim());
    if (!(await tete.flush())) return;
    await found.refresh();
    announce('Réponse gardée : le service la lira quand vous renverrez le dossier.');
    close();
  };
  return (
    <div className="pile pile--serree repondre--ouvert">
      <TextControl
        id={fieldId(`${path}.texte`)}
        label={label}
        help="Le service lit ces mots à la place d’une correction."
        isMultiline
        isRequired
        max={max}
        value={texte}
        error={
          isAsked && texte.trim() === ''
            ? 'Écrivez pourquoi rien ne change. Exemple : la date est la bonne, la salle n’est libre qu’en mai.'
            : undefined
        }
        onChange={(value) => setTexte(String(value ?? ''))}
      />
      <div className="actions">
        <ActionButton kind="secondaire" onPress={keep} busyText="Enregistrement…">
          Garder cette réponse
        </ActionButton>
        <button type="button" className="fr-btn fr-btn--tertiary" onClick={close}>
          Annuler
        </button>
      </div>
    </div>
  );
}
