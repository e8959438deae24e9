import { completAgrement } from '@asso/contract/agrement/complet-agrement';
import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { clausesAgrement, dossierAgrementFields } from '@asso/domain/agrement/dossier-agrement.fields';
import { scopesAgrement } from '@asso/domain/agrement/dossier-agrement.rules';
import { formatDay, formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import type { Labels } from '../platform/pdf/display-value.ts';
import { drawFields } from '../platform/pdf/draw-fields.ts';
import { facts } from '../platform/pdf/facts.ts';
import type { Pdf } from '../platform/pdf/pdf.ts';
import { renderPdf } from '../platform/pdf/render-pdf.ts';
import { bullets, heading, paragraph } from '../platform/pdf/text-blocks.ts';
import { notTransmitted, stateOf } from '../subvention/dossier-subvention-etat.pdf.ts';
import { drawPieces } from '../subvention/dossier-subvention-pieces.pdf.ts';
import { drawHaa } from './haa/dossier-haa.pdf.ts';

/** The whole dossier as it stands at that instant, for the association and for the service. */
export function dossierAgrementPdf(
  view: DossierAgrementView,
  { at, libelles }: { at: Date; libelles: Labels },
): Promise<Buffer> {
  return renderPdf({
    title: view.description.titre,
    subtitle: `${view.demandeur.nom} · exercice ${view.description.exercice}`,
    reference: `Dossier ${view.id_fo}`,
    state: stateOf(view),
    date: at,
    warning: notTransmitted(view),
    draw: (pdf) => drawDossier(pdf, view, libelles),
  });
}

function drawDossier(pdf: Pdf, view: DossierAgrementView, libelles: Labels): void {
  const complet = completAgrement(view);
  const given = {
    scopes: scopesAgrement(complet),
    custom: complet.definition.champs_personnalises,
    labels: {
      ...libelles,
      document: Object.fromEntries(view.choix.documents.map(({ uuid, nom }) => [uuid, nom])),
      representant: Object.fromEntries(view.choix.representants.map(({ id, nom }) => [id, nom])),
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
    ...(instruction?.motif ? [{ label: 'Motif', value: instruction.motif }] : []),
    ...accordFacts(view),
  ]);
  const { description: _shown, attestation, ...sections } = dossierAgrementFields;
  drawFields(pdf, sections, {
    ...given,
    level: 2,
    sections: {
      demandeur: (value, level) => {
        const { id_siret: _siret, ...rows } = dossierAgrementFields.demandeur.fields;
        facts(pdf, [
          { label: 'Association', value: view.demandeur.nom },
          { label: 'SIRET du siège', value: formatSiret(view.demandeur.id_siret) },
        ]);
        drawFields(pdf, rows, { ...given, value, level });
      },
      haa: (value, level) => drawHaa(pdf, view.sites, { ...given, value, level }),
    },
  });
  drawPieces(pdf, view.pieces);
  heading(pdf, 2, attestation.label);
  const signataire = view.choix.representants.find(({ id }) => id === view.tete.demandeur?.id_signataire);
  paragraph(
    pdf,
    view.tete.attestation?.certifie
      ? `${signataire?.nom ?? 'La personne signataire'} certifie que\u00a0:`
      : 'À certifier avant la transmission\u00a0:',
  );
  bullets(pdf, clausesAgrement);
  drawFields(pdf, attestation.fields, { ...given, value: view.tete.attestation ?? {}, level: 3 });
}

const accordFacts = ({ accord }: DossierAgrementView) =>
  accord
    ? [
        { label: 'Numéro de l’arrêté', value: accord.numero },
        { label: 'Accordé le', value: formatDay(accord.date_attribution) },
        {
          label: 'Valable jusqu’au',
          value: accord.date_validite ? formatDay(accord.date_validite) : 'sans échéance',
        },
        { label: 'Arrêté', value: accord.arrete.nom },
      ]
    : [];
