import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import type { Labels } from '../../platform/pdf/display-value.ts';
import type { Pdf } from '../../platform/pdf/pdf.ts';
import { table } from '../../platform/pdf/table.ts';

/** Gives « Transmis au service instructeur », or several states when its services differ. */
export function stateOf(view: Pick<DossierSubventionView, 'instructions'>): string {
  const states = new Set(view.instructions.map(({ lib_etat }) => lib_etat));
  return capitalised([...states].join(', '));
}

/** This warning comes first while the association can still change the dossier. */
export function notTransmitted(
  view: Pick<DossierSubventionView, 'instructions'>,
): { title: string; text: string } | undefined {
  const states = view.instructions.map(({ etat }) => etat);
  if (states.includes('C')) {
    const text = 'Un service a renvoyé le dossier : il est à corriger, puis à transmettre à nouveau.';
    return { title: 'Non transmis', text };
  }
  if (states.some((etat) => etat !== 'A' && etat !== 'B')) return undefined;
  return { title: 'Non transmis', text: 'Ce document est provisoire : le service n’a pas reçu le dossier.' };
}

/** Draws what each service was asked for, and its state. */
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
    rows: instructions.map((one) => ({
      cells: [
        one.service.nom,
        capitalised(one.lib_etat),
        one.transmis_le && formatHorodatage(new Date(one.transmis_le)).replace(' ', '\u00a0'),
        formatEuros(one.montant_demande),
        one.montant_accorde === null ? null : formatEuros(one.montant_accorde),
      ],
    })),
  });
}

/** The label of the day of the save is kept beside each code. */
const libellesGardes = [
  ['statuts-beneficiaires', 'id_statut', 'lib_statut'],
  ['tranches-age', 'id_tranche_age', 'lib_tranche_age'],
  ['genres', 'id_genre', 'lib_genre'],
] as const;

/** Gives the labels of what the dossier refers to: its people, its bank details, its services. */
export const labelsOf = ({ choix, instructions, projets }: DossierSubventionView): Labels => ({
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

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
