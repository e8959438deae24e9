import { questionsCollees } from '@asso/domain/catalogue/questions-collees.rules';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { TextControl } from '../../../ui/fields/TextControl.tsx';

type CollerQuestionsProps = { codes: readonly string[]; onAdd: (valeurs: readonly object[]) => void };

/** Adds a list of questions pasted as text, one a line. */
export function CollerQuestions({ codes, onAdd }: CollerQuestionsProps) {
  const [texte, setTexte] = useState('');
  const found = questionsCollees(texte, codes);
  return (
    <details className="plis">
      <summary>Coller une liste de questions</summary>
      <div className="pile pile--serree">
        <TextControl
          id="questions-collees"
          label="Une question par ligne"
          help="Le type de réponse se devine d’après les mots ; vous le changez ensuite."
          isMultiline
          value={texte}
          onChange={(to) => setTexte(typeof to === 'string' ? to : '')}
        />
        {found.length > 0 && (
          <button type="button" className="fr-btn fr-btn--secondary fr-btn--sm" onClick={() => onAdd(found)}>
            Ajouter {count(found.length, 'question', 'questions')}
          </button>
        )}
      </div>
    </details>
  );
}
