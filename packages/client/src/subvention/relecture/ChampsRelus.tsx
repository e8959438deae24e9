import { projetFields } from '@asso/domain/subvention/projet.fields';
import type { PointRelu } from '@asso/domain/subvention/renouvellement/relecture-renouvellement.rows';
import { DateControl } from '../../ui/fields/DateControl.tsx';
import { FieldRows } from '../../ui/fields/FieldRows.tsx';
import type { Form, OwnControlProps } from '../../ui/fields/form.ts';
import { FinancementsProjet } from '../projet/budget/FinancementsProjet.tsx';
import { champsDates } from '../projet/champs-dates.ts';
import type { ProjetDraft } from '../projet/use-projet.ts';
import '../projet/projets.css';

type ChampsRelusProps = { point: PointEnPlace; ecrit: ProjetDraft; onChanged: () => void };

const enPlace = ['dates', 'publics', 'somme'] as const;
type PointEnPlace = (typeof enPlace)[number];

export const isKeptInPlace = (point: PointRelu): point is PointEnPlace =>
  (enPlace as readonly PointRelu[]).includes(point);

const { description, beneficiaire, financements } = projetFields;

/** The fields of what changes most from one year to the next; typing in them answers « Corrigé ». */
export function ChampsRelus({ point, ecrit, onChanged }: ChampsRelusProps) {
  const { annees } = ecrit;
  const plain = ecrit.formWith([]);
  const form: Form = {
    ...plain,
    // The proposals are left out, so that last year's answers are shown: they are confirmed in this row.
    proposals: {},
    onChange: (path, to) => {
      plain.onChange(path, to);
      onChanged();
    },
  };
  if (point === 'somme') {
    return <FinancementsProjet form={form} row={financements} path="financements" annees={annees} />;
  }
  if (point === 'publics') {
    return <FieldRows form={form} fields={beneficiaire.fields} parentPath="beneficiaire" only={['nombre']} />;
  }
  const jour = ({ options: _, ...props }: OwnControlProps) => <DateControl {...props} annee={annees[0]} />;
  const own = Object.fromEntries(champsDates.map((name) => [`description.${name}`, jour]));
  return (
    <FieldRows
      form={{ ...form, own }}
      fields={description.fields}
      parentPath="description"
      only={champsDates}
    />
  );
}
