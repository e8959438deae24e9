import { AppLink } from '../platform/AppLink.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { withAnnee, withChampBudget } from './budget-annee.ts';
import type { FinProjet as Fin } from './use-fin-projet.ts';

/** At the end of a project: what is missing, with the way to it. */
export const FinProjet = ({ fin, backHref }: { fin: Fin; backHref: string }) => (
  <div className="pile">
    <ErrorSummary
      errors={withAnnee(withChampBudget(fin.errors))}
      attempt={fin.attempt}
      title="Vérifiez tous les champs de cette page et des rubriques précédentes."
    />
    <div className="actions">
      <ActionButton onPress={fin.check} busyText="Vérification…">
        Terminé : vérifier le projet
      </ActionButton>
      <AppLink href={backHref}>Revenir aux projets</AppLink>
    </div>
  </div>
);
