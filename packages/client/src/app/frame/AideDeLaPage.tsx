import { questionEndpoints } from '@asso/contract/contenu/contenu.endpoints';
import { findQuestionSituation, situations } from '@asso/domain/contenu/questions/situations.rows';
import { useRouterState } from '@tanstack/react-router';
import { QuestionsListe } from '../../contenu/QuestionsListe.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { belowBase } from '../../platform/page/navigation.ts';
import { useWholeList } from '../../platform/use-whole-list.ts';
import './aide-page.css';

/** The questions and answers about the present page or step. */
export function AideDeLaPage({ close, assistance }: { close: () => void; assistance: string }) {
  const here = useRouterState({
    select: ({ location }) => `${belowBase(location.pathname)}${location.searchStr}`,
  });
  const situation = findQuestionSituation(here);
  const read = useWholeList(questionEndpoints.listQuestions, situation ? {} : null);
  const found =
    read.state === 'lu' ? read.value.items.filter(({ valeur }) => valeur.situation === situation) : [];
  return (
    <div className="pile pile--serree aide-page">
      {found.length > 0 && (
        <section aria-labelledby="aide-page-titre">
          <h2 id="aide-page-titre" className="fr-h6">
            {situations.find(({ value }) => value === situation)?.label}
          </h2>
          <QuestionsListe questions={found} />
        </section>
      )}
      <ul className="liste-nue aide-page__suites">
        <li>
          <AppLink href={situation ? `/faq?situation=${situation}` : '/faq'} onClick={close}>
            Toutes les questions fréquentes
          </AppLink>
        </li>
        <li>
          <AppLink href={assistance} onClick={close}>
            Demander de l’aide
          </AppLink>
        </li>
      </ul>
    </div>
  );
}
