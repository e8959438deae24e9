import { questionEndpoints } from '@asso/contract/contenu/contenu.endpoints';
import { questionsTrouvees } from '@asso/domain/contenu/questions/recherche.rules';
import { situations } from '@asso/domain/contenu/questions/situations.rows';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AideLink } from '../platform/AideLink.tsx';
import { ListBlock } from '../platform/list/ListBlock.tsx';
import { type HeldRow, useHeldList } from '../platform/list/use-list.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { ReadPart } from '../platform/page/ReadPart.tsx';
import { useWholeList } from '../platform/use-whole-list.ts';
import { type QuestionRead, QuestionsListe } from './QuestionsListe.tsx';

/** The page of frequent questions, found by subject or by words. */
export function FaqPage() {
  const read = useWholeList(questionEndpoints.listQuestions, {});
  return (
    <div className="page">
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

function Questions({ items }: { items: readonly QuestionRead[] }) {
  const params = useQueryParams();
  const list = useHeldList(questions, nearestFirst(items, params.get('q') ?? ''));
  return (
    <ListBlock list={list}>
      {({ items: found }) =>
        // With searched words, the nearest question comes first, whatever its situation.
        list.words ? (
          <QuestionsListe questions={found} />
        ) : (
          <div className="panneaux panneaux--courts">
            <ParSituation questions={found} first={params.get('situation')} />
          </div>
        )
      }
    </ListBlock>
  );
}

const nearestFirst = (found: readonly QuestionRead[], words: string): QuestionRead[] =>
  questionsTrouvees(
    found.map(({ id, valeur }) => ({ ...valeur, id, valeur })),
    words,
  ).map(({ id, valeur }) => ({ id, valeur }));

const rangees = [...situations, { value: null, label: 'Autres questions' }];

/** One fold for each situation, with its questions; that of the page one comes from is first, and open. */
const ParSituation = ({
  questions: all,
  first,
}: {
  questions: readonly QuestionRead[];
  first: string | null;
}) =>
  rangees
    .toSorted((a, b) => Number(b.value === first) - Number(a.value === first))
    .map(({ value, label }) => ({
      label,
      id: value ?? 'autres-questions',
      its: all.filter(({ valeur }) => (valeur.situation ?? null) === value),
    }))
    .filter(({ its }) => its.length > 0)
    .map(({ id, label, its }) => (
      <details key={id} className="plis" open={id === first}>
        <summary>
          <h2 className="plis__titre fr-h6">{label}</h2>
          <span className="plis__bref">{` ${count(its.length, 'question', 'questions')}`}</span>
        </summary>
        <QuestionsListe questions={its} />
      </details>
    ));

const questions: HeldRow<QuestionRead> = {
  search: { label: 'Vos mots' },
  // The words were searched among all the questions before, so every line is kept here.
  keeps: () => true,
  noun: ['question', 'questions'],
  empty: { fact: 'Aucune question pour l’instant.' },
  noneFound: {
    fact: 'Aucune question pour ces mots.',
    why: 'Essayez un mot plus court, ou posez votre question.',
    all: 'Voir toutes les questions',
  },
};
