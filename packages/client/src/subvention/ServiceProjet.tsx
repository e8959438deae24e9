import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import { scopesOf } from '@asso/domain/subvention/dossier-subvention.rules';
import { projetFields } from '@asso/domain/subvention/projet.fields';
import { ReadValues } from '../ui/ReadValues.tsx';
import { completDe } from './dossier-complet.ts';
import { nomProjet } from './nom-projet.ts';
import { optionsDe } from './options-dossier.ts';
import { ServiceBudget } from './ServiceBudget.tsx';

type ServiceProjetProps = { dossier: DossierSubventionView; projet: ProjetView; isOpen: boolean };

/** Amounts and budgets have tables of their own. */
const readAsList = Object.keys(projetFields).filter((name) => name !== 'financements' && name !== 'budgets');

/** One project as it was sent, its budgets year after year. */
export function ServiceProjet({ dossier, projet, isOpen }: ServiceProjetProps) {
  const { corps } = projet;
  const scopes = { ...scopesOf(completDe(dossier, dossier.tete)), projet: corps };
  return (
    <details className="plis" open={isOpen}>
      <summary>
        <h2 className="fr-h5 plis__titre">{nomProjet(projet)}</h2>
      </summary>
      <div className="pile">
        <ReadValues
          value={corps}
          fields={projetFields}
          only={readAsList}
          scopes={{ ...scopes, custom: corps.customs ?? {} }}
          custom={dossier.campagne.champs_personnalises as CustomFields}
          options={optionsDe(dossier)}
        />
        {(corps.budgets ?? []).map((budget) => (
          <ServiceBudget key={budget.id} dossier={dossier} projet={projet} budget={budget} />
        ))}
      </div>
    </details>
  );
}
