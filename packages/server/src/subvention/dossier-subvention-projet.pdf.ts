import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import type { Scopes } from '@asso/domain/kernel/asks';
import { projetFields } from '@asso/domain/subvention/projet.fields';
import { drawFields } from '../platform/pdf/draw-fields.ts';
import type { Pdf } from '../platform/pdf/pdf.ts';
import { heading } from '../platform/pdf/text-blocks.ts';
import { drawBudgets } from './dossier-subvention-budget.pdf.ts';
import { labelsOf } from './dossier-subvention-etat.pdf.ts';

export type ProjetDrawing = { view: DossierSubventionView; projet: ProjetView; scopes: Scopes };

/** A project by its sections; only its budgets are laid out by hand. */
export function drawProjet(pdf: Pdf, { view, projet, scopes }: ProjetDrawing): void {
  const { corps } = projet;
  heading(pdf, 2, `Projet ${projet.rang_dossier} : ${corps.description?.intitule || 'sans intitulé'}`);
  drawFields(pdf, projetFields, {
    value: corps,
    level: 3,
    scopes: { ...scopes, projet: corps, custom: corps.customs ?? {} },
    custom: view.campagne.champs_personnalises,
    labels: labelsOf(view),
    sections: {
      budgets: (_, level) =>
        drawBudgets(pdf, { projet: corps, compteFinanceur: view.campagne.compte_financeur, level, scopes }),
    },
  });
}
