import type { CrfProjetView } from '@asso/contract/crf/crf.schemas';
import { crfProjetFields } from '@asso/domain/crf/crf-projet.fields';
import { type ReactNode, useEffect } from 'react';
import { DraftIndicator } from '../platform/draft/DraftIndicator.tsx';
import type { FieldError } from '../ui/fields/field-errors.ts';
import type { EditionCrf } from './use-crf.ts';
import { type ProjetCrfDraft, useCrfProjet } from './use-crf-projet.ts';
import type { Enregistreurs } from './use-etape-crf.ts';

/** The band above already says these states for the whole page, so a project does not repeat them. */
const tranquilles: readonly string[] = ['calme', 'enregistre'];

type ProjetCrfProps = {
  edition: EditionCrf;
  projet: CrfProjetView;
  errors: readonly FieldError[];
  enregistreurs: Enregistreurs;
  children: (given: ProjetCrfDraft) => ReactNode;
};

/** Each project of a step shows its title, its fields, and whether it is saved. */
export function ProjetCrf({ edition, projet, errors, enregistreurs, children }: ProjetCrfProps) {
  const given = useCrfProjet(edition, projet, errors);
  const { flush } = given.draft;
  useEffect(() => {
    const all = enregistreurs.current;
    all.set(projet.id, flush);
    return () => void all.delete(projet.id);
  }, [enregistreurs, projet.id, flush]);
  const id = `projet-${projet.id}`;
  return (
    <section className="cadre pile projet-crf" aria-labelledby={id}>
      <div className="projet-crf__tete">
        <h2 className="fr-h4" id={id}>
          Projet {projet.numero_projet} : {projet.prevu.intitule || 'sans intitulé'}
        </h2>
        {!tranquilles.includes(given.draft.status.kind) && (
          <DraftIndicator
            draft={given.draft}
            fields={crfProjetFields}
            words={{ custom: given.form.custom }}
          />
        )}
      </div>
      {children(given)}
    </section>
  );
}
