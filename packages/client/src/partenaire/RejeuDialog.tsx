import { webhookEndpoints } from '@asso/contract/partenaire/webhook.endpoints';
import { endOfDay, instantThere } from '@asso/domain/identifiants/dates-affichees';
import { count, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { isDate } from '@asso/domain/kernel/value-problems';
import { partenaireProblems } from '@asso/domain/partenaire/partenaire.problems';
import {
  livraisonsGardeesJours,
  periodePasBonne,
  rejeuJours,
  rejeuMax,
} from '@asso/domain/partenaire/webhook.rules';
import { useState } from 'react';
import { type CallOutcome, call } from '../platform/call/call.ts';
import { useRead } from '../platform/use-read.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DateControl } from '../ui/fields/DateControl.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { errorAt, type FieldError, fieldErrors, fieldId } from '../ui/fields/field-errors.ts';
import { newId } from '../ui/page/new-id.ts';
import type { ProprietaireQuery } from './cles-href.ts';

type RejeuDialogProps = {
  about: { params: { webhook: string }; query: ProprietaireQuery };
  onClose: () => void;
  onDone: (outcome: CallOutcome<typeof webhookEndpoints.replay>, n: number) => Promise<unknown>;
};
type Jours = { du: string | null; au: string | null };
const bornes = [
  { nom: 'du', label: 'Du' },
  { nom: 'au', label: 'Au, ce jour compris' },
] as const;

/** One chooses a period, reads how many events it has, then sends them again. */
export function RejeuDialog({ about, onClose, onDone }: RejeuDialogProps) {
  const [jours, setJours] = useState<Jours>({ du: null, au: null });
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [cle] = useState(newId);
  const periode = periodeOf(jours);
  const read = useRead(
    webhookEndpoints.countReplay,
    periode && periodePasBonne(datesOf(periode)).length === 0
      ? { params: about.params, query: { ...about.query, ...periode } }
      : null,
  );
  /** A changed day makes the errors of the former period untrue, so they are removed. */
  const type = (nom: keyof Jours, jour: string | null) => {
    setJours({ ...jours, [nom]: jour });
    setErrors(errors.filter(({ field }) => field !== nom && field !== 'au'));
  };
  const refuse = (found: readonly FieldError[]) => {
    setErrors(found);
    setAttempt(attempt + 1);
  };
  const replay = async () => {
    const wrong = periode
      ? periodePasBonne(datesOf(periode))
      : bornes
          .filter(({ nom }) => !isDate(jours[nom] ?? ''))
          .map(({ nom }) => ({ code: `partenaire.${nom}`, field: nom }));
    if (!periode || wrong.length > 0) return refuse(fieldErrors(wrong, partenaireProblems));
    const outcome = await call(webhookEndpoints.replay, { ...about, body: periode, idempotencyKey: cle });
    if (outcome.ok) return onDone(outcome, outcome.value.rejoues);
    return refuse([{ field: outcome.problem.field ?? 'au', message: outcome.problem.message }]);
  };
  return (
    <Dialog
      title="Rejouer une période"
      onClose={onClose}
      action={{ label: 'Envoyer de nouveau', onPress: replay }}
    >
      <div className="formulaire">
        <p>
          Ce qui s’est passé entre ces deux jours est envoyé de nouveau, dans l’ordre, sous le même numéro :
          votre logiciel ignore ce qu’il a déjà. {rejeuJours} jours au plus ; les envois sont gardés
          {` ${livraisonsGardeesJours} jours.`}
        </p>
        <ErrorSummary errors={errors} attempt={attempt} />
        {bornes.map(({ nom, label }) => (
          <DateControl
            key={nom}
            id={fieldId(nom)}
            label={label}
            isRequired
            value={jours[nom]}
            error={errorAt(errors, nom)}
            onChange={(value) => type(nom, value as string | null)}
          />
        ))}
        <p role="status">{read.state === 'lu' && combien(read.value.n)}</p>
      </div>
    </Dialog>
  );
}

/**
 * The period goes from the first instant of one day to the last of the other, by the clock of the list of
 * deliveries.
 */
const periodeOf = ({ du, au }: Jours): { du: string; au: string } | null =>
  du && au && isDate(du) && isDate(au)
    ? { du: instantThere(du, '00:00:00').toISOString(), au: endOfDay(au).toISOString() }
    : null;

const datesOf = ({ du, au }: { du: string; au: string }) => ({ du: new Date(du), au: new Date(au) });

function combien(n: number): string {
  if (n === 0) return 'Aucun envoi dans cette période.';
  if (n > rejeuMax) return `Plus de ${formatNombre(rejeuMax)} envois : choisissez une période plus courte.`;
  return `${count(n, 'envoi repartira', 'envois repartiront')}.`;
}
