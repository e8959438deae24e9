import type { CrfProjetView } from '@asso/contract/crf/crf.schemas';
import { crfProjetFields } from '@asso/domain/crf/crf-projet.fields';
import type { ReactNode } from 'react';
import { useBefore } from '../demarche/use-etape.ts';
import { DraftIndicator } from '../platform/draft/DraftIndicator.tsx';
import type { EtapeCrfProps } from './edition.ts';
import { type ProjetCrfDraft, useCrfProjet } from './use-crf-projet.ts';

/** States of a draft that a project does not show: the band at the top of the page says them for all projects. */
const tranquilles: readonly string[] = ['calme', 'enregistre'];

type ProjetCrfProps = {
  etape: EtapeCrfProps;
  projet: CrfProjetView;
  children: (given: ProjetCrfDraft) => ReactNode;
};

/** A project within a step: its title, its fields, and whether it is saved. */
export function ProjetCrf({ etape, projet, children }: ProjetCrfProps) {
  const given = useCrfProjet(etape, projet, etape.errors);
  useBefore(etape.avant, projet.id, given.draft.flush);
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
