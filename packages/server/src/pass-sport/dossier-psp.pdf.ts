import type { DossierPsp, InscriptionPsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { count, formatEuros, formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { sayMontantPsp, sayTotal } from '@asso/domain/pass-sport/pass-sport.words';
import { facts } from '../platform/pdf/facts.ts';
import type { Pdf } from '../platform/pdf/pdf.ts';
import { renderPdf } from '../platform/pdf/render-pdf.ts';
import { table } from '../platform/pdf/table.ts';
import { heading, paragraph } from '../platform/pdf/text-blocks.ts';

/**
 * Prints the dossier of an establishment with the inscriptions that the view holds, each with its state and its
 * reimbursement.
 */
export function dossierPspPdf(view: DossierPsp, at: Date): Promise<Buffer> {
  return renderPdf({
    title: `Pass’Sport ${view.exercice.saison}`,
    subtitle: view.structure.nom,
    reference: `Établissement ${formatSiret(view.structure.id_siret)}`,
    state: count(view.totaux.nombre, 'bénéficiaire inscrit', 'bénéficiaires inscrits'),
    date: at,
    draw: (pdf) => drawDossier(pdf, view),
  });
}

function drawDossier(pdf: Pdf, view: DossierPsp): void {
  const { rib, exercice, totaux } = view;
  facts(pdf, [
    { label: 'Responsable du dossier', value: view.created_by.nom },
    {
      label: 'Inscriptions',
      value: `du ${formatDay(exercice.date_debut)} au ${formatDay(exercice.date_fin)}`,
    },
    { label: 'Une inscription', value: formatEuros(exercice.montant) },
    { label: 'Total', value: sayTotal(totaux) },
    { label: 'Titulaire du compte', value: rib?.titulaire ?? null },
    { label: 'IBAN', value: rib?.iban ?? null },
  ]);
  heading(pdf, 2, 'Inscriptions');
  if (view.inscriptions.length === 0) paragraph(pdf, 'Aucun bénéficiaire n’est inscrit.');
  else drawInscriptions(pdf, view);
}

function drawInscriptions(pdf: Pdf, view: DossierPsp): void {
  table(pdf, {
    columns: [
      { title: 'Code', isRowHeader: true },
      { title: 'Bénéficiaire' },
      { title: 'Commune' },
      { title: 'Fédération' },
      { title: 'État' },
      { title: 'Montant', align: 'right' },
    ],
    rows: view.inscriptions.map((one) => ({ cells: cellsOf(one) })),
  });
}

const cellsOf = ({ beneficiaire, federation, ...one }: InscriptionPsp): (string | null)[] => [
  beneficiaire.id_psp,
  `${beneficiaire.prenom} ${beneficiaire.nom}`,
  `${beneficiaire.adresse.code_postal} ${beneficiaire.adresse.commune}`,
  federation?.nom ?? 'Sur agrément',
  one.paye_le ? `${one.lib_etat} le ${formatDay(one.paye_le)}` : one.lib_etat,
  sayMontantPsp(one),
];
