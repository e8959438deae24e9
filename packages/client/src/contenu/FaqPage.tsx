import { questionEndpoints } from '@asso/contract/contenu/contenu.endpoints';
import { contenus } from '@asso/domain/contenu/contenu.fields';
import { questionsTrouvees } from '@asso/domain/contenu/contenu.rules';
import { knownChoices } from '@asso/domain/kernel/listes';
import { AideLink } from '../platform/AideLink.tsx';
import { ListBlock } from '../platform/list/ListBlock.tsx';
import { type HeldRow, useHeldList } from '../platform/list/use-list.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { ReadPart } from '../platform/page/ReadPart.tsx';
import { useRead } from '../platform/use-read.ts';
import { useListes } from '../ui/table/listes.ts';
import { type QuestionLue, QuestionsListe } from './QuestionsListe.tsx';

/** « Quelqu’un a-t-il déjà posé ma question ? » One looks by subject or by words. */
export function FaqPage() {
  const read = useRead(questionEndpoints.listQuestions, { query: { limit: 100 } });
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre="Questions fréquentes"
        chapo="Ce que l’on demande le plus souvent, et la réponse. Cherchez avec vos mots."
      />
      <ReadPart read={read}>{({ items }) => <Questions items={items} />}</ReadPart>
      <p>
        Vous n’avez pas trouvé ? <AideLink>Posez votre question à l’aide</AideLink>.
      </p>
    </div>
  );
}

function Questions({ items }: { items: readonly QuestionLue[] }) {
  const list = useHeldList(questions, items);
  const sujets = knownChoices(contenus.question.motif, useListes());
  return (
    <ListBlock list={list}>
      {({ items: found }) =>
        sujets
          .filter(({ value }) => found.some(({ valeur }) => valeur.motif === value))
          .map(({ value, label }) => (
            <section key={value} className="pile pile--serree" aria-labelledby={`sujet-${value}`}>
              <h2 id={`sujet-${value}`} className="fr-h4">
                {label}
              </h2>
              <QuestionsListe questions={found.filter(({ valeur }) => valeur.motif === value)} />
            </section>
          ))
      }
    </ListBlock>
  );
}

const questions: HeldRow<QuestionLue> = {
  search: { label: 'Vos mots' },
  keeps: ({ valeur }, words) => questionsTrouvees([valeur], words).length > 0,
  noun: ['question', 'questions'],
  empty: { fact: 'Aucune question pour l’instant.' },
  noneFound: {
    fact: 'Aucune question pour ces mots.',
    why: 'Essayez un mot plus court, ou posez votre question.',
    all: 'Voir toutes les questions',
  },
};
