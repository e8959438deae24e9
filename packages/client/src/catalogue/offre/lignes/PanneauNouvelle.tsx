import { reponseGenres } from '@asso/domain/catalogue/genres.rows';
import { typesDocuments } from '@asso/domain/referentiel/data/types-documents';
import type { ReactNode } from 'react';
import { ComboboxControl } from '../../../ui/fields/ComboboxControl.tsx';
import { CollerQuestions } from './CollerQuestions.tsx';
import type { FeuilleLignes } from './feuille-acts.ts';
import { panneauId } from './PanneauLigne.tsx';

type PanneauNouvelleProps = {
  feuille: FeuilleLignes;
  codes: readonly string[];
  onAdd: (valeurs: readonly object[]) => void;
  onClose: () => void;
  /** Lines of the library, to add one of them. */
  reprendre?: ReactNode;
};

/** Chooses the kind of a new line; a digit of the keyboard is enough, and no setting is shown before. */
export function PanneauNouvelle({ feuille, codes, onAdd, onClose, reprendre }: PanneauNouvelleProps) {
  const isQuestion = feuille.sorte === 'champ';
  const addGenre = (genre: (typeof reponseGenres)[number] | undefined) =>
    genre && onAdd([{ ...genre.pose, requiredAt: 'transmission' }]);
  return (
    <div className="panneau">
      <div className="panneau__tete">
        <h3 className="panneau__titre">{isQuestion ? 'Nouvelle question' : 'Nouvelle pièce'}</h3>
        <button
          type="button"
          className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm fr-icon-close-line"
          title="Fermer"
          onClick={onClose}
        >
          Fermer
        </button>
      </div>
      <div className="formulaire panneau__corps" id={panneauId}>
        {isQuestion ? (
          <Genres onChoose={addGenre} />
        ) : (
          <ComboboxControl
            id="nouvelle-piece"
            label="Type de document"
            help="Un document de ce type, déjà déposé par l’association, lui sera proposé."
            value={null}
            options={typesDocuments.map(({ value, label }) => ({ value, label }))}
            onChange={(value) => {
              const type = typesDocuments.find((one) => one.value === value);
              if (type)
                onAdd([{ nature: type.value, label: type.label, code: type.value, obligatoire: true }]);
            }}
          />
        )}
        {reprendre}
        {isQuestion && <CollerQuestions codes={codes} onAdd={onAdd} />}
      </div>
    </div>
  );
}

type GenresProps = { onChoose: (genre: (typeof reponseGenres)[number] | undefined) => void };

const Genres = ({ onChoose }: GenresProps) => (
  <fieldset
    className="genres genres--nouveau"
    onKeyDown={(event) => {
      if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      // The digit must not be typed in the question that it has just created.
      event.preventDefault();
      onChoose(reponseGenres[Number(event.key) - 1]);
    }}
  >
    <legend>Que doit répondre l’association ? Les réglages suivront, ceux de ce type seulement.</legend>
    {reponseGenres.map((genre, index) => (
      <button
        key={genre.id}
        type="button"
        className="genres__bouton"
        aria-keyshortcuts={String(index + 1)}
        onClick={() => onChoose(genre)}
      >
        <strong>{genre.label}</strong> <span className="discret">{genre.exemple}</span>
        <span className="touche" aria-hidden="true">
          {index + 1}
        </span>
      </button>
    ))}
  </fieldset>
);
