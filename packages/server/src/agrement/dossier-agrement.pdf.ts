import { completAgrement } from '@asso/contract/agrement/complet-agrement';
import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { clausesAgrement, dossierAgrementFields } from '@asso/domain/agrement/dossier-agrement.fields';
import { scopesAgrement } from '@asso/domain/agrement/dossier-agrement.rules';
import { sayIssueTca } from '@asso/domain/agrement/tca.words';
import { sayDatesDecision } from '@asso/domain/dossier/decision.rules';
import type { EnvoiToSay } from '@asso/domain/dossier/signature/qui-signe.words';
import { formatDay, formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { ofService } from '@asso/domain/service/nom-service.words';
import { demandeurFacts, drawAttestation } from '../dossier/pdf/demandeur.pdf.ts';
import { describeState, notTransmitted } from '../dossier/pdf/etat.pdf.ts';
import { drawPieces } from '../dossier/pdf/pieces.pdf.ts';
import type { Labels } from '../platform/pdf/display-value.ts';
import { drawFields } from '../platform/pdf/draw-fields.ts';
import { facts } from '../platform/pdf/facts.ts';
import type { Pdf } from '../platform/pdf/pdf.ts';
import { renderPdf } from '../platform/pdf/render-pdf.ts';
import { heading } from '../platform/pdf/text-blocks.ts';
import { drawHaa } from './haa/dossier-haa.pdf.ts';

/** Prints the whole dossier, as it was at the instant `at`, for the association and the service. */
export function dossierAgrementPdf(
  view: DossierAgrementView,
  { at, ...given }: Dessine & { at: Date },
): Promise<Buffer> {
  return renderPdf({
    title: view.description.titre,
    subtitle: `${view.demandeur.nom} · exercice ${view.description.exercice}`,
    reference: `Dossier ${view.id_fo}`,
    state: describeState(view),
    date: at,
    warning: notTransmitted(view),
    draw: (pdf) => drawDossier(pdf, view, given),
  });
}

/** What the PDF needs besides the dossier; `envoi` says who sent it last and who signed it. */
type Dessine = { libelles: Labels; envoi?: EnvoiToSay | null };

function drawDossier(pdf: Pdf, view: DossierAgrementView, { libelles, envoi = null }: Dessine): void {
  const complet = completAgrement(view);
  const given = {
    scopes: scopesAgrement(complet),
    custom: complet.definition.champs_personnalises,
    labels: {
      ...libelles,
      document: Object.fromEntries(view.choix.documents.map(({ uuid, nom }) => [uuid, nom])),
      representant: Object.fromEntries(
        view.choix.representants.map(({ id, nom, fonction }) => [
          id,
          [nom, fonction].filter(Boolean).join(', '),
        ]),
      ),
    },
    value: view.tete,
  };
  const [instruction] = view.instructions;
  facts(pdf, [
    { label: 'Type d’agrément', value: view.agrement.lib_type },
    { label: 'Service', value: instruction?.service.nom ?? null },
    {
      label: 'Transmis le',
      value: instruction?.transmis_le ? formatHorodatage(new Date(instruction.transmis_le)) : null,
    },
    ...(instruction?.decide_le
      ? [
          {
            label: `Décision ${ofService(instruction.service.nom)}`,
            value: `le ${sayDatesDecision(instruction)}`,
          },
        ]
      : []),
    ...(instruction?.motif
      ? [{ label: instruction.etat === 'C' ? 'À corriger' : 'Motif', value: instruction.motif }]
      : []),
    ...accordFacts(view),
  ]);
  const { description: _shown, attestation, ...sections } = dossierAgrementFields;
  drawFields(pdf, sections, {
    ...given,
    level: 2,
    sections: {
      demandeur: (value, level) => {
        const { id_siret: _siret, ...rows } = dossierAgrementFields.demandeur.fields;
        facts(pdf, demandeurFacts(view, 'SIRET du siège'));
        drawFields(pdf, rows, { ...given, value, level });
      },
      haa: (value, level) => drawHaa(pdf, view.sites, { ...given, value, level }),
    },
  });
  drawPieces(pdf, view.pieces);
  heading(pdf, 2, attestation.label);
  const { lieu, certifie } = attestation.fields;
  const done = view.tete.attestation;
  drawAttestation(pdf, {
    attestation: done,
    clauses: clausesAgrement,
    envoi,
    autres: () => {
      if (!done?.certifie) drawFields(pdf, { lieu, certifie }, { ...given, value: done ?? {}, level: 3 });
    },
  });
}

const accordFacts = ({ accord }: DossierAgrementView) =>
  accord
    ? [
        { label: 'Numéro de l’arrêté', value: accord.numero },
        { label: 'Date de l’arrêté', value: formatDay(accord.date_attribution) },
        {
          label: 'Valable jusqu’au',
          value: accord.date_validite ? formatDay(accord.date_validite) : 'sans échéance',
        },
        { label: 'Arrêté', value: accord.arrete.nom },
        ...(accord.tca ? [{ label: 'Tronc commun d’agrément', value: sayIssueTca(accord.tca) }] : []),
      ]
    : [];
