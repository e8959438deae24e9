import { formatEuros } from '@asso/domain/identifiants/affichage';
import { isBlank } from '@asso/domain/kernel/asks';
import type { Choice } from '@asso/domain/kernel/fields';
import { sumEuros } from '@asso/domain/kernel/money';
import { idFinancement } from '@asso/domain/subvention/projet.rules';
import { errorAt, fieldId } from '../ui/field-errors.ts';
import type { Form } from '../ui/fields/form.ts';
import { NumberControl } from '../ui/fields/NumberControl.tsx';
import type { LigneFinancement } from './ligne-financement.ts';

type FinancementsTableProps = {
  form: Form;
  path: string;
  lines: readonly LigneFinancement[];
  annees: readonly number[];
  services: readonly Choice[];
};

/** Services by years, totals both ways; an empty cell asks nothing of that service that year. */
export function FinancementsTable({ form, path, lines, annees, services }: FinancementsTableProps) {
  const lineOf = (annee: number, service: string) =>
    lines.find((one) => Number(one.annee) === annee && one.id_service_instructeur === service);
  const totalOf = (kept: (one: LigneFinancement) => boolean) =>
    formatEuros(sumEuros(lines.filter(kept).map((one) => one.montant_demande)));
  return (
    <table className="annees-table">
      <caption>Subvention demandée, en euros</caption>
      <thead>
        <tr>
          <th scope="col">Service</th>
          {annees.map((annee) => (
            <th scope="col" key={annee}>
              {annee}
            </th>
          ))}
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {services.map(({ value: service, label }) => (
          <tr key={service}>
            <th scope="row">{label}</th>
            {annees.map((annee) => (
              <td key={annee}>
                <Cell {...{ form, path, annee, service, label }} line={lineOf(annee, service)} />
              </td>
            ))}
            <td className="nombre">{totalOf((one) => one.id_service_instructeur === service)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">TOTAL</th>
          {annees.map((annee) => (
            <td className="nombre" key={annee}>
              {totalOf((one) => Number(one.annee) === annee)}
            </td>
          ))}
          <td className="nombre">
            <output>{totalOf(() => true)}</output>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

type CellProps = {
  form: Form;
  path: string;
  annee: number;
  service: string;
  label: string;
  line: LigneFinancement | undefined;
};

function Cell({ form, path, annee, service, label, line }: CellProps) {
  const id = line?.id ?? idFinancement(annee, service);
  const at = `${path}.${id}`;
  const change = (montant_demande: unknown) => {
    if (line) form.onChange(`${at}.montant_demande`, montant_demande);
    else if (montant_demande !== null) {
      form.onChange(at, { id, annee, id_service_instructeur: service, montant_demande });
    }
  };
  /** What was emptied is no longer asked, unless the dossier itself expects it. */
  const leave = () => {
    if (line && isBlank(line.montant_demande) && !line.isExpected) form.onChange(at, null);
    form.onLeave?.(at);
  };
  return (
    <NumberControl
      id={fieldId(`${at}.montant_demande`)}
      label={`${label}, ${annee}`}
      decimals={0}
      unit="€"
      value={line?.montant_demande ?? null}
      error={errorAt([...(form.refusals ?? []), ...(form.errors ?? [])], `${at}.montant_demande`)}
      onChange={change}
      onLeave={leave}
    />
  );
}
