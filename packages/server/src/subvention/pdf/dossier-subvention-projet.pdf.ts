import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import type { Scopes } from '@asso/domain/kernel/asks';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { rubriquesDemandees } from '@asso/domain/subvention/projet-rubriques.rows';
import { drawPieces } from '../../dossier/pdf/pieces.pdf.ts';
import { drawFields } from '../../platform/pdf/draw-fields.ts';
import type { Pdf } from '../../platform/pdf/pdf.ts';
import type { HeadingLevel } from '../../platform/pdf/pdf-style.ts';
import { heading } from '../../platform/pdf/text-blocks.ts';
import { drawBudgets } from './dossier-subvention-budget.pdf.ts';
import { collectLabels } from './dossier-subvention-etat.pdf.ts';

export type ProjetDrawing = { view: DossierSubventionView; projet: ProjetView; scopes: Scopes };

/** Draws a project section by section, as its campaign asks; only budgets and files have a layout of their own. */
export function drawProjet(pdf: Pdf, { view, projet, scopes }: ProjetDrawing): void {
  const { corps } = projet;
  heading(pdf, 2, `Projet ${projet.numero_projet} : ${corps.description?.intitule || 'sans intitulé'}`);
  const given = {
    value: corps,
    level: 3 as const,
    scopes: { ...scopes, projet: corps, custom: corps.customs ?? {} },
    custom: view.campagne.champs_personnalises as CustomFields,
    labels: collectLabels(view),
    sections: {
      budgets: (_: unknown, level: HeadingLevel) =>
        drawBudgets(pdf, { projet: corps, financeurs: view.campagne, level, scopes }),
    },
  };
  for (const { id, titre, fields } of rubriquesDemandees(view.campagne as Campagne)) {
    if (id === 'document-custom-bloc') drawPieces(pdf, projet.pieces, { level: 3, titre });
    else drawFields(pdf, fields, given);
  }
}
