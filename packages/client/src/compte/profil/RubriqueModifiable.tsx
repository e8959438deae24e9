import { type ReactNode, useEffect, useRef } from 'react';

export type Rubrique = 'identite' | 'courriel';

type RubriqueModifiableProps = {
  id: Rubrique;
  titre: string;
  /** Screen readers speak this after « Modifier ». */
  quoi: string;
  /** Only one rubric is edited at a time, so that the page has one filled button. */
  edited: Rubrique | null;
  onEdit: (id: Rubrique) => void;
  /** This is shown for reading. */
  lecture: ReactNode;
  /** This is the form that edits it. */
  children: ReactNode;
};

/** The rubric is read-only until « Modifier » is pressed; that button gets the focus back when the form closes. */
export function RubriqueModifiable(props: RubriqueModifiableProps) {
  const { id, titre, quoi, edited, onEdit, lecture, children } = props;
  const isEditing = edited === id;
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && edited === null) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing, edited]);
  return (
    <section className="pile pile--serree" aria-labelledby={id}>
      <h2 id={id} className="fr-h4">
        {titre}
      </h2>
      {isEditing ? (
        children
      ) : (
        <>
          {lecture}
          <button
            ref={button}
            type="button"
            className="fr-btn fr-btn--secondary modifier-rubrique"
            onClick={() => onEdit(id)}
          >
            Modifier<span className="invisible"> {quoi}</span>
          </button>
        </>
      )}
    </section>
  );
}
