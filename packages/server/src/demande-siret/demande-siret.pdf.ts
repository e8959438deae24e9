import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { demandeTransmise } from '@asso/domain/demande-siret/envoi.rules';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { formesJuridiques } from '@asso/domain/referentiel/data/formes-juridiques';
import { drawPieces } from '../dossier/pdf/pieces.pdf.ts';
import { drawFields } from '../platform/pdf/draw-fields.ts';
import { facts } from '../platform/pdf/facts.ts';
import type { Pdf } from '../platform/pdf/pdf.ts';
import { renderPdf } from '../platform/pdf/render-pdf.ts';
import { heading, paragraph } from '../platform/pdf/text-blocks.ts';

/** Prints the request for its author and for the SIRET service, in the words of the register. */
export function demandeSiretPdf(view: DemandeSiretView, at: Date): Promise<Buffer> {
  const { lib_etat, code_etat } = view.description;
  return renderPdf({
    title: 'Demande de SIRET',
    subtitle: view.identite.nom,
    reference: `Demande ${view.identifiant.id_fo_fonctionnel}`,
    state: `${lib_etat.charAt(0).toUpperCase()}${lib_etat.slice(1)}`,
    date: at,
    ...(code_etat === 'ECS' ? { warning: nonTransmise } : {}),
    draw: (pdf) => drawDemande(pdf, view),
  });
}

const nonTransmise = {
  title: 'Non transmis',
  text: 'Ce document est provisoire : le service n’a pas reçu la demande.',
};

function drawDemande(pdf: Pdf, view: DemandeSiretView): void {
  facts(pdf, [
    { label: 'Demandeur', value: view.createdBy.nom },
    { label: 'Transmis le', value: view.transmis_le && formatHorodatage(new Date(view.transmis_le)) },
    ...(view.id_siret ? [{ label: 'SIRET attribué', value: formatSiret(view.id_siret) }] : []),
    ...(view.motif ? [{ label: 'Motif', value: view.motif }] : []),
  ]);
  const { attestation, ...sections } = demandeSiretFields;
  const sent = demandeTransmise(view.demande);
  const forme = formesJuridiques.find(({ value }) => value === sent.identite?.id_forme_juridique)?.label;
  const value = { ...sent, identite: { ...sent.identite, ...(forme ? { id_forme_juridique: forme } : {}) } };
  paragraph(pdf, 'Chaque valeur est écrite comme le répertoire Sirene la reçoit.');
  drawFields(pdf, sections, { value, level: 2 });
  drawPieces(pdf, view.documents, { level: 2, titre: 'Documents' });
  heading(pdf, 2, 'Attestation');
  drawFields(pdf, { attestation }, { value, level: 3 });
}
