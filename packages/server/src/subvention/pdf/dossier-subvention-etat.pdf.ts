import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { sumAccordesVus } from '@asso/domain/dossier/suivi/depart.words';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { capitalised } from '../../dossier/pdf/etat.pdf.ts';
import type { Labels } from '../../platform/pdf/display-value.ts';
import type { Pdf } from '../../platform/pdf/pdf.ts';
import { table } from '../../platform/pdf/table.ts';

/**
 * Draws one row for each service: the state of its instruction, when the dossier was sent to it, what was asked of it
 * and what it granted.
 */
export function drawServices(pdf: Pdf, { instructions }: DossierSubventionView): void {
  table(pdf, {
    caption: instructions.length > 1 ? 'Services instructeurs' : 'Service instructeur',
    columns: [
      { title: 'Service', isRowHeader: true },
      { title: 'État' },
      { title: 'Transmis le' },
      { title: 'Demandé', align: 'right' },
      { title: 'Accordé', align: 'right' },
    ],
    rows: instructions.map((one) => {
      const accorde = sumAccordesVus(one.montant_accorde, [one.depart]);
      const cells = [
        one.service.nom,
        capitalised(one.lib_etat),
        one.transmis_le && formatHorodatage(new Date(one.transmis_le)).replace(' ', '\u00a0'),
        formatEuros(one.montant_demande),
        accorde === null ? null : formatEuros(accorde),
      ];
      return { cells };
    }),
  });
}

/** The lists for which a project keeps, beside each code, the label that it had on the day of the save. */
const libellesGardes = [
  ['statuts-beneficiaires', 'id_statut', 'lib_statut'],
  ['tranches-age', 'id_tranche_age', 'lib_tranche_age'],
  ['genres', 'id_genre', 'lib_genre'],
] as const;

/** Gives the labels of what the dossier refers to: its people, its bank details, its services. */
export const collectLabels = ({ choix, instructions, projets }: DossierSubventionView): Labels => ({
  ...Object.fromEntries(
    libellesGardes.map(([liste, code, lib]) => [
      liste,
      Object.fromEntries(
        projets.flatMap(({ corps: { beneficiaire } }) =>
          beneficiaire?.[code] && beneficiaire[lib] ? [[beneficiaire[code], beneficiaire[lib]]] : [],
        ),
      ),
    ]),
  ),
  representant: Object.fromEntries(
    choix.representants.map(({ id, nom, fonction }) => [id, [nom, fonction].filter(Boolean).join(', ')]),
  ),
  rib: Object.fromEntries(
    choix.ribs.map(({ id, titulaire, iban_masque }) => [id, `${titulaire} · ${iban_masque}`]),
  ),
  service: Object.fromEntries(
    instructions.map(({ id_service_instructeur, service }) => [id_service_instructeur, service.nom]),
  ),
});
