// A line is the amount asked of a service for a year.
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import type { Choice } from '@asso/domain/kernel/fields';
import { sumEuros } from '@asso/domain/kernel/money';
import type { Financement } from '@asso/domain/subvention/projet.fields';
import { emptyFinancement, idFinancement } from '@asso/domain/subvention/projet-annees.rules';
import type { Form } from '../../../ui/fields/form.ts';

export type LigneFinancement = Financement & {
  /** True for the service for which the dossier was begun: its line stays, even empty. */
  isExpected: boolean;
};

/** The name, among the options of the form, of the services that have received the dossier. */
export const optionServis = 'service-servi';

export type GrilleFinancements = {
  form: Form;
  path: string;
  lines: readonly LigneFinancement[];
  annees: readonly number[];
  services: readonly Choice[];
  /** The services that have received the dossier, whose sums are only read. */
  servis: readonly Choice[];
};

/** Writes the amount asked of a service for a year, in its line or in a new one. */
export function ecritureDemande(
  lines: readonly Financement[],
  { annee, service, montant }: { annee: number; service: string; montant: unknown },
): { path: string; value: unknown } {
  const line = lines.find((one) => Number(one.annee) === annee && one.id_service_instructeur === service);
  return line
    ? { path: `financements.${line.id}.montant_demande`, value: montant }
    : {
        path: `financements.${idFinancement(annee, service)}`,
        value: { ...emptyFinancement(annee, service), montant_demande: montant },
      };
}

type Kept = { annee?: number; service?: string };

/** Adds up the amounts of a year, of a service, or of all lines. */
export const formatTotal = (lines: readonly LigneFinancement[], { annee, service }: Kept = {}): string =>
  formatEuros(
    sumEuros(
      lines
        .filter((one) => annee === undefined || Number(one.annee) === annee)
        .filter((one) => service === undefined || one.id_service_instructeur === service)
        .map((one) => one.montant_demande),
    ),
  );
