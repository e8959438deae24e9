import type { Question } from '@asso/domain/contenu/contenu.fields';
import { Paragraphes } from './Paragraphes.tsx';

export type QuestionLue = { id: string; valeur: Question };

/** Each opens on its answer. */
export const QuestionsListe = ({ questions }: { questions: readonly QuestionLue[] }) => (
  <ul className="liste-nue">
    {questions.map(({ id, valeur }) => (
      <li key={id}>
        <details className="plis">
          <summary>{valeur.question}</summary>
          <Paragraphes text={valeur.reponse ?? ''} />
        </details>
      </li>
    ))}
  </ul>
);
