import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { Tabs } from '../../ui/Tabs.tsx';
import { LectureBudget } from './budget/LectureBudget.tsx';
import { LectureRubriques } from './LectureRubriques.tsx';

type LectureProjetProps = { dossier: DossierSubventionView; projet: ProjetView };
/** What to show: the project's text, its amounts, or both. */
type Montre = { montre?: readonly string[] };

/** Shows a whole project, its budgets last, as the PDF does. */
export function LectureProjet({
  dossier,
  projet,
  montre = ['projets', 'budgets'],
}: LectureProjetProps & Montre) {
  const { montant_demande, montant_accorde } = projet;
  const hasMontants = montre.includes('budgets');
  return (
    <div className="pile">
      {hasMontants && (
        <p>
          {formatEuros(montant_demande)} demandés
          {montant_accorde !== null && `, ${formatEuros(montant_accorde)} accordés`}
        </p>
      )}
      {/* The amounts asked are left out here: they are in the income of each year's budget. */}
      {montre.includes('projets') && (
        <LectureRubriques
          dossier={dossier}
          projet={projet}
          sauf={['financements', 'budgets', ...(hasMontants ? [] : (['cofinancements'] as const))]}
        />
      )}
      {hasMontants && <Budgets dossier={dossier} projet={projet} />}
    </div>
  );
}

/** Shows the budgets; several years each have a tab. */
function Budgets({ dossier, projet }: LectureProjetProps) {
  const budgets = projet.corps.budgets ?? [];
  const [selected, setSelected] = useState(budgets[0]?.id ?? '');
  if (budgets.length < 2) {
    return budgets.map((budget) => (
      <LectureBudget key={budget.id} dossier={dossier} projet={projet} budget={budget} />
    ));
  }
  const tabs = budgets.map(({ id, annee }) => ({ id, label: `Budget ${annee ?? ''}` }));
  return (
    <Tabs label="Année du budget" tabs={tabs} selected={selected} onSelect={setSelected}>
      {(id) =>
        budgets
          .filter((budget) => budget.id === id)
          .map((budget) => (
            <LectureBudget key={budget.id} dossier={dossier} projet={projet} budget={budget} />
          ))
      }
    </Tabs>
  );
}
