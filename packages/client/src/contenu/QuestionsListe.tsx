import type { Question } from '@asso/domain/contenu/contenu.fields';
import { typographie } from '@asso/domain/identifiants/typographie';
import { Paragraphes } from './Paragraphes.tsx';

export type QuestionRead = { id: string; valeur: Question };

/** Lists questions, each unfolding its answer. */
export const QuestionsListe = ({ questions }: { questions: readonly QuestionRead[] }) => (
  <ul className="liste-nue">
    {questions.map(({ id, valeur }) => (
      <li key={id}>
        <details className="plis">
          <summary>{typographie(valeur.question ?? '')}</summary>
          <Paragraphes text={valeur.reponse ?? ''} />
        </details>
      </li>
    ))}
  </ul>
);
