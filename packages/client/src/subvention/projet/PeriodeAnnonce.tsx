import type { Projet } from '@asso/domain/subvention/projet.fields';
import { realign } from '@asso/domain/subvention/renouvellement/realignement.rules';
import { anneesRetirees } from '@asso/domain/subvention/renouvellement/realignement.words';
import { useRef } from 'react';
import type { Form } from '../../ui/fields/form.ts';
import { Notice } from '../../ui/Notice.tsx';

type Years = { exercice: number; exercice_fin: number };

/** Says what the other years lose when a project becomes annual in a dossier of several years, and how to undo it. */
export function PeriodeAnnonce({ form }: { form: Form }) {
  const projet = form.value as Projet;
  const demande = yearsOf(form);
  const said = useRef<string | null>(null);
  const isAnnuel = projet.description?.periode === 'Annuel';
  if (!isAnnuel || demande === null) {
    said.current = null;
    return null;
  }
  const { exercice } = demande;
  const { retraits } = realign([{ id: '', corps: projet }], { ...demande, service: '' });
  // Saving removes these lines from the project; what was said of them stays until the page is left.
  if (retraits.length > 0) {
    said.current = anneesRetirees(demande, { exercice, exercice_fin: exercice }, retraits);
  }
  if (said.current === null) return null;
  return (
    <div role="status">
      <Notice tone="attention" title={said.current}>
        <button
          type="button"
          className="fr-btn fr-btn--secondary fr-btn--sm"
          onClick={() => {
            form.onChange('description.periode', 'Pluriannuel');
            form.onLeave?.('description.periode');
          }}
        >
          Annuler<span className="invisible"> : garder toutes les années</span>
        </button>
      </Notice>
    </div>
  );
}

/** Returns the years of the dossier; null when there is only one. */
function yearsOf({ scopes }: Form): Years | null {
  const { description } = (scopes?.dossier ?? {}) as { description?: Partial<Years> | null };
  const { exercice, exercice_fin } = description ?? {};
  return exercice && exercice_fin && exercice_fin > exercice ? { exercice, exercice_fin } : null;
}
