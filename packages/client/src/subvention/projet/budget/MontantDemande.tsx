import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { isBlank } from '@asso/domain/kernel/asks';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { valueProblems } from '@asso/domain/kernel/value-problems';
import { projetFields } from '@asso/domain/subvention/projet.fields';
import { emptyFinancement, idFinancement } from '@asso/domain/subvention/projet-annees.rules';
import { useState } from 'react';
import { errorAt, fieldErrors, fieldId } from '../../../ui/fields/field-errors.ts';
import { NumberControl } from '../../../ui/fields/NumberControl.tsx';
import type { GrilleFinancements } from './ligne-financement.ts';

type MontantDemandeProps = Pick<GrilleFinancements, 'form' | 'path' | 'lines' | 'servis'> & {
  annee: number;
  service: string;
  label: string;
  isRequired?: boolean;
};

const row = projetFields.financements.fields.montant_demande;

/** The field of one amount; a service that is asked for nothing in a year has no line. */
export function MontantDemande({
  form,
  path,
  lines,
  servis,
  annee,
  service,
  label,
  isRequired,
}: MontantDemandeProps) {
  const line = lines.find((one) => Number(one.annee) === annee && one.id_service_instructeur === service);
  const id = line?.id ?? idFinancement(annee, service);
  const at = `${path}.${id}`;
  const change = (montant_demande: unknown) => {
    if (line) form.onChange(`${at}.montant_demande`, montant_demande);
    else if (montant_demande !== null) {
      form.onChange(at, { ...emptyFinancement(annee, service), montant_demande });
    }
  };
  const [wasLeft, setWasLeft] = useState(false);
  const montant = `${at}.montant_demande`;
  const known = errorAt([...(form.refusals ?? []), ...(form.errors ?? [])], montant);
  const wrong = wasLeft && !isBlank(line?.montant_demande) ? valueProblems(row, line?.montant_demande) : [];
  const [own] = fieldErrors(wrong, kernelProblems);
  /** An emptied line is removed, unless the dossier was begun for this service. */
  const leave = () => {
    if (line && isBlank(line.montant_demande) && !line.isExpected) form.onChange(at, null);
    form.onLeave?.(at);
    setWasLeft(true);
  };
  if (servis.some(({ value }) => value === service)) {
    return <MontantFige id={fieldId(montant)} label={label} montant={line?.montant_demande} />;
  }
  return (
    <NumberControl
      id={fieldId(montant)}
      label={label}
      decimals={0}
      unit="€"
      isRequired={isRequired}
      value={line?.montant_demande ?? null}
      error={known ?? own?.message}
      onChange={change}
      onLeave={leave}
    />
  );
}

type MontantFigeProps = { id: string; label: string; montant: unknown };

/** Shows a sum that its service has received, and that no longer changes. */
const MontantFige = ({ id, label, montant }: MontantFigeProps) => (
  <p id={id} tabIndex={-1}>
    <span className="fr-label">{label}</span>
    <strong className="nombre">{formatEuros(typeof montant === 'number' ? montant : 0)}</strong>
    <br />
    <span className="discret petit fr-icon-lock-line">Reçu par le service : ne change plus.</span>
  </p>
);
