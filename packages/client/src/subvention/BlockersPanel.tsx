import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { autresBlocages } from '../dossier/autres-blocages.ts';
import { BlocagesPanel } from '../dossier/BlocagesPanel.tsx';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { blockerHref } from './dossier-liens.ts';

type BlockersPanelProps = {
  dossier: DossierSubventionView;
  /** These are the problems found by the button, here and on other pages; the list is empty until it is pressed. */
  errors: readonly FieldError[];
  attempt: number;
};

/** The panel lists what keeps the dossier from being transmitted, with the project and year of each problem. */
export function BlockersPanel({ dossier, errors, attempt }: BlockersPanelProps) {
  const isAlert = errors.length > 0;
  const blocages = (isAlert ? errors : autresBlocages(dossier)).map(({ field, message }) => ({
    field,
    message,
    href: field.startsWith('attestation') ? null : blockerHref(dossier, field),
    lieu: placeOf(dossier, field),
  }));
  return <BlocagesPanel blocages={blocages} isAlert={isAlert} attempt={attempt} />;
}

/** The text reads « Projet 1, budget 2027 : ». */
function placeOf({ projets }: DossierSubventionView, field: string): string {
  const [section, id, rubrique, annee] = field.split('.');
  const projet = section === 'projets' ? projets.find((one) => one.id === id) : undefined;
  if (!projet) return '';
  const budget = rubrique === 'budgets' && annee ? `, budget ${annee}` : '';
  return `Projet ${projet.numero_projet}${budget} : `;
}
