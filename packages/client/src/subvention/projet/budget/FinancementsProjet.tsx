import type { ListRow } from '@asso/domain/kernel/fields';
import { toServices } from '@asso/domain/service/nom-service.words';
import { sayAnneesWithoutProjet } from '@asso/domain/subvention/dates-projet.words';
import type { Financement, Projet } from '@asso/domain/subvention/projet.fields';
import { FieldMessages } from '../../../ui/fields/FieldMessages.tsx';
import { errorAt, fieldId } from '../../../ui/fields/field-errors.ts';
import { type Form, valueAt } from '../../../ui/fields/form.ts';
import { narrow, useMedia } from '../../../ui/page/use-media.ts';
import { PeriodeAnnonce } from '../PeriodeAnnonce.tsx';
import { FinancementsAnnees } from './FinancementsAnnees.tsx';
import { FinancementsTable } from './FinancementsTable.tsx';
import { optionServis } from './ligne-financement.ts';
import { MontantDemande } from './MontantDemande.tsx';
import '../../../ui/fields/fields.css';

type FinancementsProps = { form: Form; row: ListRow; path: string; annees: readonly number[] };

/** Asks for the amounts by service and year: in one field, a table, or a block for each year on a phone. */
export function FinancementsProjet({ form, row, path, annees }: FinancementsProps) {
  const services = form.options?.service ?? [];
  const lines = ((valueAt(form, path) ?? []) as Financement[]).map((one) => ({
    ...one,
    isExpected: one.id_service_instructeur === services[0]?.value,
  }));
  const sansProjet = sayAnneesWithoutProjet({
    description: valueAt(form, 'description') as Projet['description'],
    financements: lines,
  });
  const isNarrow = useMedia(narrow);
  const id = fieldId(path);
  const [annee] = annees;
  const [service] = services;
  const isSingle = annees.length * services.length === 1;
  const servis = form.options?.[optionServis] ?? [];
  const grid = { form, path, lines, annees, services, servis };
  return (
    <fieldset id={id} tabIndex={-1} className="pile groupe-nu" aria-label={row.label}>
      <PeriodeAnnonce form={form} />
      <FieldMessages id={id} error={errorAt(form.errors ?? [], path)} />
      {sansProjet && <p className="fr-message fr-message--info">{sansProjet}</p>}
      {isSingle && annee !== undefined && service ? (
        <MontantDemande
          {...grid}
          annee={annee}
          service={service.value}
          label={`Montant demandé ${toServices([service.label])} pour ${annee}`}
          isRequired
        />
      ) : isNarrow ? (
        <FinancementsAnnees {...grid} />
      ) : (
        <FinancementsTable {...grid} />
      )}
    </fieldset>
  );
}
