// Choices of the fields that name a person, a bank account or a service, from what came with the dossier.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { Choice } from '@asso/domain/kernel/fields';

export type Options = Readonly<Record<'representant' | 'rib' | 'service', readonly Choice[]>>;

export const optionsDe = ({ choix, instructions }: DossierSubventionView): Options => ({
  representant: choix.representants.map(({ id, nom, isComplet }) => ({
    value: id,
    label: isComplet ? nom : `${nom} (fiche incomplète)`,
  })),
  rib: choix.ribs.map(({ id, iban_masque, titulaire }) => ({
    value: id,
    label: [iban_masque, titulaire].filter(Boolean).join(' · '),
  })),
  service: instructions.map(({ id_service_instructeur, service }) => ({
    value: id_service_instructeur,
    label: service.nom,
  })),
});
