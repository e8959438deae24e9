import type { ListRow } from '@asso/domain/kernel/fields';
import type { Financement } from '@asso/domain/subvention/projet.fields';
import { idFinancement } from '@asso/domain/subvention/projet.rules';
import { announce } from '../ui/announcer.ts';
import { errorAt, fieldId } from '../ui/field-errors.ts';
import { FieldMessages } from '../ui/fields/FieldMessages.tsx';
import { FieldRows } from '../ui/fields/FieldRows.tsx';
import { type Form, isLocked, valueAt } from '../ui/fields/form.ts';
import { narrow, useMedia } from '../ui/use-media.ts';
import { FinancementsTable } from './FinancementsTable.tsx';
import type { LigneFinancement } from './ligne-financement.ts';
import '../ui/fields.css';

type FinancementsProps = { form: Form; row: ListRow; path: string; annees: readonly number[] };

/** What is asked of each service for each year: the year and the service are known, the amount is typed. */
export function FinancementsProjet({ form, row, path, annees }: FinancementsProps) {
  const services = form.options?.service ?? [];
  const lines = ((valueAt(form, path) ?? []) as Financement[]).map((one) => ({
    ...one,
    isExpected: one.id_service_instructeur === services[0]?.value,
  }));
  const isNarrow = useMedia(narrow);
  const names = typedNames(form, row);
  const nameOf = (id: unknown) => services.find(({ value }) => value === id)?.label ?? 'Service';
  const missing = annees.flatMap((annee) =>
    services
      .filter(({ value }) => !lines.some((one) => isOf(one, annee, value)))
      .map(({ value, label }) => ({ annee, service: value, label: `${label}, ${annee}` })),
  );
  const id = fieldId(path);
  if (!isNarrow && annees.length * services.length > 1 && names.join() === 'montant_demande') {
    return (
      <div id={id} tabIndex={-1}>
        <FieldMessages id={id} error={errorAt(form.errors ?? [], path)} />
        <FinancementsTable {...{ form, path, lines, annees, services }} />
      </div>
    );
  }
  return (
    <div className="annees" id={id} tabIndex={-1}>
      <FieldMessages id={id} error={errorAt(form.errors ?? [], path)} />
      {lines.map((line) => (
        <fieldset className="groupe" key={line.id} id={fieldId(`${path}.${line.id}`)}>
          <legend className="groupe__legende">
            {nameOf(line.id_service_instructeur)}, {line.annee}
          </legend>
          <FieldRows form={form} fields={row.fields} parentPath={`${path}.${line.id}`} only={names} />
          {!line.isExpected && (
            <button
              type="button"
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              onClick={() => {
                form.onChange(`${path}.${line.id}`, null);
                form.onLeave?.(path);
                announce('Montant retiré.');
                document.getElementById(id)?.focus();
              }}
            >
              Retirer
              <span className="invisible">
                {' '}
                {nameOf(line.id_service_instructeur)}, {line.annee}
              </span>
            </button>
          )}
        </fieldset>
      ))}
      {missing.map(({ annee, service, label }) => (
        <button
          key={label}
          type="button"
          className="fr-btn fr-btn--secondary fr-btn--sm fr-btn--icon-left fr-icon-add-line"
          onClick={() => {
            const line = { id: idFinancement(annee, service), annee, id_service_instructeur: service };
            form.onChange(`${path}.${line.id}`, line);
          }}
        >
          Demander aussi à {label}
        </button>
      ))}
    </div>
  );
}

const isOf = (line: LigneFinancement, annee: number, service: string): boolean =>
  Number(line.annee) === annee && line.id_service_instructeur === service;

/** Neither what names the line, nor what the service writes. */
const typedNames = (form: Form, row: ListRow): string[] =>
  Object.entries(row.fields)
    .filter(([name, field]) => !row.key?.includes(name) && !isLocked(form, field))
    .map(([name]) => name);
