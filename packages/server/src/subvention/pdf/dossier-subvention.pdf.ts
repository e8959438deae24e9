import { toComplet } from '@asso/contract/subvention/complet-de';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { EnvoiToSay } from '@asso/domain/dossier/signature/qui-signe.words';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import type { Fields } from '@asso/domain/kernel/fields';
import { toScopes } from '@asso/domain/subvention/dossier-complet.rules';
import {
  clausesAttestation,
  dossierSubventionFields,
} from '@asso/domain/subvention/dossier-subvention.fields';
import { demandeurFacts, drawAttestation } from '../../dossier/pdf/demandeur.pdf.ts';
import { describeState, notTransmitted } from '../../dossier/pdf/etat.pdf.ts';
import { drawPieces } from '../../dossier/pdf/pieces.pdf.ts';
import { drawFields } from '../../platform/pdf/draw-fields.ts';
import { facts } from '../../platform/pdf/facts.ts';
import type { Pdf } from '../../platform/pdf/pdf.ts';
import { renderPdf } from '../../platform/pdf/render-pdf.ts';
import { heading, paragraph } from '../../platform/pdf/text-blocks.ts';
import { drawDecision } from './dossier-subvention-decision.pdf.ts';
import { collectLabels, drawServices } from './dossier-subvention-etat.pdf.ts';
import { drawProjet } from './dossier-subvention-projet.pdf.ts';

/**
 * Draws the PDF of the whole dossier as it is at that instant, for the association and for the service; `envoi` says
 * who sent it last and who signed it.
 */
export function dossierSubventionPdf(
  view: DossierSubventionView,
  at: Date,
  envoi: EnvoiToSay | null = null,
): Promise<Buffer> {
  return renderPdf({
    title: view.description.titre,
    subtitle: subtitleOf(view),
    reference: `Dossier ${view.id_fo}`,
    state: describeState(view),
    date: at,
    warning: notTransmitted(view),
    draw: (pdf) => drawDossier(pdf, { view, envoi, at }),
  });
}

const subtitleOf = ({ demandeur, description }: DossierSubventionView): string =>
  [demandeur.nom, description.lib_sous_type_dispositif, yearsOf(description)].filter(Boolean).join(' · ');

const yearsOf = ({ exercice, exercice_fin }: DossierSubventionView['description']): string =>
  exercice_fin > exercice ? `de ${exercice} à ${exercice_fin}` : `exercice ${exercice}`;

type Drawn = { view: DossierSubventionView; envoi: EnvoiToSay | null; at: Date };

function drawDossier(pdf: Pdf, { view, envoi, at }: Drawn): void {
  drawServices(pdf, view);
  drawDecision(pdf, view, at);
  const { attestation, ...before } = dossierSubventionFields;
  drawHead(pdf, { view, envoi }, before);
  drawPieces(pdf, view.pieces);
  if (view.projets.length === 0) {
    heading(pdf, 2, 'Projets');
    paragraph(pdf, 'Aucun projet n’est décrit.');
  }
  const scopes = toScopes(toComplet(view));
  for (const projet of view.projets) drawProjet(pdf, { view, projet, scopes });
  drawHead(pdf, { view, envoi }, { attestation });
}

type Head = Partial<typeof dossierSubventionFields>;

/** Draws the sections of the head, each with what it needs besides its fields. */
function drawHead(
  pdf: Pdf,
  { view, envoi }: { view: DossierSubventionView; envoi: EnvoiToSay | null },
  fields: Head,
): void {
  const given = {
    scopes: { ...toScopes(toComplet(view)), custom: view.tete.customs ?? {} },
    custom: view.campagne.champs_personnalises as CustomFields,
    labels: collectLabels(view),
  };
  drawFields(pdf, fields, {
    ...given,
    value: view.tete,
    level: 2,
    sections: {
      demandeur: (value, level) => {
        const { id_siret: _shownBefore, ...rows } = dossierSubventionFields.demandeur.fields;
        facts(pdf, demandeurFacts(view, 'SIRET de l’établissement'));
        drawFields(pdf, rows, { ...given, value, level });
      },
      attestation: (value, level) => {
        drawAttestation(pdf, {
          attestation: view.tete.attestation,
          clauses: clausesAttestation,
          envoi,
          autres: () => drawFields(pdf, attestationRows(view), { ...given, value, level }),
        });
      },
    },
  });
}

/**
 * Lists the rows of the attestation. Once the dossier is certified, the list above says so: the box is not repeated,
 * and the place and day share one line below.
 */
function attestationRows({ tete }: DossierSubventionView): Fields {
  const { lieu, certifie, ...rows } = dossierSubventionFields.attestation.fields;
  return tete.attestation?.certifie ? rows : { ...rows, lieu, certifie };
}
