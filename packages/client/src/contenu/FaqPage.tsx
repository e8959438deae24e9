import { questionEndpoints } from '@asso/contract/contenu/contenu.endpoints';
import { contenus } from '@asso/domain/contenu/contenu.fields';
import { questionsTrouvees } from '@asso/domain/contenu/contenu.rules';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { knownChoices } from '@asso/domain/kernel/listes';
import { AideLink } from '../platform/AideLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { FilterBar } from '../ui/table/FilterBar.tsx';
import { useListes } from '../ui/table/listes.ts';
import { type QuestionLue, QuestionsListe } from './QuestionsListe.tsx';

/** « Quelqu’un a-t-il déjà posé ma question ? » One looks by subject or by words. */
export function FaqPage() {
  const params = useQueryParams();
  const words = params.get('q') ?? '';
  const read = useRead(questionEndpoints.listQuestions, { query: { limit: 100 } });
  const all: readonly QuestionLue[] = read.state === 'lu' ? read.value.items : [];
  const shown = new Set(
    questionsTrouvees(
      all.map(({ valeur }) => valeur),
      words,
    ),
  );
  const found = all.filter(({ valeur }) => shown.has(valeur));
  const sujets = knownChoices(contenus.question.motif, useListes()).filter(({ value }) =>
    found.some(({ valeur }) => valeur.motif === value),
  );
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre="Questions fréquentes"
        chapo="Ce que l’on demande le plus souvent, et la réponse. Cherchez avec vos mots."
      />
      <FilterBar
        filters={[]}
        values={{}}
        onChange={() => undefined}
        search={{ label: 'Vos mots', text: words, onSearch: (text) => params.set({ q: text || null }) }}
        countText={read.state === 'lu' ? count(found.length, 'question', 'questions') : ''}
      />
      {read.state === 'attente' && <Loading />}
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {read.state === 'lu' && found.length === 0 && (
        <EmptyState
          fact={words ? 'Aucune question pour ces mots.' : 'Aucune question pour l’instant.'}
          why={words ? 'Essayez un mot plus court, ou posez votre question.' : undefined}
        />
      )}
      {sujets.map(({ value, label }) => (
        <section key={value} className="pile pile--serree" aria-labelledby={`sujet-${value}`}>
          <h2 id={`sujet-${value}`} className="fr-h4">
            {label}
          </h2>
          <QuestionsListe questions={found.filter(({ valeur }) => valeur.motif === value)} />
        </section>
      ))}
      <p>
        Vous n’avez pas trouvé ? <AideLink>Posez votre question à l’aide</AideLink>.
      </p>
    </div>
  );
}
