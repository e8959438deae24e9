import type { CrfView } from '@asso/contract/crf/crf.schemas';
import { clausesAttestationCrf, crfFields } from '@asso/domain/crf/crf.fields';
import { isCrfEditable } from '@asso/domain/crf/crf.states';
import { motsCrf } from '@asso/domain/crf/crf.words';
import { listCustomFields } from '@asso/domain/crf/crf-complet.rules';
import type { EnvoiToSay } from '@asso/domain/dossier/signature/qui-signe.words';
import { formatDate, formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { formatEuros, formatSiret, labelSiret } from '@asso/domain/identifiants/nombres-affiches';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { drawAttestation } from '../dossier/pdf/demandeur.pdf.ts';
import { drawPieces } from '../dossier/pdf/pieces.pdf.ts';
import { drawFields } from '../platform/pdf/draw-fields.ts';
import { facts } from '../platform/pdf/facts.ts';
import type { Pdf } from '../platform/pdf/pdf.ts';
import { renderPdf } from '../platform/pdf/render-pdf.ts';
import { heading } from '../platform/pdf/text-blocks.ts';
import { drawProjetCrf } from './crf-projet.pdf.ts';

/** Gives the report at that instant, in the order of the official form. */
export function crfPdf(view: CrfView, at: Date): Promise<Buffer> {
  const { lib_etat, exercice, id_etat } = view.description;
  return renderPdf({
    title: `Compte rendu financier ${exercice}`,
    subtitle: [view.dossier.nom, view.dossier.titre].join(' · '),
    reference: `Dossier ${view.id_fo}`,
    state: `${lib_etat.charAt(0).toUpperCase()}${lib_etat.slice(1)}`,
    date: at,
    ...(isCrfEditable(id_etat) ? { warning: nonTransmis } : {}),
    draw: (pdf) => drawCrf(pdf, view),
  });
}

const nonTransmis = {
  title: 'Non transmis',
  text: 'Ce document est provisoire : le service n’a pas reçu le compte rendu.',
};

function drawCrf(pdf: Pdf, view: CrfView): void {
  const { montant_accorde, montant_realise } = view.description;
  facts(pdf, [
    { label: 'Association', value: view.dossier.nom },
    { label: labelSiret('SIRET', view.dossier.id_siret), value: formatSiret(view.dossier.id_siret) },
    { label: 'Service', value: view.dossier.services.map(({ nom }) => nom).join(', ') },
    { label: 'À transmettre avant le', value: formatDate(new Date(view.echeance), view.campagne.fuseau) },
    { label: 'Transmis le', value: view.transmis_le && formatHorodatage(new Date(view.transmis_le)) },
    { label: 'Reçu le', value: view.recu_le && formatHorodatage(new Date(view.recu_le)) },
    { label: 'Subvention accordée', value: formatEuros(montant_accorde) },
    { label: 'Subvention utilisée', value: formatEuros(montant_realise) },
  ]);
  for (const projet of view.projets) drawProjetCrf(pdf, { view, projet });
  const { attestation, demandeur, ...annexe } = crfFields;
  const given = {
    value: view.corps,
    level: 2 as const,
    scopes: { crf: view.corps, custom: view.corps.customs ?? {} },
    custom: listCustomFields({ campagne: view.campagne as Campagne }),
    labels: {
      representant: Object.fromEntries(
        view.choix.map(({ id, nom, fonction }) => [id, [nom, fonction].filter(Boolean).join(', ')]),
      ),
      service: Object.fromEntries(view.dossier.services.map(({ id, nom }) => [id, nom])),
    },
  };
  drawFields(pdf, annexe, given);
  if (view.pieces.length > 0) drawPieces(pdf, view.pieces);
  heading(pdf, 2, 'Attestation');
  const done = view.corps.attestation;
  const signers = view.corps.demandeur;
  drawAttestation(pdf, {
    attestation: done,
    clauses: clausesAttestationCrf,
    envoi: envoiOf(view),
    autres: () => {
      drawFields(pdf, demandeur.fields, { ...given, value: signers ?? {}, level: 3 });
      if (!done?.certifie) drawFields(pdf, attestation.fields, { ...given, value: done ?? {}, level: 3 });
    },
  });
}

/** A report is certified by the account that sends it, which the history names; nobody signs it apart. */
function envoiOf({ transmis_le, historique }: CrfView): EnvoiToSay | null {
  if (!transmis_le) return null;
  const sent = historique.find(({ fait }) => fait === motsCrf.transmit.fait);
  const par = sent?.par ?? 'l’association';
  return { par, le: new Date(transmis_le), preuve: null, isNonSigne: false };
}
