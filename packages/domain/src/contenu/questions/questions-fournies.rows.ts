// All the questions that come with the portal, in the order in which they are shown.
import type { Question } from '../contenu.fields.ts';
import { questionsAfter } from './questions-apres.rows.ts';
import { questionsBefore } from './questions-avant.rows.ts';
import { situations } from './situations.rows.ts';

const fournies = { ...questionsBefore, ...questionsAfter };

export const questionsFournies: readonly Question[] = situations
  .flatMap(({ value: situation }) =>
    (fournies[situation]?.questions ?? []).map(([question, reponse, mots]) => ({
      question,
      reponse,
      mots,
      situation,
      motif: fournies[situation]?.motif as Question['motif'],
    })),
  )
  .map((one, rank) => ({ ...one, rang: (rank + 1) * 10, publie: true }));
