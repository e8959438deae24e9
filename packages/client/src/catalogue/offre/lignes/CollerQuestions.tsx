import { makeCode } from '@asso/domain/catalogue/code-libelle.rules';
import { questionsCollees } from '@asso/domain/catalogue/questions-collees.rules';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { TextControl } from '../../../ui/fields/TextControl.tsx';
import { newId } from '../../../ui/page/new-id.ts';

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
          <button
            type="button"
            className="fr-btn fr-btn--secondary fr-btn--sm"
            onClick={() => onAdd(found.map(enLigne))}
          >
            Ajouter {count(found.length, 'question', 'questions')}
          </button>
        )}
      </div>
    </details>
  );
}

type Collee = ReturnType<typeof questionsCollees>[number];

/** Writes the choices that were pasted as lines of the question, each with a code of its own. */
function enLigne({ choix, ...question }: Collee): object {
  if (!choix) return question;
  const codes: string[] = [];
  const options = choix.map((label, rang) => {
    const value = makeCode(label, codes) || `choix_${rang + 1}`;
    codes.push(value);
    return { id: newId(), rang, label, value };
  });
  return { ...question, options };
}
