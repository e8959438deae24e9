import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { nomDossier } from '@asso/domain/dossier/dossier.words';
import { formatDate, formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { formatEuros, formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { clausesAttestation } from '@asso/domain/subvention/dossier-subvention.fields';
import { facts } from '../platform/pdf/facts.ts';
import type { Pdf } from '../platform/pdf/pdf.ts';
import { renderPdf } from '../platform/pdf/render-pdf.ts';
import { bullets, heading, paragraph } from '../platform/pdf/text-blocks.ts';
import { stateOf } from './dossier-subvention-etat.pdf.ts';
import type { Recepisse } from './recepisse.ts';

type Given = { view: DossierSubventionView; recepisse: Recepisse };

/** The proof that a dossier left, on one page: which, when, by whom, for how much, and what was certified. */
export function recepissePdf({ view, recepisse }: Given, at: Date): Promise<Buffer> {
  return renderPdf({
    title: 'Récépissé de transmission',
    subtitle: view.demandeur.nom,
    reference: `Dossier ${view.id_fo}`,
    state: stateOf(view),
    date: at,
    draw: (pdf) => drawRecepisse(pdf, { view, recepisse }),
  });
}

function drawRecepisse(pdf: Pdf, { view, recepisse }: Given): void {
  const { description, demandeur, tete, choix } = view;
  const { titre, lib_sous_type_dispositif: type, projet } = description;
  const transmis = new Date(recepisse.transmis_le);
  facts(pdf, [
    { label: 'Dossier', value: view.id_fo },
    { label: 'Demande', value: nomDossier({ titre, type, projet }) },
    { label: 'Association', value: demandeur.nom },
    { label: 'SIRET de l’établissement', value: formatSiret(demandeur.id_siret) },
    { label: 'Transmis le', value: formatHorodatage(transmis) },
    { label: 'Transmis par', value: recepisse.transmis_par },
    { label: 'Transmis à', value: recepisse.services.join(', ') },
    { label: 'Montant demandé', value: formatEuros(view.montant_demande) },
  ]);
  heading(pdf, 2, 'Attestation');
  const signataire = choix.representants.find(({ id }) => id === tete.demandeur?.id_signataire)?.nom;
  paragraph(pdf, `${signataire ?? 'La personne signataire'} certifie que\u00a0:`);
  bullets(pdf, clausesAttestation);
  paragraph(pdf, `Fait à ${tete.attestation?.lieu ?? ''}, le ${formatDate(transmis)}.`);
  heading(pdf, 2, 'Et ensuite');
  paragraph(
    pdf,
    `Le service étudie le dossier en ${recepisse.delai_habituel_jours} jours en général. Sans réponse deux mois après la transmission, une demande de subvention est considérée comme refusée.`,
  );
}
